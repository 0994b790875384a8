import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

@MainActor
@Suite("EX-02: play and pause")
struct EX02Tests {
    @Test("steps 1 and 2: BEH-200: the title follows the state")
    func stateVersion() throws {
        let host = TestHost { EX02.StatePlayButton() }
        #expect(host.texts == ["Play"])
        try host.tap("Play")
        #expect(host.texts == ["Pause"])
        try host.tap("Pause")
        #expect(host.texts == ["Play"])
    }

    @Test("steps 3 and 4: BEH-221: the style follows the state")
    func bindingVersion() throws {
        let host = TestHost { EX02.PlayerView(episode: EX02.Episode(title: "Some Episode")) }
        let secondary = try host.presentation(of: "Some Episode").foreground
        try host.tap("Play")
        #expect(host.exists("Pause"))
        let primary = try host.presentation(of: "Some Episode").foreground
        #expect(try #require(primary).opacity > #require(secondary).opacity)
    }
}

@MainActor
@Suite("EX-03: podcaster")
struct EX03Tests {
    @Test("steps 1 to 3: BEH-055: a binding to one field leaves the others, and the player's state, alone")
    func favorite() throws {
        let host = TestHost { EX03.Podcaster() }
        #expect(try host.value(of: "Favorite") == "0")
        #expect(host.texts == ["Favorite", "Some Episode", "Great Show"])
        try host.tap("play.circle")
        try host.tap("Favorite")
        #expect(try host.value(of: "Favorite") == "1")
        #expect(host.texts == ["Favorite", "Some Episode", "Great Show"])
        #expect(host.exists("pause.circle"))
        try host.tap("Favorite")
        #expect(try host.value(of: "Favorite") == "0")
    }
}

@MainActor
@Suite("EX-04: visibility")
struct EX04Tests {
    @Test("steps 1 to 3: BEH-044, BEH-202: the text is there while the toggle is on")
    func toggles() throws {
        let host = TestHost { EX04.ContentView() }
        #expect(try host.value(of: "Visible") == "1")
        #expect(host.exists("Hello"))
        try host.tap("Visible")
        #expect(try host.value(of: "Visible") == "0")
        #expect(!host.exists("Hello"))
        try host.tap("Visible")
        #expect(host.exists("Hello"))
    }
}

@MainActor
@Suite("EX-05: consents")
struct EX05Tests {
    private let single = ["Agree to terms", "Agree to privacy policy", "Agree to receive shipping emails"]
    private let all = "Agree to all"

    private func values(_ host: TestHost) throws -> [String?] { try (single + [all]).map { try host.value(of: $0) } }

    private func run(_ host: TestHost) throws {
        #expect(try values(host) == ["0", "0", "0", "0"])
        try host.tap(all)
        #expect(try values(host) == ["1", "1", "1", "1"])
        try host.tap(single[1])
        #expect(try values(host) == ["1", "0", "1", "0"])
        try host.tap(single[1])
        #expect(try values(host) == ["1", "1", "1", "1"])
        try host.tap(all)
        #expect(try values(host) == ["0", "0", "0", "0"])
        try host.tap(single[0])
        #expect(try host.value(of: all) == "0")
        try host.tap(single[1])
        #expect(try host.value(of: all) == "0")
        try host.tap(single[2])
        #expect(try host.value(of: all) == "1")
    }

    @Test("steps 1 to 6: BEH-066, BEH-067: one custom binding for three states")
    func script() throws { try run(TestHost { EX05.ContentView() }) }

    @Test("the variant with inferred types")
    func inferred() throws { try run(TestHost { EX05.InferredContentView() }) }

    @Test("BEH-020: agreeing to all is one update of the body")
    func oneUpdate() throws {
        let host = TestHost { EX05.ContentView() }
        try host.tap(all)
        #expect(host.statistics.bodies["ContentView", default: 0] <= 1)
    }
}
