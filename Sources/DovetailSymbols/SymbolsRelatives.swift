/// Names whose meaning another drawing of the set carries, and drawings that belong to no one category.
///
/// Where Apple's set has several symbols of one meaning, such as a sport's equipment and who plays it, the nearest one stands for all.
let symbolsRelatives = #"""
    airpodsmax|=headphones
    airtag|=largecircle.fill.circle
    airtag.fill|=circle.circle.fill
    alarm.waves.left.and.right|=alarm
    allergens|=camera.macro
    alt|=option
    ampersand|sM19 20l-10.4 -11.2a2.9 2.9 0 1 1 4.6 -.2c-1 1.4 -6.2 3.6 -6.2 7.2c0 2.6 2 4.2 4.5 4.2c3.5 0 5.5 -3.5 6 -7
    amplifier|=hifispeaker
    app.dashed|=square.dashed
    apple.logo|aM12 8.500c-1.600 -1.200 -3.200 -1.500 -4.700 -.900c-2.500 1 -3.700 3.700 -3 6.900c.800 3.900 2.900 7 5.200 7c1 0 1.500 -.500 2.500 -.500s1.500 .500 2.500 .500c2.300 0 4.400 -3.100 5.200 -7c.700 -3.200 -.500 -5.900 -3 -6.900c-1.500 -.600 -3.100 -.300 -4.700 .900z;sM12 8.500c0 -2 .600 -3.700 2 -5.500;fM11.500 6c-2.700 .200 -4.400 -1.100 -5 -3.700c2.800 -.300 4.600 .900 5 3.700z
    applelogo|=apple.logo
    appletvremote.gen4|=iphone.gen1
    applewatch.radiowaves.left.and.right|=applewatch
    applewatch.side.right|=applewatch
    applewatch.watchface|=applewatch
    watch.analog|=applewatch
    apps.iphone|=iphone
    aqi.low|fM12 12m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z;fM6 12m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z;fM18 12m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z;fM9 7m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z;fM15 17m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z
    aqi.medium|=circle.hexagongrid
    aqi.high|=circle.hexagongrid
    arcade.stick|sM12 14v-5;fM9 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z;aM4 17a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z
    arkit|=cube.transparent
    arrow.clockwise.heart|=heart.badge.arrow.clockwise
    arrow.down.heart|=heart.badge.arrow.down
    arrow.up.heart|=heart.badge.arrow.up
    arrow.up.heart.fill|=heart.fill.badge.arrow.up
    arrow.down.doc.fill|=doc.fill.badge.arrow.down
    arrow.right.arrow.left|=arrow.left.arrow.right
    arrow.swap|=arrow.triangle.swap
    arrow.triangle.2.circlepath.camera|=camera.rotate
    arrow.triangle.turn.up.right.diamond.fill|=arrow.triangle.turn.up.right.diamond filled
    arrow.turn.left.up|sM20 17h-10v-12;sM6 9l4 -4l4 4
    arrow.turn.right.up|=arrow.turn.left.up mirrored
    arrow.turn.left.down|sM20 7h-10v12;sM6 15l4 4l4 -4
    arrow.turn.right.down|=arrow.turn.left.down mirrored
    arrow.up.backward.and.arrow.down.forward|=arrow.up.left.and.arrow.down.right
    text.pad.header|=note.text
    arrow.down.forward.and.arrow.up.backward|=arrow.down.right.and.arrow.up.left
    arrow.down.backward.and.arrow.up.forward|=arrow.down.left.and.arrow.up.right
    arrow.up.forward.and.arrow.down.backward|=arrow.up.right.and.arrow.down.left
    arrow.up.bin.fill|=arrow.up.bin
    arrow.up.doc.on.clipboard|=arrow.right.doc.on.clipboard
    arrow.up.left.and.down.right.magnifyingglass|=plus.magnifyingglass
    arrowshape.zigzag.right|=arrowshape.right
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right|sM12 4v16;aM9 8v8l-6 -4z;aM15 8v8l6 -4z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left|sM12 4v16;aM3 8v8l6 -4z;aM21 8v8l-6 -4z
    balloon.2|aM3 7.500a4 4.500 0 1 1 8 0c0 3.300 -1.800 6 -4 6s-4 -2.700 -4 -6z;aM13.500 10.500a3.800 4.300 0 1 1 7.600 0c0 3 -1.700 5.500 -3.800 5.500s-3.800 -2.500 -3.800 -5.500z;sM7 13.500v2.500c0 2 -2 2.500 -2 5;sM17.300 16v1.500c0 1.500 1.500 1.800 1.500 3.500
    balloon.2.fill|=balloon.2 filled
    barometer|=gauge
    blinds.horizontal.closed|sM4 4h16;sM4 8h16;sM4 12h16;sM4 16h16;sM12 16v4;sM10 20h4
    bold.italic.underline|sM4 5h3a2.300 2.300 0 0 1 0 4.700h-3z;sM4 9.700h3.500a2.500 2.500 0 0 1 0 5h-3.500z;sM16 5h4.500;sM13.500 14.700h4.500;sM18.300 5l-2.500 9.700;sM4 19.500h16
    bold.underline|sM8 4h4.500a3 3 0 0 1 0 6h-4.500z;sM8 10h5.200a3 3 0 0 1 0 6h-5.200z;sM6 20h12
    bolt.batteryblock|aM3 8a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;sM6 6v-2;sM19 4l0 2;iM13 9.500l-2.800 4h3.600l-2.800 4
    bolt.batteryblock.fill|=bolt.batteryblock filled
    bolt.car|=car.badge.bolt
    bolt.car.fill|=car.fill.badge.bolt
    bolt.heart|=heart.badge.bolt
    bolt.heart.fill|=heart.fill.badge.bolt
    box.truck|aM3 6h11v11h-11z;aM14 10h4l3 4v3h-7z;hM5.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z;hM15.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z
    truck.box|=box.truck
    truck.pickup.side|=box.truck
    suv.side|=car.side
    brain.fill|fM9 2.500a3.900 3.900 0 0 0 -4.500 3.900v1.800a4.300 4.300 0 0 0 0 7.600v1.700a4.200 4.200 0 0 0 7.500 2.600a4.200 4.200 0 0 0 7.500 -2.600v-1.700a4.300 4.300 0 0 0 0 -7.600v-1.800a3.900 3.900 0 0 0 -7.500 -1.900a3.900 3.900 0 0 0 -3 -2z;xM12 5v14
    bubble.middle.top|=bubble.middle.bottom turned 180
    burst|aM12 2.5l2.3 4.8l5.1 -1.5l-1.5 5.1l4.6 2.1l-4.6 2.3l1.3 5.2l-5 -1.6l-2.2 4.6l-2.4 -4.6l-5 1.6l1.4 -5.2l-4.5 -2.3l4.5 -2.1l-1.5 -5.1l5.2 1.5z
    bus.doubledecker|=bus
    cabinet|aM5 4h14v14h-14z;iM12 4v14;iM9.5 10v2;iM14.5 10v2;sM7 18v2.5;sM17 18v2.5
    cablecar.fill|=cablecar filled
    calendar.circle.fill|=calendar.circle filled
    calendar.day.timeline.left|=calendar
    calendar.day.timeline.leading|=calendar
    camera.metering.center.weighted|=dot.viewfinder
    camera.on.rectangle|=rectangle.on.rectangle.badge.camera
    capsule.portrait|=capsule turned 90
    capsule.lefthalf.filled|sM3 12a6 6 0 0 1 6 -6h6a6 6 0 0 1 6 6v0a6 6 0 0 1 -6 6h-6a6 6 0 0 1 -6 -6z;fM9 6h3v12h-3a6 6 0 0 1 0 -12z
    car.2|=car
    car.2.fill|=car filled
    car.front.waves.up|=car
    character.book.closed.fill|=book.closed filled
    character.textbox|=textbox
    chart.bar.horizontal.page|=chart.bar.doc.horizontal
    chart.bar.xaxis.ascending|=chart.bar.xaxis
    checklist.checked|=checklist
    checklist.unchecked|sM3.500 6a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0z;sM3.500 12a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0z;sM3.500 18a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0z;s2M11 6h9;s2M11 12h9;s2M11 18h9
    checkmark.rectangle.portrait|=checkmark.rectangle
    chevron.up.down|=chevron.up.chevron.down
    circle.grid.2x1|aM4 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z;aM14 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z
    circle.grid.3x3.fill|=circle.grid.3x3
    circle.grid.cross.fill|=circle.grid.cross
    circle.hexagonpath|=circle.hexagongrid
    circles.hexagonpath|=circles.hexagongrid
    circle.lefthalf.striped.horizontal|=circle.lefthalf.filled
    circle.rectangle.filled.pattern.diagonalline|=circle.slash
    circlebadge.2|aM4 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z;sM14.5 7.5a5 5 0 1 1 0 9
    cloud.moon.bolt|aM9 17h8a3.500 3.500 0 0 0 0 -7h-.500a5 5 0 0 0 -9.700 1.500a2.800 2.800 0 0 0 2.200 5.500z;s2M4 9.500a5 5 0 0 1 4 -8.500a4.500 4.500 0 0 0 3.500 4;s3M13.500 19l-1.500 1.900h2.600l-1.500 1.900
    cloud.moon.bolt.fill|=cloud.moon.bolt filled
    cloud.moon.rain|aM9 17h8a3.500 3.500 0 0 0 0 -7h-.500a5 5 0 0 0 -9.700 1.500a2.800 2.800 0 0 0 2.200 5.500z;s2M4 9.500a5 5 0 0 1 4 -8.500a4.500 4.500 0 0 0 3.500 4;s3M9 20.500l-.500 1;s3M13 20.500l-.500 1;s3M17 20.500l-.500 1
    cloud.moon.rain.fill|=cloud.moon.rain filled
    cloud.sun.bolt|aM9 17h8a3.500 3.500 0 0 0 0 -7h-.500a5 5 0 0 0 -9.700 1.500a2.800 2.800 0 0 0 2.200 5.500z;s2M4.800 9.500a4.200 4.200 0 0 1 7 -4.500;s2M2 7h.5;s3M13.500 19l-1.500 1.900h2.600l-1.500 1.900
    cloud.sun.bolt.fill|=cloud.sun.bolt filled
    coat|=tshirt
    jacket|=tshirt
    comb|sM4 6h16;sM4 6v4;sM6.7 6v12;sM9.3 6v12;sM12 6v12;sM14.7 6v12;sM17.3 6v12;sM20 6v4
    comb.fill|=comb
    contextualmenu.and.cursorarrow|=filemenu.and.selection
    filemenu.and.selection|aM4 4h12v16h-12z;iM7 8h6;iM7 12h6;iM7 16h6
    cooktop|=circle.grid.2x2
    stove|=oven
    creditcard.and.123|=creditcard
    creditcard.trianglebadge.exclamationmark|=creditcard.badge.exclamationmark
    cricket.ball|=baseball
    cross.vial|=flask
    cross.vial.fill|=flask.fill
    cube.transparent.fill|=cube filled
    cursorarrow.and.square.on.square.dashed|=cursorarrow
    cursorarrow.motionlines|=cursorarrow.rays
    curtains.closed|aM5 4h7v16h-7z;aM12 4h7v16h-7z;sM3 4h18
    cylinder.split.1x2|aM5 6a7 3 0 1 0 14 0a7 3 0 1 0 -14 0;aM5 6v12c0 1.657 3.134 3 7 3s7 -1.343 7 -3v-12;iM5 12c0 1.657 3.134 3 7 3s7 -1.343 7 -3
    delete.backward|=delete.left
    delete.backward.fill|=delete.left.fill
    delete.forward|=delete.right
    display.and.arrow.down|=display.badge.arrow.down
    display.trianglebadge.exclamationmark|=display.badge.exclamationmark
    doc.on.clipboard.fill|=doc.on.clipboard
    doc.questionmark|=doc.badge.questionmark
    doc.text.image|=doc.richtext
    dock.arrow.down.rectangle|=dock.rectangle
    dog.fill|=dog filled
    dollarsign.arrow.circlepath|=dollarsign.circle
    dollarsign.bank.building|=building.columns
    door.left.hand.open|sM5 20v-16h9v16;sM3 20h18;sM14 6h4v14;sM11 12h.01
    door.right.hand.open|=door.left.hand.open mirrored
    dot.circle.fill|=circle.circle.fill
    dot.square.fill|aM5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1v-14a1 1 0 0 1 1 -1z;fM5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1v-14a1 1 0 0 1 1 -1z;nM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z
    dot.radiowaves.forward|=dot.radiowaves.right
    dots.and.line.vertical.and.cursorarrow.rectangle|=cursorarrow.rays
    dpad|aM9 4h6v5h5v6h-5v5h-6v-5h-5v-6h5z;iM12 6.5v.01;iM12 17.5v.01;iM6.5 12h.01;iM17.5 12h.01
    earpods|=earbuds
    ellipsis.curlybraces|=curlybraces
    ellipsis.vertical.bubble|=ellipsis.bubble
    envelope.badge.fill|=envelope.fill
    esim|=simcard
    esim.fill|=simcard filled
    exclamationmark.applewatch|=applewatch.badge.exclamationmark
    exclamationmark.arrow.circlepath|=arrow.clockwise.badge.exclamationmark
    exclamationmark.lock|=lock.badge.exclamationmark
    externaldrive.connected.to.line.below|=externaldrive
    eye.trianglebadge.exclamationmark|=eye.badge.exclamationmark
    eyebrow|sM3 14c3 -6 11 -8 18 -3
    eyedropper.full|=eyedropper
    eyedropper.halffull|=eyedropper
    eyes|aM3 12a3.6 5.5 0 1 0 7.2 0a3.6 5.5 0 1 0 -7.2 0z;aM13.8 12a3.6 5.5 0 1 0 7.2 0a3.6 5.5 0 1 0 -7.2 0z;iM8 13v.01;iM18.8 13v.01
    eyes.inverse|=eyes filled
    fan.fill|=fan filled
    fanblades.fill|=fanblades filled
    figure.2.and.child.holdinghands|sM3.500 4a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0;sM17.500 4a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0;sM3.500 9v12;sM6.500 9v12;sM3.500 9h3l3 5.500h5l3 -5.500h3;sM17.500 9v12;sM20.500 9v12;sM11 10.500a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM12 14.500v3;sM10.800 21v-3.500h2.400v3.500
    figure.2.arms.open|=figure.2
    figure.and.child.holdinghands|sM5 4.500a2 2 0 1 0 4 0a2 2 0 1 0 -4 0;sM3 14l1.500 -4.500h5l3.500 5l2.500 .500h4l1 3;sM5.500 9.500v12;sM8.500 9.500v12;sM5.500 15.500h3;sM15.500 10.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0;sM15.500 15v6.500;sM18.500 15v6.500
    figure.child|sM9.500 5.500a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0;sM5.500 13.500l3.500 -2.500h6l3.500 2.500;sM9 11v10;sM15 11v10;sM9 16.500h6
    figure.archery|=figure.arms.open
    figure.badminton|=figure.tennis
    figure.barre|=figure.dance
    figure.baseball|=figure.handball
    figure.bowling|=figure.handball
    figure.boxing|sM8 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM9 7.500l-.500 6.500l-3 3l-.500 4;sM8.500 14l4.500 2.500l1 4.500;sM9 8h7.500;fM16.500 8a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0 -4.600 0z;sM9 8.500l1 3.500h2.500;fM12 12a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0z
    figure.climbing|sM20 3v18;sM9 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM10 8.500l-1 6l-2 3l.500 3.500;sM10 8.500l4 -1l2 -4;sM10 9l3.500 2.500l2.500 -.500;sM9 14.500l5 -.500l1 4
    figure.core.training|=figure.flexibility
    figure.cricket|=figure.handball
    figure.cross.training|=figure.strengthtraining.traditional
    figure.curling|=figure.handball
    figure.dance|sM11 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM12 7.500v6;sM5.500 3.500l2 3.500l4.500 .500l4.500 2.500l3 -3;sM12 13.500l-4.500 2.500l1 5;sM12 13.500l3.500 3.500l4 .500
    figure.disc.sports|=figure.handball
    figure.elliptical|=figure.run.treadmill
    figure.equestrian.sports|sM2.500 17l1.500 -4.500h10.500l3.500 -4.500l3.500 2.500;sM17.500 11.500l-1.500 3.500h-10.500;sM5.500 15l-1 6;sM8 15.500l1.500 5.500;sM13.500 15.500v5.500;sM16 15l3 2l-.500 3.500;sM9 3.500a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM10 7v5.500;sM10 7.500l4.500 2
    figure.fall|=figure.run turned 70
    figure.fencing|=figure.martial.arts
    figure.fishing|sM5 6a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM5.500 9.500v5.500h5v6;sM2.500 15h3;sM5.500 10l4.500 2;sM8.500 13l8.500 -9;sM17 4c2.500 2 3.500 5 3.500 9v2.500a1.300 1.300 0 0 1 -2.600 0
    figure.golf|sM11.500 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM12 7.500l1.500 6.500l-2 7;sM13.500 14l3 7;sM12 8l-1.500 4l-3 1.500l-3.500 7.500h-2;fM6 20.500a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0 -2.400 0z
    figure.highintensity.intervaltraining|=figure.run
    figure.hockey|=figure.handball
    figure.hunting|=figure.hiking
    figure.jumprope|=figure.arms.open
    figure.kickboxing|=figure.boxing
    figure.lacrosse|=figure.handball
    figure.mixed.cardio|=figure.run
    figure.pilates|=figure.yoga
    figure.play|=figure.run
    figure.racquetball|=figure.tennis
    figure.rolling|=figure.gymnastics
    figure.rower|fM6.500 5.500a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z;sM8 10l1 5.500h5.500l4 -1.500;sM8.300 11.500l5 .500;sM11.500 9l6 9.500;sM3 20h18
    figure.rugby|=figure.american.football
    figure.run.square.stack|=figure.run
    figure.sailing|aM2.500 17.500h19l-2.500 4h-13.500z;sM13.500 3v14.500;aM13.500 4l6.500 9.500h-6.500z;sM5 7.500a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM6 11v3.500h4v3;sM6 11.500l4 1
    figure.seated.side|=person
    figure.skating|=figure.skateboarding
    figure.soccer|sM9 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM10.500 7.500l-1 6l-2.500 3l-1.500 4.500;sM9.500 13.500l4.500 1.500l2 4.500;sM5 11.500l2 -3.500l3.500 -.500l3.500 2.500l3 -1;fM18 20a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0z
    figure.socialdance|=figure.2
    figure.softball|=figure.handball
    figure.squash|=figure.tennis
    figure.stairs|=figure.hiking
    figure.step.training|=figure.hiking
    figure.strengthtraining.functional|=figure.strengthtraining.traditional
    figure.surfing|sM2.500 19.500c6.500 2 13 .500 19 -4;sM13.500 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM13.500 7.500l-3.500 5.500l4 1.500l.500 3;sM10 13l-3.500 2v3.500;sM5 9l4.500 .500l4 -2l3.500 2.500l3 -1.500
    figure.table.tennis|=figure.tennis
    figure.taichi|=figure.martial.arts
    figure.tennis|sM7.500 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0;sM9 7.500v6.500l-3 7;sM9 14l3.500 2.500l1 4.500;sM4.500 12l1.500 -3.500l3 -1l4 3.500l2.300 -2.300;sM14.700 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0;fM18.500 14a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0z
    figure.track.and.field|=figure.run
    figure.water.fitness|=figure.pool.swim
    figure.waterpolo|=figure.pool.swim
    figure.wrestling|=figure.martial.arts
    film.stack|=film
    fireplace|aM4 5h16v15h-16z;sM3 5h18;iM12 18c-2 0 -3.5 -1.3 -3.5 -3.2c0 -2.3 2.5 -3 2.5 -5.3c2 .8 4.5 2.8 4.5 5.5c0 1.7 -1.5 3 -3.5 3z
    fireworks|sM12 9v-6;sM12 15v6;sM9 12h-6;sM15 12h6;sM9.9 9.9l-4.3 -4.3;sM14.1 9.9l4.3 -4.3;sM9.9 14.1l-4.3 4.3;sM14.1 14.1l4.3 4.3
    laser.burst|=fireworks
    rays|sM12 7v-4;sM12 17v4;sM7 12h-4;sM17 12h4;sM8.5 8.5l-2.9 -2.9;sM15.5 8.5l2.9 -2.9;sM8.5 15.5l-2.9 2.9;sM15.5 15.5l2.9 2.9
    slowmo|=rays
    flag.2.crossed|aM7.500 3l2.800 4.740l-5.340 3.160l-2.800 -4.740z;aM16.500 3l-2.800 4.740l5.340 3.160l2.800 -4.740z;sM7.500 3l10.500 18;sM16.500 3l-10.500 18
    flag.2.crossed.fill|=flag.2.crossed filled
    flag.checkered.2.crossed|aM7.500 3l2.800 4.740l-5.340 3.160l-2.800 -4.740z;aM16.500 3l-2.800 4.740l5.340 3.160l2.800 -4.740z;sM7.500 3l10.500 18;sM16.500 3l-10.500 18;iM8.900 5.370l-5.340 3.160;iM4.830 4.580l2.800 4.740;iM15.100 5.370l5.340 3.160;iM19.170 4.580l-2.800 4.740
    folder.badge.person.crop|=folder.badge.person
    folder.fill.badge.person.crop|=folder.fill.badge.person
    frying.pan|aM3 14a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z;sM13.5 10l7 -6
    gauge.open.with.lines.needle.33percent|=gauge.low
    gauge.with.dots.needle.50percent|=gauge.medium
    gauge.with.dots.needle.67percent|=gauge.high
    gauge.with.needle.fill|=gauge.with.needle
    gearshape.arrow.triangle.2.circlepath|=gearshape.badge.arrow.triangle.2.circlepath
    globe.americas.fill|=globe.americas
    globe.asia.australia.fill|=globe.asia.australia
    globe.europe.africa.fill|=globe.europe.africa
    gobackward.minus|sM4.067 13.041a8 8 0 1 0 9.925 -8.788c-3.899 -1 -7.935 1.007 -9.425 4.747;sM4 4v5h5;sM9 13h6
    goforward.plus|sM19.933 13.041a8 8 0 1 1 -9.925 -8.788c3.899 -1 7.935 1.007 9.425 4.747;sM20 4v5h-5;sM9 13h6;sM12 10v6
    greetingcard|=book.closed
    hand.draw.fill|=hand.draw
    hand.point.up.braille|=hand.point.up
    hand.point.up.left|=hand.point.up
    hand.point.up.left.fill|=hand.point.up filled
    hand.raised.fingers.spread|=hand.raised
    hand.rays|=hand.tap
    hand.tap.fill|=hand.tap
    hands.and.sparkles|=hands.sparkles
    hands.sparkles.fill|=hand.raised.fill.badge.sparkle
    hands.clap|=hand.wave
    hands.clap.fill|=hand.wave filled
    hat.cap|aM4 16c0 -5 3.5 -9 8 -9s7 3.5 7 8l3 1v1h-18z
    hat.widebrim|aM7 15v-5c0 -2 2 -4 5 -4s5 2 5 4v5;sM2 15c3 3 17 3 20 0
    hexagongrid|=circle.hexagongrid
    hockey.puck|=cylinder
    hourglass.bottomhalf.fill|=hourglass.bottomhalf.filled
    hourglass.tophalf.fill|=hourglass.tophalf.filled
    ipad.homebutton|=ipad
    iphone.and.arrow.forward|=iphone.badge.arrow.forward
    iphone.gen1|=iphone
    iphone.homebutton|=iphone
    iphone.rear.camera|=iphone
    ipodtouch|=iphone
    ivfluid.bag|aM7 4h10v9a5 5 0 0 1 -10 0z;sM12 18v3;sM12 4v-2;iM7 9h10
    key.radiowaves.forward|=key
    keyboard.onehanded.left|=keyboard
    l1.rectangle.roundedbottom|=rectangle
    lasso.and.sparkles|=lasso.badge.sparkles
    lightbulb.led|=lightbulb
    lightbulb.max|=lightbulb
    lightrail.fill|=lightrail
    line.2.horizontal.decrease|sM4 9h16;sM8 15h8
    line.3.crossed.swirl|=line.3.horizontal.decrease
    line.horizontal.star.fill.line.horizontal|sM2 12h4;sM18 12h4;fM12 7l1.5 3.2l3.5 .5l-2.5 2.5l.6 3.5l-3.1 -1.7l-3.1 1.7l.6 -3.5l-2.5 -2.5l3.5 -.5z
    lineweight|sM4 6h16;fM4 10h16v2h-16z;fM4 15h16v4h-16z
    list.and.film|=film
    list.bullet.below.rectangle|=list.bullet.rectangle
    list.bullet.clipboard|=list.clipboard
    list.bullet.clipboard.fill|=list.clipboard filled
    list.bullet.rectangle.fill|=list.bullet.rectangle
    list.bullet.rectangle.portrait|=list.clipboard
    list.bullet.rectangle.portrait.fill|=list.clipboard filled
    list.dash.header.rectangle|=list.bullet.rectangle
    livephoto.play|=livephoto
    lizard|=tortoise
    lizard.fill|=tortoise filled
    location.magnifyingglass|=location.badge.magnifyingglass
    lock.applewatch|=applewatch.badge.lock
    lock.desktopcomputer|=desktopcomputer.badge.lock
    lock.iphone|=iphone.badge.lock
    lock.laptopcomputer|=laptopcomputer.badge.lock
    lock.rectangle.stack|=lock.rectangle
    lock.rotation.open|=lock.rotation
    lock.trianglebadge.exclamationmark|=lock.badge.exclamationmark
    logo.playstation|=gamecontroller
    logo.xbox|=gamecontroller
    macmini|aM3 9h18v7h-18z;iM17 12.5h.01
    macpro.gen3|=pc
    magazine|=book.closed
    magicmouse|=computermouse
    magicmouse.fill|=computermouse.fill
    mail.stack|=mail
    medical.thermometer|=thermometer.medium
    menubar.dock.rectangle|=dock.rectangle
    menucard|=book
    menucard.fill|=book.fill
    message.and.waveform|=message
    message.badge.filled.fill|=message.fill.badge
    metronome.fill|=metronome
    microbe|aM6 12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z;sM12 6v-3;sM12 21v-3;sM6 12h-3;sM21 12h-3;sM7.8 7.8l-2 -2;sM16.2 7.8l2 -2;sM7.8 16.2l-2 2;sM16.2 16.2l2 2;iM10.5 11v.01;iM14 13.5v.01
    moon.zzz|aM12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454z;s2M15 4h4.500l-4.500 5h4.500
    moon.zzz.fill|=moon.zzz filled
    moonphase.waning.gibbous|=moonphase.waxing.gibbous mirrored
    moonphase.waxing.crescent|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;fM12 3a9 9 0 0 1 0 18a4.500 9 0 0 0 0 -18z
    moonphase.waxing.gibbous|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;fM12 3a9 9 0 0 1 0 18a4.500 9 0 0 1 0 -18z
    moonphase.waning.crescent|=moonphase.waxing.crescent mirrored
    mouth|aM3 12c3 -4 6 -5 9 -3.5c3 -1.5 6 -.5 9 3.5c-3 4 -6 6 -9 6s-6 -2 -9 -6z;iM3 12c4 1 14 1 18 0
    move.3d|=rotate.3d
    scale.3d|=rotate.3d
    movieclapper|aM4 10h16v9a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1z;aM4 10l-.6 -3.4l15.8 -2.8l.6 3.4z;iM8.5 5.7l1.5 3;iM13.5 4.8l1.5 3
    music.note.house|=house.badge.music.note
    music.note.house.fill|=house.fill.badge.music.note
    music.note.tv|=tv.badge.music.note
    photo.tv|=tv.badge.photo
    mustache|aM12 11c2 -3 5 -2 6 0s2.5 1.5 3.5 .5c0 4 -6 6 -9.5 2.5c-3.5 3.5 -9.5 1.5 -9.5 -2.5c1 1 2.5 1.5 3.5 -.5s4 -3 6 0z
    network.badge.shield.half.filled|=network.badge.shield
    nose|sM13 4c0 5 -5 8 -5 12c0 3 3 3 4 3s2 1 3 0
    numbers|=textformat.123
    textformat.123|sM4 8l2 -1v10;sM10 9c0 -3 4 -3 4 0c0 2.5 -4 4 -4 8h4;sM17 7h4l-2.5 4c4 0 3 6 -1.5 6
    oar.2.crossed|sM4 20l13 -13;sM20 20l-13 -13;fM17 7l1 -4l3 3l-4 1z;fM7 7l-1 -4l-3 3l4 1z
    opticaldiscdrive|=opticaldisc
    opticaldiscdrive.fill|=opticaldisc
    oval.portrait|=oval turned 90
    pano|aM3 7c6 2 12 2 18 0v10c-6 -2 -12 -2 -18 0z
    party.popper.fill|=party.popper
    pencil.and.ellipsis.rectangle|=rectangle.and.pencil.and.ellipsis
    pencil.and.list.clipboard|=list.clipboard.badge.pencil
    pencil.and.ruler|=ruler.badge.pencil
    pencil.and.ruler.fill|=ruler.fill.badge.pencil
    pencil.and.scribble|=pencil.line
    pencil.tip.crop.circle|sM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;sM9 18l1.5 -6l1.5 -4l1.5 4l1.5 6
    person.2.crop.square.stack|=person.2
    person.2.crop.square.stack.fill|=person.2.fill
    person.2.gobackward|=person.2
    person.2.square.stack|=person.2
    person.and.arrow.left.and.arrow.right|=person.2
    person.and.person|=person.2
    person.badge.shield.checkmark|=person.badge.checkmark
    person.badge.shield.checkmark.fill|=person.fill.checkmark
    person.bust|=person
    person.bust.fill|=person.fill
    person.crop.artframe|=person.crop.square
    person.crop.circle.dashed|=person.crop.circle
    person.crop.rectangle.stack|=person.crop.rectangle
    person.crop.square.filled.and.at.rectangle|=person.text.rectangle
    rectangle.stack.person.crop|=person.crop.rectangle
    rectangle.stack.person.crop.fill|=person.crop.rectangle filled
    rectangle.stack.badge.person.crop|=rectangle.stack.badge.person
    person.fill.turn.down|=person.fill
    person.fill.turn.left|=person.fill
    person.fill.turn.right|=person.fill
    person.wave.2.fill|=person.wave.2 filled
    phone.arrow.right|=phone.arrow.up.right
    phone.fill.arrow.down.left|=phone.arrow.down.left
    phone.fill.arrow.up.right|=phone.arrow.up.right
    pianokeys.inverse|=pianokeys
    placeholdertext.fill|fM4 5.5h16v3h-16z;fM4 10.5h16v3h-16z;fM4 15.5h10v3h-10z
    text.redaction|fM4 5.5h10v3h-10z;sM17 7h3;fM9 10.5h11v3h-11z;sM4 12h2;fM4 15.5h8v3h-8z;sM15 17h5
    play.desktopcomputer|=desktopcomputer.badge.play
    play.laptopcomputer|=laptopcomputer.badge.play
    play.square.stack|=square.stack.badge.play
    play.tv.fill|=play.tv filled
    plus.circle.dashed|sM9 12h6;sM12 9v6;sM8.560 3.690a9 9 0 0 0 -2.920 1.950;sM3.690 8.560a9 9 0 0 0 -.69 3.440;sM3.690 15.440a9 9 0 0 0 1.950 2.920;sM8.560 20.310a9 9 0 0 0 3.440 .69;sM15.440 20.310a9 9 0 0 0 2.920 -1.950;sM20.310 15.440a9 9 0 0 0 .69 -3.440;sM20.310 8.560a9 9 0 0 0 -1.950 -2.920;sM15.440 3.690a9 9 0 0 0 -3.440 -.69
    plus.square.dashed|=plus.viewfinder
    questionmark.square.dashed|=questionmark.viewfinder
    plus.rectangle.on.rectangle|=plus.square.on.square
    plus.rectangle.fill.on.rectangle.fill|=plus.square.on.square filled
    plus.square.fill.on.square.fill|=plus.square.on.square filled
    plus.rectangle.on.folder|=folder.badge.plus
    plus.slash.minus|=plus.forwardslash.minus
    point.topleft.down.curvedto.point.filled.bottomright.up|=point.topleft.down.curvedto.point.bottomright.up
    popcorn|aM6 10l1.5 10h9l1.5 -10z;iM10 10l.7 10;iM14 10l-.7 10;sM6 10a2.5 2.5 0 0 1 1 -4.7a3 3 0 0 1 5 -1.3a3 3 0 0 1 5 1.3a2.5 2.5 0 0 1 1 4.7
    powerlight.dimmer|=dial.medium
    printer.dotmatrix|=printer
    projective|=perspective
    questionmark.key.filled|=key.fill.badge.questionmark
    questionmark.video|=video.badge.questionmark
    quote.bubble|aM18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3z;iM8 13v-3h3v2.5l-1.5 1.5;iM13.5 13v-3h3v2.5l-1.5 1.5
    quote.closing|aM10 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5;aM19 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5
    quotelevel|sM5 5v14;sM10 5v14;sM15 5v14
    rectangle.and.arrow.up.right.and.arrow.down.left|=arrow.up.right.and.arrow.down.left
    rectangle.and.hand.point.up.left|=hand.tap
    rectangle.and.hand.point.up.left.fill|=hand.tap
    rectangle.and.paperclip|=rectangle.badge.paperclip
    rectangle.arrowtriangle.2.inward|aM4 12v-6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v6;sM3 18h7;sM21 18h-7;sM7 15l3 3l-3 3;sM17 15l-3 3l3 3
    rectangle.bottomhalf.filled|sM3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z;fM3 12h18v5a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z
    rectangle.tophalf.filled|=rectangle.bottomhalf.filled turned 180
    rectangle.leadinghalf.filled|=rectangle.lefthalf.filled
    rectangle.inset.topleft.filled|=rectangle.topthird.inset.filled
    rectangle.checkered|=rectangle.split.3x3
    rectangle.connected.to.line.below|aM6 4h12v9h-12z;sM12 13v5;sM3 18h18
    rectangle.dashed.badge.record|=rectangle.dashed
    rectangle.on.rectangle.angled|=rectangle.on.rectangle
    rectangle.ratio.16.to.9|=rectangle
    rectangle.roundedtop|=rectangle
    return|sM20 5v8a2 2 0 0 1 -2 2h-13;sM9 11l-4 4l4 4
    return.left|=return
    return.right|=return mirrored
    rhombus|aM12 2.5l7 9.5l-7 9.5l-7 -9.5z
    road.lanes.curved.left|=road.lanes
    rotate.left.fill|=rotate.left
    rotate.right.fill|=rotate.right
    scanner|aM3 14h18v5h-18z;sM4 14l13 -8;iM6 16.5h4
    screwdriver|aM14.500 7.500l3.600 -3.600a1.400 1.400 0 0 1 2 2l-3.600 3.600z;sM15.200 8.800l-9.700 9.700;sM4 17l3 3
    shared.with.you|=person.2
    shareplay|=person.2.wave.2
    person.2.wave.2|=person.wave.2
    shield.lefthalf.fill|=shield.lefthalf.filled
    shoeprints.fill|fM7 3c2 0 3 1.800 3 4s-.6 4 -1.500 4.500h-3c-.9 -.500 -1.500 -2.300 -1.500 -4.500s1 -4 3 -4z;fM5.500 13h3v1.500a1.500 1.500 0 0 1 -3 0z;fM17 7c2 0 3 1.800 3 4s-.6 4 -1.500 4.500h-3c-.9 -.500 -1.500 -2.300 -1.500 -4.500s1 -4 3 -4z;fM15.500 17h3v1.500a1.500 1.500 0 0 1 -3 0z
    shower|aM6 12a6 6 0 0 1 12 0z;sM12 6v-3;sM8 15v1;sM12 15v1;sM16 15v1;sM8 19v1;sM12 19v1;sM16 19v1
    signpost.and.arrowtriangle.up|=signpost.right
    sink|aM3 12h18v2a5 5 0 0 1 -5 5h-8a5 5 0 0 1 -5 -5z;sM12 12v-6a2 2 0 0 1 4 0
    skis|sM6 3v15c0 2 1 3 3 3;sM14 3v15c0 2 1 3 3 3
    snowboard|=surfboard
    surfboard|aM12 2c4 4 5 12 3 18h-6c-2 -6 -1 -14 3 -18z;iM12 6v14
    slash.circle|=circle.slash
    slash.circle.fill|fM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z;xM6 18l12 -12
    slider.horizontal.below.square.fill.and.square|=slider.horizontal.2.square
    smallcircle.fill.circle|=smallcircle.filled.circle
    snow|=snowflake
    soccerball.inverse|=soccerball
    sparkles.rectangle.stack|=rectangle.stack.badge.sparkles
    sparkles.tv|=tv.badge.sparkles
    speaker.1|=speaker.wave.1
    speaker.1.fill|=speaker.wave.1 filled
    speaker.2|=speaker.wave.2
    speaker.2.fill|=speaker.wave.2 filled
    speaker.3|=speaker.wave.3
    speaker.3.fill|=speaker.wave.3 filled
    speaker.zzz|=speaker
    spigot|=drop
    spigot.fill|=drop.fill
    square.and.arrow.down.on.square|=square.and.arrow.down
    square.and.arrow.up.trianglebadge.exclamationmark|=square.and.arrow.up.badge.exclamationmark
    square.dashed.inset.filled|sM4 6a2 2 0 0 1 2 -2;sM10 4h4;sM18 4a2 2 0 0 1 2 2;sM20 10v4;sM20 18a2 2 0 0 1 -2 2;sM14 20h-4;sM6 20a2 2 0 0 1 -2 -2;sM4 14v-4;fM8 8h8v8h-8z
    square.inset.filled|sM5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1v-14a1 1 0 0 1 1 -1z;fM7.5 7.5h9v9h-9z
    square.fill.on.circle.fill|=square.on.circle
    square.on.square.dashed|=square.on.square
    square.grid.3x1.below.line.grid.1x2|sM4 5h16;sM4 9h16;aM4 14h4v4h-4z;aM10 14h4v4h-4z;aM16 14h4v4h-4z
    square.grid.3x3.topleft.filled|=square.grid.3x3
    square.grid.4x3.fill|=square.grid.3x3 filled
    square.lefthalf.fill|=square.lefthalf.filled
    square.stack.3d.forward.dottedline|=square.stack.3d.up
    squareshape.split.2x2|=square.split.2x2
    star.lefthalf.fill|=star.leadinghalf.filled
    suitcase.cart|=suitcase
    sun.dust|=sun.max
    sun.dust.fill|=sun.max filled
    sun.haze|=sun.horizon
    sun.haze.fill|=sun.horizon
    sun.rain|=cloud.sun.rain
    sun.snow|=sun.max.badge.snowflake
    swift|=bird
    table.furniture|sM3 8h18;sM5 8v11;sM19 8v11
    table.furniture.fill|=table.furniture
    takeoutbag.and.cup.and.straw|=bag
    takeoutbag.and.cup.and.straw.fill|=bag filled
    teddybear|=pawprint
    teddybear.fill|=pawprint.fill
    teletype.answer|=teletype
    tennis.racket|aM9 4a6 6 0 0 1 7 9.5c-2 2.5 -6 3 -8 1c-2.5 -2.5 -2 -8 1 -10.5z;sM8 15l-5 6;iM8 6l7 8;iM14 6l-6 7
    tent.2|=tent
    text.and.command.macwindow|=macwindow.badge.command
    text.badge.minus|s2M4 6h16;s2M4 12h9;s2M4 18h6;sM14 18h6
    text.badge.star|sM4 6h16;sM4 12h7;sM4 18h5;fM17 11.500l1.600 3.300l3.600 .500l-2.600 2.500l.600 3.600l-3.200 -1.700l-3.200 1.700l.600 -3.600l-2.600 -2.500l3.600 -.500z
    text.below.photo|=doc.richtext
    text.below.photo.fill|=doc.richtext filled
    text.justify.leading|=text.alignleft
    text.justify.left|=text.alignleft
    text.justifyleft|=text.alignleft
    text.justifyright|=text.alignright
    textformat.abc.dottedunderline|=textformat.abc
    textformat.size.larger|=textformat.size
    textformat.size.smaller|=textformat.size
    theatermask.and.paintbrush|=theatermasks
    thermometer.sun.fill|=thermometer.sun
    toilet|aM5 3h5v9h-5z;aM5 12h14a6 6 0 0 1 -6 6h-2a6 6 0 0 1 -6 -6z;sM10 18v3;sM14 18v3;sM8 21h8
    trackpad|aM4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z;iM4 15h16;iM12 15v5
    train.side.front.car|=tram
    tray.2.fill|=tray.2 filled
    tray.and.arrow.down.fill|=tray.and.arrow.down filled
    tray.and.arrow.up.fill|=tray.and.arrow.up filled
    triangle.lefthalf.filled|sM10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0z;fM12 2.700l-9.700 14.400a1.900 1.900 0 0 0 1.600 2.900h8.100z
    tv.and.hifispeaker.fill|=tv
    vision.pro|=visionpro
    wand.and.rays.inverse|=wand.and.rays
    wand.and.stars.inverse|=wand.and.stars
    washer.fill|=washer
    waterbottle.fill|=waterbottle filled
    waveform.and.magnifyingglass|=waveform.badge.magnifyingglass
    waveform.and.mic|=waveform.badge.mic
    wifi.exclamationmark|=wifi.badge.exclamationmark
    wind.snow|=wind.badge.snowflake
    window.casement|aM5 3h14v17h-14z;iM12 3v17;iM5 11h14;sM3 20h18
    cabinet.fill|=cabinet filled
    lock.iphone.fill|=iphone.badge.lock.fill
    """#
