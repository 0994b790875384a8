import AVFoundation
import AudioToolbox
import Foundation
import TestSupport
import Testing

/// Sounds from files and bytes, and those of the system.
@MainActor @Suite(.serialized)
struct AVAudioPlayerTests {
    private let media = GeneratedMedia()

    private final class Delegate: NSObject, AVAudioPlayerDelegate {
        var ends: [Bool] = []
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends.append(flag) }
    }

    @Test("A sound is played to its end, as often as it is to be, and its delegate told once")
    func plays() async throws {
        let player = try AVAudioPlayer(contentsOf: try media.tone())
        let delegate = Delegate()
        player.delegate = delegate
        player.numberOfLoops = 2
        #expect(abs(player.duration - 1) < 0.05, "\(player.duration)")
        #expect(player.prepareToPlay() && player.play() && player.isPlaying)
        try await wait(for: "the end") { !player.isPlaying }
        #expect(delegate.ends == [true] && player.currentTime == 0)
        #expect(player.play())
        try await wait(for: "the end") { delegate.ends.count == 2 }
    }

    @Test("A player of nothing is silent, as what an app has before there is a sound") func nothing() {
        let player = AVAudioPlayer()
        player.numberOfLoops = -1
        player.volume = 0.5
        player.currentTime = 3
        #expect(!player.prepareToPlay() && !player.play() && !player.play(atTime: 1) && !player.isPlaying)
        #expect(player.duration == 0 && player.currentTime == 0 && player.url == nil)
        player.stop()
    }

    @Test("Bytes are a sound too, and words are none")
    func bytes() throws {
        let player = try AVAudioPlayer(data: try Data(contentsOf: try media.tone()))
        #expect(abs(player.duration - 1) < 0.05)
        player.currentTime = 0.25
        #expect(player.currentTime == 0.25)
        #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: try media.text()) }
        #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
    }

    @Test(
        "Sounds in Apple's own files are played, with samples as they are and compressed ones",
        arguments: AppleSound.allCases)
    func appleFiles(sound: AppleSound) async throws {
        let player = try AVAudioPlayer(data: sound.file)
        #expect(abs(player.duration - sound.seconds) < 0.01, "\(player.duration)")
        #expect(player.play())
        try await wait(for: "the end") { !player.isPlaying }
        #expect(throws: AVError.self) { try AVAudioPlayer(data: sound.file.prefix(40)) }
    }

    @Test("Sounds of the system, and those of an app by numbers, are played to their end")
    func systemSounds() async throws {
        for number in [SystemSoundID(1007), kSystemSoundID_Vibrate] {
            await withCheckedContinuation { done in
                AudioServicesPlaySystemSoundWithCompletion(number) { done.resume() }
            }
        }
        var number: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(try media.tone() as CFURL, &number) == kAudioServicesNoError)
        let own = number
        await withCheckedContinuation { done in AudioServicesPlayAlertSoundWithCompletion(own) { done.resume() } }
        #expect(AudioServicesDisposeSystemSoundID(own) == kAudioServicesNoError)
        #expect(AudioServicesDisposeSystemSoundID(own) != kAudioServicesNoError)
    }
}
