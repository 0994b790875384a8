import DovetailBase
import DovetailControls
import DovetailCore
import Foundation

/// A button to the app's page in the app Shortcuts. There is no such app, so it can't be pressed, which the log tells once.
public struct ShortcutsLink: View {
    /// - Parameter action: Called when it is pressed: never.
    public nonisolated init(action: @escaping () -> Void = {}) {}

    public var body: some View {
        Button {
        } label: {
            Label("App Shortcuts", systemImage: "square.stack.3d.up")
        }
        .buttonStyle(.bordered)
        .disabled(true)
        .onAppear { Log.noteOnce("ShortcutsLink") { "\($0) leads nowhere: there is no app of shortcuts" } }
    }
}
