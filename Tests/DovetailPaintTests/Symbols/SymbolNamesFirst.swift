/// Names that public code uses, the first half in the order of the alphabet.
let symbolNamesFirst = """
    0.circle 1.circle 1.circle.fill 1.magnifyingglass 1.square 10.circle 12.circle 2.circle 2.circle.fill 2.square.fill 24.circle
    3.circle 3.circle.fill 3.square.fill 30.circle 4.circle 4.square.fill 4k.tv 5.circle 5.circle.fill 6.circle 7.circle 8.circle
    9.circle a.circle a.circle.fill a.magnify a.square abc accessibility accessibility.fill air.conditioner.horizontal airplane
    airplane.arrival airplane.circle airplane.circle.fill airplane.departure airplane.up.right airplay.audio airplay.video
    airplayaudio airplayvideo airpods airpodsmax airpodspro airtag airtag.fill alarm alarm.fill alarm.waves.left.and.right allergens
    alt amplifier ant ant.circle ant.fill antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.circle
    antenna.radiowaves.left.and.right.slash app app.badge app.badge.fill app.connected.to.app.below.fill app.dashed app.fill app.gift
    app.gift.fill apple.logo apple.terminal applelogo applepencil appletv appletv.fill appletvremote.gen4 applewatch
    applewatch.radiowaves.left.and.right applewatch.side.right applewatch.watchface apps.iphone aqi.high aqi.low aqi.medium
    arcade.stick arcade.stick.console archivebox archivebox.circle archivebox.circle.fill archivebox.fill arrow.2.circlepath
    arrow.2.circlepath.circle arrow.3.trianglepath arrow.backward arrow.backward.circle arrow.backward.circle.fill
    arrow.backward.to.line arrow.branch arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill arrow.clockwise.icloud
    arrow.counterclockwise arrow.counterclockwise.circle arrow.counterclockwise.circle.fill arrow.down arrow.down.app
    arrow.down.app.fill arrow.down.backward arrow.down.circle arrow.down.circle.fill arrow.down.doc arrow.down.doc.fill
    arrow.down.forward arrow.down.heart arrow.down.left arrow.down.left.and.arrow.up.right arrow.down.right
    arrow.down.right.and.arrow.up.left arrow.down.right.circle arrow.down.square arrow.down.square.fill arrow.down.to.line
    arrow.down.to.line.compact arrow.forward arrow.forward.circle arrow.forward.circle.fill arrow.forward.to.line arrow.left
    arrow.left.and.right arrow.left.and.right.circle arrow.left.and.right.righttriangle.left.righttriangle.right
    arrow.left.and.right.square arrow.left.arrow.right arrow.left.arrow.right.circle arrow.left.arrow.right.square arrow.left.circle
    arrow.left.circle.fill arrow.left.square arrow.left.to.line arrow.merge arrow.rectanglepath arrow.right arrow.right.arrow.left
    arrow.right.circle arrow.right.circle.fill arrow.right.doc.on.clipboard arrow.right.square arrow.right.square.fill
    arrow.right.to.line arrow.swap arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.circle
    arrow.triangle.2.circlepath.circle.fill arrow.triangle.2.circlepath.doc.on.clipboard arrow.triangle.branch
    arrow.triangle.capsulepath arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap arrow.triangle.turn.up.right.circle
    arrow.triangle.turn.up.right.circle.fill arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
    arrow.turn.down.left arrow.turn.down.right arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down arrow.turn.right.up
    arrow.turn.up.forward.iphone arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.circle arrow.up.and.down.square arrow.up.arrow.down
    arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill arrow.up.arrow.down.square arrow.up.backward
    arrow.up.backward.and.arrow.down.forward arrow.up.bin arrow.up.bin.fill arrow.up.circle arrow.up.circle.badge.clock
    arrow.up.circle.fill arrow.up.doc arrow.up.doc.fill arrow.up.forward arrow.up.forward.app arrow.up.forward.app.fill
    arrow.up.forward.square arrow.up.heart arrow.up.heart.fill arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.message
    arrow.up.right arrow.up.right.and.arrow.down.left arrow.up.right.circle arrow.up.right.circle.fill arrow.up.right.square
    arrow.up.right.square.fill arrow.up.square arrow.up.square.fill arrow.up.to.line arrow.up.to.line.compact arrow.uturn.backward
    arrow.uturn.backward.circle arrow.uturn.backward.circle.fill arrow.uturn.down arrow.uturn.forward arrow.uturn.forward.circle
    arrow.uturn.left arrow.uturn.left.circle arrow.uturn.left.circle.fill arrow.uturn.right arrow.uturn.up arrowshape.bounce.right
    arrowshape.down arrowshape.down.fill arrowshape.left arrowshape.left.fill arrowshape.right arrowshape.right.fill
    arrowshape.turn.up.backward arrowshape.turn.up.forward arrowshape.turn.up.left arrowshape.turn.up.left.2
    arrowshape.turn.up.left.circle arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.circle
    arrowshape.turn.up.right.fill arrowshape.up arrowshape.up.fill arrowshape.zigzag.right arrowtriangle.backward.fill
    arrowtriangle.down arrowtriangle.down.circle arrowtriangle.down.circle.fill arrowtriangle.down.fill arrowtriangle.forward
    arrowtriangle.forward.fill arrowtriangle.left arrowtriangle.left.fill arrowtriangle.right arrowtriangle.right.circle
    arrowtriangle.right.circle.fill arrowtriangle.right.fill arrowtriangle.up arrowtriangle.up.circle arrowtriangle.up.fill
    aspectratio aspectratio.fill asterisk asterisk.circle at at.badge.plus at.circle atom b.circle b.circle.fill backpack
    backpack.fill backward backward.circle backward.end backward.end.alt backward.end.alt.fill backward.end.fill backward.fill
    backward.frame bag bag.badge.minus bag.badge.plus bag.circle bag.fill balloon balloon.2 balloon.fill bandage bandage.fill banknote
    banknote.fill barcode barcode.viewfinder barometer baseball baseball.fill basket basket.fill basketball basketball.fill bathtub
    bathtub.fill battery.0 battery.0percent battery.100 battery.100.bolt battery.100percent battery.100percent.bolt battery.25
    battery.25percent battery.50 battery.50percent battery.75 battery.75percent bed.double bed.double.circle bed.double.fill bell
    bell.and.waveform bell.and.waves.left.and.right bell.badge bell.badge.fill bell.circle bell.circle.fill bell.fill bell.slash
    bell.slash.fill bicycle bicycle.circle binoculars binoculars.fill bird bird.fill birthday.cake birthday.cake.fill
    bitcoinsign.circle bitcoinsign.circle.fill blinds.horizontal.closed bold bold.italic.underline bolt bolt.badge.a bolt.batteryblock
    bolt.batteryblock.fill bolt.car bolt.car.fill bolt.circle bolt.circle.fill bolt.fill bolt.heart bolt.heart.fill bolt.horizontal
    bolt.horizontal.circle bolt.horizontal.fill bolt.slash bolt.slash.fill bonjour book book.circle book.circle.fill book.closed
    book.closed.fill book.fill book.pages book.pages.fill bookmark bookmark.circle bookmark.circle.fill bookmark.fill bookmark.slash
    bookmark.square books.vertical books.vertical.circle books.vertical.fill box.truck box.truck.fill brain brain.fill
    brain.head.profile briefcase briefcase.circle briefcase.fill bubble bubble.fill bubble.left bubble.left.and.bubble.right
    bubble.left.and.bubble.right.fill bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right
    bubble.left.circle bubble.left.fill bubble.middle.bottom bubble.middle.bottom.fill bubble.right bubble.right.fill building
    building.2 building.2.crop.circle building.2.fill building.columns building.columns.circle building.columns.fill building.fill bus
    bus.doubledecker bus.fill c.circle c.circle.fill cable.connector cable.connector.horizontal cablecar calendar
    calendar.badge.checkmark calendar.badge.clock calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus
    calendar.circle calendar.circle.fill calendar.day.timeline.left camera camera.aperture camera.badge.ellipsis camera.circle
    camera.circle.fill camera.fill camera.filters camera.macro camera.macro.circle camera.metering.center.weighted camera.on.rectangle
    camera.rotate camera.rotate.fill camera.shutter.button camera.viewfinder capslock capslock.fill capsule capsule.fill
    captions.bubble captions.bubble.fill car car.2 car.2.fill car.circle car.fill car.rear car.side carrot carrot.fill cart
    cart.badge.minus cart.badge.plus cart.circle cart.circle.fill cart.fill cart.fill.badge.plus case case.fill cat cat.fill
    cellularbars centsign.circle chair chair.fill chair.lounge character character.book.closed character.book.closed.fill
    character.bubble character.bubble.fill character.cursor.ibeam character.magnify character.textbox chart.bar
    chart.bar.doc.horizontal chart.bar.doc.horizontal.fill chart.bar.fill chart.bar.xaxis chart.dots.scatter
    chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.line.uptrend.xyaxis.circle chart.pie
    chart.pie.fill chart.xyaxis.line checkerboard.rectangle checklist checkmark checkmark.applewatch checkmark.bubble checkmark.circle
    checkmark.circle.fill checkmark.circle.trianglebadge.exclamationmark checkmark.diamond checkmark.gobackward checkmark.icloud
    checkmark.icloud.fill checkmark.message checkmark.rectangle checkmark.rectangle.fill checkmark.rectangle.stack checkmark.seal
    checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward
    chevron.backward.2 chevron.backward.circle chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up
    chevron.down chevron.down.2 chevron.down.circle chevron.down.circle.fill chevron.down.square chevron.forward chevron.forward.2
    chevron.forward.circle chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill
    chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right chevron.left.square chevron.right chevron.right.2
    chevron.right.circle chevron.right.circle.fill chevron.right.square chevron.right.square.fill chevron.up chevron.up.2
    chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill chevron.up.square circle circle.and.line.horizontal
    circle.badge.checkmark circle.bottomhalf.filled circle.circle circle.circle.fill circle.dashed circle.dotted circle.fill
    circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3 circle.grid.3x3.fill circle.grid.cross circle.hexagongrid
    circle.hexagongrid.fill circle.hexagonpath circle.inset.filled circle.lefthalf.filled circle.righthalf.filled circle.slash
    circle.slash.fill circle.square circle.tophalf.filled circlebadge circlebadge.2 circlebadge.fill clipboard clipboard.fill clock
    clock.arrow.2.circlepath clock.arrow.circlepath clock.badge clock.badge.checkmark clock.badge.checkmark.fill
    clock.badge.exclamationmark clock.badge.questionmark clock.badge.xmark clock.circle clock.fill cloud cloud.bolt cloud.bolt.fill
    cloud.bolt.rain cloud.bolt.rain.fill cloud.drizzle cloud.drizzle.fill cloud.fill cloud.fog cloud.fog.fill cloud.hail
    cloud.hail.fill cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.bolt cloud.moon.bolt.fill cloud.moon.fill
    cloud.moon.rain cloud.moon.rain.fill cloud.rain cloud.rain.fill cloud.sleet cloud.sleet.fill cloud.snow cloud.snow.fill cloud.sun
    cloud.sun.bolt cloud.sun.bolt.fill cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill comb comb.fill command command.circle
    command.square computermouse computermouse.fill cone cone.fill contextualmenu.and.cursorarrow control cooktop cpu cpu.fill
    creditcard creditcard.and.123 creditcard.circle creditcard.fill crop crop.rotate cross cross.case cross.case.fill cross.circle
    cross.circle.fill cross.fill cross.vial cross.vial.fill crown crown.fill cube cube.fill cube.transparent cube.transparent.fill
    cup.and.saucer cup.and.saucer.fill curlybraces curlybraces.square cursorarrow cursorarrow.and.square.on.square.dashed
    cursorarrow.click cursorarrow.click.2 cursorarrow.motionlines cursorarrow.rays curtains.closed cylinder cylinder.fill
    cylinder.split.1x2 cylinder.split.1x2.fill decrease.indent delete.backward delete.left delete.left.fill delete.right deskclock
    deskclock.fill desktopcomputer dial.high dial.low dial.max dial.medium dial.min diamond diamond.fill dice dice.fill die.face.1
    die.face.1.fill die.face.2 die.face.3 die.face.4 die.face.5 die.face.5.fill die.face.6 die.face.6.fill dishwasher display
    display.2 display.and.arrow.down divide divide.circle divide.circle.fill doc doc.append doc.badge.arrow.up doc.badge.clock
    doc.badge.ellipsis doc.badge.gearshape doc.badge.plus doc.circle doc.circle.fill doc.fill doc.fill.badge.plus doc.on.clipboard
    doc.on.clipboard.fill doc.on.doc doc.on.doc.fill doc.plaintext doc.plaintext.fill doc.questionmark doc.richtext doc.richtext.fill
    doc.text doc.text.below.ecg doc.text.fill doc.text.image doc.text.magnifyingglass doc.text.viewfinder doc.viewfinder doc.zipper
    dock.rectangle dog dog.fill dollarsign dollarsign.arrow.circlepath dollarsign.circle dollarsign.circle.fill
    dollarsign.gauge.chart.lefthalf.righthalf dollarsign.square door.garage.closed door.left.hand.closed door.left.hand.open
    dot.arrowtriangles.up.right.down.left.circle dot.circle dot.circle.fill dot.radiowaves.left.and.right dot.radiowaves.right
    dot.square dot.viewfinder drop drop.circle drop.circle.fill drop.fill drop.halffull drop.triangle dumbbell dumbbell.fill e.circle
    ear ear.fill earbuds earpods eject eject.circle eject.fill ellipsis ellipsis.bubble ellipsis.bubble.fill ellipsis.circle
    ellipsis.circle.fill ellipsis.curlybraces ellipsis.message ellipsis.message.fill ellipsis.rectangle ellipsis.rectangle.fill
    ellipsis.vertical.bubble engine.combustion envelope envelope.arrow.triangle.branch envelope.badge envelope.badge.fill
    envelope.circle envelope.circle.fill envelope.fill envelope.open envelope.open.fill equal equal.circle equal.circle.fill
    equal.square eraser eraser.fill eraser.line.dashed escape esim eurosign eurosign.circle eurosign.circle.fill ev.charger
    ev.charger.fill exclamationmark exclamationmark.2 exclamationmark.3 exclamationmark.arrow.triangle.2.circlepath
    exclamationmark.bubble exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud
    exclamationmark.icloud.fill exclamationmark.lock exclamationmark.magnifyingglass exclamationmark.octagon
    exclamationmark.octagon.fill exclamationmark.shield exclamationmark.shield.fill exclamationmark.square exclamationmark.square.fill
    exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.warninglight exclamationmark.warninglight.fill
    externaldrive externaldrive.badge.checkmark externaldrive.badge.plus externaldrive.connected.to.line.below externaldrive.fill eye
    eye.circle eye.circle.fill eye.fill eye.slash eye.slash.fill eye.trianglebadge.exclamationmark eyebrow eyedropper eyedropper.full
    eyedropper.halffull eyeglasses eyes eyes.inverse face.dashed face.dashed.fill face.smiling face.smiling.fill face.smiling.inverse
    faceid facemask fan fan.fill fanblades faxmachine ferry ferry.fill figure.2 figure.2.and.child.holdinghands figure.2.arms.open
    figure.american.football figure.and.child.holdinghands figure.arms.open figure.baseball figure.basketball figure.boxing
    figure.child figure.climbing figure.cooldown figure.core.training figure.dance figure.elliptical figure.fall figure.flexibility
    figure.golf figure.highintensity.intervaltraining figure.hiking figure.indoor.cycle figure.jumprope figure.martial.arts
    figure.mind.and.body figure.mixed.cardio figure.outdoor.cycle figure.play figure.pool.swim figure.roll figure.roll.runningpace
    figure.rower figure.run figure.run.circle figure.skiing.downhill figure.snowboarding figure.soccer figure.stairs figure.stand
    figure.stand.line.dotted.figure.stand figure.strengthtraining.functional figure.strengthtraining.traditional figure.surfing
    figure.tennis figure.walk figure.walk.circle figure.walk.motion figure.wave figure.yoga filemenu.and.cursorarrow
    filemenu.and.selection film film.fill film.stack fireplace fireworks fish fish.fill flag flag.2.crossed flag.2.crossed.fill
    flag.checkered flag.checkered.2.crossed flag.circle flag.circle.fill flag.fill flag.slash flame flame.circle flame.circle.fill
    flame.fill flashlight.off.fill flashlight.on.fill flask flask.fill folder folder.badge.gearshape folder.badge.minus
    folder.badge.person.crop folder.badge.plus folder.badge.questionmark folder.circle folder.circle.fill folder.fill
    folder.fill.badge.plus football football.fill fork.knife fork.knife.circle fork.knife.circle.fill forward forward.circle
    forward.end forward.end.alt forward.end.alt.fill forward.end.fill forward.fill forward.frame forward.frame.fill frying.pan
    frying.pan.fill fuelpump fuelpump.fill function g.circle gamecontroller gamecontroller.fill gauge gauge.high gauge.low
    gauge.medium gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
    gauge.with.dots.needle.bottom.50percent gear gear.badge gear.badge.checkmark gear.circle gear.circle.fill gearshape gearshape.2
    gearshape.2.fill gearshape.arrow.triangle.2.circlepath gearshape.circle gearshape.circle.fill gearshape.fill gift gift.circle
    gift.circle.fill gift.fill giftcard giftcard.fill globe globe.americas globe.americas.fill globe.asia.australia
    globe.asia.australia.fill globe.badge.chevron.backward globe.europe.africa globe.europe.africa.fill gobackward gobackward.10
    gobackward.15 gobackward.30 gobackward.5 gobackward.minus goforward goforward.10 goforward.15 goforward.30 goforward.5
    goforward.plus graduationcap graduationcap.fill grid grid.circle guitars guitars.fill hammer hammer.circle hammer.fill hand.draw
    hand.draw.fill hand.point.down hand.point.left hand.point.left.fill hand.point.right hand.point.right.fill hand.point.up
    hand.point.up.braille hand.point.up.fill hand.point.up.left hand.point.up.left.fill hand.raised hand.raised.app hand.raised.circle
    hand.raised.fill hand.raised.fingers.spread hand.raised.fingers.spread.fill hand.raised.slash hand.raised.square hand.rays
    hand.tap hand.tap.fill hand.thumbsdown hand.thumbsdown.fill hand.thumbsup hand.thumbsup.circle hand.thumbsup.fill hand.wave
    hand.wave.fill handbag handbag.fill hands.clap hands.clap.fill hands.sparkles hands.sparkles.fill hanger hare hare.fill hazardsign
    hazardsign.fill headphones headphones.circle headphones.circle.fill
    """
