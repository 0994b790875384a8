import DovetailTesting
import SwiftUI
import Testing

@Observable
private final class Song: Identifiable {
    let id: Int
    var title: String
    var plays = 0
    @ObservationIgnored var note = ""
    var shout: String { title.uppercased() }
    init(id: Int = 0, title: String) {
        self.id = id
        self.title = title
    }
}

@Observable
private final class Album {
    var songs: [Song]
    var best: Song?
    init(songs: [Song]) { self.songs = songs }
}

@MainActor
@Suite("@Observable objects")
struct ObservationTests {
    private struct Title: View {
        let song: Song
        var body: some View { Text("title \(song.shout)") }
    }

    private struct Plays: View {
        let song: Song
        var body: some View { Text("plays \(song.plays)") }
    }

    private struct Player: View {
        @State private var song = Song(title: "a")
        var body: some View {
            VStack {
                Title(song: song)
                Plays(song: song)
                Button("play") { song.plays += 1 }
                Button("name") { song.title = "b" }
                Button("note") { song.note = "c" }
            }
        }
    }

    @Test("a body depends on the properties that it reads, computed ones included, and on no others")
    func properties() throws {
        let host = TestHost { Player() }
        #expect(host.exists("title A"))
        try host.tap("play")
        #expect(host.exists("plays 1"))
        func bodies(_ names: String...) -> [Int?] { names.map { host.statistics.bodies[$0] } }
        #expect(bodies("Player", "Title", "Plays") == [nil, nil, 1])
        try host.tap("name")
        #expect(host.exists("title B"))
        #expect(bodies("Player", "Title", "Plays") == [nil, 1, nil])
        try host.tap("note")
        #expect(bodies("Player", "Title", "Plays") == [nil, nil, nil])
    }

    @Test("BEH-045: a change from outside is shown, again and again, and an equal value is none")
    func again() {
        let song = Song(title: "a")
        let host = TestHost { Plays(song: song) }
        for count in 1...3 {
            song.plays = count
            song.plays = count
            host.settle()
            #expect(host.exists("plays \(count)"))
            #expect(host.statistics.bodies == ["Plays": 1])
        }
        song.plays = 3
        host.settle()
        #expect(host.statistics.bodies.isEmpty)
    }

    @Test("the second and third view of a type are tracked each for itself")
    func views() {
        let songs = (0..<3).map { Song(id: $0, title: "\($0)") }
        let host = TestHost {
            VStack {
                Plays(song: songs[0])
                Plays(song: songs[1])
                Plays(song: songs[2])
            }
        }
        for song in songs {
            song.plays = song.id + 5
            host.settle()
            #expect(host.statistics.bodies == ["Plays": 1])
        }
        #expect(host.texts == ["plays 5", "plays 6", "plays 7"])
    }

    private struct Choice: View {
        let song: Song
        @State private var showsTitle = true
        var body: some View {
            VStack {
                Toggle("title", isOn: $showsTitle)
                Text(showsTitle ? song.title : "\(song.plays)")
            }
        }
    }

    @Test("what counts are the properties that the latest run read")
    func latest() throws {
        let song = Song(title: "a")
        let host = TestHost { Choice(song: song) }
        song.plays = 1
        host.settle()
        #expect(host.statistics.bodies["Choice"] == nil)
        try host.tap("title")
        #expect(host.exists("1"))
        song.title = "b"
        host.settle()
        #expect(host.statistics.bodies["Choice"] == nil)
        song.plays = 2
        host.settle()
        #expect(host.exists("2"))
    }

    private struct Albums: View {
        let album: Album
        var body: some View {
            VStack {
                Text("best \(album.best?.title ?? "none")")
                ForEach(album.songs) { song in Text("\(song.title) \(song.plays)") }
            }
        }
    }

    @Test("collections and objects within objects; content closures of ForEach")
    func nested() {
        let songs = [Song(id: 1, title: "a"), Song(id: 2, title: "b")]
        let album = Album(songs: songs)
        let host = TestHost { Albums(album: album) }
        #expect(host.texts == ["best none", "a 0", "b 0"])

        songs[1].plays = 7
        host.settle()
        #expect(host.texts == ["best none", "a 0", "b 7"])
        #expect(host.statistics.bodies["Albums"] == nil)

        album.best = songs[0]
        host.settle()
        songs[0].title = "A"
        host.settle()
        #expect(host.texts == ["best A", "A 0", "b 7"])

        album.songs.append(Song(id: 3, title: "c"))
        host.settle()
        album.songs[2].plays = 1
        host.settle()
        #expect(host.texts == ["best A", "A 0", "b 7", "c 1"])
        album.songs.removeFirst()
        songs[0].plays = 50
        host.settle()
        #expect(host.texts == ["best A", "b 7", "c 1"])
    }

