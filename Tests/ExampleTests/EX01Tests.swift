import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

@MainActor
@Suite("EX-01: podcast player")
struct EX01Tests {
    private static let episode = EX01.Episode(title: "Some Episode", showTitle: "Great Show")

    /// The player's background, sampled at its top leading corner.
    private func background(_ host: TestHost) throws -> Color.Resolved {
        let title = try host.frame(of: "Some Episode")
        return try host.color(at: CGPoint(x: title.minX + 1, y: title.minY + 1))
    }

    private func isRed(_ color: Color.Resolved) -> Bool { color.red > 0.8 && color.green < 0.4 }
    private func isGreen(_ color: Color.Resolved) -> Bool { color.green > 0.6 && color.red < 0.4 }

    @Test("step 1: the player as it starts")
    func start() throws {
        let host = TestHost { EX01.PlayerView(episode: Self.episode) }
        #expect(host.texts == ["Some Episode", "Great Show"])
        #expect(host.symbols == ["play.circle"])
        #expect(try host.presentation(of: "play.circle").scale.width == 1.5)
        #expect(try isRed(background(host)))
    }

    @Test(
        "steps 2 to 5: BEH-185, BEH-186, BEH-189, BEH-190, BEH-191: tapping animates scale and background, not the symbol"
    )
    func animates() throws {
        let host = TestHost { EX01.PlayerView(episode: Self.episode) }
        try host.tap("play.circle")
        #expect(host.symbols == ["pause.circle"])
        #expect(try host.presentation(of: "pause.circle").scale.width == 1.5)
        #expect(try isRed(background(host)))

        host.advance(by: .milliseconds(250))
        #expect(try abs(host.presentation(of: "pause.circle").scale.width - 1.435) < 0.01)
        host.advance(by: .milliseconds(250))
        #expect(try abs(host.presentation(of: "pause.circle").scale.width - 1.25) < 0.01)
        let middle = try background(host)
        #expect(!isRed(middle) && !isGreen(middle))
        #expect(host.texts == ["Some Episode", "Great Show"])
        host.advance(by: .milliseconds(250))
        #expect(try abs(host.presentation(of: "pause.circle").scale.width - 1.065) < 0.01)

        host.advance(by: .milliseconds(250))
        #expect(try host.presentation(of: "pause.circle").scale.width == 1)
        #expect(try isGreen(background(host)))
        #expect(!host.isAnimating)

        try host.tap("pause.circle")
        #expect(host.symbols == ["play.circle"])
        host.advance(by: .seconds(1))
        #expect(try host.presentation(of: "play.circle").scale.width == 1.5)
        #expect(try isRed(background(host)))
    }

    @Test("step 6: without animation, everything switches in the first frame (BEH-046)")
    func stagesWithoutAnimation() throws {
        let hosts = [
            TestHost { EX01.InlinePlayerView() },
            TestHost { EX01.EpisodePlayerView(episode: Self.episode) },
            TestHost { EX01.PlainPlayerView(episode: Self.episode) },
        ]
        for host in hosts {
            #expect(try host.presentation(of: "play.circle").scale.width == 1.5)
            try host.tap("play.circle")
            #expect(host.symbols == ["pause.circle"])
            #expect(try host.presentation(of: "pause.circle").scale.width == 1)
            #expect(!host.isAnimating)
        }
    }

    private struct Switcher: View {
        @State private var episode = EX01Tests.episode

        var body: some View {
            VStack {
                EX01.PlayerView(episode: episode)
                Button("Next") { episode = EX01.Episode(title: "Another Episode", showTitle: "Better Show") }
            }
        }
    }

    @Test("step 7: BEH-049: another episode while playing changes the texts and nothing else")
    func anotherEpisode() throws {
        let host = TestHost { Switcher() }
        try host.tap("play.circle")
        try host.tap("Next")
        #expect(host.texts == ["Another Episode", "Better Show", "Next"])
        #expect(host.symbols == ["pause.circle"])
    }

    @Test("step 8: BEH-006: two players have states of their own")
    func twoPlayers() throws {
        let host = TestHost {
            VStack {
                EX01.PlayerView(episode: Self.episode).accessibilityIdentifier("first")
                EX01.PlayerView(episode: EX01.Episode(title: "Two", showTitle: "Show")).accessibilityIdentifier(
                    "second")
            }
        }
        let first = try host.frame(of: "first")
        #expect(host.symbols == ["play.circle", "play.circle"])
        host.tap(at: CGPoint(x: first.midX, y: first.maxY - 12))
        host.advance(by: .seconds(1))
        #expect(host.symbols == ["pause.circle", "play.circle"])
        #expect(try isGreen(background(host)))
        let second = try host.frame(of: "Two")
        #expect(try isRed(host.color(at: CGPoint(x: second.minX - 3, y: second.midY))))
    }

    @Test("step 9: BEH-053, BEH-054: a view in between that hands the binding on changes nothing")
    func passThrough() throws {
        let host = TestHost { EX01.LayeredPlayerView(episode: Self.episode) }
        try host.tap("play.circle")
        #expect(host.symbols == ["pause.circle"])
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "pause.circle").scale.width - 1.25) < 0.01)
        host.advance(by: .milliseconds(500))
        #expect(try isGreen(background(host)))
    }

    @Test(
        "toggling isPlaying runs the bodies that depend on it and no others, whatever else is in the window (BEH-040)")
    func onlyDependentBodies() throws {
        let host = TestHost(size: CGSize(width: 400, height: 900)) {
            VStack {
                EX01.PlayerView(episode: Self.episode)
                ForEach(0..<30) { Text("Row \($0)") }
                EX04.ContentView()
                EX08.ContentView()
            }
        }
        try host.tap("play.circle")
        // The button's own views run for being pressed and released; of the player's, those that read isPlaying.
        let framework: Set = [
            "Button", "DefaultButtonStyle", "AutomaticButton", "BorderlessButton", "FocusRing", "Label", "DimmingLabel",
        ]
        let own = host.statistics.bodies.filter { !framework.contains($0.key) }
        #expect(own == ["PlayerView": 1, "PlayButton": 1])
    }
}
