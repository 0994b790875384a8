import Combine
import DovetailCore
import Foundation

/// Makes pictures of views, without a window and without a display.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The views to draw.
    public var content: Content {
        willSet { objectWillChange.send() }
    }
    /// The size offered to the views; their ideal one unless set.
    public var proposedSize = ProposedViewSize.unspecified {
        willSet { objectWillChange.send() }
    }
    /// Pixels for each point.
    public var scale: CGFloat = 1 {
        willSet { objectWillChange.send() }
    }
    /// Whether the picture has no transparent parts: then it is drawn over the window background.
    public var isOpaque = false {
        willSet { objectWillChange.send() }
    }
    /// The appearance to draw in. An addition of Dovetail's.
    public var colorScheme = ColorScheme.light {
        willSet { objectWillChange.send() }
    }
    public nonisolated let objectWillChange = ObservableObjectPublisher()

    public init(content: Content) { self.content = content }

    /// The picture as a PNG file, or nil when it cannot be made; the reason is logged. An addition of Dovetail's, in place of
    /// the platform image types.
    public var pngData: Data? { pngData(scale: scale) }

    private func pngData(scale: CGFloat) -> Data? {
        do {
            return try picture(scale: scale).pngData()
        } catch {
            Log.logger.error("ImageRenderer<\(Content.self)>: \(error)")
            return nil
        }
    }

    /// The picture; nil when it cannot be made, and then the reason is logged.
    public var cgImage: CGImage? { pngData.flatMap { CGImage(encoded: $0) } }

    /// Hands the size of the views and a function that draws them to a closure, which calls it with a context of its own: a page of a PDF file, where
    /// they stay sharp, or anything else, where they are drawn as a picture.
    ///
    /// They are drawn as though y grew upwards, from the origin on.
    ///
    /// - Parameter rasterizationScale: The pixels for each point of what is a picture.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {
        guard let size = try? withTree(scale: scale, { _, size, _ in size }) else { return }
        let view = AnyView(
            content.environment(\.colorScheme, colorScheme).frame(width: size.width, height: size.height))
        renderer(size) { context in
            context.drawing.draw(view, size: size) {
                let scale = max(rasterizationScale, 1)
                return self.pngData(scale: scale).map { Image(data: $0, scale: scale) }
            }
        }
    }

    /// The views, painted.
    package func picture() throws -> Picture { try picture(scale: scale) }

    private func picture(scale: CGFloat) throws -> Picture {
        try withTree(scale: scale) { tree, size, background in
            try Picture(of: tree, size: size, scale: scale, background: background)
        }
    }

    /// Calls a closure with what the views draw on a display of so many pixels for each point, their size, and what is behind them.
    func withTree<Result>(scale: CGFloat, _ body: (DisplayTree, CGSize, Color.Resolved?) throws -> Result)
        throws -> Result
    {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        environment.displayScale = scale
        environment.idiom = .ofProcess
        // A picture is no window that comes back, but views that keep something with theirs can be painted.
        let window = WindowRoot(
            rootView: content, environment: environment, services: .headless(), session: SceneSession())
        window.update(at: 0)
        let wanted = CGSize(width: proposedSize.width ?? 0, height: proposedSize.height ?? 0)
        let ideal = window.contentSize(for: proposedSize)
        let size = CGSize(
            width: proposedSize.width == nil ? ideal.width : max(wanted.width, 1),
            height: proposedSize.height == nil ? ideal.height : max(wanted.height, 1))
        window.size = size
        window.update(at: 0)
        // What starts when views appear has ended in a picture.
        window.update(at: 10)
        defer { window.close() }
        let background = isOpaque ? window.background : nil
        return try body(window.displayTree, size, background)
    }
}
