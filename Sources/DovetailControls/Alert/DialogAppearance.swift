import DovetailCore
import Foundation

/// How grave a dialog is.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = DialogSeverity(name: "automatic")
    /// As usual.
    public static let standard = DialogSeverity(name: "standard")
    /// Something is lost if the person chooses wrongly: a sign of warning stands above the title.
    public static let critical = DialogSeverity(name: "critical")
}

private struct DialogSeverityKey: EnvironmentKey {
    static var defaultValue: DialogSeverity { .automatic }
}

private struct DialogIconKey: EnvironmentKey {
    static var defaultValue: Image? { nil }
}

extension EnvironmentValues {
    var dialogSeverity: DialogSeverity {
        get { self[DialogSeverityKey.self] }
        set { self[DialogSeverityKey.self] = newValue }
    }

    var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }
}

extension View {
    /// Sets how grave the alerts and confirmation dialogs of this view are.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogSeverity, severity)
    }

    /// Sets an icon for the alerts and confirmation dialogs of this view: it stands above their titles. In the sheets of actions that phones
    /// have there is none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }
}

extension Scene {
    /// Sets how grave the alerts and confirmation dialogs of the scene's windows are.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
        environment(\.dialogSeverity, severity)
    }

    /// Sets an icon for the alerts and confirmation dialogs of the scene's windows.
    nonisolated public func dialogIcon(_ icon: Image?) -> some Scene { environment(\.dialogIcon, icon) }

    /// Lets a person say in alerts and confirmation dialogs of the scene's windows that they do not want to be asked again. What that means
    /// is for the app.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
        dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
    }

    /// Lets a person say in alerts and confirmation dialogs of the scene's windows that they do not want to be asked again.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some Scene {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Lets a person say in alerts and confirmation dialogs of the scene's windows that they do not want to be asked again.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some Scene {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Lets a person say in alerts and confirmation dialogs of the scene's windows that they do not want to be asked again.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
        let suppression = DialogSuppression(title: label, isSuppressed: isSuppressed)
        return transformEnvironment(\.dialogSuppression) { $0 = suppression }
    }
}

/// The app's icon for a dialog, or a sign of warning for a critical one, above the dialog's title.
struct DialogSign: View {
    @Environment(\.dialogIcon) private var icon
    @Environment(\.dialogSeverity) private var severity

    var body: some View {
        if let icon {
            icon.resizable().scaledToFit().frame(width: 40, height: 40).accessibilityHidden(true)
        } else if severity == .critical {
            Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 34)).foregroundStyle(.yellow)
                .accessibilityHidden(true)
        }
    }
}
