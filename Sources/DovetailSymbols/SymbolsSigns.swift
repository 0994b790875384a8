/// Signs, shapes, text and arrangement. The form of a line is told at ``SymbolTable``.
///
/// From Tabler Icons (MIT licence, see NOTICE), or drawn for this set on the same grid.
let symbolsSigns = #"""
    plus|sM12 5l0 14;sM5 12l14 0
    minus|sM5 12l14 0
    multiply|sM18 6l-12 12;sM6 6l12 12
    divide|sM5 12h14;fM10.5 6.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z;fM10.5 17.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z
    equal|sM5 10h14;sM5 14h14
    plusminus|sM4 7h6;sM7 4v6;sM20 18h-6;sM5 19l14 -14
    percent|sM16 17a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM6 7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM6 18l12 -12
    number|sM5 9l14 0;sM5 15l14 0;sM11 4l-4 16;sM17 4l-4 16
    at|sM16 12v1.5a2.5 2.5 0 0 0 5 0v-1.5a9 9 0 1 0 -5.5 8.28;sM8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0
    xmark|sM18 6l-12 12;sM6 6l12 12
    checkmark|sM5 12l5 5l10 -10
    info|sM12 5h.01;sM10 10h2v9;sM9.5 19h5
    questionmark|sM8 8a3.5 3 0 0 1 3.5 -3h1a3.5 3 0 0 1 3.5 3a3 3 0 0 1 -2 3a3 4 0 0 0 -2 4;sM12 19l0 .01
    exclamationmark|sM12 19v.01;sM12 15v-10
    exclamationmark.triangle|a2M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0z;i1M12 9v4;i1M12 16h.01
    exclamationmark.triangle.fill|fM12 1.67c.955 0 1.845 .467 2.39 1.247l.105 .16l8.114 13.548a2.914 2.914 0 0 1 -2.307 4.363l-.195 .008h-16.225a2.914 2.914 0 0 1 -2.582 -4.2l.099 -.185l8.11 -13.538a2.914 2.914 0 0 1 2.491 -1.403zm.01 13.33l-.127 .007a1 1 0 0 0 0 1.986l.117 .007l.127 -.007a1 1 0 0 0 0 -1.986l-.117 -.007zm-.01 -7a1 1 0 0 0 -.993 .883l-.007 .117v4l.007 .117a1 1 0 0 0 1.986 0l.007 -.117v-4l-.007 -.117a1 1 0 0 0 -.993 -.883z
    circle|aM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0
    circle.fill|fM7 3.34a10 10 0 1 1 -4.995 8.984l-.005 -.324l.005 -.324a10 10 0 0 1 4.995 -8.336z
    square|aM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z
    square.fill|fM19 2h-14a3 3 0 0 0 -3 3v14a3 3 0 0 0 3 3h14a3 3 0 0 0 3 -3v-14a3 3 0 0 0 -3 -3z
    triangle|aM10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0z
    triangle.fill|fM12 1.67a2.914 2.914 0 0 0 -2.492 1.403l-8.11 13.537a2.914 2.914 0 0 0 2.484 4.385h16.225a2.914 2.914 0 0 0 2.503 -4.371l-8.116 -13.546a2.917 2.917 0 0 0 -2.494 -1.408z
    hexagon|aM19.875 6.27a2.225 2.225 0 0 1 1.125 1.948v7.284c0 .809 -.443 1.555 -1.158 1.948l-6.75 4.27a2.269 2.269 0 0 1 -2.184 0l-6.75 -4.27a2.225 2.225 0 0 1 -1.158 -1.948v-7.285c0 -.809 .443 -1.554 1.158 -1.947l6.75 -3.98a2.33 2.33 0 0 1 2.25 0l6.75 3.98h-.033z
    hexagon.fill|fM10.425 1.414l-6.775 3.996a3.21 3.21 0 0 0 -1.65 2.807v7.285a3.226 3.226 0 0 0 1.678 2.826l6.695 4.237c1.034 .57 2.22 .57 3.2 .032l6.804 -4.302c.98 -.537 1.623 -1.618 1.623 -2.793v-7.284l-.005 -.204a3.223 3.223 0 0 0 -1.284 -2.39l-.107 -.075l-.007 -.007a1.074 1.074 0 0 0 -.181 -.133l-6.776 -3.995a3.33 3.33 0 0 0 -3.216 0z
    octagon|aM12.802 2.165l5.575 2.389c.48 .206 .863 .589 1.07 1.07l2.388 5.574c.22 .512 .22 1.092 0 1.604l-2.389 5.575c-.206 .48 -.589 .863 -1.07 1.07l-5.574 2.388c-.512 .22 -1.092 .22 -1.604 0l-5.575 -2.389a2.036 2.036 0 0 1 -1.07 -1.07l-2.388 -5.574a2.036 2.036 0 0 1 0 -1.604l2.389 -5.575c.206 -.48 .589 -.863 1.07 -1.07l5.574 -2.388a2.036 2.036 0 0 1 1.604 0z
    octagon.fill|fM15.3 2h-6.6c-.562 0 -1.016 .201 -1.407 .593l-4.7 4.7a1.894 1.894 0 0 0 -.593 1.407v6.6c0 .562 .201 1.016 .593 1.407l4.7 4.7c.391 .392 .845 .593 1.407 .593h6.6c.562 0 1.016 -.201 1.407 -.593l4.7 -4.7c.392 -.391 .593 -.845 .593 -1.407v-6.6c0 -.562 -.201 -1.016 -.593 -1.407l-4.7 -4.7a1.894 1.894 0 0 0 -1.407 -.593z
    pentagon|aM13.163 2.168l8.021 5.828c.694 .504 .984 1.397 .719 2.212l-3.064 9.43a1.978 1.978 0 0 1 -1.881 1.367h-9.916a1.978 1.978 0 0 1 -1.881 -1.367l-3.064 -9.43a1.978 1.978 0 0 1 .719 -2.212l8.021 -5.828a1.978 1.978 0 0 1 2.326 0z
    pentagon.fill|fM10.205 2.6l-6.96 5.238a3 3 0 0 0 -1.045 3.338l2.896 8.765a3 3 0 0 0 2.85 2.059h8.12a3 3 0 0 0 2.841 -2.037l2.973 -8.764a3 3 0 0 0 -1.05 -3.37l-7.033 -5.237l-.091 -.061l-.018 -.01l-.106 -.07a3 3 0 0 0 -3.377 .148z
    diamond|aM13.446 2.6l7.955 7.954a2.045 2.045 0 0 1 0 2.892l-7.955 7.955a2.045 2.045 0 0 1 -2.892 0l-7.955 -7.955a2.045 2.045 0 0 1 0 -2.892l7.955 -7.955a2.045 2.045 0 0 1 2.892 0z
    diamond.fill|fM9.793 2.893l-6.9 6.9c-1.172 1.171 -1.172 3.243 0 4.414l6.9 6.9c1.171 1.172 3.243 1.172 4.414 0l6.9 -6.9c1.172 -1.171 1.172 -3.243 0 -4.414l-6.9 -6.9c-1.171 -1.172 -3.243 -1.172 -4.414 0z
    rectangle|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z
    rectangle.fill|fM19 4h-14a3 3 0 0 0 -3 3v10a3 3 0 0 0 3 3h14a3 3 0 0 0 3 -3v-10a3 3 0 0 0 -3 -3z
    rectangle.portrait|aM5 5a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2z
    rectangle.portrait.fill|fM17 2h-10a3 3 0 0 0 -3 3v14a3 3 0 0 0 3 3h10a3 3 0 0 0 3 -3v-14a3 3 0 0 0 -3 -3z
    oval|aM3 12c0 -3.314 4.03 -6 9 -6s9 2.686 9 6s-4.03 6 -9 6s-9 -2.686 -9 -6z
    oval.fill|fM12 5c-5.457 0 -10 3.028 -10 7s4.543 7 10 7s10 -3.028 10 -7s-4.543 -7 -10 -7z
    capsule|aM3 12a6 6 0 0 1 6 -6h6a6 6 0 0 1 6 6v0a6 6 0 0 1 -6 6h-6a6 6 0 0 1 -6 -6z
    capsule.fill|fM15 5h-6a7 7 0 1 0 0 14h6a7 7 0 0 0 7 -7l-.007 -.303a7 7 0 0 0 -6.993 -6.697z
    circle.dotted|sM7.5 4.21l0 .01;sM4.21 7.5l0 .01;sM3 12l0 .01;sM4.21 16.5l0 .01;sM7.5 19.79l0 .01;sM12 21l0 .01;sM16.5 19.79l0 .01;sM19.79 16.5l0 .01;sM21 12l0 .01;sM19.79 7.5l0 .01;sM16.5 4.21l0 .01;sM12 3l0 .01
    circle.dashed|sM8.56 3.69a9 9 0 0 0 -2.92 1.95;sM3.69 8.56a9 9 0 0 0 -.69 3.44;sM3.69 15.44a9 9 0 0 0 1.95 2.92;sM8.56 20.31a9 9 0 0 0 3.44 .69;sM15.44 20.31a9 9 0 0 0 2.92 -1.95;sM20.31 15.44a9 9 0 0 0 .69 -3.44;sM20.31 8.56a9 9 0 0 0 -1.95 -2.92;sM15.44 3.69a9 9 0 0 0 -3.44 -.69
    circle.grid.2x2|aM4.500 7a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0z;aM14.500 7a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0z;aM4.500 17a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0z;aM14.500 17a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0z
    circle.grid.2x2.fill|=circle.grid.2x2 filled
    circle.lefthalf.filled|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;fM12 3a9 9 0 0 0 0 18z
    nosign|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0;sM5.7 5.7l12.6 12.6
    sum|sM18 16v2a1 1 0 0 1 -1 1h-11l6 -7l-6 -7h11a1 1 0 0 1 1 1v2
    function|sM3 19a2 2 0 0 0 2 2c2 0 2 -4 3 -9s1 -9 3 -9a2 2 0 0 1 2 2;sM5 12h6;sM15 12l6 6;sM15 18l6 -6
    infinity|sM9.828 9.172a4 4 0 1 0 0 5.656a10 10 0 0 0 2.172 -2.828a10 10 0 0 1 2.172 -2.828a4 4 0 1 1 0 5.656a10 10 0 0 1 -2.172 -2.828a10 10 0 0 0 -2.172 -2.828
    x.squareroot|sM3 12h2l4 8l4 -16h8
    ellipsis|sM4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0
    line.3.horizontal|sM4 6l16 0;sM4 12l16 0;sM4 18l16 0
    line.horizontal.3|sM4 6l16 0;sM4 12l16 0;sM4 18l16 0
    list.bullet|sM9 6l11 0;sM9 12l11 0;sM9 18l11 0;sM5 6l0 .01;sM5 12l0 .01;sM5 18l0 .01
    list.number|sM11 6h9;sM11 12h9;sM12 18h8;sM4 16a2 2 0 1 1 4 0c0 .591 -.5 1 -1 1.5l-3 2.5h4;sM6 10v-6l-2 2
    list.dash|sM9 6l11 0;sM9 12l11 0;sM9 18l11 0;sM5 6l0 .01;sM5 12l0 .01;sM5 18l0 .01
    list.bullet.rectangle|sM3 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z;sM3 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z;sM13 5h8;sM13 9h5;sM13 15h8;sM13 19h5
    checklist|sM3.5 5.5l1.5 1.5l2.5 -2.5;sM3.5 11.5l1.5 1.5l2.5 -2.5;sM3.5 17.5l1.5 1.5l2.5 -2.5;s2M11 6l9 0;s2M11 12l9 0;s2M11 18l9 0
    text.alignleft|sM4 6l16 0;sM4 12l10 0;sM4 18l14 0
    text.aligncenter|sM4 6l16 0;sM8 12l8 0;sM6 18l12 0
    text.alignright|sM4 6l16 0;sM10 12l10 0;sM6 18l14 0
    text.justify|sM4 6l16 0;sM4 12l16 0;sM4 18l12 0
    text.quote|sM6.500 10.500h-2.500v-2.500c0 -1.800 .800 -2.700 2 -3;sM11.500 10.500h-2.500v-2.500c0 -1.800 .800 -2.700 2 -3;sM15 6h6;sM15 10.500h6;sM4 15.500h17;sM4 20h11
    quote.opening|=quote.closing turned 180
    textformat|sM5 20l6 -16l2 0l7 16;sM4 20l3 0;sM14 20l7 0;sM6.9 15l6.9 0;sM10.2 6.3l5.8 13.7
    textformat.size|sM3 7v-2h13v2;sM10 5v14;sM12 19h-4;sM15 13v-1h6v1;sM18 12v7;sM17 19h2
    bold|sM7 5h6a3.5 3.5 0 0 1 0 7h-6z;sM13 12h1a3.5 3.5 0 0 1 0 7h-7v-7
    italic|sM11 5l6 0;sM7 19l6 0;sM14 5l-4 14
    underline|sM7 5v5a5 5 0 0 0 10 0v-5;sM5 19h14
    strikethrough|sM5 12l14 0;sM16 6.5a4 2 0 0 0 -4 -1.5h-1a3.5 3.5 0 0 0 0 7h2a3.5 3.5 0 0 1 0 7h-1.5a4 2 0 0 1 -4 -1.5
    character|sM7 20v-12a4 4 0 0 1 4 -4h2a4 4 0 0 1 4 4v12;sM7 13l10 0
    slider.horizontal.3|sM12 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM6 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM4 6l8 0;sM16 6l4 0;sM4 12l2 0;sM10 12l10 0;sM4 18l11 0;sM19 18l1 0
    slider.vertical.3|sM4 10a2 2 0 1 0 4 0a2 2 0 0 0 -4 0;sM10 16a2 2 0 1 0 4 0a2 2 0 0 0 -4 0;sM16 7a2 2 0 1 0 4 0a2 2 0 0 0 -4 0;sM6 4v4;sM6 12v8;sM12 4v10;sM12 18v2;sM18 4v1;sM18 9v11
    switch.2|aM3 7a3 3 0 0 1 3 -3h12a3 3 0 0 1 0 6h-12a3 3 0 0 1 -3 -3z;iM17.500 7h.01;aM3 17a3 3 0 0 1 3 -3h12a3 3 0 0 1 0 6h-12a3 3 0 0 1 -3 -3z;iM6.500 17h.01
    dial.low|aM6 13a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z;iM12 13l-3 3;sM3.5 19l.01 0;sM20.5 19l.01 0;sM12 3l.01 0
    square.grid.2x2|aM4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z;aM14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z;aM4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z;aM14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z
    square.grid.2x2.fill|fM9 3a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z;fM19 3a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z;fM9 13a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z;fM19 13a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z
    square.grid.3x3|aM3 3h3v3h-3z;aM10.500 3h3v3h-3z;aM18 3h3v3h-3z;aM3 10.500h3v3h-3z;aM10.500 10.500h3v3h-3z;aM18 10.500h3v3h-3z;aM3 18h3v3h-3z;aM10.500 18h3v3h-3z;aM18 18h3v3h-3z
    rectangle.grid.1x2|aM4 4h16v6h-16z;aM4 14h16v6h-16z
    rectangle.split.2x1|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM12 5v14
    rectangle.split.3x1|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM9 5v14;iM15 5v14
    sidebar.left|sM4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;sM9 4l0 16
    sidebar.right|sM4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;sM15 4l0 16
    sidebar.leading|sM4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;sM9 4l0 16
    sidebar.trailing|sM4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;sM15 4l0 16
    rectangle.stack|aM3 12a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;s2M5 6.5h14;s3M7 3h10
    rectangle.stack.fill|=rectangle.stack filled
    square.stack|aM4 11a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;s2M6 5.5h12;s3M8 2.5h8
    square.stack.3d.up|aM12 2l-8 4l8 4l8 -4l-8 -4;s2M4 10l8 4l8 -4;s3M4 18l8 4l8 -4;s3M4 14l8 4l8 -4
    square.stack.3d.up.fill|fM20.894 17.553a1 1 0 0 1 -.447 1.341l-8 4a1 1 0 0 1 -.894 0l-8 -4a1 1 0 0 1 .894 -1.788l7.553 3.774l7.554 -3.775a1 1 0 0 1 1.341 .447m0 -4a1 1 0 0 1 -.447 1.341l-8 4a1 1 0 0 1 -.894 0l-8 -4a1 1 0 0 1 .894 -1.788l7.552 3.775l7.554 -3.775a1 1 0 0 1 1.341 .447m0 -4a1 1 0 0 1 -.447 1.341l-8 4a1 1 0 0 1 -.894 0l-8 -4a1 1 0 0 1 .894 -1.788l7.552 3.775l7.554 -3.775a1 1 0 0 1 1.341 .447m-8.887 -8.552q .056 0 .111 .007l.111 .02l.086 .024l.012 .006l.012 .002l.029 .014l.05 .019l.016 .009l.012 .005l8 4a1 1 0 0 1 0 1.788l-8 4a1 1 0 0 1 -.894 0l-8 -4a1 1 0 0 1 0 -1.788l8 -4l.011 -.005l.018 -.01l.078 -.032l.011 -.002l.013 -.006l.086 -.024l.11 -.02l.056 -.005z
    square.on.square|aM7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667z;sM4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1
    rectangle.on.rectangle|aM7 10a2 2 0 0 1 2 -2h11a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2z;sM4 15a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2h11a2 2 0 0 1 2 2
    plus.square.on.square|aM7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667z;sM4.012 16.737a2 2 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1;iM11 14h6;iM14 11v6
    macwindow|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM6 8h.01;iM9 8h.01
    line.diagonal|sM5 19l14 -14
    viewfinder|sM4 8v-2a2 2 0 0 1 2 -2h2;sM4 16v2a2 2 0 0 0 2 2h2;sM16 4h2a2 2 0 0 1 2 2v2;sM16 20h2a2 2 0 0 0 2 -2v-2
    crop|sM8 5v10a1 1 0 0 0 1 1h10;sM5 8h10a1 1 0 0 1 1 1v10
    scope|sM5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0;sM12 3l0 2;sM3 12l2 0;sM12 19l0 2;sM19 12l2 0
    target|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0;sM11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0
    plus.forwardslash.minus|=plusminus
    line.3.horizontal.decrease|sM4 7h16;sM7 12h10;sM10 17h4
    line.horizontal.3.decrease|=line.3.horizontal.decrease
    text.line.first.and.arrowtriangle.forward|sM20 6l-11 0;sM20 12l-7 0;sM20 18l-11 0;sM4 8l4 4l-4 4
    increase.indent|sM20 6l-11 0;sM20 12l-7 0;sM20 18l-11 0;sM4 8l4 4l-4 4
    decrease.indent|sM20 6l-7 0;sM20 12l-9 0;sM20 18l-7 0;sM8 8l-4 4l4 4
    list.bullet.indent|sM9 6h11;sM12 12h8;sM15 18h5;sM5 6v.01;sM8 12v.01;sM11 18v.01
    list.star|sM11 6h9;sM11 12h9;sM11 18h9;fM5 3.5l.8 1.7l1.9 .2l-1.4 1.3l.4 1.9l-1.7 -1l-1.7 1l.4 -1.9l-1.4 -1.3l1.9 -.2z;fM5 9.5l.8 1.7l1.9 .2l-1.4 1.3l.4 1.9l-1.7 -1l-1.7 1l.4 -1.9l-1.4 -1.3l1.9 -.2z;fM5 15.5l.8 1.7l1.9 .2l-1.4 1.3l.4 1.9l-1.7 -1l-1.7 1l.4 -1.9l-1.4 -1.3l1.9 -.2z
    list.triangle|sM11 6h9;sM11 12h9;sM11 18h9;fM3.5 4l3.5 2l-3.5 2z;fM3.5 10l3.5 2l-3.5 2z;fM3.5 16l3.5 2l-3.5 2z
    text.append|sM4 6h16;sM4 12h9;sM4 18h6;sM18 12v8;sM14 16h8
    text.badge.plus|=text.append
    text.badge.checkmark|s2M4 6h16;s2M4 12h9;s2M4 18h6;sM14 17l2.5 2.5l5 -5
    text.badge.xmark|s2M4 6h16;s2M4 12h9;s2M4 18h6;sM15 14l5.5 5.5;sM20.5 14l-5.5 5.5
    text.insert|sM4 6h16;sM12 12h8;sM4 18h16;sM4 9.5l3 2.5l-3 2.5
    text.cursor|sM10 12h4;sM9 4a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3;sM15 4a3 3 0 0 0 -3 3v10a3 3 0 0 0 3 3
    text.magnifyingglass|sM4 5h16;sM4 11h6;sM4 17h5;sM12 14a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0;sM18 16.5l3.5 3.5
    text.word.spacing|sM5 12v-5.5a2.5 2.5 0 0 1 5 0v5.5;sM13 4l3 8l3 -8;sM10 8h-5;sM5 18h14;sM17 20l2 -2l-2 -2;sM7 16l-2 2l2 2
    text.viewfinder|sM4 8v-2a2 2 0 0 1 2 -2h2;sM4 16v2a2 2 0 0 0 2 2h2;sM16 4h2a2 2 0 0 1 2 2v2;sM16 20h2a2 2 0 0 0 2 -2v-2;sM8 9h8;sM8 12h8;sM8 15h5
    character.cursor.ibeam|sM13 7h7a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-7;sM12 3a3 3 0 0 0 -3 3v12a3 3 0 0 0 3 3;sM6 3a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3;sM5 7h-1a1 1 0 0 0 -1 1v8a1 1 0 0 0 1 1h1;sM17 12h.01;sM13 12h.01
    textformat.abc|sM3 16v-6a2 2 0 1 1 4 0v6;sM10 8v6a2 2 0 1 0 4 0v-1a2 2 0 1 0 -4 0v1;sM20.732 12a2 2 0 0 0 -3.732 1v1a2 2 0 0 0 3.726 1.01;sM3 13h4
    textformat.alt|sM5 20l6 -16l2 0l7 16;sM4 20l3 0;sM14 20l7 0;sM6.9 15l6.9 0;sM10.2 6.3l5.8 13.7
    abc|sM3 16v-6a2 2 0 1 1 4 0v6;sM10 8v6a2 2 0 1 0 4 0v-1a2 2 0 1 0 -4 0v1;sM20.732 12a2 2 0 0 0 -3.732 1v1a2 2 0 0 0 3.726 1.01;sM3 13h4
    textformat.superscript|sM5 7l8 10;sM5 17l8 -10;sM21 11h-4l3.5 -4a1.73 1.73 0 0 0 -3.5 -2
    textformat.subscript|sM5 7l8 10;sM5 17l8 -10;sM21 20h-4l3.5 -4a1.73 1.73 0 0 0 -3.5 -2
    a.magnify|sM3 7v-2h13v2;sM10 5v14;sM12 19h-4;sM15 13v-1h6v1;sM18 12v7;sM17 19h2
    paragraphsign|sM19 4h-9.5a4.5 4.5 0 0 0 0 9h3.5;sM13 4v16;sM17 4v16
    asterisk|sM12 12v-9;sM12 12l-9 -2.5;sM12 12l9 -2.5;sM12 12l6 8.5;sM12 12l-6 8.5
    staroflife|aM13 3a1 1 0 0 1 1 1v4.535l3.928 -2.267a1 1 0 0 1 1.366 .366l1 1.732a1 1 0 0 1 -.366 1.366l-3.927 2.268l3.927 2.269a1 1 0 0 1 .366 1.366l-1 1.732a1 1 0 0 1 -1.366 .366l-3.928 -2.269v4.536a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-4.536l-3.928 2.268a1 1 0 0 1 -1.366 -.366l-1 -1.732a1 1 0 0 1 .366 -1.366l3.927 -2.268l-3.927 -2.268a1 1 0 0 1 -.366 -1.366l1 -1.732a1 1 0 0 1 1.366 -.366l3.928 2.267v-4.535a1 1 0 0 1 1 -1h2z
    staroflife.fill|fM11 2l-.15 .005a2 2 0 0 0 -1.85 1.995v2.803l-2.428 -1.401a2 2 0 0 0 -2.732 .732l-1 1.732l-.073 .138a2 2 0 0 0 .805 2.594l2.427 1.402l-2.427 1.402a2 2 0 0 0 -.732 2.732l1 1.732l.083 .132a2 2 0 0 0 2.649 .6l2.428 -1.402v2.804a2 2 0 0 0 2 2h2l.15 -.005a2 2 0 0 0 1.85 -1.995v-2.804l2.428 1.403a2 2 0 0 0 2.732 -.732l1 -1.732l.073 -.138a2 2 0 0 0 -.805 -2.594l-2.428 -1.403l2.428 -1.402a2 2 0 0 0 .732 -2.732l-1 -1.732l-.083 -.132a2 2 0 0 0 -2.649 -.6l-2.428 1.4v-2.802a2 2 0 0 0 -2 -2h-2z
    exclamationmark.2|sM8 19v.01;sM8 15v-10;sM16 19v.01;sM16 15v-10
    exclamationmark.3|sM5 19v.01;sM5 15v-10;sM12 19v.01;sM12 15v-10;sM19 19v.01;sM19 15v-10
    lessthan|sM19 18l-14 -6l14 -6
    greaterthan|sM5 18l14 -6l-14 -6
    notequal|sM5 10h14;sM5 14h14;sM5 19l14 -14
    fx|sM3 19a2 2 0 0 0 2 2c2 0 2 -4 3 -9s1 -9 3 -9a2 2 0 0 1 2 2;sM5 12h6;sM15 12l6 6;sM15 18l6 -6
    f.cursive|sM3 19a2 2 0 0 0 2 2c2 0 2 -4 3 -9s1 -9 3 -9a2 2 0 0 1 2 2;sM5 12h6;sM15 12l6 6;sM15 18l6 -6
    angle|sM21 19h-18l9 -15;sM20.615 15.171h.015;sM19.515 11.771h.015;sM17.715 8.671h.015;sM15.415 5.971h.015
    compass.drawing|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0;sM8 16l2 -6l6 -2l-2 6l-6 2;sM12 3l0 2;sM12 19l0 2;sM3 12l2 0;sM19 12l2 0
    seal|aM5 7.2a2.2 2.2 0 0 1 2.2 -2.2h1a2.2 2.2 0 0 0 1.55 -.64l.7 -.7a2.2 2.2 0 0 1 3.12 0l.7 .7c.412 .41 .97 .64 1.55 .64h1a2.2 2.2 0 0 1 2.2 2.2v1c0 .58 .23 1.138 .64 1.55l.7 .7a2.2 2.2 0 0 1 0 3.12l-.7 .7a2.2 2.2 0 0 0 -.64 1.55v1a2.2 2.2 0 0 1 -2.2 2.2h-1a2.2 2.2 0 0 0 -1.55 .64l-.7 .7a2.2 2.2 0 0 1 -3.12 0l-.7 -.7a2.2 2.2 0 0 0 -1.55 -.64h-1a2.2 2.2 0 0 1 -2.2 -2.2v-1a2.2 2.2 0 0 0 -.64 -1.55l-.7 -.7a2.2 2.2 0 0 1 0 -3.12l.7 -.7a2.2 2.2 0 0 0 .64 -1.55v-1
    app|aM3 8a5 5 0 0 1 5 -5h8a5 5 0 0 1 5 5v8a5 5 0 0 1 -5 5h-8a5 5 0 0 1 -5 -5z
    square.dashed|sM4 8v-2a2 2 0 0 1 2 -2h2;sM4 16v2a2 2 0 0 0 2 2h2;sM16 4h2a2 2 0 0 1 2 2v2;sM16 20h2a2 2 0 0 0 2 -2v-2;sM11 4h2;sM11 20h2;sM4 11v2;sM20 11v2
    rectangle.dashed|sM3 8v-1a2 2 0 0 1 2 -2h1;sM3 16v1a2 2 0 0 0 2 2h1;sM18 5h1a2 2 0 0 1 2 2v1;sM18 19h1a2 2 0 0 0 2 -2v-1;sM10 5h4;sM10 19h4;sM3 11.5v1;sM21 11.5v1
    squareshape|aM4 4h16v16h-16z
    square.lefthalf.filled|sM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;fM3 5a2 2 0 0 1 2 -2h7v18h-7a2 2 0 0 1 -2 -2z
    square.righthalf.filled|=square.lefthalf.filled mirrored
    square.bottomhalf.filled|=square.lefthalf.filled turned -90
    square.tophalf.filled|=square.lefthalf.filled turned 90
    circle.righthalf.filled|=circle.lefthalf.filled mirrored
    circle.bottomhalf.filled|=circle.lefthalf.filled turned -90
    circle.tophalf.filled|=circle.lefthalf.filled turned 90
    circle.righthalf.fill|=circle.righthalf.filled
    circle.lefthalf.fill|=circle.lefthalf.filled
    circle.inset.filled|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;fM7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z
    largecircle.fill.circle|=circle.inset.filled
    smallcircle.filled.circle|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;fM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z
    smallcircle.filled.circle.fill|fM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;nM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z
    smallcircle.circle|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;sM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z
    circle.circle|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;sM8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z
    circle.circle.fill|fM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;xM8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z
    circlebadge|aM7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z
    dot.circle|=smallcircle.filled.circle
    dot.square|sM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;fM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z
    circle.and.line.horizontal|sM7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z;sM2 12h2;sM20 12h2
    circle.grid.3x3|sM4 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM18 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM4 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM11 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM18 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0
    circle.grid.cross|sM9.5 5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z;sM2.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z;sM16.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z;sM9.5 19a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z
    circle.hexagongrid|aM4 18v-5l4 -2l4 2v5l-4 2z;aM8 11v-5l4 -2l4 2v5;aM12 13l4 -2l4 2v5l-4 2l-4 -2
    circles.hexagongrid|aM4 18v-5l4 -2l4 2v5l-4 2z;aM8 11v-5l4 -2l4 2v5;aM12 13l4 -2l4 2v5l-4 2l-4 -2
    square.grid.3x3.fill|=square.grid.3x3 filled
    square.grid.3x2|aM3 6.500h3v3h-3z;aM10.500 6.500h3v3h-3z;aM18 6.500h3v3h-3z;aM3 14.500h3v3h-3z;aM10.500 14.500h3v3h-3z;aM18 14.500h3v3h-3z
    rectangle.grid.2x2|aM3 5h6.500v5h-6.500z;aM14.500 5h6.500v5h-6.500z;aM3 14h6.500v5h-6.500z;aM14.500 14h6.500v5h-6.500z
    rectangle.grid.3x2|aM3 6h3v4h-3z;aM10.500 6h3v4h-3z;aM18 6h3v4h-3z;aM3 14.500h3v4h-3z;aM10.500 14.500h3v4h-3z;aM18 14.500h3v4h-3z
    rectangle.split.1x2|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM3 12h18
    rectangle.split.2x2|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM12 5v14;iM3 12h18
    rectangle.split.3x3|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM9 5v14;iM15 5v14;iM3 9.7h18;iM3 14.3h18
    square.split.2x1|aM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM12 3v18
    square.split.1x2|aM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM3 12h18
    square.split.2x2|aM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM12 3v18;iM3 12h18
    square.split.diagonal|aM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM4 20l16 -16
    tablecells|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM3 10h18;iM9 10v9;iM15 10v9;iM3 14.5h18
    table|aM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14z;iM3 10h18;iM10 3v18
    textbox|sM13 7h7a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-7;sM12 3a3 3 0 0 0 -3 3v12a3 3 0 0 0 3 3;sM6 3a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3;sM5 7h-1a1 1 0 0 0 -1 1v8a1 1 0 0 0 1 1h1;sM17 12h.01;sM13 12h.01
    rectangle.3.group|aM5 4h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1;aM5 16h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1;aM15 12h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1;aM15 4h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1
    rectangle.3.offgrid|aM4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;iM10 4l4 16;iM12 12l-8 2
    mosaic|aM4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;iM10 4l4 16;iM12 12l-8 2
    squares.below.rectangle|aM4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;iM4 9h8;iM12 15h8;iM12 4v16
    square.text.square|sM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;sM8 9h8;sM8 13h8;sM8 17h5
    squares.leading.rectangle|aM4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;aM4 16a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z
    square.stack.fill|=square.stack filled
    square.3.stack.3d|=square.stack.3d.up
    square.2.stack.3d|aM12 6l-8 4l8 4l8 -4l-8 -4;sM4 14l8 4l8 -4
    square.stack.3d.down.right|=square.on.square
    square.fill.on.square|fM8 10a2 2 0 0 1 2 -2h9a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2z;sM8 10a2 2 0 0 1 2 -2h9a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2z;sM4.5 16a2 2 0 0 1 -1.5 -2v-9a2 2 0 0 1 2 -2h9a2 2 0 0 1 2 1.5
    square.filled.on.square|=square.fill.on.square
    square.fill.on.square.fill|=square.fill.on.square
    square.on.circle|sM8.5 15.4a6.5 6.5 0 1 1 7 -7;sM9 11a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2z
    rectangle.fill.on.rectangle.fill|=rectangle.on.rectangle filled
    rectangle.portrait.on.rectangle.portrait|aM9 9a2 2 0 0 1 2 -2h7a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2z;sM6 17a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2h7a2 2 0 0 1 2 2
    rectangle.inset.filled|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;fM6 8h12v8h-12z
    inset.filled.rectangle|=rectangle.inset.filled
    rectangle.center.inset.filled|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;fM9 9h6v6h-6z
    rectangle.lefthalf.inset.filled|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;fM6 8h6v8h-6z
    rectangle.leadinghalf.inset.filled|=rectangle.lefthalf.inset.filled
    rectangle.righthalf.inset.filled|=rectangle.lefthalf.inset.filled mirrored
    rectangle.trailinghalf.inset.filled|=rectangle.righthalf.inset.filled
    rectangle.bottomthird.inset.filled|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;fM6 13h12v3h-12z
    rectangle.topthird.inset.filled|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;fM6 8h12v3h-12z
    rectangle.lefthalf.filled|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;fM3 7a2 2 0 0 1 2 -2h7v14h-7a2 2 0 0 1 -2 -2z
    rectangle.righthalf.filled|=rectangle.lefthalf.filled mirrored
    rectangle.compress.vertical|sM5 11h14;sM5 14h14;sM12 2.5v5;sM9.5 5.5l2.5 2.5l2.5 -2.5;sM12 22v-5;sM9.5 19l2.5 -2.5l2.5 2.5
    rectangle.expand.vertical|sM5 11h14;sM5 14h14;sM12 8v-5;sM9.5 5.5l2.5 -2.5l2.5 2.5;sM12 17v5;sM9.5 19.5l2.5 2.5l2.5 -2.5
    rectangle.and.pencil.and.ellipsis|aM2 8a2 2 0 0 1 2 -2h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2z;iM7 10.200v3.600;iM5.4 11.100l3.200 1.800;iM5.4 12.900l3.200 -1.800;iM12 10.200v3.600;iM10.4 11.100l3.200 1.800;iM10.4 12.900l3.200 -1.800;iM17 10.200v3.600;iM15.4 11.100l3.200 1.800;iM15.4 12.900l3.200 -1.800
    rectangle.and.text.magnifyingglass|sM11 15a4 4 0 1 0 8 0a4 4 0 1 0 -8 0;sM18.5 18.5l2.5 2.5;sM4 6h16;sM4 12h4;sM4 18h4
    sidebar.squares.left|=sidebar.left
    inset.filled.center.rectangle|=rectangle.center.inset.filled
    macwindow.on.rectangle|sM7 10a2 2 0 0 1 2 -2h11a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2z;sM4 15a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2h11a2 2 0 0 1 2 2;sM10 11h.01;sM13 11h.01
    menubar.rectangle|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;sM3 9h18
    dock.rectangle|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;sM8 15.5h8
    uiwindow.split.2x1|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;sM12 5v14
    viewfinder.circle|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;sM8.5 10.5v-2h2;sM13.5 8.5h2v2;sM15.5 13.5v2h-2;sM10.5 15.5h-2v-2
    dot.viewfinder|sM4 8v-2a2 2 0 0 1 2 -2h2;sM4 16v2a2 2 0 0 0 2 2h2;sM16 4h2a2 2 0 0 1 2 2v2;sM16 20h2a2 2 0 0 0 2 -2v-2;fM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z
    circle.viewfinder|sM4 8v-2a2 2 0 0 1 2 -2h2;sM4 16v2a2 2 0 0 0 2 2h2;sM16 4h2a2 2 0 0 1 2 2v2;sM16 20h2a2 2 0 0 0 2 -2v-2;sM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z
    camera.metering.spot|=dot.viewfinder
    line.diagonal.arrow|sM5 19l14 -14;sM11 5h8v8
    beziercurve|sM3 4a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1z;sM17 18a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1z;sM7 5l7 0;sM10 19l7 0;sM8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM7 5.5a5 6.5 0 0 1 5 6.5a5 6.5 0 0 0 5 6.5
    scribble|sM3 15c2 3 4 4 7 4s7 -3 7 -7s-3 -7 -6 -7s-5 1.5 -5 4s2 5 6 5s8.408 -2.453 10 -5
    scribble.variable|sM3 15c2 3 4 4 7 4s7 -3 7 -7s-3 -7 -6 -7s-5 1.5 -5 4s2 5 6 5s8.408 -2.453 10 -5
    lasso|sM4.028 13.252c-.657 -.972 -1.028 -2.078 -1.028 -3.252c0 -3.866 4.03 -7 9 -7s9 3.134 9 7s-4.03 7 -9 7c-1.913 0 -3.686 -.464 -5.144 -1.255;sM3 15a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM5 17c0 1.42 .316 2.805 1 4
    trapezoid.and.line.vertical|aM16 7l0 10l5 0l-5 -10;aM8 7l0 10l-5 0l5 -10;sM12 3l0 18
    flip.horizontal|aM16 7l0 10l5 0l-5 -10;aM8 7l0 10l-5 0l5 -10;sM12 3l0 18
    skew|sM4 5.205v13.59a1 1 0 0 0 1.184 .983l14 -2.625a1 1 0 0 0 .816 -.983v-8.34a1 1 0 0 0 -.816 -.983l-14 -2.625a1 1 0 0 0 -1.184 .983z
    perspective|sM6.141 4.163l12 1.714a1 1 0 0 1 .859 .99v10.266a1 1 0 0 1 -.859 .99l-12 1.714a1 1 0 0 1 -1.141 -.99v-13.694a1 1 0 0 1 1.141 -.99z
    rotate.3d|sM12 3a7 7 0 0 1 7 7v4l-3 -3;sM8 15.5l-5 -3l5 -3l5 3v5.5l-5 3z;sM22 11l-3 3;sM3 12.5v5.5l5 3;sM8 15.545l5 -3.03
    view.3d|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM7 9h1.5a1.5 1.5 0 0 1 0 3h-.5h.5a1.5 1.5 0 0 1 0 3h-1.5;iM14 9v6h1a2 2 0 0 0 2 -2v-2a2 2 0 0 0 -2 -2z
    cube|aM21 16.008v-8.018a1.98 1.98 0 0 0 -1 -1.717l-7 -4.008a2.016 2.016 0 0 0 -2 0l-7 4.008c-.619 .355 -1 1.01 -1 1.718v8.018c0 .709 .381 1.363 1 1.717l7 4.008a2.016 2.016 0 0 0 2 0l7 -4.008c.619 -.355 1 -1.01 1 -1.718z;iM12 22v-10;iM12 12l8.73 -5.04;iM3.27 6.96l8.73 5.04
    cube.transparent|sM6 17.6l-2 -1.1v-2.5;sM4 10v-2.5l2 -1.1;sM10 4.1l2 -1.1l2 1.1;sM18 6.4l2 1.1v2.5;sM20 14v2.5l-2 1.12;sM14 19.9l-2 1.1l-2 -1.1;sM12 12l2 -1.1;sM18 8.6l2 -1.1;sM12 12l0 2.5;sM12 18.5l0 2.5;sM12 12l-2 -1.12;sM6 8.6l-2 -1.1
    pyramid|aM11.105 21.788a1.994 1.994 0 0 0 1.789 0l8.092 -4.054c.538 -.27 .718 -.951 .385 -1.452l-8.54 -13.836a.999 .999 0 0 0 -1.664 0l-8.54 13.836a1.005 1.005 0 0 0 .386 1.452l8.092 4.054z;iM12 2v20
    cone|aM21 17.998v-.5l-8.13 -14.99a1 1 0 0 0 -1.74 0l-8.13 14.989v.5c0 1.659 4.03 3.003 9 3.003s9 -1.344 9 -3.002
    cylinder|aM5 6a7 3 0 1 0 14 0a7 3 0 1 0 -14 0;aM5 6v12c0 1.657 3.134 3 7 3s7 -1.343 7 -3v-12
    rotate.left|sM15 4.55a8 8 0 0 0 -6 14.9;sM9 15v5h-5;sM18.37 7.16l0 .01;sM13 19.94l0 .01;sM16.84 18.37l0 .01;sM19.37 15.1l0 .01;sM19.94 11l0 .01
    rotate.right|sM9 4.55a8 8 0 0 1 6 14.9;sM15 15v5h5;sM5.63 7.16l0 .01;sM4.06 11l0 .01;sM4.63 15.1l0 .01;sM7.16 18.37l0 .01;sM11 19.94l0 .01
    crop.rotate|sM10.09 4.01l.496 -.495a2 2 0 0 1 2.828 0l7.071 7.07a2 2 0 0 1 0 2.83l-7.07 7.07a2 2 0 0 1 -2.83 0l-7.07 -7.07a2 2 0 0 1 0 -2.83l3.535 -3.535h-3.988;sM7.05 11.038v-3.988
    aspectratio|aM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM7 12v-3h3;iM17 12v3h-3
    rectangle.arrowtriangle.2.outward|aM4 12v-6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v6;sM10 18h-7;sM21 18h-7;sM6 15l-3 3l3 3;sM18 15l3 3l-3 3
    camera.filters|sM13.58 13.79c.27 .68 .42 1.43 .42 2.21c0 1.77 -.77 3.37 -2 4.46a5.93 5.93 0 0 1 -4 1.54c-3.31 0 -6 -2.69 -6 -6c0 -2.76 1.88 -5.1 4.42 -5.79;sM17.58 10.21c2.54 .69 4.42 3.03 4.42 5.79c0 3.31 -2.69 6 -6 6a5.93 5.93 0 0 1 -4 -1.54;sM6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0
    switch.programmable|aM2 12a6 6 0 0 1 6 -6h8a6 6 0 0 1 6 6v0a6 6 0 0 1 -6 6h-8a6 6 0 0 1 -6 -6z;iM14 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0
    slider.horizontal.below.rectangle|sM3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1z;sM3 18h6;sM13 18h8;sM9 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z
    slider.horizontal.2.square|sM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;sM7 9h10;sM7 15h10;fM12.5 9a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z;fM8 15a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z
    slider.horizontal.2.square.on.square|=slider.horizontal.2.square
    dial.high|=dial.low mirrored
    dial.medium|aM6 13a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z;iM12 13v-4;sM3.5 19l.01 0;sM20.5 19l.01 0;sM12 3l.01 0
    dial.min|=dial.low
    dial|=dial.low
    lightswitch.on|aM7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z;iM9.5 7.5h5v9h-5z;iM11.3 10.2h1.4
    lightswitch.off|aM7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z;iM9.5 7.5h5v9h-5z;iM11.3 13.8h1.4
    checkerboard.shield|sM12 3a12 12 0 0 0 8.5 3a12 12 0 0 1 -8.5 15a12 12 0 0 1 -8.5 -15a12 12 0 0 0 8.5 -3;fM12 4v8h-8.4c-.3 -1.900 -.3 -4 -.1 -6c3.200 .2 6.200 -.6 8.500 -2z;fM12 12h8.400c-1 4.200 -4 7.600 -8.400 9z
    dial.max|=dial.high
    gauge|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0;sM11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM13.41 10.59l2.59 -2.59;sM7 12a5 5 0 0 1 5 -5
    gauge.medium|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0;sM11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM13.41 10.59l2.59 -2.59;sM7 12a5 5 0 0 1 5 -5
    gauge.low|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0;sM11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM13.41 10.59l2.59 -2.59;sM7 12a5 5 0 0 1 5 -5
    gauge.high|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0;sM11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM13.41 10.59l2.59 -2.59;sM7 12a5 5 0 0 1 5 -5
    gauge.with.needle|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0;sM11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM13.41 10.59l2.59 -2.59;sM7 12a5 5 0 0 1 5 -5
    speedometer|sM6.4 20a9 9 0 1 1 11.2 0z;sM10 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM13.45 11.55l2.05 -2.05
    star.leadinghalf.fill|=star.leadinghalf.filled
    """#
