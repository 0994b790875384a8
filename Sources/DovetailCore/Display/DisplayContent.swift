import Foundation

/// What one display node draws within its own bounds (origin at its top left corner, y down).
package enum DisplayContent: Equatable {
    /// Draws nothing itself: a group.
    case none
    /// Fills a path given in the node's coordinates.
    case fill(Path, Paint, FillStyle)
    /// Strokes a path given in the node's coordinates, centred on the line.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws text, laid out in the node's width.
    case text(ResolvedText)
    /// Draws a named symbol, centred in the node's bounds.
    case symbol(ResolvedSymbol)
    /// Draws a raster image scaled to the node's bounds.
    case image(ResolvedImage)
    /// Draws step by step, within the node's bounds and the drawing's margins. What is inside the node is drawn where a step names it, and nowhere else.
    case drawing(Drawing)
    /// An editable line of text. A host with text input of its own puts that here.
    case textInput(TextInputContent)
    /// Draws what another node looks like, with all that is inside it, scaled to this node's bounds.
    case likeness(NodeLikeness)
}

/// Names the node that a picture of it shows.
///
/// The picture is one of the moment in which it is painted: later changes of the node do not alter it. A node that has gone leaves the picture
/// that was painted last. A picture must not be inside of the node that it shows.
package struct NodeLikeness: Equatable {
    package private(set) weak var node: DisplayNode?

    package init(_ node: DisplayNode) { self.node = node }

    package static func == (left: NodeLikeness, right: NodeLikeness) -> Bool { left.node === right.node }
}

/// A symbol with everything a painter needs.
package struct ResolvedSymbol: Hashable {
    /// SF Symbols' name, such as `play.circle`.
    package var name: String
    /// The template of a symbol of the app's own; nil for one of the symbol set.
    package var file: String?
    /// The size of the font it accompanies, in points; the symbol's box follows from it (see ``boxSize``).
    package var pointSize: CGFloat
    /// 100 (ultralight) to 900 (black); the stroke follows it.
    package var weight: Int
    package var paint: Paint
    /// Set when the image is resizable: it fills the node's bounds instead of its own size.
    package var fillsBounds: Bool
    /// Names to take when the set lacks the first.
    package var alternatives: [String] = []
    /// For what ranks second in the symbol, such as the circle around a sign; nil for the same paint.
    package var secondaryPaint: Paint?
    /// For what ranks third; nil for the second paint.
    package var tertiaryPaint: Paint?
    /// For all parts but the first, such as the sun behind a cloud; nil for the same paint.
    package var restPaint: Paint?
    /// 0...1: how many of the symbol's parts are lit; nil for all.
    package var value: Double?

    package init(name: String, pointSize: CGFloat, weight: Int, paint: Paint, fillsBounds: Bool) {
        self.name = name
        self.pointSize = pointSize
        self.weight = weight
        self.paint = paint
        self.fillsBounds = fillsBounds
    }

    /// The side of the square that the symbol is laid out and drawn in, in points.
    package static func boxSize(pointSize: CGFloat) -> CGFloat { (pointSize * 1.2).rounded() }
}

/// A raster image: encoded bytes, a file, or a name that could not be found.
package struct ResolvedImage: Hashable {
    package enum Source: Hashable {
        /// PNG, JPEG or what else the painter's loader reads.
        case data(Data)
        case file(String)
        /// An image that does not exist: drawn as a visible placeholder and logged once.
        case missing(name: String)
        /// A block that stands for a picture that is not shown.
        case block
    }
    package var source: Source
    /// Draw as a mask in this paint.
    package var templatePaint: Paint?
    package var smooth: Bool
    /// Its pixels for each point.
    package var scale: CGFloat = 1
    /// Edges that keep their size, in points.
    package var caps = EdgeInsets()
    /// Whether what is between the caps is repeated in place of being stretched.
    package var isTiled = false
    /// Whether its edges are smooth.
    package var isAntialiased = true

    package init(source: Source, templatePaint: Paint? = nil, smooth: Bool = true) {
        self.source = source
        self.templatePaint = templatePaint
        self.smooth = smooth
    }
}

/// The state of an editable line of text, as a painter and a host see it.
package struct TextInputContent: Equatable {
    package var text: String
    package var placeholder: String
    /// Font and colour of the text.
    package var style: TextRunStyle
    package var placeholderPaint: Color.Resolved
    package var accent: Color.Resolved
    package var isFocused: Bool
    package var isEnabled: Bool
    package var isSecure: Bool
    /// Offsets in characters; the caret is at `selection.upperBound` when the range is empty.
    package var selection: Range<Int>
    package var alignment: TextAlignment
    /// The number of characters, where it is known.
    package var count: Int?
    /// For keyboards on the screen and input methods.
    package var hints = TypingHints()

    package init(
        text: String, placeholder: String, style: TextRunStyle, placeholderPaint: Color.Resolved,
        accent: Color.Resolved, isFocused: Bool, isEnabled: Bool, isSecure: Bool, selection: Range<Int>,
        alignment: TextAlignment
    ) {
        self.text = text
        self.placeholder = placeholder
        self.style = style
        self.placeholderPaint = placeholderPaint
        self.accent = accent
        self.isFocused = isFocused
        self.isEnabled = isEnabled
        self.isSecure = isSecure
        self.selection = selection
        self.alignment = alignment
    }
}
