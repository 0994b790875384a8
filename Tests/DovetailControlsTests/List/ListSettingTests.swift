import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Modifiers that decide how a list's rows, lines and sections look.
@MainActor
@Suite("Settings of lists")
struct ListSettingTests {
    private func host(_ view: some View, idiom: Idiom = .pad) -> TestHost {
        TestHost(size: CGSize(width: 320, height: 400), idiom: idiom) { view }
    }

    /// The heights in whole points at which the given points across have a colour that is like another.
    private func heights(_ host: TestHost, at x: CGFloat, where isLike: (Color.Resolved) -> Bool) throws -> [Int] {
        try (0..<400).filter { isLike(try host.color(at: CGPoint(x: x, y: CGFloat($0) + 0.5))) }
    }

    private func isRed(_ color: Color.Resolved) -> Bool { color.red > 0.6 && color.green < 0.3 && color.blue < 0.3 }

    @Test("a line takes the colour that one of its rows asks for, at the edges that it names")
    func separatorTint() throws {
        let host = host(
            List {
                Text("a")
                Text("b").listRowSeparatorTint(.red, edges: .bottom)
                Text("c")
                Text("d")
                Text("e").listRowSeparatorTint(.red, edges: .top)
            }
            .listStyle(.plain))
        let lines = try heights(host, at: 200, where: isRed)
        #expect(lines.count == 2)
        #expect(try abs(CGFloat(lines[0]) - (host.frame(of: "b").midY + host.frame(of: "c").midY) / 2) < 1.5)
        #expect(try abs(CGFloat(lines[1]) - (host.frame(of: "d").midY + host.frame(of: "e").midY) / 2) < 1.5)
    }

    @Test("lines above and below a section are shown where it asks for them")
    func sectionSeparators() throws {
        let host = host(
            List {
                Section {
                    Text("a")
                    Text("b")
                }
                .listSectionSeparator(.visible)
                .listSectionSeparatorTint(.red, edges: .bottom)
                Section { Text("c") }
            }
            .listStyle(.grouped), idiom: .phone)
        let lines = try heights(host, at: 200, where: isRed)
        #expect(lines.count == 1)
        #expect(try abs(CGFloat(lines[0]) - (host.frame(of: "b").midY + 22)) < 2)
    }

    @Test("sections stand as far apart as the list or the section says")
    func sectionSpacing() throws {
        func distance(_ change: (AnyView) -> AnyView, own: CGFloat? = nil) throws -> CGFloat {
            let list = AnyView(
                List {
                    if let own {
                        Section { Text("a") }.listSectionSpacing(own)
                    } else {
                        Section { Text("a") }
                    }
                    Section { Text("b") }
                })
            let host = host(change(list))
            return try host.frame(of: "b").midY - host.frame(of: "a").midY - 44
        }
        let standard = try distance { $0 }
        #expect(try distance { AnyView($0.listSectionSpacing(.compact)) } == (standard / 2).rounded())
        #expect(try distance { AnyView($0.listSectionSpacing(7)) } == 7)
        #expect(try distance({ $0 }, own: 50) == 50)
        #expect(try distance { AnyView($0.listSectionSpacing(.custom(.nan))) } == standard)
    }

    @Test("an item's tint colours its icon, and monochrome takes the colour away")
    func itemTint() throws {
        func icon(_ tint: ListItemTint) throws -> Color.Resolved {
            let host = host(List { Label("Title", systemImage: "square.fill").listItemTint(tint) }.listStyle(.plain))
            let frame = try host.frame(of: "Title")
            let colors = try stride(from: 16, to: frame.minX, by: 1).map {
                try host.color(at: CGPoint(x: $0, y: frame.midY))
            }
            return colors.max { abs($0.red - $0.blue) < abs($1.red - $1.blue) }!
        }
        #expect(try isRed(icon(.fixed(.red))))
        #expect(try isRed(icon(.preferred(.red))))
        let plain = try icon(.monochrome)
        #expect(abs(plain.red - plain.blue) < 0.1)
    }

