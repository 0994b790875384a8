import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Where the lines between rows begin, and how the icons and pickers in rows look, as painted.
@MainActor
@Suite("The look of rows")
struct RowLookTests {
    private func list<V: View>(idiom: Idiom = .pad, @ViewBuilder _ row: @escaping () -> V) -> TestHost {
        TestHost(size: CGSize(width: 320, height: 200), idiom: idiom) {
            List {
                row()
                Text("second")
            }
            .listStyle(.plain)
        }
    }

    /// Where the line below the first row begins and ends, in whole points.
    private func line(_ host: TestHost) throws -> ClosedRange<Int> {
        func isLine(_ x: Int, _ y: Int) throws -> Bool { try host.color(at: CGPoint(x: x, y: y)).red < 0.95 }
        let y = try #require(try (30..<80).first { try isLine(180, $0) && isLine(200, $0) })
        let points = try (0..<320).filter { try isLine($0, y) }
        return points.first!...points.last!
    }

    @Test(
        "a line begins at the first text of its row, else where the row's content begins, and ends at the list's edge")
    func start() throws {
        let labelled = list { Label("Title", systemImage: "star") }
        #expect(try line(labelled) == Int(labelled.frame(of: "Title").minX)...319)
        let twoTexts = list {
            HStack {
                Color.clear.frame(width: 60, height: 20); Text("One"); Spacer(); Text("Two")
            }
        }
        #expect(try line(twoTexts) == Int(twoTexts.frame(of: "One").minX)...319)
        let lines = list {
            VStack(alignment: .trailing) {
                Text("A longer one"); Text("one")
            }
        }
        #expect(try line(lines) == 16...319)
        #expect(try line(list { Color.clear.frame(width: 60, height: 20) }) == 16...319)
    }

    /// The heights at which there is a line, in whole points; each of them once.
    private func lines(_ host: TestHost, height: Int) throws -> [Int] {
        try (0..<height).filter { y in
            try [240, 270, 300].allSatisfy {
                try host.color(at: CGPoint(x: CGFloat($0), y: CGFloat(y) + 0.5)).red < 0.95
            }
        }
    }

    @Test("a line at the end of a section is that of its own rows, whatever the next section begins with")
    func lineBeforeSection() throws {
        let host = TestHost(size: CGSize(width: 320, height: 200), idiom: .phone) {
            List {
                Section { Text("first") }
                Section { Text("second").listRowSeparator(.hidden, edges: .top) }
            }
            .listStyle(.plain)
        }
        #expect(try lines(host, height: 60) == [43])
    }

    @Test("a plain list of touch devices has a ground under its rows alone, which a clear background takes away")
    func plainGround() throws {
        func host(_ idiom: Idiom) -> TestHost {
            TestHost(size: CGSize(width: 320, height: 200), idiom: idiom) {
                ZStack {
                    Color.red.ignoresSafeArea()
                    List {
                        Text("one").listRowSeparator(.hidden)
                        Text("two").listRowBackground(Color.clear).listRowSeparator(.hidden)
                    }
                    .listStyle(.plain)
                }
            }
        }
        let phone = host(.phone)
        let (one, two) = try (phone.frame(of: "one").midY, phone.frame(of: "two").midY)
        #expect(try phone.color(at: CGPoint(x: 250, y: one)).green > 0.9)
        #expect(try phone.color(at: CGPoint(x: 250, y: two)).green < 0.5)
        #expect(try phone.color(at: CGPoint(x: 250, y: 180)).green < 0.5)
        let desktop = host(.desktop)
        #expect(try desktop.color(at: CGPoint(x: 250, y: 180)).green > 0.9)
    }

    @Test("a divider that is a row lies across it, and one in a row's stack stands")
    func dividerRow() throws {
        let host = TestHost(size: CGSize(width: 320, height: 200), idiom: .desktop) {
            List {
                Text("one")
                Divider()
                HStack {
                    Text("two"); Divider(); Text("three")
                }
            }
            .listStyle(.inset)
        }
        let rows = try host.frame(of: "one").maxY..<host.frame(of: "two").minY
        func isLine(_ x: CGFloat, _ y: CGFloat) throws -> Bool { try host.color(at: CGPoint(x: x, y: y)).red < 0.95 }
        let heights = stride(from: rows.lowerBound + 0.5, to: rows.upperBound, by: 1)
        #expect(try heights.contains { try isLine(60, $0) && isLine(160, $0) && isLine(280, $0) })
        let standing = try (host.frame(of: "two").maxX + host.frame(of: "three").minX) / 2
        #expect(try isLine(standing.rounded(.down) + 0.5, host.frame(of: "two").midY))
    }

