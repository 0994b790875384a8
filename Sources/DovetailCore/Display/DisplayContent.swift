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
