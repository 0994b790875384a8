import DovetailCore
import DovetailPlatform
import Foundation

extension NSAttributedString {
    /// The size of the text in its fonts, in one line or as many as it has, in points.
    @MainActor @preconcurrency public func size() -> CGSize { HostedView(rootView: drawable).idealSize }

    /// The rectangle that the text takes when it is offered a size, in points.
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        guard length > 0 else { return .zero }
        guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: self.size()) }
        // A side of no length is one that does not count.
        let isLimited = options.contains(.truncatesLastVisibleLine) && size.height > 0
        let offered = CGSize(
            width: size.width > 0 ? size.width : .infinity, height: isLimited ? size.height : .infinity)
        return CGRect(origin: .zero, size: HostedView(rootView: drawable).sizeThatFits(offered))
    }

    /// Draws the text with its upper left corner at a point; in a drawing that is not flipped its lower left corner.
    @MainActor @preconcurrency public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

    /// Draws the text within a rectangle, from its upper left corner on.
    @MainActor @preconcurrency public func draw(in rect: CGRect) {
        NSGraphicsContext.drawUpright(in: rect) { drawing, rect in
            let scale = max(ScreenValue.scale, 2)
            let view = drawable.frame(width: rect.width, height: rect.height, alignment: .topLeading)
            guard rect.width > 0, rect.height > 0,
                let data = HostedView(rootView: view).pngData(size: rect.size, scale: scale, background: nil)
            else { return }
            drawing.draw(Image(data: data, scale: scale), in: rect)
        }
    }

    @MainActor private var drawable: some View {
        // AppKit's usual font and colour, where the text says none.
        Text(StyledString(self).value).font(.system(size: 12)).foregroundStyle(.black)
    }
}

extension String {
    /// The rectangle that the text takes when it is offered a size, in points.
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
    /// Draws the text with its upper left corner at a point; in a drawing that is not flipped its lower left corner.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }
    /// Draws the text within a rectangle, from its upper left corner on.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }
}

extension NSString {
    /// The rectangle that the text takes when it is offered a size, in points.
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
    /// Draws the text with its upper left corner at a point; in a drawing that is not flipped its lower left corner.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attrs)
    }
    /// Draws the text within a rectangle, from its upper left corner on.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attrs)
    }
}
