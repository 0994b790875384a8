import DovetailBase
import DovetailControls
import DovetailCore
import DovetailEngine
import Foundation

extension Button {
    /// A button that runs an intent. What the intent throws is written to the log.
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(action: { IntentRun.start(intent) }, label: { label })
    }

    /// A button that runs an intent. What the intent throws is written to the log.
    nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(role: role, action: { IntentRun.start(intent) }, label: { label })
    }
}

extension Button where Label == Text {
    /// A button that runs an intent. What the intent throws is written to the log.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(intent: intent) { Text(titleKey) }
    }

    /// A button that runs an intent. What the intent throws is written to the log.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(intent: intent) { Text(title) }
    }
}

extension Toggle {
    /// A switch that shows a value and runs an intent when a person turns it, which is to change the value.
    nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in IntentRun.start(intent) }), label: label)
    }
}

/// Runs an intent for a control.
enum IntentRun {
    static func start(_ intent: some AppIntent) {
        Task { @MainActor in
            do { _ = try await intent.perform() } catch {
                Log.logger.error("\(type(of: intent)): \(error.localizedDescription)", source: "Dovetail")
            }
        }
    }
}
