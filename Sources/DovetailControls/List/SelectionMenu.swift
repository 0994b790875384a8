import DovetailCore
import Foundation

/// The menu of a list's or table's selection, and what a double click on a row does.
struct SelectionMenu {
    /// The items for the chosen values; nil for a menu that is always empty.
    let items: (([AnyHashable]) -> AnyView)?
    let primaryAction: (([AnyHashable]) -> Void)?
}

/// A selection's menu that is open.
struct OpenSelectionMenu {
    /// Where it was asked for, in the window.
    let location: CGPoint
    let values: [AnyHashable]
    /// The row; nil for a menu that was asked for beside the rows.
    var subject: MenuSubject?
}

private struct SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
    /// What `contextMenu(forSelectionType:)` says of the lists and tables inside.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// Adds a menu for the selection of the list or table inside. A secondary click on a row that is selected is about all selected
    /// rows, one on another row about that row, and one beside the rows about none. The primary action runs at a double click or
    /// Return; outside the desktop idiom a tap is enough.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func chosen(_ values: [AnyHashable]) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
        return environment(
            \.selectionMenu,
            SelectionMenu(
                items: M.self == EmptyView.self ? nil : { AnyView(menu(chosen($0))) },
                primaryAction: primaryAction.map { action in { action(chosen($0)) } }))
    }
}

/// Shows the menu of a selection where it was asked for.
struct SelectionMenuPresenter: ViewModifier {
    let menu: SelectionMenu?
    @Binding var open: OpenSelectionMenu?

    func body(content: Content) -> some View {
        content.presentation(
            open.flatMap { open in
                menu?.items.map { items in
                    .contextMenu(at: open.location, about: open.subject, close: { self.open = nil }) {
                        items(open.values)
                    }
                }
            })
    }
}
