import BusSupport
import DovetailBus
import Foundation
import MediaPlayer
import Synchronization
import TestSupport
import Testing

@MainActor private final class Player: NSObject {
    var log: [String] = []
    func play(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
        log.append("play")
        return .success
    }
}

/// What a desktop sees of what an app plays, on a bus of the tests' own.
@MainActor
struct MediaControlsTests {
    private static let path = "/org/mpris/MediaPlayer2"
    private static let interface = "org.mpris.MediaPlayer2.Player"
    private static let name = "org.mpris.MediaPlayer2.my_player"

    private final class Clock: Sendable {
        let now = Mutex<TimeInterval>(100)
    }
    private final class Heard: Sendable {
        let signals = Mutex<[[BusValue]]>([])
    }

    private let bus: TestBus
    private let clock = Clock()
    private let controls: DesktopMediaControls
    private let center: MPNowPlayingInfoCenter
    private let panel: BusClient

    init() throws {
        bus = try TestBus()
        let clock = clock
        controls = DesktopMediaControls(bus.address, name: "my.player") { clock.now.withLock { $0 } }
        center = MPNowPlayingInfoCenter(controls)
        panel = try BusClient(bus.address)
    }

    private func value(_ name: String) async throws -> BusValue {
        try await panel.property(name, of: Self.name, Self.path, Self.interface)
    }

    private func order(_ method: String, _ arguments: [BusValue] = []) async throws {
        try await panel.call(Self.name, Self.path, Self.interface, method, arguments)
    }

    /// Waits until a property is as told: the desktop hears of changes a little later.
    private func expect(_ name: String, _ expected: BusValue, _ location: SourceLocation = #_sourceLocation) async {
        for _ in 0..<2000 {
            if (try? await value(name)) == expected { return }
            await Task.yield()
        }
        let last = try? await value(name)
        Issue.record("\(name) is \(String(describing: last))", sourceLocation: location)
    }

