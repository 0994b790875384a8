import AVFoundation
import AVKit
import AudioToolbox
import CoreMedia
import SwiftUI
import UniformTypeIdentifiers

/// A film, a voice and a sound.
struct SoundPage: View {
    @State private var player: AVPlayer?
    @State private var isChoosing = false
    @State private var sentence = "It is a fine day."
    @State private var voice = AVSpeechSynthesizer()

    var body: some View {
        Form {
            Section("Film") {
                if let player {
                    VideoPlayer(player: player).frame(height: 220).clipShape(.rect(cornerRadius: 8))
                } else {
                    Text("Any film that GStreamer can play.").foregroundStyle(.secondary)
                }
                Button("Open…") { isChoosing = true }
            }
            Section("Time") {
                // 90 frames of a film of 24 a second.
                let time = CMTime(value: 90, timescale: 24)
                LabeledContent("Frame 90 of 24 a second", value: "\(time.seconds.formatted()) s")
            }
            Section("Voice") {
                TextField("Sentence", text: $sentence)
                Button("Say it") { voice.speak(AVSpeechUtterance(string: sentence)) }
                    .disabled(sentence.isEmpty)
            }
            Section("Sound") {
                Button("Play") { AudioServicesPlaySystemSound(1000) }
            }
        }
        .formStyle(.grouped)
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.movie, .audio]) { result in
            guard let url = try? result.get() else { return }
            player = AVPlayer(url: url)
            player?.play()
        }
        .onDisappear { player?.pause() }
    }
}
