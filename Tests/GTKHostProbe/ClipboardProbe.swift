import DovetailCore
import DovetailGTK
import Foundation

/// A window that tells what is on the clipboard whenever that changes; if asked to, it first copies a text itself, or a picture and a file.
@MainActor
enum ClipboardProbe {
    static func run(copying text: String?, picture: Data? = nil) -> Never {
        ProbeWindows.run([text == nil && picture == nil ? "Reader" : "Writer"]) { application in
            let clipboard = application.services.clipboard
            if let text { clipboard.string = text }
            if let picture {
                clipboard.items = [
                    [ClipboardKinds.png: picture], [ClipboardKinds.fileURL: Data("file:///tmp/some%20file".utf8)],
                ]
            }
            var last: String?
            var lastKinds = ""
            _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
                MainActor.assumeIsolated {
                    let parts = clipboard.items.flatMap { $0 }.filter { $0.key != ClipboardKinds.text }
                    let kinds = parts.map { "\($0.key) \($0.value.count)" }.sorted().joined(separator: ", ")
                    if kinds != lastKinds { say("clipboard kinds \(kinds)") }
                    lastKinds = kinds
                    guard clipboard.string != last else { return }
                    last = clipboard.string
                    say("clipboard \(last ?? "empty")")
                }
            }
        }
    }
}
