import DovetailControls
import DovetailCore
import Foundation

/// A menu, or a part of one.
///
///     button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in copy() }])
///     button.showsMenuAsPrimaryAction = true
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    /// Tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in the one around it.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements stand in the menu around it, between lines.
        public static let displayInline = Options(rawValue: 1)
        /// It is red.
        public static let destructive = Options(rawValue: 2)
        /// One of its elements is marked at a time. Apps mark actions themselves: it is kept, and nothing else.
        public static let singleSelection = Options(rawValue: 32)
        /// Its elements stand beside each other. They stand below each other here.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    public let identifier: Identifier
    public let options: Options
    /// What it offers.
    public let children: [UIMenuElement]

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }
}

/// What a menu offers, for SwiftUI's menus.
struct MenuItems: View {
    private let menu: UIMenu
    private let sender: AnyObject

    init(_ menu: UIMenu, sender: AnyObject) {
        self.menu = menu
        self.sender = sender
    }

    private struct Entry: Identifiable {
        let element: UIMenuElement
        var id: ObjectIdentifier { ObjectIdentifier(element) }
    }

    var body: some View {
        ForEach(menu.children.map(Entry.init)) { entry in
            if let command = entry.element as? UICommand {
                if !command.attributes.contains(.hidden) { ActionItem(action: command.asAction, sender: sender) }
            } else if let deferred = entry.element as? UIDeferredMenuElement {
                MenuItems(UIMenu(children: deferred.elements), sender: sender)
            } else if let action = entry.element as? UIAction {
                if !action.attributes.contains(.hidden) { ActionItem(action: action, sender: sender) }
            } else if let inner = entry.element as? UIMenu {
                if inner.options.contains(.displayInline) {
                    Section {
                        MenuItems(inner, sender: sender)
                    } header: {
                        if !inner.title.isEmpty { Text(verbatim: inner.title) }
                    }
                } else {
                    Menu {
                        MenuItems(inner, sender: sender)
                    } label: {
                        ElementLabel(element: inner)
                    }
                }
            }
        }
    }
}

private struct ActionItem: View {
    let action: UIAction
    let sender: AnyObject

    var body: some View {
        Group {
            if action.state == .on {
                Toggle(isOn: Binding(get: { true }, set: { _ in action.run(from: sender) })) {
                    ElementLabel(element: action)
                }
            } else {
                Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                    action.run(from: sender)
                } label: {
                    ElementLabel(element: action)
                }
            }
        }
        .disabled(action.attributes.contains(.disabled))
    }
}

private struct ElementLabel: View {
    let element: UIMenuElement

    var body: some View {
        if let image = element.image {
            Label {
                Text(verbatim: element.title)
            } icon: {
                Image(uiImage: image)
            }
        } else {
            Text(verbatim: element.title)
        }
    }
}
