import AttributeGraph
import Foundation

/// An item that a program has in the desktop's tray: a picture, and a menu or a small window.
///
/// A ``StatusItemScene`` creates one and keeps it up to date, or the program does (``RunningApp/makeStatusItem(label:menu:window:)``); the host
/// shows it, where the desktop has a tray.
///
/// Main thread only.
@MainActor
package final class StatusItem {
    /// What the item is called; nil for the program's name.
    package private(set) var title: String?
    /// The name of an icon that the desktop's theme may have; nil for none.
    package private(set) var iconName: String?
    /// Whether the item is to be shown.
    package private(set) var isInserted: Bool
    /// Whether a press on the item opens a small window with the content, in place of a menu.
    package private(set) var hasWindow: Bool
    /// What the program does when a person presses an item that has a window, in place of opening that; nil for that.
    package var onPress: ((_ isSecondary: Bool) -> Void)?
    /// A person, or the program, has closed the window.
    package var onWindowClosed: (() -> Void)?
    /// The desktop is about to show the menu, so that items may be changed.
    package var onMenuOpens: (() -> Void)?
    /// Called when one of the values above has changed. It may be called while the graph is evaluated, so it must not change views at once.
    package var onChange: (() -> Void)?
    fileprivate let makeLabel: WindowDescription.Maker
    fileprivate let makeMenu: WindowDescription.Maker

    package init(
        title: String?, iconName: String?, isInserted: Bool, hasWindow: Bool,
        makeLabel: @escaping WindowDescription.Maker, makeMenu: @escaping WindowDescription.Maker
    ) {
        self.title = title
        self.iconName = iconName
        self.isInserted = isInserted
        self.hasWindow = hasWindow
        self.makeLabel = makeLabel
        self.makeMenu = makeMenu
    }

    /// Takes over what the item's owner says of it now.
    package func update(title: String?, iconName: String?, isInserted: Bool, hasWindow: Bool? = nil) {
        let hasWindow = hasWindow ?? self.hasWindow
        guard
            title != self.title || iconName != self.iconName || isInserted != self.isInserted
                || hasWindow != self.hasWindow
        else { return }
        (self.title, self.iconName, self.isInserted, self.hasWindow) = (title, iconName, isInserted, hasWindow)
        onChange?()
    }
}

extension RunningApp {
    /// The items that the app's scenes and its code have in the desktop's tray.
    package var statusItems: [StatusItem] { (windows + ownStatusWindows).compactMap(\.statusItem) }

    /// Makes an item that belongs to no scene, which is not in the tray yet.
    ///
    /// - Parameters:
    ///   - menu: The items of a menu, for ``StatusMenu``.
    ///   - window: The content of the item's window.
    package func makeStatusItem(label: AnyView, menu: AnyView, window: AnyView) -> WindowDescription {
        let loop = loop
        func maker(_ view: AnyView) -> WindowDescription.Maker {
            { environment, services, session in
                WindowRoot(loop: loop, environment: environment, services: services, session: session) {
                    Attribute(value: view)
                }
            }
        }
        let item = StatusItem(
            title: nil, iconName: nil, isInserted: true, hasWindow: true, makeLabel: maker(label), makeMenu: maker(menu)
        )
        return WindowDescription(
            title: nil, defaultSize: nil, kind: .menuBarExtra, statusItem: item, make: maker(window))
    }

    /// Adds an item that belongs to no scene.
    package func add(_ window: WindowDescription) {
        ownStatusWindows.append(window)
        onStatusItemsChange?()
    }

    /// Removes an item that belongs to no scene.
    package func remove(_ item: StatusItem) {
        ownStatusWindows.removeAll { $0.statusItem === item }
        onStatusItemsChange?()
    }

    /// The views of an item's label, which the host draws into a picture and closes.
    package func label(
        of item: StatusItem, environment: EnvironmentValues, services: HostServices
    ) -> WindowRoot {
        root(item.makeLabel, environment, services)
    }

    /// An item's menu, which the host closes.
    package func menu(of item: StatusItem, environment: EnvironmentValues, services: HostServices) -> StatusMenu {
        StatusMenu(root(item.makeMenu, environment, services))
    }

    /// Views ask the app for windows by the window that they are in.
    private func root(
        _ make: WindowDescription.Maker, _ environment: EnvironmentValues, _ services: HostServices
    ) -> WindowRoot {
        var environment = environment
        environment.runningApp = WeakApp(app: self)
        let root = make(environment, services, SceneSession())
        root.environment.runningApp = WeakApp(app: self, window: root)
        return root
    }

    /// The window of a status item's scene, of which nothing is remembered.
    package func window(of item: StatusItem) -> Window? {
        (windows + ownStatusWindows).first { $0.statusItem === item }.map { ($0, SceneSession()) }
    }

    /// Opens the window of an item that is in the tray, or closes it. Returns whether there is a tray that shows the item.
    @discardableResult
    package func setWindow(of item: StatusItem, isOpen: Bool) -> Bool { onStatusWindow?(item, isOpen) ?? false }
}
