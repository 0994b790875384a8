import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

/// What assistive tools are told of how texts are to be spoken.
@MainActor
@Suite("Speech of texts")
struct SpeechTests {
    private func line(_ text: String, _ host: TestHost) -> String? {
        host.tree.split(separator: "\n").first { $0.contains("“\(text)”") }.map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("a text says how it is spoken; what stands nearer to it counts more")
    func texts() {
        let host = TestHost {
            VStack {
                Text("code").speechSpellsOutCharacters()
                Text("high").speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation()
                Text("plain")
                VStack {
                    Text("inner")
                    Text("own").speechAdjustedPitch(-3).speechSpellsOutCharacters(false)
                }
                .speechAnnouncementsQueued()
                .speechAdjustedPitch(1)
            }
        }
        #expect(line("code", host) == "text “code” speech spelled out")
        #expect(line("high", host) == "text “high” speech pitch 0.5, with punctuation")
        #expect(line("plain", host) == "text “plain”")
        #expect(line("inner", host) == "text “inner” speech pitch 1.0, queued")
        #expect(line("own", host) == "text “own” speech not spelled out, pitch -1.0, queued")
    }

    @Test("what is said of speech changes while the texts stay")
    func change() throws {
        struct Screen: View {
            @State private var isSpelled = false
            @State private var pitch = 0.0
            var body: some View {
                VStack {
                    Text("word").speechAdjustedPitch(pitch)
                    Button("Spell") { isSpelled.toggle() }
                    Button("Raise") { pitch = .nan }
                }
                .speechSpellsOutCharacters(isSpelled)
            }
        }
        let host = TestHost { Screen() }
        #expect(line("word", host) == "text “word” speech not spelled out, pitch 0.0")
        try host.tap("Spell")
        #expect(line("word", host) == "text “word” speech spelled out, pitch 0.0")
        // What is no number is no pitch.
        try host.tap("Raise")
        #expect(line("word", host) == "text “word” speech spelled out")
    }
}
