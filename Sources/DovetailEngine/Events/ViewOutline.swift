/// The outline of a view for other purposes than events; see ``View/contentShape(_:_:eoFill:)``.
package struct ViewOutline {
    let kinds: ContentShapeKinds
    package let shape: AnyShape
    package let style: FillStyle

    /// The outlines of the views inside, the outermost last.
    struct Key: PreferenceKey {
        static var defaultValue: [ViewOutline] { [] }
        static func reduce(value: inout [ViewOutline], nextValue: () -> [ViewOutline]) { value += nextValue() }
    }
}

extension View {
    /// Lays something over the view that follows its outline for a purpose. Views further out hear of no outline in here.
    nonisolated package func overlay<V: View>(
        outlineFor kind: ContentShapeKinds, @ViewBuilder _ content: @escaping (ViewOutline?) -> V
    ) -> some View {
        overlayPreferenceValue(ViewOutline.Key.self) { outlines in content(outlines.last { $0.kinds.contains(kind) }) }
            .transformPreference(ViewOutline.Key.self) { $0 = [] }
    }
}
