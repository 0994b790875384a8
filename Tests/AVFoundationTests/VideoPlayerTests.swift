import AVKit
import DovetailTesting
import Foundation
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
}
