/// How a quick action is shown while it can be done.
@MainActor @preconcurrency
public protocol AccessibilityQuickActionStyle {}

/// A quick action that is told in a banner.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle { nonisolated public init() {} }
/// A quick action that is told by an outline around its view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle { nonisolated public init() {} }

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

extension View {
    /// Adds the actions of buttons that are not shown. A tool offers them by the buttons' names.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        actions(.default, content())
    }

    /// Adds the actions of buttons that are not shown. A tool offers them by the buttons' names, within a category.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        actions(category, content())
    }

    /// Adds an action that a quick gesture does. No such gesture is known here: assistive tools offer it among the view's actions.
    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View {
        actions(AccessibilityActionCategory("Quick Action"), content())
    }

    /// Adds an action that a quick gesture does while the binding is true. No such gesture is known here: assistive tools offer it among the
    /// view's actions. The binding is not written.
    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        actions(AccessibilityActionCategory("Quick Action"), isActive.wrappedValue ? content() : nil)
    }

    nonisolated private func actions<Content: View>(
        _ category: AccessibilityActionCategory, _ content: Content
    ) -> some View {
        background(
            AccessibilityStandIn(content: content)
                .accessibilityDetails { $0.actionSource = category }
        )
        .accessibilityDetails { $0.gathersActions = true }
    }
}
