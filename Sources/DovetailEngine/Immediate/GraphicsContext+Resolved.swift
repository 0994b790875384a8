import Foundation

extension GraphicsContext {
    /// A text ready to be measured and drawn.
    public struct ResolvedText {
        fileprivate var text: DovetailEngine.ResolvedText
        fileprivate let shape: any TextShape
        /// What the text is drawn in, where its parts have no colour of their own.
        public var shading: Shading?

        /// The size of the text in a space.
        public func measure(in size: CGSize) -> CGSize { measures(in: size).size }
        /// The distance from the top to the first line's baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { measures(in: size).firstBaseline }
        /// The distance from the top to the last line's baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat { measures(in: size).lastBaseline }

        private func measures(in size: CGSize) -> TextMeasure {
            shape.measure(
                width: size.width.isFinite && size.width < 1e6 ? max(0, size.width) : nil,
                height: size.height.isFinite && size.height < 1e6 ? max(0, size.height) : nil)
        }
    }

    /// A picture or symbol ready to be drawn.
    public struct ResolvedImage {
        fileprivate let content: DisplayContent
        /// Its own size, in points.
        public let size: CGSize
        /// From the top to the baseline of a text beside it.
        public let baseline: CGFloat
        /// What it is drawn in, if it is a symbol or drawn as a mask.
        public var shading: Shading?
    }

    // MARK: Texts

    /// A text as it is drawn here.
    public func resolve(_ text: Text) -> ResolvedText {
        let resolved = text.resolve(in: environment, services: services)
        return ResolvedText(text: resolved, shape: services.textEngine.shape(resolved))
    }

    /// A text that is resolved already, to be drawn here.
    package func prepare(_ text: DovetailEngine.ResolvedText) -> ResolvedText {
        ResolvedText(text: text, shape: services.textEngine.shape(text))
    }

    /// Draws a text in a rectangle, from its top left corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        var resolved = text.text
        if let shading = text.shading {
            let (paint, bounds) = shading.paint(for: Path(rect), in: environment)
            resolved.paintBounds = bounds
            for index in resolved.runs.indices {
                resolved.runs[index].style.color = paint.representativeColor
                if case .color = paint {
                    resolved.runs[index].style.paint = nil
                } else {
                    resolved.runs[index].style.paint = paint
                }
            }
        }
        resolved.shape = text.shape
        record([.text(resolved, rect)])
    }

    /// Draws a text so that a point of it, such as its centre, is at a place.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: Self.frame(of: size, at: point, anchor))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private static func frame(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    // MARK: Pictures

    /// A picture as it is drawn here.
    public func resolve(_ image: Image) -> ResolvedImage {
        let (content, size, baseline) = image.drawing(in: environment, services)
        return ResolvedImage(content: content, size: size, baseline: baseline)
    }

    /// Draws a picture in a rectangle, as large as that.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let paint = image.shading?.paint(for: Path(rect), in: environment).0
        switch image.content {
        case .symbol(var symbol):
            if symbol.fit == .own { symbol.fit = .box }
            if let paint { symbol.paint = paint }
            record([.symbol(symbol, rect)])
        case .image(var picture):
            if let paint, picture.templatePaint != nil { picture.templatePaint = paint }
            record([.image(picture, rect)])
        default: break
        }
    }

    /// Draws a picture so that a point of it, such as its centre, is at a place.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.frame(of: image.size, at: point, anchor))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// A view of the canvas ready to be drawn.
    public struct ResolvedSymbol {
        fileprivate let node: UInt32
        /// The view's size in the canvas, in points. A view that takes what it is offered is as large as the canvas.
        public let size: CGSize
    }

    /// The view among the canvas's symbols that has a tag, or that a `ForEach` made for an id; nil when there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let id = AnyHashable(id)
        return symbols.first { $0.tag == id }.map { ResolvedSymbol(node: $0.node, size: $0.size) }
    }

    /// Draws a view in a rectangle, stretched to that.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        if rect.size == symbol.size { return record([.node(symbol.node, rect.origin)]) }
        let scale = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        record([.group(DisplayEffect.transform(scale).bounded, [.node(symbol.node, .zero)])])
    }

    /// Draws a view so that a point of it, such as its centre, is at a place.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: Self.frame(of: symbol.size, at: point, anchor))
    }
}
