import AVKit
import DovetailTesting
import Foundation
import PictureSupport
import SwiftUI
import TestSupport
import Testing

/// Films on show.
@MainActor @Suite(.serialized)
struct VideoPlayerTests {
    private let media = GeneratedMedia()
    private let size = CGSize(width: 320, height: 180)

    @Test("A player that stands still shows the first picture, and controls over it")
    func firstPicture() async throws {
        let player = AVPlayer(url: try media.film())
        let host = TestHost(size: size) { VideoPlayer(player: player) }
        try await wait(for: "the film") { player.currentItem?.status == .readyToPlay && player.picture.frame != nil }
        await host.settle()
        #expect(host.exists("Play") && host.exists("Mute") && host.exists("Position"))
        let color = try host.color(at: CGPoint(x: 60, y: 80))
        #expect(color.red > 0.5 && color.blue < 0.2, "\(color)")
    }

    @Test("Play is a pause button, and at the end a play button again; the last picture is seen")
    func plays() async throws {
        let player = AVPlayer(url: try media.film())
        let host = TestHost(size: size) { VideoPlayer(player: player) }
        try await wait(for: "the film") { player.currentItem?.status == .readyToPlay }
        await host.settle()
        try host.tap("Play")
        #expect(player.rate == 1)
        try await wait(for: "the end") { player.rate == 0 }
        await host.settle()
        #expect(host.exists("Play"))
        let color = try host.color(at: CGPoint(x: 60, y: 80))
        #expect(color.blue > 0.5 && color.red < 0.2, "\(color)")
    }

    @Test("Controls go three seconds after play while a film plays, and come when the pointer moves")
    func hides() async throws {
        let player = AVPlayer(url: try media.film())
        // It goes on playing, at the end.
        player.actionAtItemEnd = .none
        let host = TestHost(size: size) { VideoPlayer(player: player) }
        try await wait(for: "the film") { player.currentItem?.status == .readyToPlay }
        await host.settle()
        try host.tap("Play")
        #expect(host.exists("Pause"))
        host.advance(by: .seconds(4))
        #expect(!host.exists("Pause") && !host.exists("Position"))
        host.hover(at: CGPoint(x: 100, y: 60))
        #expect(host.exists("Pause"))
        player.pause()
        host.advance(by: .seconds(4))
        #expect(host.exists("Play"))
    }

    @Test("A film that stands still runs no body, and another picture is shown when there is one")
    func costsNothing() async throws {
        let player = AVPlayer(url: try media.film())
        let host = TestHost(size: size) { VideoPlayer(player: player) }
        try await wait(for: "the film") { player.currentItem?.status == .readyToPlay && player.picture.frame != nil }
        await host.settle()
        host.advance(by: .seconds(5))
        #expect(host.statistics.totalBodies == 0, "\(host.statistics.bodies)")
        await player.seek(to: CMTime(value: 3, timescale: 2), toleranceBefore: .zero, toleranceAfter: .zero)
        await host.settle()
        #expect(try host.color(at: CGPoint(x: 60, y: 80)).blue > 0.5)
    }

    @Test("A film looks like this in a page, light and dark", arguments: [ColorScheme.light, .dark])
    func looks(_ scheme: ColorScheme) async throws {
        let player = AVPlayer(url: try media.film())
        let size = CGSize(width: 400, height: 330)
        let host = TestHost(size: size, colorScheme: scheme) {
            VStack(alignment: .leading) {
                VideoPlayer(player: player) {
                    Text("Sample").foregroundStyle(.white).padding(8)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
                .frame(height: 220)
                Text("A Film").font(.headline)
                Text("Two seconds of red and blue.").foregroundStyle(.secondary)
            }
            .padding()
        }
        try await wait(for: "the film") { player.currentItem?.status == .readyToPlay && player.picture.frame != nil }
        await player.seek(
            to: CMTime(seconds: 0.8, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
        await host.settle()
        try GoldenPicture.check(
            try host.png(), width: size.width, height: size.height, "player-\(scheme == .dark ? "dark" : "light")",
            in: "Pictures")
    }

    @Test("A layer of UIKit's shows the picture, and a controller shows the controls")
    func kit() async throws {
        let player = AVPlayer(url: try media.film())
        final class PlayerView: UIView {
            override class var layerClass: AnyClass { AVPlayerLayer.self }
            var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
        }
        struct Shown: UIViewRepresentable {
            let player: AVPlayer
            func makeUIView(context: Context) -> PlayerView {
                let view = PlayerView()
                view.playerLayer.player = player
                view.playerLayer.videoGravity = .resizeAspectFill
                return view
            }
            func updateUIView(_ view: PlayerView, context: Context) {}
        }
        struct Controlled: UIViewControllerRepresentable {
            let player: AVPlayer
            func makeUIViewController(context: Context) -> AVPlayerViewController {
                let controller = AVPlayerViewController()
                controller.player = player
                return controller
            }
            func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
        }
        let host = TestHost(size: CGSize(width: 320, height: 360)) {
            VStack(spacing: 0) {
                Shown(player: player)
                Controlled(player: player)
            }
        }
        try await wait(for: "the film") { player.currentItem?.status == .readyToPlay && player.picture.frame != nil }
        await host.settle()
        #expect(try host.color(at: CGPoint(x: 160, y: 90)).red > 0.5)
        #expect(host.exists("Play"))
    }
}
