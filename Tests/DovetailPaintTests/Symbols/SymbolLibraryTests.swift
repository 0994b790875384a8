import DovetailSymbols
import Testing

@Suite("Symbol library")
struct SymbolLibraryTests {
    @Test func theTableHoldsTheCommonNames() {
        #expect(SymbolLibrary.allNames.count >= 450)
        #expect(SymbolLibrary.allNames == SymbolLibrary.allNames.sorted())
    }

    @Test func everyNameOfTheTableIsDrawnOnTheGrid() throws {
        for name in SymbolLibrary.allNames {
            let drawing = try #require(SymbolLibrary.symbol(named: name), "\(name)")
            #expect(!drawing.layers.isEmpty, "\(name)")
            for layer in drawing.layers {
                #expect(layer.elements.count >= 2, "\(name)")
                #expect(layer.elements.first?.isMove == true, "\(name)")
                #expect(layer.elements.allSatisfy { $0.staysOnGrid }, "\(name)")
            }
        }
    }

    @Test(arguments: commonNames.split(whereSeparator: \.isWhitespace).map(String.init))
    func aCommonNameIsDrawn(name: String) {
        #expect(SymbolLibrary.symbol(named: name) != nil)
    }

    @Test func theTwoThousandNamesThatPublicCodeUsesAreDrawn() {
        let names = (symbolNamesFirst + "\n" + symbolNamesSecond).split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(names.count == 2100)
        #expect(names.filter { SymbolLibrary.symbol(named: $0) == nil } == [])
    }

    @Test func numbersInCirclesAndSquaresAreDrawn() throws {
        for number in 0...50 {
            for suffix in ["circle", "circle.fill", "square", "square.fill"] {
                #expect(SymbolLibrary.symbol(named: "\(number).\(suffix)") != nil, "\(number).\(suffix)")
            }
        }
        let one = try #require(SymbolLibrary.symbol(named: "1.circle"))
        let eleven = try #require(SymbolLibrary.symbol(named: "11.circle"))
        #expect(eleven.layers.count > one.layers.count)
    }

    @Test(arguments: [
        "", ".", ".fill", "fill", "circle.", ".circle", "no.such.symbol", "no.such.symbol.circle", "plus.fill",
        "star.badge.",
        "star.badge.nothing", "1234.circle", "play.circle.fill.fill", "Star", "star ",
    ])
    func anUnknownNameIsNil(name: String) {
        #expect(SymbolLibrary.symbol(named: name) == nil)
    }

    @Test func anOutlineIsStrokedAndItsFilledFormIsNot() throws {
        let circle = try #require(SymbolLibrary.symbol(named: "play.circle"))
        #expect(circle.layers[0].style == .stroke)
        #expect(circle.layers.allSatisfy { $0.style == .stroke || $0.style == .fill })

        let filled = try #require(SymbolLibrary.symbol(named: "play.circle.fill"))
        #expect(filled.layers[0].style == .fill)
        #expect(filled.layers.last?.style == .cutFill)
    }

    @Test func aFilledFormFillsTheAreaAndCutsTheInk() throws {
        let styles = try #require(SymbolLibrary.symbol(named: "text.bubble.fill")).layers.map(\.style)
        #expect(styles == [.fill, .stroke, .cutStroke, .cutStroke])
    }

    @Test func whatIsCutOfAFilledEnclosureIsDrawnAgainWhereTheSymbolHasHoles() throws {
        let styles = try #require(SymbolLibrary.symbol(named: "text.bubble.circle.fill")).layers.map(\.style)
        #expect(styles.contains(.cutFill))
        #expect(styles.suffix(2) == [.stroke, .stroke])
    }

    @Test func aBadgeIsSetApartByAGap() throws {
        let plain = try #require(SymbolLibrary.symbol(named: "bell"))
        let badged = try #require(SymbolLibrary.symbol(named: "bell.badge"))
        #expect(Array(badged.layers.prefix(plain.layers.count)) == plain.layers)
        #expect(badged.layers.suffix(2).map(\.style) == [.cutFill, .fill])
    }

    @Test func aSlashIsDrawnLastAndSetApartByAGap() throws {
        let styles = try #require(SymbolLibrary.symbol(named: "tag.slash")).layers.map(\.style)
        #expect(styles.suffix(2) == [.cutStroke, .stroke])
    }

    @Test func aMirroredNameIsTheOtherSeenFromBehind() throws {
        let left = try #require(SymbolLibrary.symbol(named: "bubble.left"))
        let right = try #require(SymbolLibrary.symbol(named: "bubble.right"))
        #expect(left != right)
        guard case .move(let x, let y) = left.layers[0].elements[0] else {
            Issue.record("no move")
            return
        }
        #expect(right.layers[0].elements[0] == .move(SymbolDrawing.gridSize - x, y))
    }

