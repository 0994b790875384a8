import SwiftUI

/// A text button that follows a state, and a style that follows it too.
public enum EX02 {
    public struct StatePlayButton: View {
        @State private var isPlaying: Bool = false

        public init() {}

        public var body: some View {
            Button(isPlaying ? "Pause" : "Play") {
                isPlaying.toggle()
            }
        }
    }

    public struct Episode: Sendable {
        public var title: String
        public init(title: String) { self.title = title }
    }

    public struct PlayButton: View {
        @Binding var isPlaying: Bool

        public var body: some View {
            Button(isPlaying ? "Pause" : "Play") {
                isPlaying.toggle()
            }
        }
    }

    public struct PlayerView: View {
        var episode: Episode
        @State private var isPlaying: Bool = false

        public init(episode: Episode) { self.episode = episode }

        public var body: some View {
            VStack {
                Text(episode.title)
                    .foregroundStyle(isPlaying ? .primary : .secondary)
                PlayButton(isPlaying: $isPlaying)
            }
        }
    }
}
