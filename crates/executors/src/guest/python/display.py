"""What a cell shows beside its text: each thing as a bundle of MIME types.

Asks an object only for what it says of itself, as notebooks do, and never fails a cell.
"""
import io
import sys

shown = []

FORMATS = (
    ("_repr_html_", "text/html"),
    ("_repr_markdown_", "text/markdown"),
    ("_repr_svg_", "image/svg+xml"),
    ("_repr_png_", "image/png"),
    ("_repr_jpeg_", "image/jpeg"),
    ("_repr_latex_", "text/latex"),
    ("_repr_json_", "application/json"),
)


def display(*values, **_):
    """Shows each value."""
    for value in values:
        if is_figure(value):
            shown.append(figure_bundle(value))
            close(value)
        else:
            shown.append(bundle_of(value) or {"text/plain": plain(value)})


def show_value(value):
    """Shows a cell's value, if it has more to show than text."""
    if isinstance(value, (type, str, bytes, int, float, list, tuple, dict, set)) or value is None or is_figure(value):
        return
    bundle = bundle_of(value)
    if bundle:
        shown.append(bundle)


def show_figures():
    """Shows the figures that are open, and closes them."""
    pyplot = sys.modules.get("matplotlib.pyplot")
    for number in pyplot.get_fignums() if pyplot else ():
        figure = pyplot.figure(number)
        shown.append(figure_bundle(figure))
        pyplot.close(figure)


def bundle_of(value):
    """What an object says of itself; empty where that is nothing."""
    bundle = {}
    try:
        whole = getattr(value, "_repr_mimebundle_", None)
        if callable(whole):
            made = whole()
            bundle.update(made[0] if isinstance(made, tuple) else made)
    except Exception:
        pass
    for method, mime in FORMATS:
        try:
            ask = getattr(value, method, None)
            made = ask() if callable(ask) else None
        except Exception:
            continue
        if isinstance(made, tuple):
            made = made[0]
        if made is not None:
            bundle.setdefault(mime, made)
    if bundle:
        bundle.setdefault("text/plain", plain(value))
    return {str(mime): made for mime, made in bundle.items()}


def is_figure(value):
    module = sys.modules.get("matplotlib.figure")
    return module is not None and isinstance(value, module.Figure)


def figure_bundle(figure):
    file = io.BytesIO()
    figure.savefig(file, format="png", bbox_inches="tight")
    return {"image/png": file.getvalue(), "text/plain": plain(figure)}


def close(figure):
    pyplot = sys.modules.get("matplotlib.pyplot")
    if pyplot:
        pyplot.close(figure)


def plain(value):
    from .values import safe_repr

    return safe_repr(value)
