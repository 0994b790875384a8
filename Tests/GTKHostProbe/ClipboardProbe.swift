import DovetailCore
import DovetailGTK
import Foundation

/// A window that tells what is on the clipboard whenever that changes; if asked to, it first copies a text itself.
@MainActor
enum ClipboardProbe {
    static func run(copying text: String?) -> Never {
        ProbeWindows.run([text == nil ? "Reader" : "Writer"]) { application in
            let clipboard = application.services.clipboard
            if let text { clipboard.string = text }
            var last: String?
            _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
                MainActor.assumeIsolated {
                    guard clipboard.string != last else { return }
                    last = clipboard.string
                    say("clipboard \(last ?? "empty")")
                }
            }
        }
    }
}
