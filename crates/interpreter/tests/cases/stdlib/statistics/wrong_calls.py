import statistics as st

def shown(function, *args, **names):
    try:
        print(function.__name__, repr(function(*args, **names)))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)

shown(st.mean)
shown(st.mean, 1, 2)
shown(st.mean, 5)
shown(st.stdev, [1], zz=2)
shown(st.stdev, [1, 2, 3], 2, 3)
shown(st.mean, "abc")
shown(st.mean, {1: 2, 3: 4})
shown(st.mean, {1, 2, 4})
shown(st.mean, range(5))
shown(st.variance, [1, 2], xbar=1, data=3)
shown(st.correlation, [1, 2])
shown(st.correlation, x=[1], y=[2])
shown(st.correlation, [1, 1], [2, 3])
shown(st.linear_regression, [1, 1], [2, 3])
shown(st.covariance, [1, 2, 3], [1, 2])
shown(st.median, [])
shown(st.quantiles, [1, 2, 3], n=0)
shown(st.quantiles, [1, 2, 3], method="odd")
shown(st.quantiles, [1])
shown(st.mode, [])
shown(st.fmean, [])
shown(st.harmonic_mean, [1, -1])
shown(st.geometric_mean, [0])
