extension View {
    /// Fills a shape behind this view with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(_ShapeView(shape: shape, style: style, fillStyle: fillStyle), filledWith: style)
    }

    /// Fills a shape behind this view with a style.
    nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(_ShapeView(shape: shape, style: style, fillStyle: fillStyle), filledWith: style)
    }

    /// Fills a shape behind this view with the background style.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills a shape behind this view with the background style.
    nonisolated public func background<T: InsettableShape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the space behind this view with the background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape before this view with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            SecondaryLayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isInFront: true))
    }
}