    @Test("A program is on the bus once it tells what it plays, with title, length and place")
    func told() async throws {
        center.playbackState = .paused
        let names = try await panel.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
            [.string(Self.name)])
        #expect(names == [.bool(false)])
        center.playbackState = .unknown
        center.nowPlayingInfo = [
            MPMediaItemPropertyTitle: "Nocturne", MPMediaItemPropertyArtist: "Clara",
            MPMediaItemPropertyPlaybackDuration: 312.5, MPNowPlayingInfoPropertyElapsedPlaybackTime: 10,
            MPMediaItemPropertyAlbumTrackNumber: NSNumber(value: 3),
        ]
        await expect("PlaybackStatus", .string("Playing"))
        let metadata = try await value("Metadata").dictionary
        #expect(metadata["xesam:title"] == .string("Nocturne"))
        #expect(metadata["xesam:artist"] == .array(of: "s", [.string("Clara")]))
        #expect(metadata["mpris:length"] == .long(312_500_000))
        #expect(metadata["xesam:trackNumber"] == .int(3))
        #expect(try await value("Position") == .long(10_000_000))
        clock.now.withLock { $0 += 5 }
        #expect(try await value("Position") == .long(15_000_000))
        clock.now.withLock { $0 += 5000 }
        #expect(try await value("Position") == .long(312_500_000))
        #expect(try await value("CanPlay") == .bool(false))
        let identity = try await panel.property("CanQuit", of: Self.name, Self.path, "org.mpris.MediaPlayer2")
        #expect(identity == .bool(false))
    }

    @Test("A rate of 0 is a pause, and a state that is told goes before the rate; nothing is a stop")
    func states() async throws {
        var info: [String: Any] = [MPMediaItemPropertyTitle: "A", MPNowPlayingInfoPropertyElapsedPlaybackTime: 10.0]
        info[MPNowPlayingInfoPropertyPlaybackRate] = 0.0
        center.nowPlayingInfo = info
        await expect("PlaybackStatus", .string("Paused"))
        clock.now.withLock { $0 += 5 }
        #expect(try await value("Position") == .long(10_000_000))
        center.playbackState = .playing
        await expect("PlaybackStatus", .string("Playing"))
        center.playbackState = .stopped
        await expect("PlaybackStatus", .string("Stopped"))
        center.playbackState = .unknown
        center.nowPlayingInfo = nil
        await expect("PlaybackStatus", .string("Stopped"))
        #expect(try await value("Metadata").dictionary.isEmpty)
    }

    @Test("Orders of the desktop are commands on the main thread; those that nobody handles have no effect")
    func orders() async throws {
        let commands = controls.commands!
        var log: [String] = []
        func note(_ command: MPRemoteCommand, _ text: @escaping (MPRemoteCommandEvent) -> String) {
            command.addTarget { event in
                MainActor.assumeIsolated { log.append(text(event)) }
                return .success
            }
        }
        center.nowPlayingInfo = [
            MPMediaItemPropertyTitle: "A", MPMediaItemPropertyPlaybackDuration: 100,
            MPNowPlayingInfoPropertyElapsedPlaybackTime: 40,
        ]
        note(commands.playCommand) { _ in "play" }
        note(commands.pauseCommand) { _ in "pause" }
        note(commands.skipForwardCommand) { "skip \(($0 as! MPSkipIntervalCommandEvent).interval)" }
        note(commands.changePlaybackPositionCommand) {
            "go \(($0 as! MPChangePlaybackPositionCommandEvent).positionTime)"
        }
        note(commands.changePlaybackRateCommand) { "rate \(($0 as! MPChangePlaybackRateCommandEvent).playbackRate)" }
        commands.skipForwardCommand.preferredIntervals = [30]
        await expect("CanSeek", .bool(true))
        await expect("CanGoNext", .bool(true))
        await expect("CanGoPrevious", .bool(false))
        let track = try await value("Metadata").dictionary["mpris:trackid"]!
        try await order("PlayPause")
        try await order("Play")
        try await order("Previous")
        try await order("Stop")
        try await order("Next")
        try await order("Seek", [.long(-10_000_000)])
        try await order("SetPosition", [track, .long(70_000_000)])
        try await order("SetPosition", [.path("/another"), .long(1)])
        try await order("SetPosition", [track, .long(101_000_000)])
        try await panel.set("Rate", of: Self.name, Self.path, Self.interface, to: .double(1.5))
        await #expect(throws: BusError.self) { try await order("OpenUri", [.string("file:///a")]) }
        try await wait(for: "commands") { log.count >= 6 }
        #expect(log == ["pause", "play", "skip 30.0", "go 30.0", "go 70.0", "rate 1.5"])
        commands.playCommand.isEnabled = false
        await expect("CanPlay", .bool(false))
        commands.skipForwardCommand.removeTarget(nil)
        await expect("CanGoNext", .bool(false))
        try await order("Play")
        try await order("Next")
        #expect(log.count == 6)
    }

    @Test("Whoever listens hears what changed, and of a jump; what goes on by itself is not told")
    func signals() async throws {
        var info: [String: Any] = [MPMediaItemPropertyTitle: "A", MPNowPlayingInfoPropertyElapsedPlaybackTime: 0.0]
        center.nowPlayingInfo = info
        await expect("PlaybackStatus", .string("Playing"))
        let heard = Heard()
        for (signal, interface) in [
            ("PropertiesChanged", "org.freedesktop.DBus.Properties"), ("Seeked", Self.interface),
        ] {
            await panel.subscribe(to: signal, of: Self.name, path: Self.path, interface: interface) { _, values in
                heard.signals.withLock { $0.append(values) }
            }
        }
        clock.now.withLock { $0 += 20 }
        info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = 20.0
        center.nowPlayingInfo = info
        info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = 60.0
        center.nowPlayingInfo = info
        info[MPMediaItemPropertyTitle] = "B"
        center.nowPlayingInfo = info
        try await wait(for: "signals") { heard.signals.withLock { $0.count } >= 2 }
        let signals = heard.signals.withLock { $0 }
        #expect(signals.contains([.long(60_000_000)]))
        let changes = signals.compactMap { $0.count == 3 ? $0[1].dictionary : nil }
        #expect(changes.allSatisfy { Set($0.keys) == ["Metadata"] })
        #expect(changes.last?["Metadata"]?.dictionary["xesam:title"] == .string("B"))
    }

    @Test("Methods of objects handle commands, and are taken away with them")
    func methods() {
        let (player, command) = (Player(), controls.commands.playCommand)
        command.addTarget(player, action: Selector("play", calling: Player.play))
        #expect(command.perform(MPRemoteCommandEvent(command)) == .success)
        command.removeTarget(player)
        #expect(command.perform(MPRemoteCommandEvent(command)) == .commandFailed)
        #expect(player.log == ["play"])
    }

    @Test("There is no library of music: apps may see it, and find nothing")
    func library() async {
        #expect(await MPMediaLibrary.requestAuthorization() == .authorized)
        let query = MPMediaQuery.songs()
        query.addFilterPredicate(MPMediaPropertyPredicate(value: "Clara", forProperty: MPMediaItemPropertyArtist))
        #expect(query.items == [] && query.filterPredicates?.count == 1)
        #expect(MPMediaQuery.albums().groupingType == .album)
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: query)
        player.play()
        #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
    }
}
