extension GraphicsContext {
    /// Draws by the calls of Core Graphics. The transform, the clips, the filters, the opacity and the blend mode that are in force hold for
    /// what is drawn; what `content` sets ends with it.
    ///
    ///     context.withCGContext { cg in
    ///         cg.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    ///         cg.move(to: .zero)
    ///         cg.addLine(to: CGPoint(x: 40, y: 40))
    ///         cg.strokePath()
    ///     }
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let drawing = ImmediateDrawing(area: clipBoundingRect)
        try content(CGContext(drawing))
        drawing.draw(in: self)
    }
}
