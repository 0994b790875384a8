/// Arrows and chevrons. The form of a line is told at ``SymbolTable``.
///
/// From Tabler Icons (MIT licence, see NOTICE), or drawn for this set on the same grid.
let symbolsArrows = #"""
    chevron.left|sM15 6l-6 6l6 6
    chevron.right|sM9 6l6 6l-6 6
    chevron.up|sM6 15l6 -6l6 6
    chevron.down|sM6 9l6 6l6 -6
    chevron.backward|sM15 6l-6 6l6 6
    chevron.forward|sM9 6l6 6l-6 6
    chevron.up.chevron.down|sM8 9l4 -4l4 4;sM16 15l-4 4l-4 -4
    chevron.left.2|sM11 7l-5 5l5 5;sM17 7l-5 5l5 5
    chevron.right.2|sM7 7l5 5l-5 5;sM13 7l5 5l-5 5
    chevron.compact.down|sM4 11l8 3l8 -3
    chevron.compact.up|sM4 13l8 -3l8 3
    arrow.left|sM5 12l14 0;sM5 12l6 6;sM5 12l6 -6
    arrow.right|sM5 12l14 0;sM13 18l6 -6;sM13 6l6 6
    arrow.up|sM12 5l0 14;sM18 11l-6 -6;sM6 11l6 -6
    arrow.down|sM12 5l0 14;sM18 13l-6 6;sM6 13l6 6
    arrow.backward|sM5 12l14 0;sM5 12l6 6;sM5 12l6 -6
    arrow.forward|sM5 12l14 0;sM13 18l6 -6;sM13 6l6 6
    arrow.up.right|sM17 7l-10 10;sM8 7l9 0l0 9
    arrow.up.left|sM7 7l10 10;sM16 7l-9 0l0 9
    arrow.down.right|sM7 7l10 10;sM17 8l0 9l-9 0
    arrow.down.left|sM17 7l-10 10;sM16 17l-9 0l0 -9
    arrow.up.arrow.down|=arrow.left.arrow.right turned -90
    arrow.left.arrow.right|sM3 8h16;sM15 4l4 4l-4 4;sM21 16h-16;sM9 12l-4 4l4 4
    arrow.left.and.right|sM7 8l-4 4l4 4;sM17 8l4 4l-4 4;sM3 12l18 0
    arrow.up.and.down|sM8 7l4 -4l4 4;sM8 17l4 4l4 -4;sM12 3l0 18
    arrow.uturn.left|sM5 10h11a4 4 0 1 1 0 8h-1;sM9 14l-4 -4l4 -4
    arrow.uturn.right|sM19 10h-11a4 4 0 1 0 0 8h1;sM15 14l4 -4l-4 -4
    arrow.uturn.backward|sM5 10h11a4 4 0 1 1 0 8h-1;sM9 14l-4 -4l4 -4
    arrow.uturn.forward|sM19 10h-11a4 4 0 1 0 0 8h1;sM15 14l4 -4l-4 -4
    arrow.clockwise|sM19.933 13.041a8 8 0 1 1 -9.925 -8.788c3.899 -1 7.935 1.007 9.425 4.747;sM20 4v5h-5
    arrow.counterclockwise|=arrow.clockwise mirrored
    arrow.triangle.2.circlepath|sM20 11a8.1 8.1 0 0 0 -15.5 -2;sM4 5v4h4;sM4 13a8.1 8.1 0 0 0 15.5 2;sM20 19v-4h-4
    arrow.2.squarepath|sM4 12v-3a3 3 0 0 1 3 -3h13;sM17 3l3 3l-3 3;sM20 12v3a3 3 0 0 1 -3 3h-13;sM7 21l-3 -3l3 -3
    arrow.2.circlepath|sM20 11a8.1 8.1 0 0 0 -15.5 -2;sM4 5v4h4;sM4 13a8.1 8.1 0 0 0 15.5 2;sM20 19v-4h-4
    arrow.up.left.and.arrow.down.right|=arrow.up.right.and.arrow.down.left mirrored
    arrow.down.right.and.arrow.up.left|sM6 10h4v-4;sM4 4l6 6;sM18 14h-4v4;sM14 14l6 6
    arrow.triangle.branch|sM5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM5 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM15 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM7 8l0 8;sM9 18h6a2 2 0 0 0 2 -2v-5;sM14 14l3 -3l3 3
    arrow.triangle.merge|sM5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM5 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM15 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM7 8l0 8;sM7 8a4 4 0 0 0 4 4h4
    arrow.turn.down.right|sM6 6v6a3 3 0 0 0 3 3h10l-4 -4;sM15 19l4 -4
    arrow.turn.down.left|sM18 6v6a3 3 0 0 1 -3 3h-10l4 -4;sM9 19l-4 -4
    arrow.turn.up.right|sM6 18v-6a3 3 0 0 1 3 -3h10l-4 -4;sM15 13l4 -4
    arrow.turn.up.left|sM18 18v-6a3 3 0 0 0 -3 -3h-10l4 -4;sM9 13l-4 -4
    arrow.right.to.line|sM14 12l-10 0;sM14 12l-4 4;sM14 12l-4 -4;sM20 4l0 16
    arrow.left.to.line|sM10 12l10 0;sM10 12l4 4;sM10 12l4 -4;sM4 4l0 16
    arrow.up.to.line|sM12 10l0 10;sM12 10l4 4;sM12 10l-4 4;sM4 4l16 0
    arrow.down.to.line|sM4 20l16 0;sM12 14l0 -10;sM12 14l4 -4;sM12 14l-4 -4
    arrow.down.doc|sM17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2z;sM14 3v4a1 1 0 0 0 1 1h4;sM12 17v-6;sM9.5 14.5l2.5 2.5l2.5 -2.5
    arrow.up.doc|sM17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2z;sM14 3v4a1 1 0 0 0 1 1h4;sM12 11v6;sM9.5 13.5l2.5 -2.5l2.5 2.5
    square.and.arrow.up|a2M8 9h-1a2 2 0 0 0 -2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-8a2 2 0 0 0 -2 -2h-1;s1M12 14v-11;s1M9 6l3 -3l3 3
    square.and.arrow.down|a2M8 9h-1a2 2 0 0 0 -2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-8a2 2 0 0 0 -2 -2h-1;s1M12 3v6;i1M12 9v6;i1M9 12l3 3l3 -3
    arrow.up.and.down.and.arrow.left.and.right|sM18 9l3 3l-3 3;sM15 12h6;sM6 9l-3 3l3 3;sM3 12h6;sM9 18l3 3l3 -3;sM12 15v6;sM15 6l-3 -3l-3 3;sM12 3v6
    return|sM18 6v6a3 3 0 0 1 -3 3h-10l4 -4;sM9 19l-4 -4
    rectangle.portrait.and.arrow.right|sM14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2;sM9 12h12l-3 -3;sM18 15l3 -3
    rectangle.portrait.and.arrow.forward|sM14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2;sM9 12h12l-3 -3;sM18 15l3 -3
    escape|sM4.500 8.500a8.500 8.500 0 1 0 5 -4.500;sM12 12l-8 -8;sM9 4h-5v5
    location|aM21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5
    location.fill|fM20.891 2.006l.106 -.006l.13 .008l.09 .016l.123 .035l.107 .046l.1 .057l.09 .067l.082 .075l.052 .059l.082 .116l.052 .096c.047 .1 .077 .206 .09 .316l.005 .106c0 .075 -.008 .149 -.024 .22l-.035 .123l-6.532 18.077a1.55 1.55 0 0 1 -1.409 .903a1.547 1.547 0 0 1 -1.329 -.747l-.065 -.127l-3.352 -6.702l-6.67 -3.336a1.55 1.55 0 0 1 -.898 -1.259l-.006 -.149c0 -.56 .301 -1.072 .841 -1.37l.14 -.07l18.017 -6.506l.106 -.03l.108 -.018z
    location.north|aM12 18.5l7.265 2.463c.196 .077 .42 .032 .57 -.116a.548 .548 0 0 0 .134 -.572l-7.969 -17.275l-7.97 17.275c-.07 .2 -.017 .424 .135 .572c.15 .148 .374 .193 .57 .116l7.265 -2.463
    location.north.fill|fM11.092 2.581a1 1 0 0 1 1.754 -.116l.062 .116l8.005 17.365c.198 .566 .05 1.196 -.378 1.615a1.53 1.53 0 0 1 -1.459 .393l-7.077 -2.398l-6.899 2.338a1.535 1.535 0 0 1 -1.52 -.231l-.112 -.1c-.398 -.386 -.556 -.954 -.393 -1.556l.047 -.15l7.97 -17.276z
    cursorarrow|aM7.904 17.563a1.2 1.2 0 0 0 2.228 .308l2.09 -3.093l4.907 4.907a1.067 1.067 0 0 0 1.509 0l1.047 -1.047a1.067 1.067 0 0 0 0 -1.509l-4.907 -4.907l3.113 -2.09a1.2 1.2 0 0 0 -.309 -2.228l-13.582 -3.904l3.904 13.563z
    chevron.up.2|=chevron.left.2 turned 90
    chevron.down.2|=chevron.left.2 turned -90
    chevron.compact.left|sM13 4l-3 8l3 8
    chevron.compact.right|sM11 4l3 8l-3 8
    chevron.left.chevron.right|sM9 8l-4 4l4 4;sM15 8l4 4l-4 4
    chevron.left.slash.chevron.right|=chevron.left.forwardslash.chevron.right
    chevron.left.to.line|sM16 6l-6 6l6 6;sM6 5v14
    chevron.right.to.line|=chevron.left.to.line mirrored
    arrow.up.backward|=arrow.up.left
    arrow.up.forward|=arrow.up.right
    arrow.down.backward|=arrow.down.left
    arrow.down.forward|=arrow.down.right
    arrow.uturn.up|=arrow.uturn.left turned 90
    arrow.uturn.down|=arrow.uturn.left turned -90
    arrow.triangle.swap|=arrow.up.arrow.down
    arrow.triangle.pull|sM4 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM4 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM16 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM6 8l0 8;sM11 6h5a2 2 0 0 1 2 2v8;sM14 9l-3 -3l3 -3
    arrow.triangle.turn.up.right.diamond|aM12 2.5l9.5 9.5l-9.5 9.5l-9.5 -9.5z;iM9.500 15.500v-2.500a1.500 1.500 0 0 1 1.500 -1.500h4;iM13 9l2.500 2.500l-2.500 2.500
    arrow.triangle.turn.up.right.circle|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;sM8.5 16v-3a2 2 0 0 1 2 -2h5;sM13 8.3l2.7 2.7l-2.7 2.7
    arrow.triangle.turn.up.right.circle.fill|fM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;xM8.5 16v-3a2 2 0 0 1 2 -2h5;xM13 8.3l2.7 2.7l-2.7 2.7
    arrow.rectanglepath|=arrow.2.squarepath
    arrow.3.trianglepath|sM12 17l-2 2l2 2;sM10 19h9a2 2 0 0 0 1.75 -2.75l-.55 -1;sM8.536 11l-.732 -2.732l-2.732 .732;sM7.804 8.268l-4.5 7.794a2 2 0 0 0 1.506 2.89l1.141 .024;sM15.464 11l2.732 .732l.732 -2.732;sM18.196 11.732l-4.5 -7.794a2 2 0 0 0 -3.256 -.14l-.591 .976
    arrow.triangle.capsulepath|=arrow.2.squarepath
    arrow.trianglehead.2.clockwise|=arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise|=arrow.clockwise
    arrow.trianglehead.counterclockwise|=arrow.counterclockwise
    arrow.up.to.line.compact|=arrow.up.to.line
    arrow.down.to.line.compact|=arrow.down.to.line
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left|sM16 4l4 0l0 4;sM14 10l6 -6;sM8 20l-4 0l0 -4;sM4 20l6 -6;sM16 20l4 0l0 -4;sM14 14l6 6;sM8 4l-4 0l0 4;sM4 4l6 6
    arrow.down.left.and.arrow.up.right|=arrow.down.right.and.arrow.up.left mirrored
    arrow.up.right.and.arrow.down.left|sM16 4l4 0l0 4;sM14 10l6 -6;sM8 20l-4 0l0 -4;sM4 20l6 -6
    arrow.up.bin|sM5 9v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-10z;sM3 5h18v4h-18z;sM12 18v-6;sM9.5 14.5l2.5 -2.5l2.5 2.5
    arrow.right.doc.on.clipboard|sM9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2z;sM9 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h3;sM19 12v-5a2 2 0 0 0 -2 -2h-2;sM13 17v-1a1 1 0 0 1 1 -1h1;sM18 15h1a1 1 0 0 1 1 1v1;sM20 20v1a1 1 0 0 1 -1 1h-1;sM15 22h-1a1 1 0 0 1 -1 -1v-1
    arrow.branch|sM21 17h-5.397a5 5 0 0 1 -4.096 -2.133l-.514 -.734a5 5 0 0 0 -4.096 -2.133h-3.897;sM21 7h-5.395a5 5 0 0 0 -4.098 2.135l-.51 .73a5 5 0 0 1 -4.097 2.135h-3.9;sM18 10l3 -3l-3 -3;sM18 20l3 -3l-3 -3
    arrow.merge|sM8 7l4 -4l4 4;sM12 3v5.394a6.737 6.737 0 0 1 -3 5.606a6.737 6.737 0 0 0 -3 5.606v1.394;sM12 3v5.394a6.737 6.737 0 0 0 3 5.606a6.737 6.737 0 0 1 3 5.606v1.394
    arrow.forward.to.line|=arrow.right.to.line
    arrow.backward.to.line|=arrow.left.to.line
    arrow.right.to.line.compact|=arrow.right.to.line
    arrow.up.and.line.horizontal.and.arrow.down|sM4 12l16 0;sM8 8l4 -4l4 4;sM16 16l-4 4l-4 -4
    arrow.up.and.down.text.horizontal|sM3 8l3 -3l3 3;sM3 16l3 3l3 -3;sM6 5l0 14;sM13 6l7 0;sM13 12l7 0;sM13 18l7 0
    arrowshape.turn.up.left|aM10 5v4c6 0 10 3 11 10c-2.5 -3.5 -6 -5 -11 -5v4l-7 -6.5z
    arrowshape.turn.up.right|=arrowshape.turn.up.left mirrored
    arrowshape.turn.up.left.2|aM14 6v3c4 0 7 3 7.500 9c-2 -3 -4.500 -4 -7.500 -4v3l-6 -5.500z;sM8 6l-6 5.500l6 5.500
    arrowshape.turn.up.backward|=arrowshape.turn.up.left
    arrowshape.turn.up.forward|=arrowshape.turn.up.right
    arrowshape.left|aM20 15h-8v3.586a1 1 0 0 1 -1.707 .707l-6.586 -6.586a1 1 0 0 1 0 -1.414l6.586 -6.586a1 1 0 0 1 1.707 .707v3.586h8a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1z
    arrowshape.right|aM4 9h8v-3.586a1 1 0 0 1 1.707 -.707l6.586 6.586a1 1 0 0 1 0 1.414l-6.586 6.586a1 1 0 0 1 -1.707 -.707v-3.586h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z
    arrowshape.up|aM9 20v-8h-3.586a1 1 0 0 1 -.707 -1.707l6.586 -6.586a1 1 0 0 1 1.414 0l6.586 6.586a1 1 0 0 1 -.707 1.707h-3.586v8a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z
    arrowshape.down|aM15 4v8h3.586a1 1 0 0 1 .707 1.707l-6.586 6.586a1 1 0 0 1 -1.414 0l-6.586 -6.586a1 1 0 0 1 .707 -1.707h3.586v-8a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1z
    arrowshape.backward|=arrowshape.left
    arrowshape.forward|=arrowshape.right
    arrowshape.bounce.right|sM3 8a9 9 0 0 1 9 9v1l1.428 -4.285a12 12 0 0 1 6.018 -6.938l.554 -.277;sM10 18h4;sM15 6h5v5
    arrowtriangle.up|aM12 6l8 12h-16z
    arrowtriangle.down|=arrowtriangle.up turned 180
    arrowtriangle.left|=arrowtriangle.up turned -90
    arrowtriangle.right|=arrowtriangle.up turned 90
    arrowtriangle.backward|=arrowtriangle.left
    arrowtriangle.forward|=arrowtriangle.right
    square.and.arrow.up.on.square|aM7 12a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2z;iM14 10v7;sM14 16v-13;sM11 6l3 -3l3 3;sM4 17a2 2 0 0 1 -1 -1.800v-6.200a2 2 0 0 1 2 -2h3
    rectangle.righthalf.inset.filled.arrow.right|=rectangle.portrait.and.arrow.right
    delete.left|aM20 6a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-11l-5 -5a1.5 1.5 0 0 1 0 -2l5 -5z;iM12 10l4 4;iM16 10l-4 4
    delete.left.fill|fM20 5a2 2 0 0 1 1.995 1.85l.005 .15v10a2 2 0 0 1 -1.85 1.995l-.15 .005h-11a1 1 0 0 1 -.608 -.206l-.1 -.087l-5.037 -5.04c-.809 -.904 -.847 -2.25 -.083 -3.23l.12 -.144l5 -5a1 1 0 0 1 .577 -.284l.131 -.009h11zm-7.489 4.14a1 1 0 0 0 -1.301 1.473l.083 .094l1.292 1.293l-1.292 1.293l-.083 .094a1 1 0 0 0 1.403 1.403l.094 -.083l1.293 -1.292l1.293 1.292l.094 .083a1 1 0 0 0 1.403 -1.403l-.083 -.094l-1.292 -1.293l1.292 -1.293l.083 -.094a1 1 0 0 0 -1.403 -1.403l-.094 .083l-1.293 1.292l-1.293 -1.292l-.094 -.083l-.102 -.07z
    delete.right|=delete.left mirrored
    delete.right.fill|=delete.left.fill mirrored
    clear|aM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM9 9l6 6;iM15 9l-6 6
    option|sM3 6h5l8 12h5;sM14 6h7
    capslock|aM12 3l8 8h-4v4h-8v-4h-4z;aM8 18h8v3h-8z
    space|sM4 10v4h16v-4
    fn|sM8 19v-10a3 3 0 0 1 3 -3;sM5 11h5;sM13 19v-8;sM13 14a3 3 0 0 1 6 0v5
    cursorarrow.rays|aM12 12l9 3l-4 2l-2 4l-3 -9;sM3 12l3 0;sM12 3l0 3;sM7.8 7.8l-2.2 -2.2;sM16.2 7.8l2.2 -2.2;sM7.8 16.2l-2.2 2.2
    cursorarrow.click|aM12 12l9 3l-4 2l-2 4l-3 -9;sM3 12l3 0;sM12 3l0 3;sM7.8 7.8l-2.2 -2.2;sM16.2 7.8l2.2 -2.2;sM7.8 16.2l-2.2 2.2
    cursorarrow.click.2|aM12 12l9 3l-4 2l-2 4l-3 -9;sM3 12l3 0;sM12 3l0 3;sM7.8 7.8l-2.2 -2.2;sM16.2 7.8l2.2 -2.2;sM7.8 16.2l-2.2 2.2
    location.north.line|aM12 18.5l7.265 2.463c.196 .077 .42 .032 .57 -.116a.548 .548 0 0 0 .134 -.572l-7.969 -17.275l-7.97 17.275c-.07 .2 -.017 .424 .135 .572c.15 .148 .374 .193 .57 .116l7.265 -2.463
    location.viewfinder|aM4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0;iM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0;sM12 2l0 2;sM12 20l0 2;sM20 12l2 0;sM2 12l2 0
    """#
