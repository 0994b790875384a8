import AVFoundation
import DovetailBase
import Foundation
import TestSupport
import Testing

/// Players of films and sounds, against GStreamer.
@MainActor @Suite(.serialized)
struct AVPlayerTests {
    private let media = GeneratedMedia()

    @Test("An item knows its length and size when it is ready, and tells observers")
    func ready() async throws {
        let item = AVPlayerItem(url: try media.film())
        let heard = Heard<AVPlayerItem.Status>()
        let watch = item.publisher(for: \.status).sink { heard.add($0) }
        let player = AVPlayer(playerItem: item)
        try await wait(for: "the film") { item.status == .readyToPlay && item.presentationSize != .zero }
        #expect(heard.all == [.unknown, .readyToPlay])
        #expect(abs(item.duration.seconds - 2) < 0.05, "\(item.duration)")
        #expect(item.presentationSize == CGSize(width: 160, height: 90))
        #expect(player.timeControlStatus == .paused && player.status == .readyToPlay)
        watch.cancel()
    }

    @Test("A film is played to its end, which is told once; it stands still then and can be played again")
    func end() async throws {
        let player = AVPlayer(url: try media.film())
        let item = try #require(player.currentItem)
        let ends = Heard<Bool>()
        let watch = NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime, object: item)
            .sink { _ in ends.add(true) }
        player.play()
        #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        try await wait(for: "the end") { player.rate == 0 }
        #expect(ends.all.count == 1 && player.timeControlStatus == .paused)
        #expect(abs(player.currentTime().seconds - 2) < 0.1, "\(player.currentTime())")
        #expect(await player.seek(to: .zero))
        #expect(player.currentTime().seconds == 0)
        player.play()
        try await wait(for: "the end") { ends.all.count == 2 }
        watch.cancel()
    }

    @Test("A time that is sought exactly is that of the picture on show; of several the last is done")
    func seeks() async throws {
        let player = AVPlayer(url: try media.film())
        try await wait(for: "the film") { player.picture.frame != nil }
        #expect(try #require(player.picture.frame)[80, 45].red > 180)
        let (first, last) = (Heard<Bool>(), Heard<Bool>())
        player.seek(to: CMTime(seconds: 0.5, preferredTimescale: 600)) { _ in }
        player.seek(to: CMTime(seconds: 0.75, preferredTimescale: 600)) { first.add($0) }
        player.seek(to: CMTime(value: 900, timescale: 600), toleranceBefore: .zero, toleranceAfter: .zero) {
            last.add($0)
        }
        #expect(first.all == [false])
        try await wait(for: "the time") { !last.all.isEmpty }
        #expect(last.all == [true] && first.all == [false])
        try await wait(for: "the picture") { player.picture.frame.map { $0[80, 45].blue > 180 } ?? false }
        #expect(abs(player.currentTime().seconds - 1.5) < 0.001)
    }

    @Test("What observes the time is told when playing begins and ends, and no more when it is removed")
    func timeObservers() async throws {
        let player = AVPlayer(url: try media.film())
        let times = Heard<Double>()
        let observer = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 0.5, preferredTimescale: 600), queue: .main
        ) { times.add($0.seconds) }
        player.play()
        try await wait(for: "the end") { player.rate == 0 }
        #expect(times.all.count >= 2)
        #expect(try #require(times.all.last) > 1.9)
        player.removeTimeObserver(observer)
        let count = times.all.count
        await player.seek(to: .zero)
        #expect(times.all.count == count)
    }

    @Test("A time that is asked for from any thread is gone to on the main thread")
    func seeksFromOtherThreads() async throws {
        let item = WatchedItem(url: try media.film())
        let player = AVPlayer(playerItem: item)
        try await wait(for: "the film") { item.status == .readyToPlay }
        let time = CMTime(value: 3, timescale: 2)
        let isThere = await Task.detached {
            let isThere = await player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero)
            return await player.seek(to: .zero) && isThere
        }.value
        let isThereByItem = await Task.detached { await item.seek(to: time) }.value
        #expect(isThere && isThereByItem)
        #expect(item.seeks.all == [true, true, true])
    }

    @Test("What is not there, and what is no film, fails with an error, and play waits in vain")
    func failures() async throws {
        let missing = AVPlayer(url: URL(fileURLWithPath: "/nowhere/film.mp4"))
        try await wait(for: "the failure") { missing.currentItem?.status == .failed }
        #expect((missing.currentItem?.error as? AVError)?.code == .contentIsUnavailable)
        #expect(missing.status == .failed && missing.error != nil)
        let text = AVPlayer(url: try media.text())
        text.play()
        try await wait(for: "the failure") { text.status == .failed }
        #expect((text.error as? AVError)?.code == .fileFormatNotRecognized)
        #expect(text.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    }

    @Test("A queue goes on to the next item, and stands still after the last")
    func queue() async throws {
        let (first, second) = (AVPlayerItem(url: try media.film()), AVPlayerItem(url: try media.tone()))
        let player = AVQueuePlayer(items: [first, second])
        let items = Heard<Bool>()
        let watch = player.publisher(for: \.currentItem, options: [.new]).sink { items.add($0 === second) }
        #expect(player.items().count == 2)
        player.play()
        try await wait(for: "the end of both") { player.currentItem == nil }
        #expect(items.all == [true, false] && player.rate == 0 && player.items().isEmpty)
        watch.cancel()
    }

    @Test("A looper begins again at the end, until it is to stop")
    func loop() async throws {
        let item = AVPlayerItem(url: try media.film())
        let player = AVQueuePlayer(items: [item])
        let looper = AVPlayerLooper(player: player, templateItem: item)
        player.play()
        try await wait(for: "the third round") { looper.loopCount >= 2 }
        looper.disableLooping()
        try await wait(for: "the end") { player.currentItem == nil }
    }

    @Test("An asset tells its length and tracks, and a generator gives its pictures")
    func assets() async throws {
        let asset = AVURLAsset(url: try media.film())
        let (duration, tracks) = try await asset.load(.duration, .tracks)
        #expect(abs(duration.seconds - 2) < 0.05)
        #expect(tracks.map(\.mediaType) == [.video, .audio])
        #expect(try await tracks[0].load(.naturalSize) == CGSize(width: 160, height: 90))
        #expect(try await asset.load(.isPlayable))
        let generator = AVAssetImageGenerator(asset: asset)
        generator.requestedTimeToleranceBefore = .zero
        generator.requestedTimeToleranceAfter = .zero
        generator.maximumSize = CGSize(width: 80, height: 80)
        let picture = try await generator.image(at: CMTime(seconds: 1.5, preferredTimescale: 600)).image
        #expect(picture.width == 80 && picture.height == 45)
        let several = [0.5, 1.5].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
        let widths = await withCheckedContinuation { continuation in
            let seen = Heard<String>()
            generator.generateCGImagesAsynchronously(forTimes: several) { time, image, _, result, _ in
                seen.add("\(time.seconds) \(image?.width ?? 0) \(result == .succeeded)")
                if time.seconds > 1 { continuation.resume(returning: seen.all) }
            }
        }
        #expect(widths == ["0.5 80 true", "1.5 80 true"])
        await #expect(throws: AVError.self) {
            try await AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mp4")).load(.duration)
        }
    }

    @Test("A song tells its title, artist and album, and a tone tells none") func metadata() async throws {
        let song = AVURLAsset(url: try media.song())
        let items = try await song.load(.commonMetadata)
        #expect(items.compactMap(\.commonKey) == [.commonKeyTitle, .commonKeyArtist, .commonKeyAlbumName])
        #expect(try await items.first?.load(.stringValue) == "Evening Song" && items.last?.value as? String == "Days")
        let artists = AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierArtist)
        #expect(artists.map(\.stringValue) == ["Ada"])
        let titles = AVMetadataItem.metadataItems(
            from: song.metadata, withKey: AVMetadataKey.commonKeyTitle, keySpace: .common)
        #expect(titles.count == 1 && titles.first?.dataValue == nil)
        #expect(try await AVURLAsset(url: try media.tone()).load(.commonMetadata).isEmpty)
    }
}

/// What closures on other threads have told.
private final class Heard<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []
    func add(_ value: Value) { lock.withLock { values.append(value) } }
    var all: [Value] { lock.withLock { values } }
}

/// Tells for each time that it is asked to go to whether that was on the main thread.
private final class WatchedItem: AVPlayerItem, @unchecked Sendable {
    let seeks = Heard<Bool>()

    override func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seeks.add(MainThread.isCurrent)
        super.seek(to: time, completionHandler: completionHandler)
    }

    override func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
    ) {
        seeks.add(MainThread.isCurrent)
        super.seek(
            to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
            completionHandler: completionHandler)
    }
}
