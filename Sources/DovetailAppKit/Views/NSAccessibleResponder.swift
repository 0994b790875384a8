import DovetailCore
import DovetailPlatform
import Foundation

/// What of a view assistive tools are told, as AppKit's views say it: by methods, which classes of an app's own may override.
///
/// The base of ``NSView``. What is set, or said by an override, reaches the desktop's screen readers and tests; a view of which nothing is said is told
/// as its content is.
@MainActor @preconcurrency
open class _NSAccessibleResponder: NSResponder {
    /// What was set.
    struct Said {
        var isElement: Bool?
        var label: String?
        var title: String?
        var value: Any?
        var valueDescription: String?
        var help: String?
        var identifier: String?
        var placeholder: String?
        var role: NSAccessibility.Role?
        var subrole: NSAccessibility.Subrole?
        var roleDescription: String?
        var isHidden = false
        var isEnabled: Bool?
        var isSelected = false
        var isExpanded = false
        var isModal = false
        var children: [Any]?
        var parent: Any?
        var frame: CGRect?
        var actions: [NSAccessibilityCustomAction]?
    }
    /// What was set.
    private(set) final var said = Said() { didSet { accessibilityChanged() } }
    /// Whether anything was said while the view was shown.
    final var hasSpoken = false
    /// Assistive tools are to be told something else.
    func accessibilityChanged() {}

