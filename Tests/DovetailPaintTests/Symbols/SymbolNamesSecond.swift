/// Names that public code uses, the second half in the order of the alphabet.
let symbolNamesSecond = """
    heart heart.circle heart.circle.fill heart.fill heart.rectangle heart.rectangle.fill heart.slash heart.slash.fill heart.square
    heart.text.square heart.text.square.fill hexagon hexagon.fill hifispeaker hifispeaker.2 hifispeaker.2.fill hifispeaker.fill
    highlighter homekit homepod homepod.fill homepodmini hourglass hourglass.badge.plus hourglass.bottomhalf.filled hourglass.circle
    hourglass.circle.fill hourglass.tophalf.filled house house.circle house.circle.fill house.fill house.lodge humidifier humidity
    humidity.fill hurricane i.circle icloud icloud.and.arrow.down icloud.and.arrow.down.fill icloud.and.arrow.up
    icloud.and.arrow.up.fill icloud.circle icloud.fill icloud.slash increase.indent increase.quotelevel indianrupeesign.circle
    infinity infinity.circle info info.bubble info.bubble.fill info.circle info.circle.fill info.square internaldrive
    internaldrive.fill ipad ipad.and.iphone ipad.homebutton ipad.landscape iphone iphone.and.arrow.forward iphone.circle iphone.gen1
    iphone.gen2 iphone.gen3 iphone.homebutton iphone.landscape iphone.radiowaves.left.and.right iphone.slash ipod italic ivfluid.bag
    key key.fill key.horizontal key.horizontal.fill keyboard keyboard.badge.ellipsis keyboard.chevron.compact.down keyboard.fill
    ladybug ladybug.fill lamp.desk lamp.desk.fill lamp.floor lamp.table laptopcomputer laptopcomputer.and.arrow.down
    laptopcomputer.and.iphone largecircle.fill.circle lasso lasso.and.sparkles latch.2.case latch.2.case.fill laurel.leading
    laurel.trailing leaf leaf.arrow.circlepath leaf.circle leaf.circle.fill leaf.fill level lifepreserver lifepreserver.fill
    light.beacon.max light.beacon.max.fill lightbulb lightbulb.2 lightbulb.circle lightbulb.fill lightbulb.max lightbulb.min
    lightbulb.slash line.2.horizontal.decrease.circle line.3.crossed.swirl.circle line.3.horizontal
    line.3.horizontal.button.angledtop.vertical.right line.3.horizontal.circle line.3.horizontal.circle.fill
    line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.diagonal
    line.diagonal.arrow line.horizontal.3 line.horizontal.3.circle line.horizontal.3.decrease line.horizontal.3.decrease.circle
    line.horizontal.3.decrease.circle.fill lineweight link link.badge.plus link.circle link.circle.fill link.icloud list.and.film
    list.bullet list.bullet.below.rectangle list.bullet.circle list.bullet.circle.fill list.bullet.clipboard
    list.bullet.clipboard.fill list.bullet.indent list.bullet.rectangle list.bullet.rectangle.fill list.bullet.rectangle.portrait
    list.clipboard list.clipboard.fill list.dash list.number list.star list.triangle livephoto livephoto.play livephoto.slash lizard
    lizard.fill location location.circle location.circle.fill location.fill location.magnifyingglass location.north
    location.north.fill location.north.line location.slash location.slash.fill location.viewfinder lock lock.app.dashed lock.circle
    lock.circle.fill lock.doc lock.doc.fill lock.fill lock.icloud lock.iphone lock.open lock.open.fill lock.rectangle
    lock.rectangle.stack lock.rotation lock.rotation.open lock.shield lock.shield.fill lock.slash lock.slash.fill lock.square
    lock.trianglebadge.exclamationmark loupe lungs lungs.fill m.circle m.square macmini macmini.fill macpro.gen3 macwindow
    macwindow.badge.plus macwindow.on.rectangle magazine magazine.fill magicmouse magnifyingglass magnifyingglass.circle
    magnifyingglass.circle.fill mail mail.and.text.magnifyingglass mail.fill mail.stack map map.circle map.fill mappin
    mappin.and.ellipse mappin.circle mappin.circle.fill mappin.slash mappin.square medal medal.fill medical.thermometer megaphone
    megaphone.fill memorychip memorychip.fill menubar.dock.rectangle menubar.rectangle menucard menucard.fill message
    message.and.waveform message.badge message.badge.filled.fill message.circle message.circle.fill message.fill metronome
    metronome.fill mic mic.badge.plus mic.circle mic.circle.fill mic.fill mic.slash mic.slash.circle mic.slash.fill microwave minus
    minus.circle minus.circle.fill minus.magnifyingglass minus.plus.batteryblock minus.square minus.square.fill moon moon.circle
    moon.circle.fill moon.fill moon.stars moon.stars.fill moon.zzz moon.zzz.fill motorcycle mountain.2 mountain.2.fill mouth
    mouth.fill move.3d mug mug.fill multiply multiply.circle multiply.circle.fill music.mic music.mic.circle music.note
    music.note.house music.note.list music.note.tv music.quarternote.3 mustache mustache.fill n.circle network
    network.badge.shield.half.filled newspaper newspaper.fill nose nosign note note.text note.text.badge.plus number number.circle
    number.circle.fill number.square octagon octagon.fill opticaldisc opticaldiscdrive option oval oval.fill oven oven.fill p.circle
    p.circle.fill paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill paperclip
    paperclip.badge.ellipsis paperclip.circle paperclip.circle.fill paperplane paperplane.circle paperplane.circle.fill
    paperplane.fill paragraphsign parkingsign parkingsign.circle party.popper party.popper.fill pause pause.circle pause.circle.fill
    pause.fill pause.rectangle pawprint pawprint.circle pawprint.fill pc pencil pencil.and.list.clipboard pencil.and.outline
    pencil.and.ruler pencil.and.ruler.fill pencil.and.scribble pencil.circle pencil.circle.fill pencil.line pencil.slash pencil.tip
    pencil.tip.crop.circle pencil.tip.crop.circle.badge.plus pentagon pentagon.fill percent person person.2 person.2.badge.gearshape
    person.2.circle person.2.circle.fill person.2.crop.square.stack person.2.fill person.2.slash person.2.square.stack person.2.wave.2
    person.3 person.3.fill person.3.sequence person.3.sequence.fill person.and.arrow.left.and.arrow.right person.and.background.dotted
    person.and.person person.badge.clock person.badge.key person.badge.key.fill person.badge.minus person.badge.plus
    person.badge.shield.checkmark person.bust person.bust.fill person.circle person.circle.fill person.crop.artframe
    person.crop.circle person.crop.circle.badge.checkmark person.crop.circle.badge.clock person.crop.circle.badge.exclamationmark
    person.crop.circle.badge.minus person.crop.circle.badge.plus person.crop.circle.badge.questionmark person.crop.circle.badge.xmark
    person.crop.circle.dashed person.crop.circle.fill person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.plus
    person.crop.circle.fill.badge.xmark person.crop.rectangle person.crop.rectangle.fill person.crop.rectangle.stack
    person.crop.square person.crop.square.fill person.crop.square.filled.and.at.rectangle person.fill person.fill.badge.minus
    person.fill.badge.plus person.fill.checkmark person.fill.questionmark person.fill.turn.right person.fill.viewfinder
    person.fill.xmark person.icloud person.icloud.fill person.line.dotted.person person.line.dotted.person.fill person.slash
    person.square person.square.fill person.text.rectangle person.text.rectangle.fill person.wave.2 person.wave.2.fill personalhotspot
    perspective phone phone.arrow.down.left phone.arrow.right phone.arrow.up.right phone.badge.plus phone.bubble phone.bubble.left
    phone.circle phone.circle.fill phone.connection phone.down phone.down.circle.fill phone.down.fill phone.fill
    phone.fill.arrow.down.left phone.fill.arrow.up.right photo photo.artframe photo.badge.plus photo.circle photo.circle.fill
    photo.fill photo.fill.on.rectangle.fill photo.on.rectangle photo.on.rectangle.angled photo.stack photo.stack.fill photo.tv
    pianokeys pill pill.fill pills pills.fill pin pin.circle pin.circle.fill pin.fill pin.slash pin.slash.fill play play.circle
    play.circle.fill play.fill play.rectangle play.rectangle.fill play.slash play.square play.square.fill play.square.stack play.tv
    play.tv.fill playpause playpause.fill plus plus.app plus.app.fill plus.bubble plus.bubble.fill plus.circle plus.circle.dashed
    plus.circle.fill plus.diamond plus.forwardslash.minus plus.magnifyingglass plus.message plus.rectangle plus.square
    plus.square.fill plus.viewfinder plusminus plusminus.circle point.3.connected.trianglepath.dotted
    point.3.filled.connected.trianglepath.dotted point.topleft.down.curvedto.point.bottomright.up popcorn popcorn.fill power
    power.circle power.circle.fill poweroutlet.type.b powerplug powerplug.fill powersleep printer printer.dotmatrix printer.fill
    purchased purchased.circle puzzlepiece puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill pyramid pyramid.fill
    qrcode qrcode.viewfinder questionmark questionmark.app questionmark.app.fill questionmark.bubble questionmark.bubble.fill
    questionmark.circle questionmark.circle.fill questionmark.diamond questionmark.folder questionmark.folder.fill questionmark.square
    questionmark.square.dashed questionmark.square.fill quote.bubble quote.bubble.fill quote.closing quote.opening r.circle r.square
    radio radio.fill rainbow rays record.circle record.circle.fill rectangle rectangle.3.group rectangle.3.group.fill
    rectangle.3.offgrid rectangle.3.offgrid.fill rectangle.and.arrow.up.right.and.arrow.down.left rectangle.and.paperclip
    rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass rectangle.badge.checkmark rectangle.badge.plus
    rectangle.badge.xmark rectangle.bottomthird.inset.filled rectangle.center.inset.filled rectangle.compress.vertical
    rectangle.connected.to.line.below rectangle.dashed rectangle.expand.vertical rectangle.fill rectangle.fill.on.rectangle.fill
    rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill rectangle.grid.3x2 rectangle.grid.3x2.fill
    rectangle.inset.filled rectangle.leadinghalf.filled rectangle.lefthalf.filled rectangle.lefthalf.inset.filled
    rectangle.leftthird.inset.filled rectangle.on.rectangle rectangle.on.rectangle.angled rectangle.portrait
    rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill
    rectangle.portrait.fill rectangle.portrait.on.rectangle.portrait rectangle.ratio.16.to.9 rectangle.righthalf.filled
    rectangle.righthalf.inset.filled rectangle.slash rectangle.split.1x2 rectangle.split.2x1 rectangle.split.2x1.fill
    rectangle.split.2x2 rectangle.split.3x1 rectangle.split.3x1.fill rectangle.split.3x3 rectangle.stack rectangle.stack.badge.plus
    rectangle.stack.fill rectangle.stack.person.crop rectangle.stack.person.crop.fill refrigerator refrigerator.fill repeat repeat.1
    repeat.circle return rhombus rhombus.fill road.lanes rosette rotate.3d rotate.left rotate.left.fill rotate.right rotate.right.fill
    rublesign.circle ruler ruler.circle ruler.fill s.circle s.circle.fill safari safari.fill sailboat sailboat.fill scale.3d scalemass
    scalemass.fill scanner scanner.fill scissors scissors.circle scooter scope screwdriver screwdriver.fill scribble scribble.variable
    sdcard sdcard.fill seal seal.fill sensor sensor.fill server.rack shared.with.you shareplay shield shield.checkered shield.fill
    shield.lefthalf.filled shield.righthalf.filled shield.slash shield.slash.fill shift shift.fill shippingbox shippingbox.fill shoe
    shoe.fill shower shower.fill shuffle shuffle.circle sidebar.leading sidebar.left sidebar.right sidebar.squares.left
    sidebar.trailing signature signpost.left signpost.right signpost.right.fill simcard simcard.fill sink sink.fill skateboard skew
    slider.horizontal.2.square slider.horizontal.3 slider.horizontal.below.rectangle slider.horizontal.below.square.filled.and.square
    slider.vertical.3 slowmo smallcircle.fill.circle smallcircle.filled.circle smoke smoke.fill snow snowflake snowflake.circle
    soccerball sofa sofa.fill space sparkle sparkle.magnifyingglass sparkles speaker speaker.1 speaker.1.fill speaker.2 speaker.2.fill
    speaker.3 speaker.3.fill speaker.badge.exclamationmark speaker.fill speaker.slash speaker.slash.circle speaker.slash.fill
    speaker.wave.1 speaker.wave.1.fill speaker.wave.2 speaker.wave.2.circle speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
    speaker.zzz speedometer spigot sportscourt sportscourt.fill square square.2.stack.3d square.3.stack.3d
    square.3.stack.3d.top.filled square.and.arrow.down square.and.arrow.down.fill square.and.arrow.down.on.square square.and.arrow.up
    square.and.arrow.up.circle square.and.arrow.up.circle.fill square.and.arrow.up.fill square.and.arrow.up.on.square
    square.and.arrow.up.on.square.fill square.and.arrow.up.trianglebadge.exclamationmark square.and.line.vertical.and.square
    square.and.pencil square.and.pencil.circle square.bottomhalf.filled square.dashed square.dashed.inset.filled square.fill
    square.fill.on.square square.fill.on.square.fill square.fill.text.grid.1x2 square.grid.2x2 square.grid.2x2.fill
    square.grid.3x1.below.line.grid.1x2 square.grid.3x1.folder.badge.plus square.grid.3x2 square.grid.3x2.fill square.grid.3x3
    square.grid.3x3.fill square.grid.4x3.fill square.inset.filled square.lefthalf.filled square.on.circle square.on.square
    square.on.square.dashed square.on.square.fill square.righthalf.filled square.slash square.split.1x2 square.split.2x1
    square.split.2x2 square.split.2x2.fill square.split.diagonal.2x2 square.stack square.stack.3d.down.forward
    square.stack.3d.down.right square.stack.3d.down.right.fill square.stack.3d.forward.dottedline square.stack.3d.up
    square.stack.3d.up.fill square.stack.fill square.text.square square.tophalf.filled squares.below.rectangle squareshape
    squareshape.split.2x2 stairs star star.bubble star.circle star.circle.fill star.fill star.leadinghalf.filled star.lefthalf.fill
    star.slash star.square star.square.fill staroflife staroflife.fill steeringwheel sterlingsign.circle stethoscope stop stop.circle
    stop.circle.fill stop.fill stopwatch stopwatch.circle stopwatch.fill storefront storefront.fill stove strikethrough studentdesk
    suit.club suit.club.fill suit.diamond suit.diamond.fill suit.heart suit.heart.fill suit.spade suit.spade.fill suitcase
    suitcase.cart suitcase.fill sum sun.and.horizon sun.dust sun.dust.fill sun.haze sun.haze.fill sun.horizon sun.horizon.fill sun.max
    sun.max.circle sun.max.fill sun.min sun.min.fill sunglasses sunglasses.fill sunrise sunrise.fill sunset sunset.fill surfboard
    swift switch.2 syringe syringe.fill t.circle tablecells tablecells.badge.ellipsis tablecells.fill tag tag.circle tag.circle.fill
    tag.fill tag.slash takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill target teddybear teddybear.fill telescope
    tennis.racket tennisball tennisball.fill tent tent.fill terminal terminal.fill testtube.2 text.aligncenter text.alignleft
    text.alignright text.and.command.macwindow text.append text.badge.checkmark text.badge.minus text.badge.plus text.badge.star
    text.badge.xmark text.below.photo text.book.closed text.book.closed.fill text.bubble text.bubble.fill text.cursor text.document
    text.insert text.justify text.justify.leading text.justify.left text.justifyleft text.magnifyingglass text.quote text.redaction
    text.viewfinder text.word.spacing textbox textformat textformat.123 textformat.abc textformat.alt textformat.characters
    textformat.size textformat.size.larger textformat.size.smaller textformat.subscript textformat.superscript theatermasks
    theatermasks.fill thermometer thermometer.high thermometer.low thermometer.medium thermometer.snowflake thermometer.sun
    thermometer.sun.fill ticket ticket.fill timelapse timer timer.circle timer.square toilet toilet.fill tornado tortoise
    tortoise.fill touchid tram tram.circle tram.fill trash trash.circle trash.circle.fill trash.fill trash.slash trash.slash.fill
    trash.square tray tray.2 tray.2.fill tray.and.arrow.down tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill
    tray.circle tray.fill tray.full tray.full.fill tree tree.circle tree.fill triangle triangle.fill trophy trophy.circle trophy.fill
    truck.box truck.box.fill tshirt tshirt.fill tuningfork tv tv.and.mediabox tv.circle tv.fill uiwindow.split.2x1 umbrella
    umbrella.fill umbrella.percent underline video video.badge.plus video.badge.plus.fill video.bubble.left video.circle
    video.circle.fill video.fill video.slash video.slash.fill viewfinder viewfinder.circle visionpro volleyball volleyball.fill
    wallet.pass wallet.pass.fill wand.and.rays wand.and.stars wand.and.stars.inverse washer water.waves waterbottle waterbottle.fill
    waveform waveform.and.magnifyingglass waveform.and.mic waveform.badge.mic waveform.badge.plus waveform.circle waveform.circle.fill
    waveform.path waveform.path.badge.plus waveform.path.ecg waveform.path.ecg.rectangle wifi wifi.circle wifi.circle.fill
    wifi.exclamationmark wifi.router wifi.router.fill wifi.slash wind wind.snow window.vertical.open wineglass wineglass.fill
    wonsign.circle wrench wrench.adjustable wrench.adjustable.fill wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill
    x.circle x.circle.fill x.square x.squareroot xmark xmark.app xmark.app.fill xmark.bin xmark.bin.fill xmark.circle
    xmark.circle.fill xmark.diamond xmark.icloud xmark.icloud.fill xmark.octagon xmark.octagon.fill xmark.rectangle xmark.seal
    xmark.seal.fill xmark.shield xmark.shield.fill xmark.square xmark.square.fill xserve yensign.circle z.square zzz
    """
