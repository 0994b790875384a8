import DovetailCore
import Foundation

extension NSMenuItem {
    /// What assistive tools are told of an item.
    struct Said {
        var label: String?
        var title: String?
        var help: String?
        var identifier: String?
        var value: Any?
    }

    /// What it is called, where that is not its title.
    public func accessibilityLabel() -> String? { said.label }
    /// Says what it is called, where that is not its title.
    public func setAccessibilityLabel(_ accessibilityLabel: String?) { said.label = accessibilityLabel }
    /// What is written on it; its title where nothing else is said.
    public func accessibilityTitle() -> String? { said.title ?? title }
    /// Says what is written on it; it is called so where it has no label.
    public func setAccessibilityTitle(_ accessibilityTitle: String?) { said.title = accessibilityTitle }
    /// What happens when it is chosen.
    public func accessibilityHelp() -> String? { said.help }
    /// Says what happens when it is chosen.
    public func setAccessibilityHelp(_ accessibilityHelp: String?) { said.help = accessibilityHelp }
    /// What it is known by in tests.
    public func accessibilityIdentifier() -> String { said.identifier ?? "" }
    /// Says what it is known by in tests.
    public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
        said.identifier = accessibilityIdentifier
    }
    /// Its value.
    public func accessibilityValue() -> Any? { said.value }
    /// Says its value. Tools are told whether a mark stands in front of it: it is kept, and nothing else.
    public func setAccessibilityValue(_ accessibilityValue: Any?) { said.value = accessibilityValue }
}

/// Tells assistive tools what the program says of an item of a menu.
struct SpokenItem: ViewModifier {
    let said: NSMenuItem.Said

    func body(content: Content) -> some View {
        let name = said.label ?? said.title
        content.accessibilityLabel(name ?? "", isEnabled: name != nil)
            .accessibilityHint(said.help ?? "", isEnabled: said.help != nil)
            .accessibilityIdentifier(said.identifier ?? "", isEnabled: said.identifier != nil)
    }
}
