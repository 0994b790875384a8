import SwiftUI

/// A binding to one field of a state.
public enum EX03 {
    public struct Episode: Sendable {
        public var title: String
        public var showTitle: String
        public var isFavorite: Bool
    }

    public struct PlayerView: View {
        let episode: Episode
        @State private var isPlaying: Bool = false

        public var body: some View {
            VStack {
                Text(episode.title)
                Text(episode.showTitle)
                Button(action: { isPlaying.toggle() }) {
                    Image(systemName: isPlaying ? "pause.circle" : "play.circle")
                }
            }
        }
    }

    public struct Podcaster: View {
        @State private var episode = Episode(
            title: "Some Episode", showTitle: "Great Show", isFavorite: false)

        public init() {}

        public var body: some View {
            VStack {
                Toggle("Favorite", isOn: $episode.isFavorite)
                PlayerView(episode: episode)
            }
        }
    }
}
