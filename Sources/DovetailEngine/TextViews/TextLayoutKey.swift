import AttributeGraph
import Foundation

extension Text {
    /// A preference that tells how all texts inside a view are laid out: their lines, runs and characters, each text with its place.
    ///
    ///     VStack { Text(title); Text(details) }
    ///         .overlayPreferenceValue(Text.LayoutKey.self) { texts in
    ///             GeometryReader { geometry in
    ///                 ForEach(texts.indices, id: \.self) { index in
    ///                     let origin = geometry[texts[index].origin]
    ///                     Path(texts[index].layout[0].typographicBounds.rect.offsetBy(dx: origin.x, dy: origin.y)).stroke(.red)
    ///                 }
    ///             }
    ///         }
    ///
    /// Texts come in the order of the view tree. They are laid out for it only where a view around reads it.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// How one text is laid out, and where it is.
        public struct AnchoredLayout: Equatable {
            /// The top left corner of the text's view: the origin of the layout's coordinates.
            public var origin: Anchor<CGPoint>
            /// The lines of the text.
            public var layout: Text.Layout
        }

        nonisolated(unsafe) public static let defaultValue: [AnchoredLayout] = []

        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

extension PreferenceOutputs {
    /// Hands up how a text is laid out, where somebody asks for that.
    mutating func addLayout(
        of text: Attribute<AnimatableText>, shape: @escaping () -> any TextShape, inputs: _ViewInputs
    ) {
        guard inputs.requestedPreferences.contains(Text.LayoutKey.self) else { return }
        self[Text.LayoutKey.self] = Attribute(
            AnchoredTextLayout(text: text, shape: shape, place: ViewPlace(of: inputs)))
    }
}

/// How a text is laid out, and where.
private struct AnchoredTextLayout: Rule {
    let text: Attribute<AnimatableText>
    let shape: () -> any TextShape
    let place: ViewPlace

    var value: [Text.LayoutKey.AnchoredLayout]? {
        let source = TextLayoutSource(text.value.text, shape: shape(), size: place.size)
        let origin = Anchor(source: Anchor<CGPoint>.Source.topLeading, place: place)
        return [Text.LayoutKey.AnchoredLayout(origin: origin, layout: Text.Layout(source))]
    }
}
