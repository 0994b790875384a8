import DovetailCore
import Foundation

extension View {
    /// Adds a menu that a secondary click on the view opens, or a press that is held. A menu without items is not shown.
    ///
    /// In the `phone` and `pad` idioms the view is lifted over the dimmed window beside the menu, within the outline that
    /// `contentShape(.contextMenuPreview, …)` gives it. In the `desktop` idiom there is the menu alone, as on macOS.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
    }

    /// Adds a menu that a secondary click on the view opens, or a press that is held, with a preview.
    ///
    /// In the `phone` and `pad` idioms the preview stands over the dimmed window beside the menu; it takes no events. In the `desktop` idiom there is
    /// the menu alone, as on macOS.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }
}

extension View {
    /// Adds a menu that a secondary click on the view opens; nil for none: the older form.
    @available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier<MenuItems?, EmptyView>(items: contextMenu?.items, preview: nil))
    }
}

/// The items of a context menu: the older form.
@available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
public struct ContextMenu<MenuItems: View> {
    nonisolated(unsafe) let items: MenuItems
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    nonisolated(unsafe) let items: Items
    /// Nil where the view itself is shown.
    nonisolated(unsafe) let preview: Preview?
    /// The menu on show; nil while it is closed.
    @State private var open: OpenMenu?
    @State private var outline = OutlinePlace()
    @Environment(\.idiom) private var idiom

    nonisolated init(items: Items, preview: Preview?) {
        self.items = items
        self.preview = preview
    }

    private struct OpenMenu {
        let location: CGPoint
        let subject: MenuSubject?
    }

    /// The outline of the view, as it was told last.
    @MainActor
    private final class OutlinePlace {
        var outline: ViewOutline?
        nonisolated init() {}
    }

    func body(content: Content) -> some View {
        outlined(content)
            .interaction { responder, _ in
                responder.isTransparent = true
                responder.onSecondaryPress =
                    Items.self == EmptyView.self
                    ? nil
                    : { [unowned responder] in open = OpenMenu(location: $0, subject: subject(of: responder)) }
            }
            .presentation(
                open.map { open in
                    .contextMenu(at: open.location, about: open.subject, close: { self.open = nil }) { items }
                })
    }

    /// The view, which tells its outline where that is shown.
    @ViewBuilder private func outlined(_ content: Content) -> some View {
        if !MenuIdiom[idiom].showsSubject {
            content
        } else {
            content.overlay(outlineFor: .contextMenuPreview) { told in
                let _ = outline.outline = told
                // Of what shows nothing nobody asks for its content.
                Color.clear.allowsHitTesting(false)
            }
        }
    }

    private func subject(of responder: InteractionResponder) -> MenuSubject? {
        guard MenuIdiom[idiom].showsSubject, let node = responder.node else { return nil }
        if let preview, Preview.self != EmptyView.self { return MenuSubject(AnyView(preview), of: node) }
        return MenuSubject(of: node.menuSubject(for: responder) ?? node, outline: outline.outline)
    }
}

extension Presentation {
    /// A context menu, at a place of the window or beside what it is about.
    @MainActor
    static func contextMenu<Items: View>(
        at location: CGPoint, about subject: MenuSubject?, close: @escaping () -> Void, @ViewBuilder items: () -> Items
    ) -> Presentation {
        let panel = MenuPanel(
            anchor: CGRect(origin: location, size: .zero), isBeside: false, about: subject, close: close, content: items
        )
        return Presentation(view: AnyView(panel), departsGradually: subject != nil)
    }
}

extension DisplayNode {
    /// The nearest node around that a menu is about which something inside has; nil where there are several such menus.
    fileprivate func menuSubject(for opener: InteractionResponder) -> DisplayNode? {
        let subject = sequence(first: self, next: \.parent).first {
            ($0.responder as? InteractionResponder)?.isMenuSubject == true
        }
        return subject?.onlyMenu === opener ? subject : nil
    }
}
