import Foundation

/// How large a window is to be, in points, and where. Only the size counts: where windows are is the window manager's to decide.
public struct WindowPlacement: Sendable {
    package let size: ProposedViewSize

    package typealias Maker = @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

    /// A place on the display, and a size; nil for the usual one.
    nonisolated public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
        self.init(width: size?.width, height: size?.height)
    }

    /// A place on the display, and lengths; nil for the usual ones.
    nonisolated public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        size = ProposedViewSize(width: width, height: height)
    }

    /// A place on the display in points, and a size; nil for the usual one.
    nonisolated public init(_ position: CGPoint, size: CGSize? = nil) {
        self.init(width: size?.width, height: size?.height)
    }

    /// A place on the display in points, and lengths; nil for the usual ones.
    nonisolated public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(width: width, height: height)
    }
}

/// What is known when a window is placed.
public struct WindowPlacementContext {
    /// The display that the window will be on.
    public let defaultDisplay: DisplayProxy
}

/// A display.
public struct DisplayProxy: Hashable, Sendable {
    /// All of it, in points.
    public let bounds: CGRect
    /// The part that is free for windows: all of it, as panels and docks are not known here.
    public var visibleRect: CGRect { bounds }
    /// What panels and docks take at its edges: they are not known here.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public static func == (left: DisplayProxy, right: DisplayProxy) -> Bool { left.bounds == right.bounds }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bounds.width)
        hasher.combine(bounds.height)
    }
}

/// The views of a window, which can be asked for their size.
public struct WindowLayoutRoot {
    let window: WindowRoot

    /// The size that the views take for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Windows are placed on the main thread.
        MainActor.assumeIsolated {
            proposal == .unspecified ? window.idealSize(proposed: nil) : window.contentSize(for: proposal)
        }
    }
}

extension Scene {
    /// Sets how large new windows of the scene are, by a function of their content and of the display. A window of the last run that
    /// comes back has the size that it had.
    ///
    /// Where windows are is the window manager's to decide.
    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.placement = makePlacement }
    }
}

extension WindowDescription {
    /// The size of a new window whose views are there: as its scene says, and nil where it says nothing.
    package func sizeOfNewWindow(_ root: WindowRoot) -> CGSize? {
        guard let placement = behavior.placement else { return defaultSize }
        let display = root.services.screenSize() ?? CGSize(width: 1280, height: 800)
        let context = WindowPlacementContext(defaultDisplay: DisplayProxy(bounds: CGRect(origin: .zero, size: display)))
        let wanted = placement(WindowLayoutRoot(window: root), context).size
        if wanted == .unspecified { return defaultSize }
        let usual = defaultSize ?? root.idealSize(proposed: nil)
        return CGSize(width: wanted.width ?? usual.width, height: wanted.height ?? usual.height)
    }
}