    /// Whether assistive tools see it as one thing.
    open func isAccessibilityElement() -> Bool { said.isElement ?? false }
    /// Says whether assistive tools see it as one thing.
    open func setAccessibilityElement(_ accessibilityElement: Bool) { said.isElement = accessibilityElement }
    /// What it is called; nil for what it says itself.
    open func accessibilityLabel() -> String? { said.label }
    /// Says what it is called.
    open func setAccessibilityLabel(_ accessibilityLabel: String?) { said.label = accessibilityLabel }
    /// What is written on it; it is called so where it has no label.
    open func accessibilityTitle() -> String? { said.title }
    /// Says what is written on it.
    open func setAccessibilityTitle(_ accessibilityTitle: String?) { said.title = accessibilityTitle }
    /// Its value.
    open func accessibilityValue() -> Any? { said.value }
    /// Says its value.
    open func setAccessibilityValue(_ accessibilityValue: Any?) { said.value = accessibilityValue }
    /// Its value in words; told in place of the value.
    open func accessibilityValueDescription() -> String? { said.valueDescription }
    /// Says its value in words.
    open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?) {
        said.valueDescription = accessibilityValueDescription
    }
    /// What happens when it is used.
    open func accessibilityHelp() -> String? { said.help }
    /// Says what happens when it is used.
    open func setAccessibilityHelp(_ accessibilityHelp: String?) { said.help = accessibilityHelp }
    /// What it is known by in tests.
    open func accessibilityIdentifier() -> String { said.identifier ?? "" }
    /// Says what it is known by in tests.
    open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
        said.identifier = accessibilityIdentifier
    }
    /// What it asks a person for while it is empty; told as its help where it has none.
    open func accessibilityPlaceholderValue() -> String? { said.placeholder }
    /// Says what it asks a person for while it is empty.
    open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?) {
        said.placeholder = accessibilityPlaceholderValue
    }
    /// What kind of thing it is.
    open func accessibilityRole() -> NSAccessibility.Role? { said.role }
    /// Says what kind of thing it is. Buttons, check boxes, links, pictures, texts, fields for searching and headings are told as such.
    open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) { said.role = accessibilityRole }
    /// What kind of thing it is within its role.
    open func accessibilitySubrole() -> NSAccessibility.Subrole? { said.subrole }
    /// Says what kind of thing it is within its role. Tools of the desktop know roles alone, but for search fields and switches.
    open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
        said.subrole = accessibilitySubrole
    }
    /// What kind of thing it is, in words.
    open func accessibilityRoleDescription() -> String? { said.roleDescription }
    /// Says in words what kind of thing it is. Tools have words of their own for that: it is kept, and nothing else.
    open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
        said.roleDescription = accessibilityRoleDescription
    }
    /// Whether assistive tools see nothing of it.
    open func isAccessibilityHidden() -> Bool { said.isHidden }
    /// Says whether assistive tools see nothing of it.
    open func setAccessibilityHidden(_ accessibilityHidden: Bool) { said.isHidden = accessibilityHidden }
    /// Whether it can be used.
    open func isAccessibilityEnabled() -> Bool { said.isEnabled ?? true }
    /// Says whether it can be used. Tools are told by the controls themselves: it is kept, and nothing else.
    open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) { said.isEnabled = accessibilityEnabled }
    /// Whether it is selected.
    open func isAccessibilitySelected() -> Bool { said.isSelected }
    /// Says whether it is selected.
    open func setAccessibilitySelected(_ accessibilitySelected: Bool) { said.isSelected = accessibilitySelected }
    /// Whether what is inside of it is shown.
    open func isAccessibilityExpanded() -> Bool { said.isExpanded }
    /// Says whether what is inside of it is shown. It is kept, and nothing else.
    open func setAccessibilityExpanded(_ accessibilityExpanded: Bool) { said.isExpanded = accessibilityExpanded }
    /// Whether nothing beside it can be used.
    open func isAccessibilityModal() -> Bool { said.isModal }
    /// Says whether nothing beside it can be used.
    open func setAccessibilityModal(_ accessibilityModal: Bool) { said.isModal = accessibilityModal }
    /// The things inside of it.
    open func accessibilityChildren() -> [Any]? { said.children }
    /// Says what is inside of it. Tools are told of the views that are there: it is kept, and nothing else.
    open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) { said.children = accessibilityChildren }
    /// What it is a part of.
    open func accessibilityParent() -> Any? { said.parent }
    /// Says what it is a part of. Tools are told of the view around it: it is kept, and nothing else.
    open func setAccessibilityParent(_ accessibilityParent: Any?) { said.parent = accessibilityParent }
    /// Its place, in points.
    open func accessibilityFrame() -> CGRect { said.frame ?? .zero }
    /// Says its place. Tools are told where it is shown: it is kept, and nothing else.
    open func setAccessibilityFrame(_ accessibilityFrame: CGRect) { said.frame = accessibilityFrame }
    /// What else can be done with it.
    open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { said.actions }
    /// Says what else can be done with it.
    open func setAccessibilityCustomActions(_ accessibilityCustomActions: [NSAccessibilityCustomAction]?) {
        said.actions = accessibilityCustomActions
    }
    /// Presses it. Returns whether it was pressed. Called where the role is that of something that is pressed.
    @discardableResult
    open func accessibilityPerformPress() -> Bool { false }
    /// More of its value. Returns whether there is more. Called where the role is `slider` or `incrementor`.
    @discardableResult
    open func accessibilityPerformIncrement() -> Bool { false }
    /// Less of its value. Returns whether there is less. Called where the role is `slider` or `incrementor`.
    @discardableResult
    open func accessibilityPerformDecrement() -> Bool { false }
    /// Leaves what is shown. Nobody calls it: tools of desktops press Escape.
    @discardableResult
    open func accessibilityPerformCancel() -> Bool { false }
    /// Has the menu shown. Nobody calls it: tools of desktops press the key for it.
    @discardableResult
    open func accessibilityPerformShowMenu() -> Bool { false }
}

/// What can be done with a view beside pressing it, for assistive tools.
@MainActor @preconcurrency
open class NSAccessibilityCustomAction: NSObject {
    /// What it is called.
    open var name: String
    /// Called when it is to be done. Returns whether it was done.
    open var handler: (() -> Bool)?
    /// Whose method ``selector`` is.
    open weak var target: (any NSObjectProtocol)?
    /// Called of ``target`` where there is no ``handler``.
    open var selector: Selector?

    /// An action that runs a closure.
    public init(name: String, handler: (() -> Bool)? = nil) {
        self.name = name
        self.handler = handler
    }
    /// An action that calls a method of an object.
    public init(name: String, target: any NSObjectProtocol, selector: Selector) {
        self.name = name
        self.target = target
        self.selector = selector
    }

    func perform() {
        if let handler { _ = handler() } else if let target { _ = selector?.send(to: target as AnyObject, from: self) }
    }
}
