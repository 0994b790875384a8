import DovetailCore

/// An axis whose lines, ticks and labels have modifiers of views around them.
struct LayeredAxisContent<Content: AxisContent> {
    let content: Content
    let style: () -> LayerStyle
}

extension LayeredAxisContent: AxisContent {
    typealias Body = Never

    static func _collect(_ layer: Self, into marks: inout [_AxisMarksSettings]) {
        let first = marks.count
        Content._collect(layer.content, into: &marks)
        for index in first..<marks.count {
            let (inner, style) = (marks[index].style, layer.style)
            marks[index].style = { AnyView(style().applied(to: inner?($0) ?? $0)) }
        }
    }
}

extension AxisContent {
    /// Puts modifiers of views around an axis.
    ///
    /// Each line, tick and label has them around itself, not all of the axis as one: a rotation turns each of them in its place.
    nonisolated public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some AxisContent {
        LayeredAxisContent(content: self) { LayerStyle(style) }
    }
}