    @Test("a prominent header is larger, and a badge stands out as it is asked to")
    func prominence() throws {
        func header(_ prominence: Prominence) throws -> CGFloat {
            try host(List { Section("Header") { Text("a") }.headerProminence(prominence) }).frame(of: "Header").height
        }
        #expect(try header(.increased) > header(.standard) + 3)
        let badges = self.host(
            List {
                Text("a").badge(3)
                Text("b").badge("new").badgeProminence(.increased)
                Text("c").badge(0)
                Text("d").badge(Text("e").bold())
            })
        #expect(badges.texts == ["a", "3", "b", "new", "c", "d", "e"])
        #expect(try badges.frame(of: "3").maxX == 320 - 32)
        let new = try badges.frame(of: "new")
        #expect(try isRed(badges.color(at: CGPoint(x: new.minX - 3, y: new.midY))))
    }

    @Test("every second row has a darker ground where that is asked for, and no lines")
    func alternation() throws {
        let host = host(
            List { ForEach(0..<6, id: \.self) { Text("row \($0)") } }
                .listStyle(.plain).alternatingRowBackgrounds(), idiom: .desktop)
        let grounds = try (0..<6).map { try host.color(at: CGPoint(x: 300, y: host.frame(of: "row \($0)").midY)).red }
        #expect(grounds[0] == grounds[2] && grounds[1] == grounds[3] && grounds[0] != grounds[1])
    }

    @Test("the styles put their rows where they belong", arguments: Idiom.allCases)
    func styles(idiom: Idiom) throws {
        func places(_ list: some View) throws -> (row: CGRect, second: CGRect) {
            let host = host(list, idiom: idiom)
            return (try host.frame(of: "a"), try host.frame(of: "b"))
        }
        let list = List {
            Section { Text("a") }
            Section { Text("b") }
        }
        let isDesktop = idiom == .desktop
        let plain = try places(list.listStyle(.plain))
        let inset = try places(list.listStyle(.inset))
        let grouped = try places(list.listStyle(.grouped))
        let cards = try places(list.listStyle(.insetGrouped))
        let bordered = try places(list.listStyle(.bordered))
        #expect(plain.row.minX == (isDesktop ? 8 : 16))
        #expect(inset.row.minX == (isDesktop ? 16 : 20))
        #expect(grouped.row.minX == plain.row.minX)
        #expect(cards.row.minX == (isDesktop ? 24 : 32))
        #expect(bordered.row.minX == plain.row.minX + 1)
        // Groups stand apart, and rows of plain lists follow one another.
        #expect(grouped.second.minY - grouped.row.minY > plain.second.minY - plain.row.minY)
        #expect(cards.second.minY - cards.row.minY >= grouped.second.minY - grouped.row.minY)
    }

    @Test("rows come, go and are busy as they come into sight and leave it")
    func life() async throws {
        struct Row: View {
            let number: Int
            let log: Probe<String>
            var body: some View {
                Text("row \(number)")
                    .frame(height: 40)
                    .onAppear { log.note("+\(number)") }
                    .onDisappear { log.note("-\(number)") }
                    .task {
                        log.note("task \(number)")
                        await untilCancelled()
                        log.note("end \(number), \(Task.isCancelled)")
                    }
            }
        }
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 220), idiom: .desktop) {
            List(0..<1_000, id: \.self) { Row(number: $0, log: log) }.listStyle(.plain)
        }
        await host.settle()
        let shown = log.entries.filter { $0.hasPrefix("+") }
        #expect(shown.count >= 5 && shown.count <= 8)
        #expect(log.entries.filter { $0.hasPrefix("task") }.count == shown.count)
        log.entries = []
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 4_800))
        await host.settle()
        // Tasks that are cancelled wake on threads of their own.
        try await wait(for: "the end of the tasks of all rows") {
            log.entries.filter { $0.hasPrefix("end") }.count == shown.count
        }
        #expect(log.entries.filter { $0.hasPrefix("-") }.count == shown.count)
        #expect(Set(log.entries.filter { $0.hasPrefix("end") }) == Set(shown.map { "end \($0.dropFirst()), true" }))
        #expect(log.entries.contains("+101") && log.entries.contains("task 101"))
    }
}
