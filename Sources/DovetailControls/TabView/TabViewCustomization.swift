import DovetailCore
import Foundation

/// How a person has arranged the tabs of a tab view: which are shown in its sidebar, and in which order those of a section follow each other.
///
/// Tabs and sections take part that have a `customizationID(_:)`. In a sidebar people show and hide tabs by a menu that a secondary click
/// opens; the order changes through this value alone. It can be kept in the app's or the scene's storage.
public struct TabViewCustomization: Codable, Sendable {
    private var shown: [String: Bool] = [:]
    private var orders: [String: [String]] = [:]

    /// Tabs as the app lists them.
    public init() {}

    /// What is known of a tab.
    public struct TabCustomization: Sendable {
        /// Whether it is shown in the sidebar; `automatic` for as the tab says itself.
        public var sidebarVisibility: Visibility
        /// Whether it is shown in the bar: as the tab says itself.
        public var tabBarVisibility: Visibility { .automatic }
    }

    /// What is known of a section.
    public struct SectionCustomization: Sendable {
        /// The ids of the section's tabs in their order; nil for that of the app.
        public internal(set) var tabOrder: [String]?

        /// Puts the tabs in the order in which the app lists them.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    /// What is known of the tab with an id.
    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization(sidebarVisibility: self[sidebarVisibility: id]) }
        set { self[sidebarVisibility: id] = newValue.sidebarVisibility }
    }

    /// What is known of the section with an id.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(tabOrder: orders[id]) }
        set { orders[id] = newValue.tabOrder }
    }

    /// Whether the tab with an id is shown in the sidebar; `automatic` for as the tab says itself.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Shows the tabs that the app shows.
    public mutating func resetVisibility() { shown = [:] }

    /// Puts the tabs of all sections in the order in which the app lists them.
    public mutating func resetSectionOrder() { orders = [:] }

    /// What a person has chosen for a tab; nil for nothing.
    func visibility(of id: String, in placement: AdaptableTabBarPlacement) -> Visibility? {
        guard placement == .sidebar, let isShown = shown[id] else { return nil }
        return isShown ? .visible : .hidden
    }

    /// The tabs of a section in their order. Those without an id, and those that are not known, come last.
    func sorted(_ tabs: [TabEntry], ofSection id: String?) -> [TabEntry] {
        guard let id, let order = orders[id] else { return tabs }
        func rank(_ tab: TabEntry) -> Int { tab.options.id.flatMap { order.firstIndex(of: $0) } ?? order.count }
        return tabs.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }
}

extension AppStorage {
    /// Keeps how a person has arranged the tabs of a tab view, in the given store; in that of the environment if nil.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) where Value == TabViewCustomization {
        self.init(archiving: wrappedValue, key, store: store)
    }

    /// Keeps how a person has arranged the columns of a table, in the given store; in that of the environment if nil.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(archiving: wrappedValue, key, store: store)
    }
}

extension SceneStorage {
    /// Keeps how a person has arranged the tabs of a tab view.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String
    ) where Value == TabViewCustomization { self.init(archiving: wrappedValue, key) }

    /// Keeps how a person has arranged the columns of a table.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> { self.init(archiving: wrappedValue, key) }
}

private struct TabViewCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
    /// How a person has arranged the tabs of the tab views in this view.
    var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[TabViewCustomizationKey.self] }
        set { self[TabViewCustomizationKey.self] = newValue }
    }
}

extension View {
    /// Lets people arrange the tabs of a tab view, and keeps how they did.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabViewCustomization, customization)
    }
}