    @Test("a row that is no longer the last one of its card has a line below it")
    func appended() throws {
        struct Screen: View {
            @State private var count = 1
            var body: some View {
                VStack(spacing: 0) {
                    List { ForEach(0..<count, id: \.self) { Text("row \($0)") } }.listStyle(.insetGrouped)
                    Button("more") { count += 1 }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 320, height: 240), idiom: .phone) { Screen() }
        #expect(try lines(host, height: 200).filter { (40..<79).contains($0) } == [])
        try host.tap("more")
        host.advance(by: .seconds(1))
        #expect(try lines(host, height: 200).filter { (40..<110).contains($0) } == [78])
    }

    @Test("a footer stands below its rows, and the distance between sections below the footer")
    func footers() throws {
        let host = TestHost(size: CGSize(width: 320, height: 400), idiom: .phone) {
            List {
                Section {
                    Color.red.frame(height: 30).listRowInsets(EdgeInsets()).accessibilityIdentifier("row")
                } footer: {
                    Color.blue.frame(height: 20).accessibilityIdentifier("footer")
                }
                Section { Color.red.frame(height: 30).listRowInsets(EdgeInsets()).accessibilityIdentifier("next") }
            }
            .environment(\.defaultMinListRowHeight, 10)
            .listStyle(.insetGrouped)
        }
        #expect(try host.frame(of: "row") == CGRect(x: 16, y: 35, width: 288, height: 30))
        #expect(try host.frame(of: "footer") == CGRect(x: 32, y: 71, width: 256, height: 20))
        #expect(try host.frame(of: "next").minY == 120)
    }

    @Test("what is set on a row counts more than what is set on all rows around it")
    func ownSettings() throws {
        let host = TestHost(size: CGSize(width: 320, height: 300), idiom: .phone) {
            List {
                Section {
                    Color.red.frame(height: 30).accessibilityIdentifier("own")
                        .listRowInsets(EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0))
                    Color.red.frame(height: 30).accessibilityIdentifier("other")
                }
                .listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
        }
        #expect(try host.frame(of: "own").minX == 7)
        #expect(try host.frame(of: "other").minX == 0)
    }

    @Test("margins of the content that an app sets stand in place of a list's own")
    func contentMargins() throws {
        func row(_ list: some View) throws -> CGRect {
            try TestHost(size: CGSize(width: 320, height: 200), idiom: .phone) {
                list.listStyle(.insetGrouped).environment(\.defaultMinListRowHeight, 10)
            }
            .frame(of: "row")
        }
        let list = List {
            Color.red.frame(height: 30).listRowInsets(EdgeInsets()).accessibilityIdentifier("row")
        }
        #expect(try row(list) == CGRect(x: 16, y: 35, width: 288, height: 30))
        #expect(try row(list.contentMargins(.vertical, 0)) == CGRect(x: 16, y: 0, width: 288, height: 30))
        #expect(try row(list.contentMargins(.horizontal, 40)) == CGRect(x: 40, y: 35, width: 240, height: 30))
        #expect(
            try row(list.contentMargins(.leading, 5, for: .scrollContent))
                == CGRect(x: 5, y: 35, width: 299, height: 30))
        #expect(try row(list.contentMargins(.all, 50, for: .scrollIndicators)).minX == 16)
    }

