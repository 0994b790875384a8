import DovetailCore
import Foundation

// What a tab's button has beside its label: the same as other views.
extension TabContent {
    nonisolated private func dressed(_ dress: @escaping (AnyView) -> AnyView) -> some TabContent<TabValue> {
        // Tabs are listed and shown on the main actor alone.
        nonisolated(unsafe) let dressing = TabDressing(dress)
        return options { $0.dressings.append(dressing) }
    }

    /// Opens a menu where the tab's button is held, or pressed with the other button.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        // A view need not be sendable; it is shown on the main actor alone.
        nonisolated(unsafe) let items = menuItems()
        return dressed { AnyView($0.contextMenu { items }) }
    }

    /// Lets the tab's button be dragged, as a value.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TabContent<TabValue> {
        dressed { AnyView($0.draggable(payload())) }
    }

    /// Takes values that are dropped on the tab's button.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        dressed {
            AnyView(
                $0.dropDestination(for: payloadType) { items, _ in
                    action(items)
                    return true
                })
        }
    }

    /// Shows a popover at the tab's button while the binding is true.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        dressed {
            AnyView(
                $0.popover(
                    isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
                    content: content))
        }
    }

    /// Shows a popover at the tab's button while there is an item.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        dressed {
            AnyView(
                $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
        }
    }

    /// Says what the value of the tab's button is, if enabled, in place of its badge.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        options { if isEnabled { $0.value = value } }
    }

    /// Says what the value of the tab's button is, if enabled, in place of its badge.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }

    /// Says what the value of the tab's button is, if enabled, in place of its badge.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

    /// Says what happens when the tab's button is used, if enabled.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        options { if isEnabled { $0.hint = hint } }
    }

    /// Says what happens when the tab's button is used, if enabled.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }

    /// Says what happens when the tab's button is used, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

    /// What a person may say to mean the tab's button, the most important first, if enabled.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { options { if isEnabled { $0.inputLabels = inputLabels } } }

    /// What a person may say to mean the tab's button, the most important first, if enabled.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// What a person may say to mean the tab's button, the most important first, if enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled) }
}
