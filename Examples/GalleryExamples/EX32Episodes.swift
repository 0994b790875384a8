import SwiftUI

/// A view model that loads data.
public enum EX32 {
    public struct Episode: Identifiable, Decodable, Sendable {
        public let id: Int
        public let title: String
    }

    /// Delivers the episodes as JSON text, whenever it likes and on whatever thread.
    public protocol EpisodeSource: Sendable {
        func fetch(_ deliver: @escaping @Sendable (String) -> Void)
    }

    @MainActor
    public final class EpisodeStore: ObservableObject {
        @Published public private(set) var episodes: [Episode] = []
        private let source: any EpisodeSource

        public init(source: any EpisodeSource) { self.source = source }

        public func load() {
            source.fetch { text in
                let decoded = (try? JSONDecoder().decode([Episode].self, from: Data(text.utf8))) ?? []
                Task { @MainActor in self.episodes = decoded }
            }
        }
    }

    struct EpisodeRow: View {
        let episode: Episode
        @State private var isDone = false

        var body: some View {
            Toggle(episode.title, isOn: $isDone)
        }
    }

    public struct EpisodeList: View {
        @StateObject private var store: EpisodeStore

        public init(source: any EpisodeSource) {
            _store = StateObject(wrappedValue: EpisodeStore(source: source))
        }

        public var body: some View {
            VStack {
                if store.episodes.isEmpty {
                    Text("No episodes")
                        .foregroundColor(.gray)
                }
                ForEach(store.episodes) { episode in
                    EpisodeRow(episode: episode)
                }
            }
            .onAppear { store.load() }
        }
    }

    /// Delivers two episodes a second after it is asked.
    public struct SampleSource: EpisodeSource {
        public init() {}

        public func fetch(_ deliver: @escaping @Sendable (String) -> Void) {
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
                deliver(#"[{"id": 1, "title": "Data flow"}, {"id": 2, "title": "Identity"}]"#)
            }
        }
    }
}
