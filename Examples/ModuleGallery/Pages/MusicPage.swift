import MediaPlayer
import MusicKit
import SwiftUI

/// What is played, as the desktop's panel shows it, and Apple's service.
struct MusicPage: View {
    @State private var isPlaying = false

    var body: some View {
        Form {
            Section {
                LabeledContent("Title", value: "Clair de lune")
                LabeledContent("Composer", value: "Claude Debussy")
                Toggle("Tell the desktop", isOn: $isPlaying)
            } header: {
                Text("MediaPlayer")
            } footer: {
                Text("The panel's and the keyboard's buttons then pause and go on.")
            }
            Section("MusicKit") {
                AnswerRow("Ask for Apple Music") { "\(await MusicAuthorization.request())" }
                AnswerRow("Search") {
                    let request = MusicCatalogSearchRequest(term: "Debussy", types: [Song.self])
                    return "\(try await request.response().songs.count) songs"
                }
            }
        }
        .formStyle(.grouped)
        .onChange(of: isPlaying) { tell() }
        .onDisappear { MPNowPlayingInfoCenter.default().nowPlayingInfo = nil }
    }

    private func tell() {
        let center = MPNowPlayingInfoCenter.default()
        center.nowPlayingInfo =
            isPlaying
            ? [
                MPMediaItemPropertyTitle: "Clair de lune", MPMediaItemPropertyArtist: "Claude Debussy",
                MPMediaItemPropertyPlaybackDuration: 300.0,
            ] : nil
        center.playbackState = isPlaying ? .playing : .stopped
    }
}
