import AttributeGraph
import DovetailCore
import DovetailPaint
import Foundation

/// Views that live outside of a window: they are measured and painted, and keep their state when their root is replaced.
@MainActor
package final class HostedView<Content: View> {
    package var rootView: Content {
        didSet {
            let source = source
            let root = rootView
            window.loop.graph.perform { _ = source.set(root) }
        }
    }
    private let window: WindowRoot
    private let source: Attribute<Content>

    package init(rootView: Content) {
        self.rootView = rootView
        var environment = EnvironmentValues()
        environment.idiom = .ofProcess
        environment.colorScheme = .current
        let loop = UpdateLoop()
        var made: Attribute<Content>?
        window = WindowRoot(loop: loop, environment: environment, services: .headless()) {
            let source = Attribute(value: rootView)
            made = source
            return source
        }
        source = made!
    }

    isolated deinit { window.close() }

    /// The size that the views take when they are offered one; a side that is not finite offers as much as they would like.
    package func sizeThatFits(_ size: CGSize) -> CGSize {
        window.update(at: 0)
        let (width, height) = (size.width, size.height)
        let isUnlimited = CGFloat(1_000_000)
        return window.contentSize(
            for: ProposedViewSize(
                width: width.isFinite && width < isUnlimited ? max(width, 0) : nil,
                height: height.isFinite && height < isUnlimited ? max(height, 0) : nil))
    }

    /// The size that the views would like to have.
    package var idealSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

    package var colorScheme: ColorScheme {
        get { window.colorScheme }
        set { window.colorScheme = newValue }
    }

    /// The views in a size, painted; nil when that cannot be done.
    package func pngData(size: CGSize, scale: CGFloat, background: Color.Resolved?) -> Data? {
        window.displayScale = scale
        window.size = size
        window.update(at: 0)
        // What starts when views appear has ended in a picture.
        window.update(at: 10)
        return try? Picture(of: window.displayTree, size: size, scale: scale, background: background).pngData()
    }
}
