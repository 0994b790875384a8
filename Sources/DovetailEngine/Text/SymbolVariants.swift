import Foundation

/// Forms of a symbol: filled, struck through, inside a circle.
public struct SymbolVariants: Hashable, Sendable {
    enum Enclosure: String { case circle, square, rectangle }
    var enclosure: Enclosure?
    var isFilled = false
    var isSlashed = false

    public static let none = SymbolVariants()
    /// Inside a circle.
    public static let circle = SymbolVariants(enclosure: .circle)
    /// Inside a square.
    public static let square = SymbolVariants(enclosure: .square)
    /// Inside a rectangle.
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Struck through.
    public static let slash = SymbolVariants(isSlashed: true)

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// The forms, inside a circle.
    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    /// The forms, inside a square.
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    /// The forms, inside a rectangle.
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    /// The forms, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The forms, struck through.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether all forms of another are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The names of a symbol in these forms, the one with most of them first. The set may lack some.
    func names(of name: String) -> [String] {
        var base = name
        var (filled, slashed) = (isFilled, isSlashed)
        // What the name says already is not said twice.
        if base.hasSuffix(".fill") {
            base.removeLast(5)
            filled = true
        }
        if base.hasSuffix(".slash") {
            base.removeLast(6)
            slashed = true
        }
        let hasEnclosure = [".circle", ".square", ".rectangle"].contains(where: base.hasSuffix)
        let enclosed = enclosure.map { hasEnclosure ? base : base + "." + $0.rawValue } ?? base
        var names: [String] = []
        for stem in [enclosed, base] {
            if slashed, filled { names.append(stem + ".slash.fill") }
            if slashed { names.append(stem + ".slash") }
            // A name that asks for a filled form by itself is looked up as it is.
            if filled, name.hasSuffix(".fill") || !Self.lacksFilledForm(stem) { names.append(stem + ".fill") }
            names.append(stem)
        }
        if !names.contains(name) { names.append(name) }
        return names
    }
}

extension SymbolVariants {
    /// Whether SF Symbols have no filled form of a symbol, though one could be made: in a tab bar, where filled forms stand, it is as it is.
    private static func lacksFilledForm(_ name: String) -> Bool {
        guard let badge = name.range(of: ".badge") else { return unfilled.contains(name) }
        return unfilled.contains(String(name[..<badge.lowerBound]))
    }

    private static let unfilled: Set = [
        "airplane", "airpods", "airpodspro", "antenna.radiowaves.left.and.right", "applepencil", "applewatch", "at",
        "atom", "barcode", "barcode.viewfinder", "bicycle", "brain", "brain.head.profile", "calendar",
        "calendar.day.timeline.left", "calendar.day.timeline.leading", "camera.viewfinder", "chart.line.uptrend.xyaxis",
        "chart.xyaxis.line", "checklist", "circle.dashed", "circle.dotted", "clock.arrow.circlepath", "crop",
        "desktopcomputer", "display", "doc.text.magnifyingglass", "dot.radiowaves.left.and.right", "earpods",
        "eyeglasses", "faceid", "figure.stand", "figure.walk", "figure.run", "fork.knife", "function",
        "gauge", "gear", "globe", "headphones", "highlighter", "hourglass", "infinity", "ipad", "iphone",
        "laptopcomputer", "lasso", "link", "list.bullet", "list.dash", "list.number", "list.star", "magnifyingglass",
        "mappin", "mappin.and.ellipse", "music.note", "music.note.list", "network", "note.text", "number",
        "paperclip", "pencil", "pencil.and.outline", "pencil.tip", "percent", "personalhotspot", "pianokeys", "power",
        "qrcode", "qrcode.viewfinder", "rectangle.and.pencil.and.ellipsis", "scissors", "scribble",
        "slider.horizontal.3", "snowflake", "sparkles", "speedometer", "square.and.pencil", "square.dashed", "sum",
        "swift", "text.magnifyingglass", "textformat", "thermometer", "timer", "touchid", "viewfinder", "wand.and.rays",
        "wand.and.stars", "waveform", "waveform.path.ecg", "wifi", "wind",
    ]
}

/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
    package let kind: Kind

    /// All parts in one colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The colours that belong to the symbol's meaning. Those of the weather and a few others have some; the rest are
    /// as in ``monochrome``.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Parts of second rank in a weaker shade.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Each part in a style of its own, as `foregroundStyle(_:_:_:)` gives them.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

extension EnvironmentValues {
    /// The forms that symbols take.
    public var symbolVariants: SymbolVariants {
        get { builtIn.text.symbolVariants }
        set { builtIn.text.symbolVariants = newValue }
    }
    /// How the parts of symbols are coloured; nil for what each symbol prefers.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { builtIn.text.symbolRenderingMode }
        set { builtIn.text.symbolRenderingMode = newValue }
    }
}
