/// Names that stand for symbols with a badge, and further relatives. See ``SymbolTable``.
let symbolsCompositions = """
    1.magnifyingglass|sM3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0;sM21 21l-6 -6;sM8.700 8.300l1.500 -1.300v6
    airplane.up.right|=airplane
    airplay.audio|=airplayaudio
    airplay.video|=airplayvideo
    app.connected.to.app.below.fill|=rectangle.connected.to.line.below
    arcade.stick.console|=gamecontroller
    arrow.left.and.right.righttriangle.left.righttriangle.right|=flip.horizontal
    arrow.triangle.2.circlepath.doc.on.clipboard|=doc.on.clipboard.badge.arrow.triangle.2.circlepath
    arrow.turn.up.forward.iphone|=iphone.badge.arrow.turn.up.right
    arrow.up.doc.fill|=doc.fill.badge.arrow.up
    binoculars|aM3 16a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0z;aM14 16a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0z;sM10 15.500h4;sM3.300 14.500l1.700 -8.500a1.500 1.500 0 0 1 3 0l1.700 8;sM20.700 14.500l-1.700 -8.500a1.500 1.500 0 0 0 -3 0l-1.700 8
    bubble.left.and.text.bubble.right|=bubble.left.and.bubble.right
    camera.shutter.button|=camera
    character.magnify|=a.magnify
    checkerboard.rectangle|=rectangle.split.3x3
    checkmark.applewatch|=applewatch.badge.checkmark
    checkmark.circle.trianglebadge.exclamationmark|=checkmark.circle.badge.exclamationmark
    checkmark.gobackward|=gobackward.badge.checkmark
    checkmark.rectangle.stack|=rectangle.stack.badge.checkmark
    chevron.backward.2|=chevron.left.2
    chevron.forward.2|=chevron.right.2
    doc.text.below.ecg|=doc.text
    dollarsign.gauge.chart.lefthalf.righthalf|=gauge
    dot.arrowtriangles.up.right.down.left.circle|=circle.grid.cross
    eraser.line.dashed|=eraser
    exclamationmark.arrow.triangle.2.circlepath|=arrow.triangle.2.circlepath.badge.exclamationmark
    exclamationmark.magnifyingglass|=magnifyingglass.badge.exclamationmark
    exclamationmark.warninglight|=light.beacon.max
    figure.roll.runningpace|=figure.roll
    figure.stand.line.dotted.figure.stand|=figure.2
    figure.walk.motion|=figure.walk
    filemenu.and.cursorarrow|=filemenu.and.selection
    gauge.with.dots.needle.33percent|=gauge.low
    gauge.with.dots.needle.bottom.50percent|=gauge.medium
    grid|=rectangle.split.3x3
    hazardsign|=exclamationmark.triangle
    hifispeaker.2|=hifispeaker
    homekit|=house
    homepodmini|=homepod
    humidifier|=humidity
    increase.quotelevel|=text.quote
    ipod|=ipodtouch
    laptopcomputer.and.arrow.down|=laptopcomputer.badge.arrow.down
    laurel.leading|sM18 20.500c-6.500 -.500 -10.500 -4.500 -10.500 -10c0 -2.500 .800 -5 2.500 -7.500;fM7.800 8.200c-3 .300 -4.900 -1.200 -5.300 -4.200c3 -.200 4.900 1.300 5.300 4.200z;fM7.300 12.700c-2.600 1.400 -4.900 .700 -6.300 -1.900c2.600 -1.300 4.900 -.600 6.300 1.900z;fM8.900 16.700c-2 2.200 -4.400 2.300 -6.500 .300c2.100 -2.100 4.500 -2.200 6.500 -.300z;fM12.600 19.700c-1.200 2.700 -3.500 3.600 -6.300 2.300c1.200 -2.700 3.500 -3.600 6.300 -2.300z;fM8.600 9.200c2.900 -.300 4.400 -2.100 4.300 -5c-2.900 .200 -4.500 2.100 -4.300 5z;fM9 13.500c2.600 1 4.700 .100 5.700 -2.500c-2.600 -1 -4.700 -.100 -5.700 2.500z;fM11.800 17.300c2.100 1.800 4.400 1.600 6.200 -.500c-2.100 -1.800 -4.400 -1.600 -6.200 .500z
    laurel.trailing|=laurel.leading mirrored
    light.beacon.max|aM7 18v-5a5 5 0 0 1 10 0v5z;sM5 21h14;s2M12 3v1.500;s2M4.600 5.600l1.100 1.100;s2M19.400 5.600l-1.100 1.100
    line.3.horizontal.button.angledtop.vertical.right|=line.3.horizontal.circle
    lock.app.dashed|=lock.square
    loupe|=magnifyingglass
    mail.and.text.magnifyingglass|=mail.badge.magnifyingglass
    megaphone|sM18 8a3 3 0 0 1 0 6;sM10 14v5a1 1 0 0 1 -1 1h-1a1 1 0 0 1 -1 -1v-5;aM12 8l4.524 -3.770a.9 .9 0 0 1 1.476 .692v12.156a.9 .9 0 0 1 -1.476 .692l-4.524 -3.770h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z
    person.line.dotted.person.fill|=person.2.fill
    phone.bubble.left|=phone.bubble
    purchased|=checkmark.seal
    rectangle.leftthird.inset.filled|=rectangle.lefthalf.inset.filled
    rectangle.portrait.and.arrow.right.fill|=rectangle.portrait.and.arrow.right
    sensor.fill|=dot.radiowaves.left.and.right
    sensor|=dot.radiowaves.left.and.right
    shield.righthalf.filled|=shield.lefthalf.filled mirrored
    slider.horizontal.below.square.filled.and.square|=slider.horizontal.2.square
    square.3.stack.3d.top.filled|=square.stack.3d.up
    square.fill.text.grid.1x2|=list.bullet.rectangle
    square.grid.3x1.folder.badge.plus|=folder.badge.plus
    square.split.diagonal.2x2|aM3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;iM4 20l16 -16;iM4 4l16 16
    square.stack.3d.down.forward|=square.on.square
    studentdesk|=table.furniture
    sun.and.horizon|=sun.horizon
    text.document|=doc.text
    textformat.characters|=textformat.abc
    tv.and.mediabox|=tv
    umbrella.percent|=umbrella.badge.percent
    video.bubble.left|=video.bubble
    wifi.router.fill|=wifi.router filled
    window.vertical.open|=window.vertical.closed
    """
