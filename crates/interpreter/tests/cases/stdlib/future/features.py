# __future__: the features and their versions.
import __future__
print(__future__.all_feature_names)
for name in __future__.all_feature_names:
    feature = getattr(__future__, name)
    print(name, feature.getOptionalRelease(), feature.getMandatoryRelease(), feature.compiler_flag)
print(__future__.division, type(__future__.annotations).__name__, repr(__future__.annotations))
from __future__ import annotations as a
print(a is __future__.annotations, a.compiler_flag == __future__.CO_FUTURE_ANNOTATIONS if hasattr(__future__, "CO_FUTURE_ANNOTATIONS") else True)
