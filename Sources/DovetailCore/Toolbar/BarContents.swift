import AttributeGraph

/// What the views below a bar put into it: titles and items.
///
/// Whoever shows a bar makes one of these and puts it into the environment of its content. Modifiers such as
/// `navigationTitle` and `toolbar` add an entry as long as they live. Entries come from the outside in, and the bar reads
/// them as attributes: only the bar depends on them.
package final class BarContents {
    /// What one modifier adds.
    package struct Entry: Equatable {
        let id: Int
        package var title: Text?
        package var items: [Item] = []
        package var options = BarOptions()
    }

    /// An item and its place. The place is looked up where the item is brought, not by the bar: the view that brings it may depend
    /// on the layout around, and so on the bar.
    package struct Item: Equatable {
        let element: ViewListElement
        let placement: ToolbarItemPlacement

        init(_ element: ViewListElement) {
            self.element = element
            placement = element.traits.toolbarPlacement ?? .automatic
        }
    }

    /// In the order in which the modifiers were made: outer ones first.
    package let entries: Attribute<[Entry]>

    /// The part of the tree that the bar is in, which is shown and hidden together with it; nil where it always is.
    let scope: AppearanceScope?

    /// Created in the current subgraph.
    init(scope: AppearanceScope?) {
        entries = Attribute(value: [])
        self.scope = scope
        Subgraph.current.onRelease { [weak self] in self?.isAlive = false }
    }

    /// Whether the bar is there. A stack remembers the bars of its pages for the way back; of one that has gone nothing can be read.
    package private(set) var isAlive = true

    /// The title in force, that of the outermost modifier.
    package var title: Text? { !isAlive ? nil : entries.value.lazy.compactMap(\.title).first }

    /// What is said of the bar; outer views have the last word.
    package var options: BarOptions {
        !isAlive ? BarOptions() : entries.value.reduce(into: BarOptions()) { $0.fill(from: $1.options) }
    }

    /// The items in a part of the bar.
    /// - Parameter isTouch: Whether the bar is that of a touch device.
    func items(at edge: ToolbarItemPlacement.Edge, isTouch: Bool) -> [ViewListElement] {
        guard isAlive else { return [] }
        let hasStatus = edge == (isTouch ? .bottom : .center)
        return entries.value.flatMap { entry in
            entry.items.filter { $0.placement.edge == edge || hasStatus && $0.placement.edge == .status }.map(\.element)
        }
    }

    /// The names of the bars below the bar, in the order of their first items.
    var accessoryBars: [String] {
        guard isAlive else { return [] }
        var names: [String] = []
        for item in entries.value.flatMap(\.items) {
            if case .accessory(let name) = item.placement.edge, !names.contains(name) { names.append(name) }
        }
        return names
    }

    func set(_ entry: Entry) {
        var all = entries.untracked
        if let index = all.firstIndex(where: { $0.id == entry.id }) {
            all[index] = entry
        } else {
            // Ids are given in the order in which modifiers are made.
            all.insert(entry, at: all.firstIndex { $0.id > entry.id } ?? all.count)
        }
        entries.set(all)
    }

    func remove(_ id: Int) { entries.set(entries.untracked.filter { $0.id != id }) }
}

private struct BarContentsKey: EnvironmentKey {
    static var defaultValue: BarContents? { nil }
}

extension EnvironmentValues {
    /// The bar above; nil for that of the window.
    package var barContents: BarContents? {
        get { self[BarContentsKey.self] }
        set { self[BarContentsKey.self] = newValue }
    }
}
