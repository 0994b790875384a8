import SwiftUI

/// Stores a number, and a long text that shows when it was torn.
struct ProbeApp: App {
    var body: some Scene {
        WindowGroup { ProbeView() }
    }
}

private struct ProbeView: View {
    @AppStorage("count") private var count = 0
    @AppStorage("text") private var text = ""
    @SceneStorage("place") private var place = ""

    var body: some View {
        VStack {
            Text("count \(count)")
            Text("text \(Pattern.number(of: text))")
            Text("place \(Pattern.number(of: place))")
            Button("write") {
                count += 1
                text = Pattern.text(count)
                place = Pattern.text(count)
            }
            Button("exit") {
                count += 1
                exit(0)
            }
        }
    }
}

/// Texts that stand for numbers and are long enough to be written in parts.
enum Pattern {
    static func text(_ number: Int) -> String {
        "\(number):" + String(repeating: Character(Unicode.Scalar(UInt8(97 + number % 26))), count: 20_000)
            + ":\(number)"
    }

    /// The number; 0 for no text, and -1 for one that is no such text.
    static func number(of text: String) -> Int {
        if text.isEmpty { return 0 }
        guard let number = text.utf8.firstIndex(of: 58).flatMap({ Int(text[..<$0]) }), text == self.text(number) else {
            return -1
        }
        return number
    }
}
