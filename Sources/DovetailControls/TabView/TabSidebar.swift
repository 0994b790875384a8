import DovetailCore
import Foundation

/// What stands in the sidebar of a tab view beside its tabs.
struct TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
}

private struct TabSidebarPartsKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

extension EnvironmentValues {
    /// What stands in the sidebars of tab views beside their tabs.
    var tabSidebarParts: TabSidebarParts {
        get { self[TabSidebarPartsKey.self] }
        set { self[TabSidebarPartsKey.self] = newValue }
    }
}

extension View {
    /// Puts a view above the tabs in the sidebar of a tab view.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(TabSidebarPartSetter(content()) { $0.header = $1 })
    }

    /// Puts a view below the tabs in the sidebar of a tab view. It scrolls along with them.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(TabSidebarPartSetter(content()) { $0.footer = $1 })
    }

    /// Puts a view at the bottom of the sidebar of a tab view.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(TabSidebarPartSetter(content()) { $0.bottomBar = $1 })
    }
}

private struct TabSidebarPartSetter<Part: View>: ViewModifier {
    private let set: @Sendable (inout TabSidebarParts, AnyView) -> Void
    nonisolated(unsafe) private let part: Part

    nonisolated init(_ part: Part, set: @escaping @Sendable (inout TabSidebarParts, AnyView) -> Void) {
        self.set = set
        self.part = part
    }

    func body(content: Content) -> some View {
        content.transformEnvironment(\.tabSidebarParts) { set(&$0, AnyView(part)) }
    }
}

/// Tabs that follow one another in a sidebar under one heading, or under none.
private struct TabSidebarGroup: Identifiable {
    let id: Int
    var tabs: [TabEntry]
    let group: TabGroup

    /// - Parameter customization: How a person has arranged the tabs.
    static func groups(of tabs: [TabEntry], _ customization: TabViewCustomization?) -> [TabSidebarGroup] {
        var result: [TabSidebarGroup] = []
        for tab in tabs {
            if let last = result.last, last.group.header == tab.group.header {
                result[result.count - 1].tabs.append(tab)
            } else {
                result.append(TabSidebarGroup(id: tab.id, tabs: [tab], group: tab.group))
            }
        }
        guard let customization else { return result }
        for index in result.indices {
            let tabs = result[index].tabs
            result[index].tabs = customization.sorted(tabs, ofSection: tabs.first?.options.sectionID)
        }
        return result
    }
}

/// The tabs of a tab view in a list at its side: those that are in sections under the headings of these.
struct TabSidebar<Row: View>: View {
    /// All tabs that the sidebar may show, also those that a person has hidden.
    let tabs: [TabEntry]
    let button: (TabEntry) -> Row
    @Environment(\.idiom) private var idiom
    @Environment(\.tabViewCustomization) private var customization
    @Environment(\.tabSidebarParts) private var parts
    /// The sections that a person has collapsed.
    @State private var collapsed: Set<TabSidebarGroup.ID> = []

    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(alignment: .leading, spacing: 2) {
                    if let header = parts.header { header }
                    ForEach(TabSidebarGroup.groups(of: shownTabs, customization?.wrappedValue)) { group in
                        if let header = group.group.header { heading(header, of: group) }
                        if !collapsed.contains(group.id) || group.group.header == nil {
                            ForEach(group.tabs) { button($0) }
                            if let actions = group.group.actions {
                                VStack(alignment: .leading, spacing: 2) { TabItemLabel(actions) }
                                    .padding(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
                            }
                        }
                    }
                    if let footer = parts.footer { footer }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(10)
            }
            if let bottomBar = parts.bottomBar { bottomBar.padding(10) }
        }
        .modifier(TabMenu(tabs: tabs, customization: customization))
        // What is in the sidebar is not meant for tab views in it.
        .environment(\.tabSidebarParts, TabSidebarParts())
    }

    /// The title of a section, which collapses and expands it.
    private func heading(_ header: TabItem, of group: TabSidebarGroup) -> some View {
        let isCollapsed = collapsed.contains(group.id)
        return Button {
            withAnimation(.easeInOut(duration: 0.2)) {
                if isCollapsed { collapsed.remove(group.id) } else { collapsed.insert(group.id) }
            }
        } label: {
            HStack {
                TabItemLabel(header)
                Spacer(minLength: 4)
                Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.secondary)
                    .rotationEffect(.degrees(isCollapsed ? 0 : 90))
                    .accessibilityHidden(true)
            }
            .font(.system(size: TabIdiom[idiom].sectionTitleSize, weight: .semibold))
            .foregroundStyle(TabIdiom[idiom].hasQuietSections ? .secondary : .primary)
            .padding(EdgeInsets(top: 14, leading: 10, bottom: 4, trailing: 10))
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isHeader)
        .accessibilityValue(isCollapsed ? "Collapsed" : "Expanded")
    }

    private var shownTabs: [TabEntry] {
        tabs.filter { $0.options.isShown(in: .sidebar, customization?.wrappedValue) }
    }
}

/// A menu of the tabs that people may hide, opened by a secondary click on the sidebar.
private struct TabMenu: ViewModifier {
    let tabs: [TabEntry]
    let customization: Binding<TabViewCustomization>?

    func body(content: Content) -> some View {
        let changeable = tabs.filter { $0.options.canChange(in: .sidebar) }
        if let customization, !changeable.isEmpty {
            content.contextMenu {
                ForEach(changeable) { tab in
                    Toggle(isOn: isShown(tab, customization)) { if let item = tab.item { TabItemLabel(item) } }
                }
            }
        } else {
            content
        }
    }

    private func isShown(_ tab: TabEntry, _ customization: Binding<TabViewCustomization>) -> Binding<Bool> {
        Binding(
            get: { tab.options.isShown(in: .sidebar, customization.wrappedValue) },
            set: {
                if let id = tab.options.id {
                    customization.wrappedValue[sidebarVisibility: id] = $0 ? .visible : .hidden
                }
            })
    }
}
