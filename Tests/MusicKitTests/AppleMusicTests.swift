import DovetailTesting
import MusicKit
import SwiftUI
import Testing

/// Apple Music that is not there, as apps meet it.
@MainActor
struct AppleMusicTests {
    private let song = try? JSONDecoder().decode(
        Song.self, from: Data(#"{"id": "1", "attributes": {"name": "Rain", "artistName": "The Clouds"}}"#.utf8))

    @Test("Who is asked says no") func authorization() async {
        #expect(MusicAuthorization.currentStatus != .authorized)
        #expect(await MusicAuthorization.request() == .denied)
        #expect(MusicAuthorization.currentStatus == .denied && "\(MusicAuthorization.Status.denied)" == "denied")
    }

    @Test("Requests end with the error of somebody who has said no") func requests() async throws {
        var search = MusicCatalogSearchRequest(term: "rain", types: [Song.self, Album.self, Artist.self])
        search.limit = 5
        search.includeTopResults = true
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await search.response().songs }
        var byID = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "800")
        byID.properties = [.tracks, .artists, .audioVariants]
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await byID.response().items.first?.tracks }
        let several = MusicCatalogResourceRequest<Song>(matching: \.isrc, memberOf: ["CH1", "CH2"])
        await #expect(throws: MusicTokenRequestError.permissionDenied) { _ = try await several.response() }
        let charts = MusicCatalogChartsRequest(kinds: [.dailyGlobalTop], types: [Song.self, Playlist.self])
        await #expect(throws: MusicTokenRequestError.permissionDenied) { _ = try await charts.response() }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            _ = try await MusicCatalogSearchSuggestionsRequest(term: "ra").response()
        }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            _ = try await MusicRecentlyPlayedRequest<Song>().response()
        }
        let address = try #require(URL(string: "https://api.music.apple.com/v1/catalog/ch/songs/1"))
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await MusicDataRequest(urlRequest: URLRequest(url: address)).response().data
        }
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await MusicDataRequest.currentCountryCode }
        #expect(MusicTokenRequestError.permissionDenied.errorDescription?.isEmpty == false)
        let song = try #require(song)
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await song.with([.albums, .artists]) }
    }

    @Test("A library is neither read nor changed") func library() async throws {
        var request = MusicLibraryRequest<Song>()
        request.filter(matching: \.title, contains: "Rain")
        request.filter(matching: \.artistName, equalTo: "The Clouds")
        request.sort(by: \.libraryAddedDate, ascending: false)
        request.limit = 10
        let asked = request
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await asked.response().items.count }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await MusicLibrarySearchRequest(term: "rain", types: [Song.self]).response().songs
        }
        let song = try #require(song)
        await #expect(throws: MusicLibrary.Error.permissionDenied) { try await MusicLibrary.shared.add(song) }
        await #expect(throws: MusicLibrary.Error.permissionDenied) {
            try await MusicLibrary.shared.createPlaylist(name: "Weather", items: [song])
        }
    }

    @Test("A player keeps its queue, and does not play") func player() async throws {
        let song = try #require(song)
        let player = ApplicationMusicPlayer.shared
        player.queue = [song, song]
        #expect(player.queue.entries.count == 2 && player.queue.currentEntry?.title == "Rain")
        #expect(player.queue.currentEntry?.subtitle == "The Clouds" && player.queue.currentEntry?.isTransient == false)
        try await player.queue.insert(song, position: .afterCurrentEntry)
        #expect(player.queue.entries.count == 3 && player.queue.entries.first == player.queue.currentEntry)
        player.queue.entries.removeFirst()
        #expect(player.queue.entries.count == 2 && player.queue.entries.first == player.queue.currentEntry)
        player.queue = ApplicationMusicPlayer.Queue(for: [song], startingAt: song)
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await player.play() }
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await player.skipToNextEntry() }
        player.pause()
        #expect(player.state.playbackStatus == .stopped && !player.isPreparedToPlay)
        let system = SystemMusicPlayer.shared
        system.queue = [song]
        system.state.repeatMode = .all
        #expect(system.queue.currentEntry?.item?.id == "1" && system.state.repeatMode == .all)
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await system.prepareToPlay() }
    }

    /// As apps show it.
    struct Player: View {
        @ObservedObject private var state = SystemMusicPlayer.shared.state
        @ObservedObject private var queue = ApplicationMusicPlayer.shared.queue
        var body: some View { Text(state.playbackStatus == .playing ? "Playing" : "Stopped") }
    }
    struct Offer: View {
        let told: (any Error) -> Void
        @State private var isShown = false
        var body: some View {
            Button(isShown ? "Shown" : "Subscribe") { isShown = true }
                .musicSubscriptionOffer(isPresented: $isShown, options: .default) { if let error = $0 { told(error) } }
        }
    }
    @Test("A subscription is not known, and not offered") func subscription() async throws {
        await #expect(throws: MusicSubscription.Error.permissionDenied) { try await MusicSubscription.current }
        let updates = Task {
            var count = 0
            for await _ in MusicSubscription.subscriptionUpdates { count += 1 }
            return count
        }
        updates.cancel()
        #expect(await updates.value == 0)
        var errors: [any Error] = []
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Offer { errors.append($0) } }
        try host.tap("Subscribe")
        host.advance(by: .seconds(1))
        #expect(errors.count == 1 && host.exists("Subscribe"))
        #expect(TestHost(size: CGSize(width: 200, height: 200)) { Player() }.texts == ["Stopped"])
    }
}
