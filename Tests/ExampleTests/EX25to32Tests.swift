import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

@MainActor
@Suite("EX-25: three ways to set a state from a parent")
struct EX25Tests {
    @Test("steps 1 to 4: BEH-024, BEH-025, BEH-027, BEH-032, BEH-033 (API-002)")
    func script() throws {
        let host = TestHost { EX25.ContentView() }
        func details() -> [String] { host.texts.filter { $0.contains(": ") && !$0.hasPrefix("Value") } }
        #expect(details() == ["0: 99", "1: 100", "2: 100"])

        try host.tap("plus 0")
        #expect(details() == ["0: 100", "1: 100", "2: 100"])
        #expect(host.exists("Value: 99"))

        try host.tap("value+")
        #expect(host.exists("Value: 100"))
        #expect(details() == ["0: 100", "1: 100", "2: 100"])

        try host.tap("plus 2")
        #expect(details() == ["0: 100", "1: 100", "2: 101"])

        try host.tap("show/hide")
        #expect(details() == [])
        try host.tap("show/hide")
        #expect(details() == ["0: 100", "1: 101", "2: 101"])
    }
}

@MainActor
@Suite("EX-27: an editor with a copy")
struct EX27Tests {
    private func fields(_ host: TestHost) throws -> [String?] {
        [try host.value(of: "Place name"), try host.value(of: "Description")]
    }

    @Test("steps 1 to 4: BEH-026, BEH-036: the copy is the editor's own until it is saved (API-003)")
    func script() throws {
        let saved = Saved()
        let host = TestHost(size: CGSize(width: 400, height: 500)) { EX27.ContentView { saved.locations.append($0) } }
        #expect(try fields(host) == ["Oslo", "cold"])

        try host.type("Bergen", into: "Place name")
        #expect(try fields(host) == ["Bergen", "cold"])
        #expect(host.exists("Location: Oslo"))

        try host.tap("Save")
        #expect(saved.locations == [EX27.Location(name: "Bergen", description: "cold")])
        #expect(host.exists("Location: Bergen"))
        #expect(try fields(host) == ["Bergen", "cold"])

        try host.tap("Rome")
        #expect(host.exists("Location: Rome"))
        #expect(try fields(host) == ["Bergen", "cold"])
    }

    @Test("step 5: BEH-005: with the location as its identity the editor starts over")
    func startsOver() throws {
        let host = TestHost(size: CGSize(width: 400, height: 500)) { EX27.ContentView(startsOver: true) }
        try host.type("Bergen", into: "Place name")
        try host.tap("Rome")
        #expect(try fields(host) == ["Rome", "warm"])
    }

    private final class Saved {
        var locations: [EX27.Location] = []
    }
}

@MainActor
@Suite("EX-28: two ways to give a state object")
struct EX28Tests {
    @Test("steps 1 to 3 and 5: BEH-125, BEH-126, BEH-139")
    func script() throws {
        let host = TestHost { EX28.ContentView() }
        #expect(host.exists("declared: 0") && host.exists("given: 10") && host.exists("lost: 0"))
        for _ in 0..<3 {
            try host.tap("add to declared")
            try host.tap("add to lost")
        }
        try host.tap("add to given")
        #expect(host.exists("declared: 3") && host.exists("given: 11") && host.exists("lost: 3"))

        try host.tap("Redraw 0")
        #expect(host.exists("declared: 3") && host.exists("given: 11") && host.exists("lost: 0"))
    }
}

@MainActor
@Suite("EX-29: objects within objects")
struct EX29Tests {
    @Test("steps 1 to 3 and 5: BEH-103, BEH-104, BEH-105, BEH-107")
    func script() {
        let outer = EX29.Outer()
        let runs = Runs()
        let host = TestHost { EX29.ContentView(outer: outer) { runs.count += 1 } }
        outer.value.a = 1
        host.settle()
        #expect(host.exists("value: 1"))

        let before = runs.count
        outer.inner.v = 5
        host.settle()
        #expect(host.exists("inner: 0"))
        #expect(runs.count == before)

        outer.inner = EX29.Inner(v: 6)
        host.settle()
        #expect(host.exists("inner: 6"))

        outer.add()
        host.settle()
        #expect(host.exists("count: 1"))
    }

    @Test("step 4: BEH-106: announcements passed on by hand")
    func forwarding() {
        let outer = EX29.ForwardingOuter()
        let host = TestHost { EX29.ContentView(outer: outer) }
        outer.inner.v = 7
        host.settle()
        #expect(host.exists("inner: 7"))
    }

    private final class Runs {
        var count = 0
    }
}

@MainActor
@Suite("EX-30: an object cached in a state")
struct EX30Tests {
    @Test("steps 1 to 4: BEH-016, BEH-017: the reference is the value")
    func script() throws {
        let seen = Seen()
        let host = TestHost { EX30.ContentView { seen.objects.append($0) } }
        for count in 0..<10 { try host.tap("Redraw \(count)") }
        #expect(Set(seen.objects.map(ObjectIdentifier.init)).count == 1)

        let runs = seen.objects.count
        try host.tap("mutate")
        #expect(host.exists("prefix: a"))
        #expect(seen.objects.count == runs)

        try host.tap("other")
        #expect(host.exists("prefix: b"))
        #expect(seen.objects.count == runs + 1)

        try host.tap("replace")
        #expect(host.exists("prefix: c"))
    }

    private final class Seen {
        var objects: [EX30.Formatter2] = []
    }
}

@MainActor
@Suite("EX-32: a view model that loads data")
struct EX32Tests {
    /// Delivers from a thread of its own when told to.
    private final class Source: EX32.EpisodeSource, @unchecked Sendable {
        private var deliver: (@Sendable (String) -> Void)?

        func fetch(_ deliver: @escaping @Sendable (String) -> Void) { self.deliver = deliver }

        func send(_ text: String) async {
            let deliver = deliver
            await withCheckedContinuation { done in
                Thread.detachNewThread {
                    deliver?(text)
                    done.resume()
                }
            }
        }
    }

    @Test("steps 1 to 3: BEH-141, BEH-249: rows follow what is loaded; unchanged episodes keep the state of their row")
    func script() async throws {
        let source = Source()
        let host = TestHost { EX32.EpisodeList(source: source) }
        #expect(host.texts == ["No episodes"])

        await source.send(#"[{"id": 1, "title": "One"}, {"id": 2, "title": "Two"}]"#)
        await host.settle()
        #expect(host.texts == ["One", "Two"])
        try host.tap("Two")

        await source.send(#"[{"id": 2, "title": "Two"}, {"id": 3, "title": "Three"}]"#)
        await host.settle()
        #expect(host.texts == ["Two", "Three"])
        #expect(try host.value(of: "Two") == "1")
        #expect(try host.value(of: "Three") == "0")
    }
}