    @Test func drawingsMayBeAskedForFromAnyThread() async {
        let names = Array(SymbolLibrary.allNames.prefix(200)).map { $0 + ".circle" }
        let drawn = await withTaskGroup(of: [SymbolDrawing?].self) { group in
            for _ in 0..<4 { group.addTask { names.map { SymbolLibrary.symbol(named: $0) } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(drawn).count == 1)
    }
}

extension SymbolDrawing.Element {
    fileprivate var isMove: Bool {
        if case .move = self { return true }
        return false
    }

    /// Whether all points are on the grid, or so near that a stroke is not cut off noticeably.
    fileprivate var staysOnGrid: Bool {
        let range = -0.5...(SymbolDrawing.gridSize + 0.5)
        switch self {
        case .move(let x, let y), .line(let x, let y): return range.contains(x) && range.contains(y)
        case .cubic(_, _, _, _, let x, let y): return range.contains(x) && range.contains(y)
        case .close: return true
        }
    }
}

private let commonNames = """
    play play.fill play.circle play.circle.fill pause pause.fill pause.circle pause.circle.fill stop stop.fill forward
    forward.fill backward backward.fill repeat shuffle speaker speaker.fill speaker.slash.fill speaker.wave.1
    speaker.wave.2.fill speaker.wave.3 mic mic.fill mic.slash headphones music.note film waveform
    plus plus.circle plus.circle.fill plus.square.fill plus.app minus minus.circle minus.circle.fill multiply divide equal
    percent number at xmark xmark.circle xmark.circle.fill xmark.octagon.fill checkmark checkmark.circle
    checkmark.circle.fill checkmark.square checkmark.square.fill checkmark.seal.fill checkmark.shield.fill
    info.circle info.circle.fill questionmark.circle exclamationmark.triangle exclamationmark.triangle.fill
    exclamationmark.circle.fill exclamationmark.bubble.fill ellipsis ellipsis.circle ellipsis.circle.fill
    circle circle.fill square square.fill triangle hexagon rectangle rectangle.fill rectangle.stack sidebar.left
    line.3.horizontal line.3.horizontal.decrease.circle slider.horizontal.3 list.bullet list.number square.grid.2x2
    chevron.left chevron.right chevron.up chevron.down chevron.up.chevron.down chevron.right.circle.fill
    arrow.left arrow.right arrow.up arrow.down arrow.clockwise arrow.counterclockwise arrow.up.arrow.down
    arrow.triangle.2.circlepath arrow.uturn.backward arrow.up.circle.fill arrow.down.circle arrow.up.right.square
    square.and.arrow.up square.and.arrow.down square.and.arrow.up.fill square.and.pencil rectangle.portrait.and.arrow.right
    star star.fill star.slash star.leadinghalf.filled star.circle.fill heart heart.fill heart.slash.fill heart.circle
    house house.fill gear gearshape gearshape.fill gearshape.2.fill magnifyingglass magnifyingglass.circle.fill
    trash trash.fill trash.circle pencil pencil.circle.fill paperclip link globe tag tag.fill flag flag.fill
    person person.fill person.2 person.2.fill person.3.fill person.circle person.crop.circle person.crop.circle.fill
    person.crop.circle.badge.plus person.badge.plus person.fill.badge.plus person.fill.checkmark figure.walk figure.run
    bell bell.fill bell.badge bell.badge.fill bell.slash bell.slash.fill bookmark bookmark.fill folder folder.fill
    folder.badge.plus doc doc.fill doc.text doc.text.fill doc.on.doc doc.badge.plus doc.on.clipboard
    calendar calendar.badge.plus clock clock.fill alarm timer stopwatch.fill hourglass
    cloud cloud.fill cloud.rain.fill cloud.sun.fill cloud.bolt.rain.fill sun.max sun.max.fill sun.min moon moon.fill
    moon.stars.fill bolt bolt.fill bolt.slash snowflake umbrella umbrella.fill thermometer wind drop drop.fill flame
    flame.fill leaf leaf.fill sparkles wand.and.stars hare hare.fill tortoise tortoise.fill pawprint pawprint.fill
    ladybug ladybug.fill ant wifi wifi.slash lock lock.fill lock.open lock.open.fill lock.shield key eye eye.slash eye.fill
    envelope envelope.fill envelope.badge phone phone.fill phone.down.fill message message.fill message.circle.fill
    bubble.left bubble.left.fill bubble.right.fill text.bubble.fill bubble.left.and.bubble.right.fill paperplane.fill
    camera camera.fill photo photo.fill photo.on.rectangle video video.fill video.slash.fill
    cart cart.fill cart.badge.plus bag.fill creditcard creditcard.fill gift gift.fill dollarsign.circle
    map map.fill mappin mappin.circle.fill mappin.and.ellipse location location.fill location.circle
    hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.raised.fill book book.fill books.vertical.fill graduationcap.fill
    textformat bold italic underline keyboard desktopcomputer laptopcomputer iphone printer printer.fill display tv
    gamecontroller gamecontroller.fill paintbrush paintbrush.fill paintpalette scissors crown crown.fill trophy
    chart.bar chart.bar.fill chart.pie chart.line.uptrend.xyaxis airplane car car.fill bus bus.fill bicycle tram tram.fill
    fuelpump bed.double bed.double.fill fork.knife cup.and.saucer cup.and.saucer.fill tray.fill archivebox shippingbox.fill
    lightbulb lightbulb.fill hammer.fill wrench.fill briefcase.fill dice.fill die.face.6 qrcode.viewfinder power.circle
    a.circle b.square.fill
    """
