"""The matplotlib backend of a session: figures are drawn in memory, and showing one puts it into the display.

Opens no window.
"""
from matplotlib.backend_bases import FigureManagerBase
from matplotlib.backends.backend_agg import FigureCanvasAgg

from . import display

FigureCanvas = FigureCanvasAgg
FigureManager = FigureManagerBase


def show(*_, **__):
    """Shows every open figure, and closes it."""
    display.show_figures()
