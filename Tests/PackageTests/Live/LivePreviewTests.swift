import Foundation
import TestSupport
import Testing

/// A person who edits views and looks at their previews.
@Suite("A watched preview", .onThreadsOfTheirOwn)
struct LivePreviewTests {
    private let card = """
        import SwiftUI

        struct Card: View {
            @Environment(\\.colorScheme) private var scheme
            @Environment(\\.layoutDirection) private var direction
            @Environment(\\.dynamicTypeSize) private var typeSize
            @Environment(\\.locale) private var locale
            @Environment(\\.colorSchemeContrast) private var contrast
            @Environment(\\.accessibilityReduceMotion) private var reducesMotion
            @State private var taps = 0

            var body: some View {
                VStack {
                    Text(verbatim: "\\(scheme) \\(direction) \\(typeSize)")
                    Text(verbatim: "\\(locale.identifier) \\(contrast) \\(reducesMotion)")
                    Button("Taps \\(taps)") { taps += 1 }
                }
                .padding()
            }
        }

        #Preview("Card") { Card() }
        """

    private let other = "import SwiftUI\n\n#Preview(\"Other\") { Text(\"The other one\") }\n"

    @Test("is dark where that is asked for, and as sharp as the display")
    func display() throws {
        let app = "import SwiftUI\n\n@main struct TriedApp: App { var body: some Scene { WindowGroup { Card() } } }\n"
        let session = try LiveSession(
            ["preview", "--dark"], sources: ["App.swift": app, "Card.swift": card], environment: ["GDK_SCALE": "2"])
        try session.client.elements(until: "a dark card") { all in
            all.contains { $0.label == "dark leftToRight large" }
        }
        let frame = try session.client.message("frame", since: 0) { ($0["scale"] as? NSNumber)?.doubleValue == 2 }
        let (width, points) = (frame["width"] as? Int ?? 0, try session.client.elements().map(\.frame.maxX).max() ?? 0)
        #expect(Double(width) > points)
        try session.end()
    }

    @Test(
        "is shown as its controls say, beside its variants; another is shown, unless one is pinned; what is picked is told of"
    )
    func controls() throws {
        let app = "import SwiftUI\n\n@main struct TriedApp: App { var body: some Scene { WindowGroup { Card() } } }\n"
        let session = try LiveSession(
            ["preview"], sources: ["App.swift": app, "Card.swift": card, "Other.swift": other],
            opensWindow: false)
        let client = session.client!
        func sees(_ labels: String...) throws {
            try client.elements(until: labels.joined(separator: ", ")) { all in
                labels.allSatisfy { label in all.contains { $0.label == label } }
            }
        }

        // Another preview, and back.
        let previews = try client.message("previews", since: 0)["previews"] as? [[String: String]] ?? []
        #expect(previews.map { $0["name"] } == ["Card", "Other"])
        let ids = previews.compactMap { $0["id"] }
        client.send(["type": "show", "preview": ids[1]])
        try sees("The other one")
        client.send(["type": "show", "preview": ids[0]])
        try sees("Taps 0")

        // How it is shown.
        var mark = client.mark
        client.send([
            "type": "settings", "size": [320, 480], "scale": 2, "colorScheme": "dark", "typeSize": "xxxLarge",
            "language": "fr",
            "rightToLeft": true, "contrast": true, "reduceMotion": true,
            "variants": ["light+phone", "dark+text=accessibility3", "nonsense"],
        ])
        try sees("dark rightToLeft xxxLarge", "fr increased true")
        let frame = try client.message("frame", since: mark) { $0["width"] as? Int == 640 }
        #expect(frame["height"] as? Int == 960 && (frame["scale"] as? NSNumber)?.doubleValue == 2)
        let pictures = try client.message("variants", since: mark)["pictures"] as? [LiveClient.Message] ?? []
        #expect(pictures.map { $0["name"] as? String } == ["light+phone", "dark+text=accessibility3", "nonsense"])
        #expect(pictures.first?["width"] as? Int == 786 && pictures.first?["height"] as? Int == 1704)
        #expect(pictures.dropLast().allSatisfy { FileManager.default.fileExists(atPath: $0["file"] as? String ?? "") })
        #expect((pictures.last?["text"] as? String)?.contains("nonsense") == true)

        // A click, and which view drew what was clicked.
        let button = try session.element("Taps 0", role: "button").frame
        for phase in ["down", "up"] {
            client.send([
                "type": "pointer", "phase": phase, "x": Double(button.midX), "y": Double(button.midY), "clicks": 1,
            ])
        }
        try sees("Taps 1")
        mark = client.mark
        client.send(["type": "pick", "x": Double(button.midX), "y": Double(button.midY)])
        let picked = try client.message("picked", since: mark)
        #expect(picked["view"] as? String == "Tried.Card", "\(picked)")
        #expect((picked["file"] as? String)?.hasSuffix("Sources/Tried/Card.swift") == true)
        #expect((picked["environment"] as? [String: String])?["colorScheme"] == "dark")
        client.send(["type": "pick"])

        // The file of another preview is saved: that is shown, unless this one is pinned. The settings and the state stay.
        client.send(["type": "pin", "pinned": true])
        mark = client.mark
        try session.saveAndSee(other.replacingOccurrences(of: "The other one", with: "The new one"), "Other.swift")
        #expect(try client.message("previews", since: mark)["pinned"] as? Bool == true)
        try sees("Taps 1", "dark rightToLeft xxxLarge")
        client.send(["type": "pin", "pinned": false])
        try session.saveAndSee(other.replacingOccurrences(of: "The other one", with: "The newest one"), "Other.swift")
        try sees("The newest one")
        try session.saveAndSee(card.replacingOccurrences(of: "Taps", with: "Count"), "Card.swift")
        try sees("Count 1", "dark rightToLeft xxxLarge", "fr increased true")
        try session.end()
    }
}
