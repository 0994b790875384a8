import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Title: PreferenceKey {
    typealias Value = String?
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension View {
    fileprivate func name(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    /// Shows what its content hands up.
    private struct Collector<Content: View>: View {
        let log: Probe<[String]>
        @ViewBuilder let content: Content
        @State private var names: [String] = []
        var body: some View {
            VStack {
                Text(names.joined(separator: " "))
                content
            }
            .onPreferenceChange(Names.self) {
                log.note($0)
                names = $0
            }
        }
    }

    private func collected<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
        let log = Probe<[String]>()
        let host = TestHost { Collector(log: log) { content() } }
        let shown = log.entries.last?.joined(separator: " ") ?? ""
        #expect(shown.isEmpty || host.exists(shown))
        #expect(log.entries.count == 1)
        return log.entries.last ?? []
    }

    @Test("values are joined in the order of the tree")
    func order() {
        let names = collected {
            Text("a").name("1")
            HStack {
                Text("b").name("2")
                Text("no name")
                ForEach(3..<5) { Text("c").name("\($0)") }
            }
            Group {
                Text("d").name("5")
                if isShown { Text("e").name("6") }
            }
            AnyView(Text("f").name("7")).padding().opacity(0.5)
        }
        #expect(names == ["1", "2", "3", "4", "5", "6", "7"])
    }

    private let isShown = true

    @Test("a background comes before the view, an overlay after it; an outer value replaces the inner ones")
    func layers() {
        #expect(
            collected {
                Text("a").name("view").background { Text("b").name("behind") }.overlay { Text("c").name("before") }
            } == ["behind", "view", "before"])
        #expect(collected { VStack { Text("a").name("inner") }.name("outer") } == ["outer"])
        #expect(
            collected {
                VStack {
                    Text("a").name("inner")
                    Text("b").name("second")
                }
                .transformPreference(Names.self) { $0.append("more") }
            } == ["inner", "second", "more"])
        #expect(collected { Text("a").transformPreference(Names.self) { $0.append("alone") } } == ["alone"])
        #expect(collected { Text("nothing") } == [])
    }

    private struct Alerting: View {
        @State private var shows = true
        var body: some View {
            Text("a").name("view").alert(isPresented: $shows) { Alert(title: Text("hello")) }
        }
    }

    @Test("what is presented is asked by itself")
    func presented() {
        let log = Probe<[String]>()
        let host = TestHost { Collector(log: log) { Alerting() } }
        #expect(host.exists("hello"))
        #expect(log.entries == [["view"]])
    }

    private struct Row: View {
        let number: Int
        @State private var taps = 0
        var body: some View {
            Button("row \(number)") { taps += 1 }
                .preference(key: Total.self, value: taps)
        }
    }

    private struct Sum: View {
        let log: Probe<Int>
        @State private var sum = 0
        @State private var count = 2
        @State private var shows = true
        var body: some View {
            VStack {
                Text("sum \(sum)")
                Button("add") { count += 1 }
                Button("remove") { count -= 1 }
                Toggle("shows", isOn: $shows)
                if shows { Text("ten").preference(key: Total.self, value: 10) }
                ForEach(0..<count, id: \.self) { Row(number: $0) }
                Other()
            }
            .onPreferenceChange(Total.self) {
                log.note($0)
                sum = $0
            }
        }
    }

    private struct Other: View {
        var body: some View { Text("other").preference(key: Total.self, value: 100) }
    }

    @Test("the action runs when the value has changed, and only the way up to it is computed")
    func changes() throws {
        let log = Probe<Int>()
        let host = TestHost { Sum(log: log) }
        #expect(log.entries == [110])
        try host.tap("row 0")
        #expect(log.entries == [110, 111])
        #expect(host.exists("sum 111"))
        #expect(host.statistics.bodies["Other"] == nil)
        #expect(host.statistics.bodies["Row"] == 1)
        #expect(host.statistics.bodies["Sum"] == 1)
        try host.tap("add")
        #expect(log.entries == [110, 111])
        try host.tap("row 2")
        try host.tap("remove")
        try host.tap("shows")
        #expect(log.entries == [110, 111, 112, 111, 101])
    }

    @Test("where nobody asks, a preference costs nothing")
    func unasked() throws {
        func rules(@ViewBuilder _ content: @escaping () -> some View) -> Int {
            let host = TestHost(content: content)
            return host.statistics.rules
        }
        let plain = rules { VStack { ForEach(0..<20) { Text("\($0)").fixedSize() } } }
        let unread = rules {
            VStack { ForEach(0..<20) { Text("\($0)").fixedSize().preference(key: Total.self, value: 1) } }
        }
        // One rule for each modifier: it looks at what it is applied to.
        #expect(unread - plain <= 20)
    }

    private struct Titled: View {
        @State private var title = "a"
        var body: some View {
            VStack {
                Text("content").preference(key: Title.self, value: title)
                Button("retitle") { title = "b" }
            }
            .frame(width: 200)
            .overlayPreferenceValue(Title.self, alignment: .topLeading) { Text("over \($0 ?? "none")") }
            .backgroundPreferenceValue(Title.self) { Text("under \($0 ?? "none")") }
            .backgroundPreferenceValue(Total.self, alignment: .bottom) { Text("total \($0)") }
        }
    }

    @Test("overlays and backgrounds are made of a preference, and follow it")
    func layersOfPreferences() throws {
        let host = TestHost { Titled() }
        #expect(host.exists("over a") && host.exists("under a") && host.exists("total 0"))
        try host.tap("retitle")
        #expect(host.exists("over b") && host.exists("under b"))
        #expect(try host.frame(of: "over b").minX < host.frame(of: "under b").minX)
    }

    private struct Endless: View {
        @State private var n = 0
        var body: some View {
            Text("n is \(n)")
                .preference(key: Total.self, value: n + 1)
                .onPreferenceChange(Total.self) { n = $0 }
        }
    }

    @Test("a loop ends and is reported")
    func loop() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = TestHost { Endless() }
                precondition(host.texts.count == 1)
            }
        }
        let log = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(log.contains("Bound preference Total tried to update multiple times per frame"))
    }

    private struct EqualWidths: View {
        let words: [String]
        @State private var width: CGFloat?
        var body: some View {
            VStack {
                ForEach(words, id: \.self) { word in
                    Text(word)
                        .background {
                            GeometryReader { proxy in
                                Color.clear.preference(key: Widest.self, value: proxy.size.width)
                            }
                        }
                        .frame(width: width)
                        .accessibilityIdentifier(word)
                }
            }
            .onPreferenceChange(Widest.self) { width = $0 }
        }
    }

    private struct Widest: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test("sizes measured in backgrounds make columns of equal width, in one update")
    func equalWidths() throws {
        let host = TestHost { EqualWidths(words: ["a", "somewhat longer"]) }
        let widths = try ["a", "somewhat longer"].map { try host.frame(of: $0).width }
        #expect(widths[1] > 20)
        #expect(host.isAnimating == false)
    }

    @Test("a preference that changes twice in one update hands over its last value")
    func twiceInAnUpdate() {
        let model = Changing(0)
        let log = Probe<String?>()
        struct Inner: View {
            let number: Int
            @State private var title = "start"
            var body: some View {
                Text(title).preference(key: Title.self, value: title)
                    .onChange(of: number) {
                        title = "first \(number)"
                    }
                    .onChange(of: title) { if title == "first 1" { title = "last 1" } }
            }
        }
        let host = TestHost {
            Bound(model) { model in
                Inner(number: model.wrappedValue).onPreferenceChange(Title.self) { log.note($0) }
            }
        }
        model.value = 1
        host.settle()
        #expect(host.texts == ["last 1"])
        #expect(log.entries.first == "start" && log.entries.last == "last 1")
    }
}
