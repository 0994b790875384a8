/// Digits and letters, which `1.circle`, `a.square` and the like are composed of. The form of a line is told at ``SymbolTable``.
///
/// From Tabler Icons (MIT licence, see NOTICE), or drawn for this set on the same grid.
let symbolsCharacters = #"""
    0|sM16 16v-8;sM12 20a4 4 0 0 0 4 -4v-8a4 4 0 1 0 -8 0v8a4 4 0 0 0 4 4z
    1|sM13 20v-16l-5 5
    2|sM8 8a4 4 0 1 1 8 0c0 1.098 -.564 2.025 -1.159 2.815l-6.841 9.185h8
    3|sM12 12a4 4 0 1 0 -4 -4;sM8 16a4 4 0 1 0 4 -4
    4|sM15 20v-15l-8 11h10
    5|sM8 20h4a4 4 0 1 0 0 -8h-4v-8h8
    6|sM8 16a4 4 0 1 0 8 0v-1a4 4 0 1 0 -8 0;sM16 8a4 4 0 1 0 -8 0v8
    7|sM8 4h8l-4 16
    8|sM12 8m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0;sM12 16m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0
    9|sM16 8a4 4 0 1 0 -8 0v1a4 4 0 1 0 8 0;sM8 16a4 4 0 1 0 8 0v-8
    a|sM7 20v-12a4 4 0 0 1 4 -4h2a4 4 0 0 1 4 4v12;sM7 13l10 0
    b|sM7 20v-16h6a4 4 0 0 1 0 8a4 4 0 0 1 0 8h-6;sM7 12l6 0
    c|sM18 9a5 5 0 0 0 -5 -5h-2a5 5 0 0 0 -5 5v6a5 5 0 0 0 5 5h2a5 5 0 0 0 5 -5
    d|sM7 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1 -5 5h-6v-16
    e|sM17 4h-10v16h10;sM7 12l8 0
    f|sM17 4h-10v16;sM7 12l8 0
    g|sM18 9a5 5 0 0 0 -5 -5h-2a5 5 0 0 0 -5 5v6a5 5 0 0 0 5 5h2a5 5 0 0 0 5 -5v-2h-4
    h|sM17 4l0 16;sM7 12l10 0;sM7 4l0 16
    i|sM12 4l0 16
    j|sM17 4v12a4 4 0 0 1 -4 4h-2a4 4 0 0 1 -4 -4
    k|sM7 4l0 16;sM7 12h2l8 -8;sM9 12l8 8
    l|sM7 4v16h10
    m|sM6 20v-16l6 14l6 -14v16
    n|sM7 20v-16l10 16v-16
    o|sM18 9a5 5 0 0 0 -5 -5h-2a5 5 0 0 0 -5 5v6a5 5 0 0 0 5 5h2a5 5 0 0 0 5 -5v-6
    p|sM7 20v-16h5.5a4 4 0 0 1 0 9h-5.5
    q|sM18 9a5 5 0 0 0 -5 -5h-2a5 5 0 0 0 -5 5v6a5 5 0 0 0 5 5h2a5 5 0 0 0 5 -5v-6;sM13 15l5 5
    r|sM7 20v-16h5.5a4 4 0 0 1 0 9h-5.5;sM12 13l5 7
    s|sM17 8a4 4 0 0 0 -4 -4h-2a4 4 0 0 0 0 8h2a4 4 0 0 1 0 8h-2a4 4 0 0 1 -4 -4
    t|sM6 4l12 0;sM12 4l0 16
    u|sM6 4v11a5 5 0 0 0 5 5h2a5 5 0 0 0 5 -5v-11
    v|sM6 4l6 16l6 -16
    w|sM4 4l4 16l4 -14l4 14l4 -16
    x|sM7 4l10 16;sM17 4l-10 16
    y|sM7 4l5 9l5 -9;sM12 13l0 7
    z|sM7 4h10l-10 16h10
    """#
