import DovetailCore

/// A question that a dialog asks beside its own: whether it should come again.
struct DialogSuppression {
    let title: Text
    let isSuppressed: Binding<Bool>
}

private struct DialogSuppressionKey: EnvironmentKey {
    static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
    var dialogSuppression: DialogSuppression? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

extension View {
    /// Lets a person say in alerts and confirmation dialogs inside this view that they do not want to be asked again. What that means is for
    /// the app: the dialog itself comes whenever its binding says so.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
    }

    /// Lets a person say in alerts and confirmation dialogs inside this view that they do not want to be asked again.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Lets a person say in alerts and confirmation dialogs inside this view that they do not want to be asked again.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Lets a person say in alerts and confirmation dialogs inside this view that they do not want to be asked again.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        transformEnvironment(\.dialogSuppression) {
            $0 = DialogSuppression(title: label, isSuppressed: isSuppressed)
        }
    }
}
