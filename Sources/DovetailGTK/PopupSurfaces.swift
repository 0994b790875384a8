import CGTK
import DovetailCore
import Foundation

/// The panels of a window that are shown on surfaces of their own: menus, calendars and popovers that reach beyond the window's bounds.
/// Those that lie within are drawn in the window like everything else.
@MainActor
final class PopupSurfaces {
    /// Whether panels may leave their windows: not where the process's environment has `DOVETAIL_POPUPS=0`.
    static let areUsed = ProcessInfo.processInfo.environment["DOVETAIL_POPUPS"] != "0"

    private let surface: UnsafeMutablePointer<GtkWidget>
    private let content: any WindowContent
    private let onEvent: () -> Void
    private let route: InputRoute
    /// The panels in the tree, shown on surfaces or not, in the order in which they came.
    private var panels: [DisplayNode] = []
    private var popups: [UInt32: PopupSurface] = [:]

    init(
        surface: UnsafeMutablePointer<GtkWidget>, content: any WindowContent, route: InputRoute,
        onEvent: @escaping () -> Void
    ) {
        self.surface = surface
        self.content = content
        self.onEvent = onEvent
        self.route = route
    }

    /// The nodes that the window does not draw.
    var shownNodes: Set<UInt32> { Set(popups.keys) }

    var isEmpty: Bool { popups.isEmpty }

    /// Brings the surfaces in step with what changed in the tree.
    func follow(_ patch: DisplayPatch) {
        guard Self.areUsed else { return }
        for node in patch.inserted where node.popup != nil { panels.append(node) }
        for (node, facets) in patch.changed where facets.contains(.interaction) && node.popup != nil {
            if !panels.contains(where: { $0 === node }) { panels.append(node) }
        }
        guard !panels.isEmpty || !popups.isEmpty else { return }
        let removed = Set(patch.removed)
        panels.removeAll { removed.contains($0.id) || $0.popup == nil }
        let window = CGRect(origin: .zero, size: content.size)
        var wanted: Set<UInt32> = []
        for node in panels {
            let frame = node.frameInWindow
            let border = node.popup?.border ?? 0
            guard node.isUsable, !window.contains(frame.insetBy(dx: border, dy: border)) else {
                // Back in the window it is where the views have it.
                if popups[node.id] != nil { node.popup?.onShift?(.zero) }
                continue
            }
            wanted.insert(node.id)
            if let popup = popups[node.id] { popup.update(frame: frame) } else { show(node, frame) }
        }
        for (id, popup) in popups where !wanted.contains(id) {
            popups[id] = nil
            popup.remove()
        }
        gtk_widget_queue_allocate(surface)
    }

    private func show(_ node: DisplayNode, _ frame: CGRect) {
        popups[node.id] = PopupSurface(
            node: node, frame: frame, parent: surface, content: content,
            route: route, hiding: { [weak self] in self?.shownNodes ?? [] },
            onEvent: onEvent)
    }

    /// Only while the window's surface is being allocated.
    func place() { for popup in popups.values { popup.present() } }

    func removeAll() {
        for popup in popups.values { popup.remove() }
        (popups, panels) = ([:], [])
    }
}

extension DisplayNode {
    /// Whether nothing around it takes it out of use, as what leaves does.
    fileprivate var isUsable: Bool { sequence(first: self, next: \.parent).allSatisfy { $0.allowsHitTesting } }
}
