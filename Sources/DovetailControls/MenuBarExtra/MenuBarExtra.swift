import DovetailCore

/// An item that an app has in the tray of the desktop, as the menu bar of a Mac's screen has it: a label, and a menu or a small window.
///
///     @main struct Timer: App {
///         @AppStorage("inMenuBar") private var isInserted = true
///         var body: some Scene {
///             MenuBarExtra("Timer", systemImage: "timer", isInserted: $isInserted) {
///                 Button("Start") { start() }.keyboardShortcut("s")
///                 Divider()
///                 Button("Quit") { NSApplication.shared.terminate(nil) }
///             }
///         }
///     }
///
/// The tray is that of the `org.kde.StatusNotifierWatcher` protocol, which KDE, many panels, and GNOME with an extension have. While the item is
/// there, the app runs without windows too. Where there is no tray, an app that has no other scene shows the content in a window instead.
///
/// The label is drawn into a picture of the tray's height; a text is also handed over for trays that can show one. In a menu the desktop draws the items:
/// buttons, toggles, pickers, menus, dividers, sections, and texts and symbols, but no views of other kinds. Shortcuts are shown there, and not
/// listened to.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    private let title: String?
    private let iconName: String?
    private let isInserted: Binding<Bool>?
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    nonisolated private init(
        title: String?, iconName: String? = nil, isInserted: Binding<Bool>? = nil, label: Label, content: Content
    ) {
        self.title = title
        self.iconName = iconName
        self.isInserted = isInserted
        self.label = label
        self.content = content
    }

    public var body: some Scene {
        StatusItemScene(
            title: title, iconName: iconName, isInserted: isInserted, label: AnyView(StatusLabel(label: label)),
            menu: AnyView(StatusMenuContent(content: content)), content: AnyView(content))
    }

    /// An item with any view as its label. Of a `Label` the tray shows the icon, and the title is the item's name.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: nil, label: label(), content: content())
    }

    /// An item with any view as its label, which is there while the binding is true. No tray lets a person remove items, so the binding is only read.
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(title: nil, isInserted: isInserted, label: label(), content: content())
    }
}

extension MenuBarExtra where Label == Text {
    /// An item with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: titleKey.resolved, label: Text(titleKey), content: content())
    }

    /// An item with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), label: Text(title), content: content())
    }

    /// An item with a title, which is there while the binding is true. The binding is only read.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(title: titleKey.resolved, isInserted: isInserted, label: Text(titleKey), content: content())
    }

    /// An item with a title, which is there while the binding is true. The binding is only read.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), isInserted: isInserted, label: Text(title), content: content())
    }
}

extension MenuBarExtra where Label == Image {
    /// An item with a symbol, and a title for those who do not see it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(title: titleKey.resolved, label: Image(systemName: systemImage), content: content())
    }

    /// An item with a symbol, and a title for those who do not see it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), label: Image(systemName: systemImage), content: content())
    }

    /// An item with a symbol and a title, which is there while the binding is true. The binding is only read.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            title: titleKey.resolved, isInserted: isInserted, label: Image(systemName: systemImage), content: content())
    }

    /// An item with a symbol and a title, which is there while the binding is true. The binding is only read.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            title: String(title), isInserted: isInserted, label: Image(systemName: systemImage), content: content())
    }

    /// An item with an image and a title, which is there while the binding is true. The binding is only read. An image that the app does
    /// not have is looked for among the icons of the desktop.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            title: titleKey.resolved, iconName: image, isInserted: isInserted, label: Image(image), content: content())
    }

    /// An item with an image and a title. An image that the app does not have is looked for among the icons of the desktop.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: titleKey.resolved, iconName: image, label: Image(image), content: content())
    }

    /// An item with an image and a title. An image that the app does not have is looked for among the icons of the desktop.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), iconName: image, label: Image(image), content: content())
    }

    /// An item with an image and a title, which is there while the binding is true. The binding is only read. An image that the app does
    /// not have is looked for among the icons of the desktop.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            title: String(title), iconName: image, isInserted: isInserted, label: Image(image), content: content())
    }
}

/// How a menu bar extra shows its content.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}

/// A menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
/// A menu, which the desktop draws.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
/// A small window without a frame, as large as its content, which closes when another window gets the keyboard. The window manager decides where it is.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Sets how menu bar extras show their content: as a menu, or in a small window. Styles of an app's own are menus.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.isStatusWindow = S.self == WindowMenuBarExtraStyle.self }
    }
}
