/// Symbols by SF Symbols' names, one a line: the name, `s` for stroked or `f` for filled, and SVG path data, layers separated
/// by semicolons. From Tabler Icons (MIT licence, see NOTICE).
let symbolsArrows = #"""
    chevron.left|s|M15 6l-6 6l6 6
    chevron.right|s|M9 6l6 6l-6 6
    chevron.up|s|M6 15l6 -6l6 6
    chevron.down|s|M6 9l6 6l6 -6
    chevron.backward|s|M15 6l-6 6l6 6
    chevron.forward|s|M9 6l6 6l-6 6
    chevron.up.chevron.down|s|M8 9l4 -4l4 4;M16 15l-4 4l-4 -4
    chevron.left.2|s|M11 7l-5 5l5 5;M17 7l-5 5l5 5
    chevron.right.2|s|M7 7l5 5l-5 5;M13 7l5 5l-5 5
    chevron.compact.down|s|M4 11l8 3l8 -3
    chevron.compact.up|s|M4 13l8 -3l8 3
    arrow.left|s|M5 12l14 0;M5 12l6 6;M5 12l6 -6
    arrow.right|s|M5 12l14 0;M13 18l6 -6;M13 6l6 6
    arrow.up|s|M12 5l0 14;M18 11l-6 -6;M6 11l6 -6
    arrow.down|s|M12 5l0 14;M18 13l-6 6;M6 13l6 6
    arrow.backward|s|M5 12l14 0;M5 12l6 6;M5 12l6 -6
    arrow.forward|s|M5 12l14 0;M13 18l6 -6;M13 6l6 6
    arrow.up.right|s|M17 7l-10 10;M8 7l9 0l0 9
    arrow.up.left|s|M7 7l10 10;M16 7l-9 0l0 9
    arrow.down.right|s|M7 7l10 10;M17 8l0 9l-9 0
    arrow.down.left|s|M17 7l-10 10;M16 17l-9 0l0 -9
    arrow.up.arrow.down|s|M3 9l4 -4l4 4m-4 -4v14;M21 15l-4 4l-4 -4m4 4v-14
    arrow.left.arrow.right|s|M7 10h14l-4 -4;M17 14h-14l4 4
    arrow.left.and.right|s|M7 8l-4 4l4 4;M17 8l4 4l-4 4;M3 12l18 0
    arrow.up.and.down|s|M8 7l4 -4l4 4;M8 17l4 4l4 -4;M12 3l0 18
    arrow.uturn.left|s|M9 14l-4 -4l4 -4;M5 10h11a4 4 0 1 1 0 8h-1
    arrow.uturn.right|s|M15 14l4 -4l-4 -4;M19 10h-11a4 4 0 1 0 0 8h1
    arrow.uturn.backward|s|M9 14l-4 -4l4 -4;M5 10h11a4 4 0 1 1 0 8h-1
    arrow.uturn.forward|s|M15 14l4 -4l-4 -4;M19 10h-11a4 4 0 1 0 0 8h1
    arrow.clockwise|s|M4.05 11a8 8 0 1 1 .5 4m-.5 5v-5h5
    arrow.counterclockwise|s|M19.95 11a8 8 0 1 0 -.5 4m.5 5v-5h-5
    arrow.triangle.2.circlepath|s|M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4;M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4
    arrow.2.squarepath|s|M4 12v-3a3 3 0 0 1 3 -3h13m-3 -3l3 3l-3 3;M20 12v3a3 3 0 0 1 -3 3h-13m3 3l-3 -3l3 -3
    arrow.2.circlepath|s|M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4;M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4
    arrow.up.left.and.arrow.down.right|s|M16 4l4 0l0 4;M14 10l6 -6;M8 20l-4 0l0 -4;M4 20l6 -6
    arrow.down.right.and.arrow.up.left|s|M6 10h4v-4;M4 4l6 6;M18 14h-4v4;M14 14l6 6
    arrow.triangle.branch|s|M7 18m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;M7 6m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;M17 6m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;M7 8l0 8;M9 18h6a2 2 0 0 0 2 -2v-5;M14 14l3 -3l3 3
    arrow.triangle.merge|s|M7 18m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;M7 6m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;M17 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;M7 8l0 8;M7 8a4 4 0 0 0 4 4h4
    arrow.turn.down.right|s|M6 6v6a3 3 0 0 0 3 3h10l-4 -4m0 8l4 -4
    arrow.turn.down.left|s|M18 6v6a3 3 0 0 1 -3 3h-10l4 -4m0 8l-4 -4
    arrow.turn.up.right|s|M6 18v-6a3 3 0 0 1 3 -3h10l-4 -4m0 8l4 -4
    arrow.turn.up.left|s|M18 18v-6a3 3 0 0 0 -3 -3h-10l4 -4m0 8l-4 -4
    arrow.right.to.line|s|M14 12l-10 0;M14 12l-4 4;M14 12l-4 -4;M20 4l0 16
    arrow.left.to.line|s|M10 12l10 0;M10 12l4 4;M10 12l4 -4;M4 4l0 16
    arrow.up.to.line|s|M12 10l0 10;M12 10l4 4;M12 10l-4 4;M4 4l16 0
    arrow.down.to.line|s|M4 20l16 0;M12 14l0 -10;M12 14l4 -4;M12 14l-4 -4
    arrow.down.doc|s|M14 3v4a1 1 0 0 0 1 1h4;M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2z;M12 17v-6;M9.5 14.5l2.5 2.5l2.5 -2.5
    arrow.up.doc|s|M14 3v4a1 1 0 0 0 1 1h4;M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2z;M12 11v6;M9.5 13.5l2.5 -2.5l2.5 2.5
    square.and.arrow.up|s|M8 9h-1a2 2 0 0 0 -2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-8a2 2 0 0 0 -2 -2h-1;M12 14v-11;M9 6l3 -3l3 3
    square.and.arrow.down|s|M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2;M7 11l5 5l5 -5;M12 4l0 12
    square.and.arrow.up.on.square|s|M21 12v3a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10a1 1 0 0 1 1 -1h9;M7 20l10 0;M9 16l0 4;M15 16l0 4;M17 4h4v4;M16 9l5 -5
    arrow.up.and.down.and.arrow.left.and.right|s|M18 9l3 3l-3 3;M15 12h6;M6 9l-3 3l3 3;M3 12h6;M9 18l3 3l3 -3;M12 15v6;M15 6l-3 -3l-3 3;M12 3v6
    return|s|M18 6v6a3 3 0 0 1 -3 3h-10l4 -4m0 8l-4 -4
    arrow.up.forward.app|s|M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6;M11 13l9 -9;M15 4h5v5
    arrow.up.right.square|s|M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6;M11 13l9 -9;M15 4h5v5
    rectangle.portrait.and.arrow.right|s|M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2;M9 12h12l-3 -3;M18 15l3 -3
    rectangle.portrait.and.arrow.forward|s|M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2;M9 12h12l-3 -3;M18 15l3 -3
    escape|s|M12 10l0 10;M12 10l4 4;M12 10l-4 4;M4 4l16 0
    location|s|M21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5
    location.fill|f|M20.891 2.006l.106 -.006l.13 .008l.09 .016l.123 .035l.107 .046l.1 .057l.09 .067l.082 .075l.052 .059l.082 .116l.052 .096c.047 .1 .077 .206 .09 .316l.005 .106c0 .075 -.008 .149 -.024 .22l-.035 .123l-6.532 18.077a1.55 1.55 0 0 1 -1.409 .903a1.547 1.547 0 0 1 -1.329 -.747l-.065 -.127l-3.352 -6.702l-6.67 -3.336a1.55 1.55 0 0 1 -.898 -1.259l-.006 -.149c0 -.56 .301 -1.072 .841 -1.37l.14 -.07l18.017 -6.506l.106 -.03l.108 -.018z
    location.north|s|M12 18.5l7.265 2.463c.196 .077 .42 .032 .57 -.116a.548 .548 0 0 0 .134 -.572l-7.969 -17.275l-7.97 17.275c-.07 .2 -.017 .424 .135 .572c.15 .148 .374 .193 .57 .116l7.265 -2.463
    location.north.fill|f|M11.092 2.581a1 1 0 0 1 1.754 -.116l.062 .116l8.005 17.365c.198 .566 .05 1.196 -.378 1.615a1.53 1.53 0 0 1 -1.459 .393l-7.077 -2.398l-6.899 2.338a1.535 1.535 0 0 1 -1.52 -.231l-.112 -.1c-.398 -.386 -.556 -.954 -.393 -1.556l.047 -.15l7.97 -17.276z
    cursorarrow|s|M7.904 17.563a1.2 1.2 0 0 0 2.228 .308l2.09 -3.093l4.907 4.907a1.067 1.067 0 0 0 1.509 0l1.047 -1.047a1.067 1.067 0 0 0 0 -1.509l-4.907 -4.907l3.113 -2.09a1.2 1.2 0 0 0 -.309 -2.228l-13.582 -3.904l3.904 13.563z
    cursorarrow.fill|f|M3.039 4.277l3.904 13.563c.185 .837 .92 1.516 1.831 1.642l.17 .016a2.2 2.2 0 0 0 1.982 -1.006l.045 -.078l1.4 -2.072l4.05 4.05a2.067 2.067 0 0 0 2.924 0l1.047 -1.047c.388 -.388 .606 -.913 .606 -1.461l-.008 -.182a2.067 2.067 0 0 0 -.598 -1.28l-4.047 -4.048l2.103 -1.412c.726 -.385 1.18 -1.278 1.053 -2.189a2.2 2.2 0 0 0 -1.701 -1.845l-13.524 -3.89a1 1 0 0 0 -1.236 1.24z
    """#
