import AttributeGraph
import Foundation

/// What an app shows in the menu bar of a Mac's screen. Here it is a window of its own, which is opened at the start by an app that has
/// no other scene, and by nothing else.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    let title: String?
    nonisolated(unsafe) let content: Content

    nonisolated private init(title: String?, content: Content) {
        self.title = title
        self.content = content
    }

    /// An item with any view as its label, which is not shown here.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: nil, content: content())
    }

    /// An item with any view as its label, which is not shown here. The binding is not written.
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(title: nil, content: content())
    }

    public static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        inputs.addWindows(title: scene.untracked.title, id: nil, kind: .menuBarExtra) { _ in
            scene.projected { $0.content }
        }
    }
}

extension MenuBarExtra where Label == Text {
    /// An item with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: titleKey.resolved, content: content())
    }

    /// An item with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), content: content())
    }

    /// An item with a title. The binding is not written.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(title: titleKey.resolved, content: content())
    }

    /// An item with a title. The binding is not written.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), content: content())
    }
}

extension MenuBarExtra where Label == Image {
    /// An item with a title and a symbol, which is not shown here.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(title: titleKey.resolved, content: content())
    }

    /// An item with a title and a symbol, which is not shown here.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), content: content())
    }

    /// An item with a title and a symbol, which is not shown here. The binding is not written.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title: titleKey.resolved, content: content())
    }

    /// An item with a title and a symbol, which is not shown here. The binding is not written.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(title: String(title), content: content())
    }

    /// An item with a title and an image, which is not shown here. The binding is not written.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(title: titleKey.resolved, content: content())
    }

    /// An item with a title and an image, which is not shown here.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: titleKey.resolved, content: content())
    }
}

/// How a menu bar extra shows its content.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}

/// A window here.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
/// A window here.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
/// A window.
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
    /// How menu bar extras show their content. All are windows here.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
