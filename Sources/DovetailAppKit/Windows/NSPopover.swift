import Combine
import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A panel that points at a part of a view.
///
///     popover.contentViewController = NSHostingController(rootView: Details())
///     popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
@MainActor @preconcurrency
open class NSPopover: NSResponder {
    /// What closes a popover. A press beside it does always here, and so does Escape.
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }

    /// The controller of what it shows.
    open var contentViewController: NSViewController?
    /// The size of what it shows; zero for that which the content would like.
    open var contentSize = CGSize.zero
    /// What closes it. A press beside it does always here.
    open var behavior = Behavior.applicationDefined
    /// Whether it comes and goes gradually. It does always here.
    open var animates = true
    /// Light or dark, whatever is around it has; nil for the same.
    open var appearance: NSAppearance?
    /// Hears of it.
    open weak var delegate: (any NSPopoverDelegate)?
    /// Whether it is on show.
    open var isShown: Bool { shown?.isShown ?? false }
    /// The view that it points at, while it is on show.
    public private(set) weak var positioningView: NSView?

    private var shown: ShownPopover?

    /// Shows it at an edge of a part of a view, or where there is room.
    open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        guard let controller = contentViewController, !isShown else { return }
        if positioningView.shownRoot == nil, let item = (positioningView as? NSStatusBarButton)?.item {
            return show(in: item, controller)
        }
        guard let root = positioningView.shownRoot else { return }
        let area = positioningRect.isEmpty ? positioningView.bounds : positioningRect
        let below = positioningView.convert(area, to: nil)
        let anchor = CGRect(
            x: below.minX, y: root.size.height - below.maxY, width: below.width, height: below.height)
        self.positioningView = positioningView
        let shown = ShownPopover { [weak self] in self?.closed() }
        self.shown = shown
        delegate?.popoverWillShow(note("NSPopoverWillShowNotification"))
        controller.viewWillAppear()
        root.attach(
            PopoverPresenter(shown: shown, anchor: anchor, edge: Edge(preferredEdge), popover: self))
        controller.viewDidAppear()
        delegate?.popoverDidShow(note("NSPopoverDidShowNotification"))
    }

    /// Shows it in the small window of an item of the tray.
    private func show(in item: NSStatusItem, _ controller: NSViewController) {
        shown = ShownPopover { [weak self, weak item] in
            item?.closeWindow()
            self?.closed()
        }
        guard item.show(self) else {
            shown = nil
            return
        }
        positioningView = item.button
        delegate?.popoverWillShow(note("NSPopoverWillShowNotification"))
        controller.viewWillAppear()
        controller.viewDidAppear()
        delegate?.popoverDidShow(note("NSPopoverDidShowNotification"))
    }

    /// What it shows.
    @ViewBuilder var hosted: some View {
        if let controller = contentViewController {
            NSViewContent(controller.view)
                .frame(
                    width: contentSize.width > 0 ? contentSize.width : nil,
                    height: contentSize.height > 0 ? contentSize.height : nil
                )
                .modifier(WindowOfView(view: controller.view))
                .transformEnvironment(\.colorScheme) { scheme in
                    if let appearance = self.appearance { scheme = appearance.name == .darkAqua ? .dark : .light }
                }
        }
    }

    /// Closes it, as far as its delegate lets it.
    open func performClose(_ sender: Any?) {
        if delegate?.popoverShouldClose(self) ?? true { close() }
    }
    /// Closes it.
    open func close() { shown?.isShown = false }

    private func closed() {
        delegate?.popoverWillClose(note("NSPopoverWillCloseNotification"))
        shown = nil
        contentViewController?.viewWillDisappear()
        contentViewController?.viewDidDisappear()
        delegate?.popoverDidClose(note("NSPopoverDidCloseNotification"))
    }

    private func note(_ name: String) -> Notification { Notification(name: Notification.Name(name), object: self) }
}

/// Hears of a popover.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: AnyObject {
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    /// Whether it may become a window of its own. It does not here, so that nobody asks.
    func popoverShouldDetach(_ popover: NSPopover) -> Bool
    func popoverWillShow(_ notification: Notification)
    func popoverDidShow(_ notification: Notification)
    func popoverWillClose(_ notification: Notification)
    func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverDidShow(_ notification: Notification) {}
    public func popoverWillClose(_ notification: Notification) {}
    public func popoverDidClose(_ notification: Notification) {}
}

/// An edge of a rectangle, with y growing upwards.
public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }

extension Edge {
    fileprivate init(_ edge: NSRectEdge) {
        switch edge {
        case .minX: self = .leading
        case .maxX: self = .trailing
        // AppKit's y grows upwards in most views: its least edge is the lower one.
        case .minY: self = .bottom
        case .maxY: self = .top
        }
    }
}

/// Whether a popover is on show.
@MainActor
private final class ShownPopover: ObservableObject {
    @Published var isShown = true { didSet { if oldValue, !isShown { closed() } } }
    let closed: () -> Void
    init(closed: @escaping () -> Void) { self.closed = closed }
}

/// An empty view that presents a popover until it is closed.
private struct PopoverPresenter: View {
    @ObservedObject var shown: ShownPopover
    let anchor: CGRect
    let edge: Edge
    let popover: NSPopover

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .popover(isPresented: $shown.isShown, at: anchor, edge: edge) { popover.hosted }
    }
}
