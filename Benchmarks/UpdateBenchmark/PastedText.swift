import DovetailTesting
import Foundation
import SwiftUI

/// A long text is pasted into a field that is as high as its text, in a scroll view that shows a part of it: the time of the one frame that
/// takes it over, with its painting.
struct PastedText: Workload {
    let name: String
    /// What the text is made of, again and again.
    let part: String

    static let all = [
        PastedText(name: "a paste of lines", part: "A line of a text as people write it, with some words in it.\n"),
        PastedText(name: "a paste of one line", part: "lorem ipsum "),
        PastedText(name: "a paste of empty lines", part: "\n"),
    ]

    private struct Screen: View {
        @State private var text = ""
        var body: some View {
            ScrollView { TextField("field", text: $text, axis: .vertical).accessibilityIdentifier("field") }
        }
    }

    func microseconds(_ count: Int) -> Double {
        let host = TestHost(size: CGSize(width: 400, height: 600), idiom: .desktop) { Screen() }
        defer { host.close() }
        guard (try? host.tap("field")) != nil else { return .nan }
        host.clipboard = String(repeating: part, count: max(count / part.utf8.count, 1))
        var best = Double.infinity
        for _ in 0..<3 {
            best = min(
                best,
                elapsed {
                    host.press(.character("v"), modifiers: .control)
                    _ = try? host.png()
                })
            host.press(.character("a"), modifiers: .control)
            host.press(.backspace)
        }
        return best
    }
}
