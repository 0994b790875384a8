import DovetailCore
import DovetailPlatform
import Foundation

// Where AppKit is imported too, its own come first, since they know its fonts and colours.
extension NSAttributedString {
    /// The size of the text in its fonts, on the lines that it has, in points.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func size() -> CGSize { HostedView(rootView: DrawnText(self)).idealSize }

    /// The rectangle that the text takes when it is offered a size, in points.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: self.size()) }
        // A side of no length is one that does not count.
        let isLimited = options.contains(.truncatesLastVisibleLine) && size.height > 0
        let offered = CGSize(
            width: size.width > 0 ? size.width : .infinity, height: isLimited ? size.height : .infinity)
        return CGRect(origin: .zero, size: HostedView(rootView: DrawnText(self)).sizeThatFits(offered))
    }

    /// Draws the text with its upper left corner at a point.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

    /// Draws the text within a rectangle, from its upper left corner on. What has no room is left out.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func draw(in rect: CGRect) {
        let text = DrawnText(self)
        _ = ImmediateDrawing.draw(
            AnyView(text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: text.corner)), in: rect)
    }

    /// Draws the text within a rectangle.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }
}

extension String {
    /// The rectangle that the text takes when it is offered a size, in points.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
    /// Draws the text with its upper left corner at a point.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }
    /// Draws the text within a rectangle, from its upper left corner on.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }
    /// Draws the text within a rectangle.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        draw(in: rect, withAttributes: attributes)
    }
}

extension NSString {
    /// The rectangle that the text takes when it is offered a size, in points.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
    /// Draws the text with its upper left corner at a point.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attrs)
    }
    /// Draws the text within a rectangle, from its upper left corner on.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attrs)
    }
}

/// A text of UIKit's to measure and draw: in its usual font and in black, where it says nothing else.
private struct DrawnText: View {
    private let content: AttributedContent

    init(_ string: NSAttributedString) { content = AttributedContent(string: string) }

    private var alignment: NSTextAlignment { content.paragraph?.alignment ?? .natural }

    var corner: Alignment {
        switch alignment {
        case .center: .top
        case .right: .topTrailing
        default: .topLeading
        }
    }

    var body: some View {
        content.text
            .font(.system(size: 12))
            .foregroundStyle(.black)
            .lineSpacing(content.paragraph?.lineSpacing ?? 0)
            .lineHeight(content.paragraph?.lineHeight(content.font ?? .systemFont(ofSize: 12)))
            .truncationMode(content.paragraph?.truncation ?? .tail)
            .multilineTextAlignment(alignment.alignment)
    }
}
