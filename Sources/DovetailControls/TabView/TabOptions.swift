import DovetailCore

/// Where the tabs of an adaptable tab view stand.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// Whichever of the others there is.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// The list at the side.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// What people may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// It can be hidden in a sidebar, if it has an id.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// It can be put in another place. Here as `automatic`: places change by ``TabViewCustomization`` alone.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// Nothing.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// In which of a tab view's bars a tab likes to be.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// In all.
    public static let automatic = TabPlacement(name: "automatic")
    /// At the end of a bar, where it always stays. Here as `automatic`.
    public static let pinned = TabPlacement(name: "pinned")
    /// In a sidebar alone.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a tab tells its tab view beside its label.
struct TabOptions: Equatable {
    var id: String?
    var sectionID: String?
    /// Set by the section around: what is said from there on is said of the section.
    var isInSection = false
    var isHidden = false
    var isDisabled = false
    var isSidebarOnly = false
    /// What is said by the app, by bars.
    var visibilities: [AdaptableTabBarPlacement: Visibility] = [:]
    /// Whether people may not change the tab, by bars.
    var fixed: Set<AdaptableTabBarPlacement> = []
    var identifier: String?
    var label: Text?
    var value: Text?
    var hint: Text?
    var inputLabels: [Text] = []
    /// What stands around the tab's button, the outermost last.
    var dressings: [TabDressing] = []

    /// Whether the tab is shown in one of the bars.
    func isShown(in placement: AdaptableTabBarPlacement, _ customization: TabViewCustomization?) -> Bool {
        if isHidden || isSidebarOnly && placement == .tabBar { return false }
        if let id, canChange(in: placement), let visibility = customization?.visibility(of: id, in: placement) {
            return visibility != .hidden
        }
        return (visibilities[placement] ?? visibilities[.automatic]) != .hidden
    }

    /// Whether people may hide and show the tab.
    func canChange(in placement: AdaptableTabBarPlacement) -> Bool {
        id != nil && fixed.isDisjoint(with: [placement, .automatic])
    }
}

/// Something that a tab's button is given, such as a menu.
final class TabDressing: Equatable {
    let dress: (AnyView) -> AnyView

    init(_ dress: @escaping (AnyView) -> AnyView) { self.dress = dress }

    // Closures cannot be compared.
    static func == (left: TabDressing, right: TabDressing) -> Bool { left === right }
}

extension View {
    /// The button of a tab with what the tab is given.
    @ViewBuilder func dressed(as options: TabOptions) -> some View {
        if options.dressings.isEmpty {
            self
        } else {
            options.dressings.reduce(AnyView(self)) { $1.dress($0) }
        }
    }
}

struct TabOptionsTrait: ViewTraitKey {
    static var defaultValue: TabOptions { TabOptions() }
}

/// Tabs with something said of them that is not shown in their labels.
public struct _OptionedTab<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (inout TabOptions) -> Void

    public var body: some View { content.trait(TabOptionsTrait.self, change) }
}

/// Tabs of a section that can do something.
public struct _SectionWithActions<Content: TabContent, Actions: View>: TabContent {
    public typealias TabValue = Content.TabValue
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let actions: Actions

    public var body: some View { content.tabGroup(actions: actions) }
}

extension TabContent {
    nonisolated func options(_ change: @escaping (inout TabOptions) -> Void) -> _OptionedTab<Self> {
        _OptionedTab(content: self, change: change)
    }

    /// Names the tab, or the section, for ``TabViewCustomization``.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        options { options in
            if options.isInSection {
                options.sectionID = options.sectionID ?? id
            } else {
                options.id = options.id ?? id
            }
        }
    }

    /// Says what people may do with the tab where it stands in some of the bars; in all when none is named.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let placements = placements.isEmpty ? [.automatic] : placements
        return options { options in
            if behavior == .disabled {
                options.fixed.formUnion(placements)
            } else {
                options.fixed.subtract(placements)
            }
        }
    }

    /// Says whether the tab is shown in some of the bars until people choose; in all when none is named.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let placements = placements.isEmpty ? [.automatic] : placements
        return options { options in
            for placement in placements {
                options.visibilities[placement] = options.visibilities[placement] ?? visibility
            }
        }
    }

    /// Says in which of the bars the tab likes to be.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        options { $0.isSidebarOnly = $0.isSidebarOnly || placement == .sidebarOnly }
    }

    /// Takes the tab out of all bars. Its page can still be shown by the selection.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        options { $0.isHidden = $0.isHidden || hidden }
    }

    /// Says whether the tab can be chosen.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        options { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Names the tab's button for tests.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        options { if isEnabled { $0.identifier = identifier } }
    }

    /// Names the tab's button for people who don't see it.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        options { if isEnabled { $0.label = label } }
    }

    /// Names the tab's button for people who don't see it.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

    /// Names the tab's button for people who don't see it.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// Puts views below the tabs of a section where they stand in a sidebar, such as a button that adds a tab.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        _SectionWithActions(content: self, actions: content())
    }
}
