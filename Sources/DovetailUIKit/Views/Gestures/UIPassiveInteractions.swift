import DovetailCore
import DovetailPlatform
import Foundation

/// An interaction that knows its view. What it is for is not there on a desktop: it is kept by the view, and nothing else.
@MainActor @preconcurrency
open class _UIPassiveInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Changes the pointer over a view. SwiftUI's `pointerStyle(_:)` does here: it is kept by the view, and nothing else.
@MainActor @preconcurrency
open class UIPointerInteraction: _UIPassiveInteraction {
    /// Says how the pointer looks. Nobody asks it.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether it counts.
    open var isEnabled = true
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Has the delegate asked again, which nobody does.
    open func invalidate() {}
}

/// Says how a pointer looks over a view. Nobody asks.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}

/// Shows a view's title large while a person holds it. Desktops have no such view: it is kept by the view, and nothing else.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: _UIPassiveInteraction {
    /// Says what is shown. Nobody asks it.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    public override convenience init() { self.init(delegate: nil) }
    /// Whether a person wants such views: no.
    public class var isEnabled: Bool { false }
}

/// Says what is shown large. Nobody asks.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

/// Offers what can be done with a selection where a person holds. The menu of a field, and ``UIContextMenuInteraction``, do here: it is kept by the
/// view, and nothing else.
@MainActor @preconcurrency
open class UIEditMenuInteraction: _UIPassiveInteraction {
    /// Says what is offered. Nobody asks it.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    /// Shows the menu. There is none, which the log says once.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        Log.warnOnce("presentEditMenu", "Menus of selections are not shown over views: use UIContextMenuInteraction.")
    }
    /// Takes the menu away, of which there is none.
    open func dismissMenu() {}
}

/// Says what is offered. Nobody asks.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}

/// Where a menu is wanted, and which. See ``UIEditMenuInteraction``.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable?
    public let sourcePoint: CGPoint
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
    }
}

/// Looks for something in a text, by a field of the system's. There is none here: no view has such an interaction.
@MainActor @preconcurrency
open class UIFindInteraction: _UIPassiveInteraction {
    /// Whether the field is shown: never.
    open var isFindNavigatorVisible: Bool { false }
    /// Shows the field, of which there is none.
    open func presentFindNavigator(showingReplace: Bool) {}
    /// Takes the field away.
    open func dismissFindNavigator() {}
}