    @Test("guides of the row's views decide where a line begins and ends")
    func guides() throws {
        let host = list {
            Label("Title", systemImage: "star")
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 4 }
                .alignmentGuide(.listRowSeparatorTrailing) { _ in 200 }
        }
        #expect(try line(host) == 20...215)
    }

    @Test("a background of a row's own stands in place of its card: a clear one shows the list's ground")
    func ownBackground() throws {
        let host = TestHost(size: CGSize(width: 320, height: 400), idiom: .phone) {
            List {
                Section { Text("plain") }
                Section { Text("clear") }.listRowBackground(Color.clear)
                Section { Text("red").listRowBackground(Color.red.opacity(0.5)) }
            }
            .listStyle(.insetGrouped)
        }
        func ground(_ row: String) throws -> Color.Resolved {
            try host.color(at: CGPoint(x: 290, y: host.frame(of: row).midY))
        }
        let behind = try host.color(at: CGPoint(x: 4, y: 4))
        #expect(try ground("plain") != behind)
        #expect(try ground("clear") == behind)
        // Half red over the list's ground, which is darker than the card.
        #expect(try ground("red").blue < ground("plain").blue / 2 + 0.15)
        #expect(try ground("red").red > 0.9)
    }

    @Test("in a sidebar a list has the look of one: no cards beside other columns, and cards where there is one column")
    func sidebars() throws {
        struct Screen: View {
            var body: some View {
                NavigationSplitView {
                    List { Section("Header") { Text("row") } }
                } detail: {
                    List { Text("detail") }
                }
            }
        }
        func contrast(_ host: TestHost, _ name: String) throws -> Bool {
            let frame = try host.frame(of: name)
            let ground = try host.color(at: CGPoint(x: frame.minX - 6, y: frame.midY))
            return try ground != host.color(at: CGPoint(x: frame.minX - 6, y: frame.maxY + 150))
        }
        let pad = TestHost(size: CGSize(width: 1_000, height: 600), idiom: .pad) { Screen() }
        #expect(try !contrast(pad, "row"))
        #expect(try contrast(pad, "detail"))
        let phone = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) { Screen() }
        #expect(try contrast(phone, "row"))
        // The same by its name.
        let named = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) {
            List { Section("Header") { Text("row") } }.listStyle(.sidebar)
        }
        #expect(try contrast(named, "row"))
        let wide = TestHost(size: CGSize(width: 1_000, height: 600), idiom: .pad) {
            List { Section("Header") { Text("row") } }.listStyle(.sidebar)
        }
        #expect(try !contrast(wide, "row"))
    }

    /// Whether the star of a row has the tint's colour.
    private func isTinted(_ host: TestHost) throws -> Bool {
        let frame = try host.frame(of: "star")
        var strongest: Float = 0
        for x in Int(frame.minX)..<Int(frame.maxX) {
            for y in Int(frame.minY)..<Int(frame.maxY) {
                let color = try host.color(at: CGPoint(x: x, y: y))
                strongest = max(strongest, color.blue - color.red)
            }
        }
        return strongest > 0.3
    }

    @Test("the icons of rows are tinted, but on the desktop, and where a style is set")
    func icons() throws {
        #expect(try isTinted(list { Label("Title", systemImage: "star") }))
        #expect(try !isTinted(list(idiom: .desktop) { Label("Title", systemImage: "star") }))
        #expect(try !isTinted(list { Label("Title", systemImage: "star").foregroundStyle(.black) }))
        let alone = TestHost(size: CGSize(width: 200, height: 60)) { Label("Title", systemImage: "star") }
        #expect(try !isTinted(alone))
    }

    @Test("a picker in a row is named by its label, with the value at the end")
    func pickers() throws {
        let host = list { Picker("Unit", selection: .constant(1)) { Text("km").tag(1) } }
        #expect(host.texts.prefix(2) == ["Unit", "km"])
        let picker = try host.frame(of: "Unit")
        #expect(picker.minX == 16 && picker.maxX == 304)
    }

    @Test("links that a row scrolls have no chevrons; a link that is the row has one")
    func scrolledLinks() throws {
        let host = TestHost(size: CGSize(width: 390, height: 400)) {
            NavigationStack {
                List {
                    NavigationLink("Row") { Text("page") }
                    ScrollView(.horizontal) {
                        HStack {
                            NavigationLink("One") { Text("page") }
                            NavigationLink("Two") { Text("page") }
                        }
                    }
                }
            }
        }
        // A link that is a row is as wide as it, and the chevron is at its end.
        #expect(try host.frame(of: "Row").width > 300)
        #expect(try host.frame(of: "One").width < 60 && host.frame(of: "Two").width < 60)
    }
}
