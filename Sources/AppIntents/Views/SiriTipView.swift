import DovetailBase
import DovetailControls
import DovetailCore
import Foundation

/// A tip that says by which words the assistant runs an intent. No assistant listens here, so nothing is shown, which the log tells once.
public struct SiriTipView: View {
    /// - Parameters:
    ///   - intent: What the words would run.
    ///   - isVisible: Whether the tip is shown, which the person would end.
    public nonisolated init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

    public var body: some View {
        let _ = Log.warnOnce(
            "SiriTipView", "No assistant runs an app's intents here, so that its tips are not shown.")
        EmptyView()
    }
}

/// The look of a tip of the assistant. Accepted: there is no tip.
public struct SiriTipViewStyle: Equatable, Sendable {
    private let name: String
    public static let automatic = SiriTipViewStyle(name: "automatic")
    public static let light = SiriTipViewStyle(name: "light")
    public static let dark = SiriTipViewStyle(name: "dark")
    public static let black = SiriTipViewStyle(name: "black")
}