    @Test("one object of many costs one row")
    func manyRows() {
        func work(rows count: Int) -> UpdateStatistics {
            let songs = (0..<count).map { Song(id: $0, title: "\($0)") }
            let album = Album(songs: songs)
            let host = TestHost { Albums(album: album) }
            songs[5].plays = 1
            host.settle()
            #expect(host.exists("5 1"))
            return host.statistics
        }
        let (small, large) = (work(rows: 10), work(rows: 1000))
        // One looks at the layouts of the row's neighbours.
        #expect(large.rules <= small.rules + 1)
        #expect(large.layouts <= small.layouts)
        #expect(large.displayItems == small.displayItems)
        #expect(large.totalBodies == 0)
    }

    @Test("changes made by other threads are shown, none is lost")
    func threads() async {
        let song = Song(title: "a")
        let host = TestHost { Plays(song: song) }
        for count in 1...20 {
            nonisolated(unsafe) let shared = song
            await Task.detached { shared.plays = count }.value
            await host.settle()
            #expect(host.exists("plays \(count)"))
        }
    }

    @Test("a change within withAnimation is animated")
    func animated() throws {
        let song = Song(title: "a")
        let host = TestHost { Scaled(song: song) }
        withAnimation(.linear(duration: 1)) { song.plays = 1 }
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.presentation(of: "scaled").scale.width - 1.5) < 0.01)
    }

    private struct Scaled: View {
        let song: Song
        var body: some View { Text("scaled").scaleEffect(song.plays == 0 ? 1 : 2) }
    }

    @Test("neither views nor objects are kept alive by what was observed")
    func lifetimes() throws {
        weak var weakSong: Song?
        do {
            let host = TestHost { Player() }
            try host.tap("play")
            host.close()
        }
        // An object that lives on does not keep the views that have gone.
        let song = Song(title: "long life")
        weak var marker: Marker?
        do {
            let host = TestHost { Holder(song: song, marker: Marker()) }
            marker = Marker.latest
            #expect(marker != nil)
            host.close()
        }
        Marker.latest = nil
        #expect(marker == nil)
        song.plays += 1
        // An object that views have read goes when nobody else has it.
        do {
            let short = Song(title: "short life")
            weakSong = short
            let host = TestHost { Plays(song: short) }
            host.close()
        }
        #expect(weakSong == nil)
    }

    @MainActor
    private final class Marker {
        static weak var latestReference: Marker?
        static var latest: Marker? {
            get { latestReference }
            set { latestReference = newValue }
        }
        init() { Self.latestReference = self }
    }

    private struct Holder: View {
        let song: Song
        let marker: Marker
        var body: some View { Text("\(song.plays)") }
    }

    private struct Sized: View {
        let song: Song
        var body: some View {
            GeometryReader { proxy in
                Text("\(song.plays) of \(Int(proxy.size.width))")
            }
        }
    }

    @Test("closures that run later are tracked by themselves")
    func laterClosures() {
        let song = Song(title: "a")
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Sized(song: song) }
        #expect(host.exists("0 of 200"))
        song.plays = 1
        host.settle()
        #expect(host.exists("1 of 200"))
        #expect(host.statistics.bodies.isEmpty)
        host.resize(to: CGSize(width: 300, height: 100))
        #expect(host.exists("1 of 300"))
    }

    private struct Stamping: ViewModifier {
        let song: Song
        func body(content: Content) -> some View {
            VStack {
                content
                Text("stamp \(song.plays)")
            }
        }
    }

    @Test("the body of a modifier is tracked as a view's")
    func modifiers() {
        let song = Song(title: "a")
        let host = TestHost { Title(song: song).modifier(Stamping(song: song)) }
        song.plays = 3
        host.settle()
        #expect(host.exists("stamp 3"))
        #expect(host.statistics.bodies == ["Stamping": 1])
    }

    private struct Cell: View {
        let song: Song
        let proxy: GeometryProxy
        var body: some View { Text("\(song.title) \(song.plays) of \(Int(proxy.size.width))") }
    }

    private struct Cells: View {
        let songs: [Song]
        var body: some View {
            GeometryReader { proxy in
                VStack { ForEach(songs) { Cell(song: $0, proxy: proxy) } }
            }
        }
    }

    @Test("views that ask for the layout in their bodies, and so run one another, are each told of their own")
    func layoutWithinBodies() {
        let songs = (0..<3).map { Song(id: $0, title: "\($0)") }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Cells(songs: songs) }
        for round in 1...3 {
            for song in songs { song.plays += round }
            host.settle()
            songs[1].plays += 100
            host.settle()
            #expect(host.texts == songs.map { "\($0.title) \($0.plays) of 200" })
            #expect((host.statistics.bodies["Cell"] ?? 0) <= (round == 1 ? 3 : 1))
        }
    }
}
