import AttributeGraph

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    nonisolated(unsafe) let content: Content

    public static func _makeToolbarList(content: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .toolbarItems(content.projected { $0.content }, placement: content.projected { $0.placement }, inputs: inputs)
    }
}

extension ToolbarItem where ID == String {
    /// An item of a toolbar that people may arrange; it is always shown here.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
    public var id: ID { fatalError("an item of a toolbar is not identified outside it") }
}

extension ToolbarItem where ID == () {
    /// An item in the given place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items of a toolbar in the same place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    nonisolated(unsafe) let content: Content

    /// Items in the given place, one for each view.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public static func _makeToolbarList(content: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .toolbarItems(content.projected { $0.content }, placement: content.projected { $0.placement }, inputs: inputs)
    }
}

extension ToolbarItemGroup {
    /// Items in the given place with a label for all of them. They are shown one by one here, never as a menu with that label.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
    }
}

/// The items of a group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated init(content: Content) { self.content = content }
    public var body: some View { content }
}

/// How far people may arrange an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// It can be moved, taken away and brought back.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// It can be moved.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// It stays.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// What people may do with an item of a toolbar that is not shown at first.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It can be brought in more than one way.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Items of a menu that opens from the title.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated public init() where Content == EmptyView { content = EmptyView() }

    public static func _makeToolbarList(content: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        if Content.self == EmptyView.self { return .empty }
        // One view, so that the bodies of the items run in the menu, where they learn that they are in one.
        return .toolbarItems(
            content.projected { menu in VStack(alignment: .leading, spacing: 0) { menu.content } },
            placement: content.projected { _ in .titleMenu }, inputs: inputs)
    }
}

/// Room between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var body: some ToolbarContent {
        ToolbarItem(placement: placement) {
            if sizing == .flexible { Spacer() } else { Spacer(minLength: 8).frame(width: 8) }
        }
    }
}

/// Whether a spacer takes the room that is left.
public enum SpacerSizing: Hashable, Sendable {
    case flexible
    case fixed
}

/// Content of a toolbar that people may arrange. It cannot be arranged here.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// No items: what a title alone brings to a bar.
package struct EmptyToolbarContent: ToolbarContent {
    package typealias Body = Never
    nonisolated package init() {}

    package static func _makeToolbarList(content: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .empty
    }
}

/// Where in a bar an item goes. A bar has a leading end, a middle and a trailing end.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The parts of a bar.
    package enum Edge: Hashable, Sendable {
        case leading, center, trailing, bottom, keyboard, titleMenu
        /// The bar below the page on touch devices, and the middle of the bar elsewhere.
        case status
        /// A bar of its own below the bar, by its name.
        case accessory(String)
    }

    package let edge: Edge
    private let name: String

    /// The trailing end.
    public static let automatic = ToolbarItemPlacement(edge: .trailing, name: "automatic")
    /// The middle, in place of the title.
    public static let principal = ToolbarItemPlacement(edge: .center, name: "principal")
    /// The leading end: going back, or elsewhere.
    public static let navigation = ToolbarItemPlacement(edge: .leading, name: "navigation")
    /// The trailing end.
    public static let primaryAction = ToolbarItemPlacement(edge: .trailing, name: "primaryAction")
    /// The trailing end.
    public static let secondaryAction = ToolbarItemPlacement(edge: .trailing, name: "secondaryAction")
    /// The trailing end: what a sheet is for.
    public static let confirmationAction = ToolbarItemPlacement(edge: .trailing, name: "confirmationAction")
    /// The leading end: closing a sheet without effect.
    public static let cancellationAction = ToolbarItemPlacement(edge: .leading, name: "cancellationAction")
    /// The trailing end.
    public static let destructiveAction = ToolbarItemPlacement(edge: .trailing, name: "destructiveAction")
    /// The leading end.
    public static let topBarLeading = ToolbarItemPlacement(edge: .leading, name: "topBarLeading")
    /// The trailing end.
    public static let topBarTrailing = ToolbarItemPlacement(edge: .trailing, name: "topBarTrailing")
    /// The bar below the page.
    public static let bottomBar = ToolbarItemPlacement(edge: .bottom, name: "bottomBar")
    /// What is going on: the bar below the page, and on a desktop the middle of the bar.
    public static let status = ToolbarItemPlacement(edge: .status, name: "status")
    /// What belongs to typing. There is no keyboard on screen: it is shown below the page.
    public static let keyboard = ToolbarItemPlacement(edge: .keyboard, name: "keyboard")
    /// The middle, in place of the title.
    public static let title = ToolbarItemPlacement(edge: .center, name: "title")
    /// The trailing end.
    public static let topBarPinnedTrailing = ToolbarItemPlacement(edge: .trailing, name: "topBarPinnedTrailing")
    /// A bar of its own below the bar. Items with the same id are in one.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        let name = ToolbarPlacement.accessoryBar(id: id).name
        return ToolbarItemPlacement(edge: .accessory(name), name: name)
    }
    /// The menu of the title.
    package static let titleMenu = ToolbarItemPlacement(edge: .titleMenu, name: "titleMenu")
    /// The leading end.
    public static let navigationBarLeading = ToolbarItemPlacement(edge: .leading, name: "topBarLeading")
    /// The trailing end.
    public static let navigationBarTrailing = ToolbarItemPlacement(edge: .trailing, name: "topBarTrailing")
}

extension _ViewListOutputs {
    /// The views of a toolbar's item or group, each with its place.
    static func toolbarItems<Content: View>(
        _ content: Attribute<Content>, placement: Attribute<ToolbarItemPlacement>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let list = MainActor.assumeIsolated { Content._makeViewList(view: content, inputs: inputs) }
        return list.wrapping(ToolbarPlacementTrait.self, in: inputs.graphInputs.loop.graph) { $0 = placement.value }
    }
}

package struct ToolbarPlacementTrait: ViewTraitKey {
    package static var defaultValue: ToolbarItemPlacement? { nil }
}

extension ViewTraits {
    /// Where in a bar the view goes.
    package var toolbarPlacement: ToolbarItemPlacement? { self[ToolbarPlacementTrait.self] }
}
