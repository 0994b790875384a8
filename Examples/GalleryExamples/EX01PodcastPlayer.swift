import SwiftUI

/// A podcast player: a button that changes a state of the player, with animation.
public enum EX01 {
    public struct Episode: Sendable {
        public var title: String
        public var showTitle: String

        public init(title: String, showTitle: String) {
            self.title = title
            self.showTitle = showTitle
        }
    }

    public struct PlayButton: View {
        @Binding var isPlaying: Bool

        public init(isPlaying: Binding<Bool>) { _isPlaying = isPlaying }

        public var body: some View {
            Button(action: {
                withAnimation(.easeInOut(duration: 1)) {
                    self.isPlaying.toggle()
                }
            }) {
                Image(systemName: isPlaying ? "pause.circle" : "play.circle")
                    .scaleEffect(isPlaying ? 1 : 1.5)
            }
        }
    }

    public struct PlayerView: View {
        let episode: Episode
        @State private var isPlaying: Bool = false

        public init(episode: Episode) { self.episode = episode }

        public var body: some View {
            VStack {
                Text(episode.title)
                Text(episode.showTitle)
                PlayButton(isPlaying: $isPlaying)
            }
            .background(isPlaying ? Color.green : Color.red)
        }
    }

    /// Stage (a): the button inline, no animation.
    public struct InlinePlayerView: View {
        @State private var isPlaying: Bool = false

        public init() {}

        public var body: some View {
            Button(action: { self.isPlaying.toggle() }) {
                Image(systemName: isPlaying ? "pause.circle" : "play.circle")
                    .scaleEffect(isPlaying ? 1 : 1.5)
            }
        }
    }

    /// Stage (b): the same with an episode.
    public struct EpisodePlayerView: View {
        let episode: Episode
        @State private var isPlaying: Bool = false

        public init(episode: Episode) { self.episode = episode }

        public var body: some View {
            VStack {
                Text(episode.title)
                Text(episode.showTitle)
                Button(action: { self.isPlaying.toggle() }) {
                    Image(systemName: isPlaying ? "pause.circle" : "play.circle")
                        .scaleEffect(isPlaying ? 1 : 1.5)
                }
            }
        }
    }

    /// Stage (c): the button as a view of its own, no animation.
    public struct PlainPlayButton: View {
        @Binding var isPlaying: Bool

        public var body: some View {
            Button(action: { self.isPlaying.toggle() }) {
                Image(systemName: isPlaying ? "pause.circle" : "play.circle")
                    .scaleEffect(isPlaying ? 1 : 1.5)
            }
        }
    }

    public struct PlainPlayerView: View {
        let episode: Episode
        @State private var isPlaying: Bool = false

        public init(episode: Episode) { self.episode = episode }

        public var body: some View {
            VStack {
                Text(episode.title)
                Text(episode.showTitle)
                PlainPlayButton(isPlaying: $isPlaying)
            }
        }
    }

    /// A view between player and button that hands the binding on.
    public struct ControlBar: View {
        @Binding var isPlaying: Bool

        public var body: some View {
            HStack {
                PlayButton(isPlaying: $isPlaying)
            }
        }
    }

    public struct LayeredPlayerView: View {
        let episode: Episode
        @State private var isPlaying: Bool = false

        public init(episode: Episode) { self.episode = episode }

        public var body: some View {
            VStack {
                Text(episode.title)
                Text(episode.showTitle)
                ControlBar(isPlaying: $isPlaying)
            }
            .background(isPlaying ? Color.green : Color.red)
        }
    }
}
