import DovetailTesting
import SwiftUI
import Testing

/// Split views where there is room for one column: which one is shown, and how a person and the app go on and back.
@MainActor
@Suite("Split views with one column")
struct CompactSplitViewTests {
    private struct Inbox: View {
        @Binding var selection: String?

        var body: some View {
            NavigationSplitView {
                List(["Ada", "Grace"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Letters")
            } detail: {
                if let selection { Text("by \(selection)") } else { Text("nothing") }
            }
        }
    }

    private func inbox(_ selection: Model<String?>, idiom: Idiom = .phone) -> TestHost {
        TestHost(size: CGSize(width: 390, height: 600), idiom: idiom) {
            Bound(selection) { Inbox(selection: $0) }
        }
    }

    @Test("what is selected from the start is shown; going back selects nothing", arguments: [Idiom.phone, .pad])
    func selectedFromTheStart(idiom: Idiom) throws {
        let selection = Model<String?>("Grace")
        let host = inbox(selection, idiom: idiom)
        #expect(host.exists("by Grace") && !host.exists("Ada"))
        try host.tap("Letters")
        #expect(selection.value == nil)
        #expect(host.exists("Ada") && host.exists("Grace"))
        try host.tap("Grace")
        #expect(host.exists("by Grace") && selection.value == "Grace")
    }

    @Test("what the app selects is shown, and what it no longer selects is left")
    func selectedByTheApp() throws {
        let selection = Model<String?>(nil)
        let host = inbox(selection)
        #expect(host.exists("Ada"))
        selection.value = "Ada"
        host.settle()
        #expect(host.exists("by Ada"))
        selection.value = "Grace"
        host.settle()
        #expect(host.exists("by Grace"))
        selection.value = nil
        host.settle()
        #expect(host.exists("Ada") && host.exists("Grace") && !host.exists("nothing"))
    }

    @Test("what is selected side by side is shown when the window gets narrow")
    func collapsing() throws {
        let selection = Model<String?>(nil)
        let host = inbox(selection, idiom: .pad)
        host.resize(to: CGSize(width: 900, height: 600))
        try host.tap("Ada")
        host.resize(to: CGSize(width: 390, height: 600))
        #expect(host.exists("by Ada") && !host.exists("Grace"))
        try host.tap("Letters")
        host.resize(to: CGSize(width: 900, height: 600))
        #expect(host.exists("nothing") && host.exists("Grace"))
        host.resize(to: CGSize(width: 390, height: 600))
        #expect(host.exists("Grace") && !host.exists("nothing"))
    }

    private struct Folders: View {
        @Binding var column: NavigationSplitViewColumn
        @State var folder: String?
        @State var letter: Int?

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                List(["Inbox", "Archive"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
            } content: {
                if let folder {
                    List(1..<4, id: \.self, selection: $letter) { Text("\(folder) \($0)") }.navigationTitle(folder)
                }
            } detail: {
                Text(letter.map { "Letter \($0)" } ?? "no letter")
            }
        }
    }

    @Test("of three columns the last is shown that a selection is about")
    func threeColumns() throws {
        struct Plain: View {
            @State var folder: String? = "Inbox"
            @State var letter: Int?
            var body: some View {
                NavigationSplitView {
                    List(["Inbox", "Archive"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
                } content: {
                    List(1..<4, id: \.self, selection: $letter) { Text("\(folder ?? "?") \($0)") }
                        .navigationTitle(folder ?? "?")
                } detail: {
                    Text(letter.map { "Letter \($0)" } ?? "no letter")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) { Plain() }
        #expect(host.exists("Inbox 1") && !host.exists("Archive"))
        try host.tap("Inbox 2")
        #expect(host.exists("Letter 2"))
        try host.tap("Inbox")
        #expect(host.exists("Inbox 1"))
        try host.tap("Folders")
        #expect(host.exists("Archive"))
        try host.tap("Archive")
        #expect(host.exists("Archive 1"))
        let both = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) { Plain(letter: 3) }
        #expect(both.exists("Letter 3"))
    }

    @Test("the column that the app prefers is shown first, and its binding follows what is shown")
    func preferred() throws {
        let column = Model(NavigationSplitViewColumn.detail)
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) {
            Bound(column) { Folders(column: $0) }
        }
        #expect(host.exists("no letter"))
        column.value = .sidebar
        host.settle()
        try host.tap("Inbox")
        #expect(column.value == .content && host.exists("Inbox 1"))
        try host.tap("Inbox 1")
        #expect(column.value == .detail && host.exists("Letter 1"))
        try host.tap("Inbox")
        #expect(column.value == .content)
        column.value = .detail
        host.settle()
        #expect(host.exists("no letter"))
    }

    @Test("a preferred column goes before what is selected from the start")
    func preferredBeforeSelection() throws {
        let column = Model(NavigationSplitViewColumn.sidebar)
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) {
            Bound(column) { Folders(column: $0, folder: "Inbox", letter: 2) }
        }
        #expect(host.exists("Archive") && !host.exists("Letter 2"))
    }

    @Test("a person can leave a column that the app always prefers")
    func constant() throws {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) {
            Folders(column: .constant(.content), folder: "Inbox")
        }
        #expect(host.exists("Inbox 1"))
        try host.tap("Folders")
        #expect(host.exists("Archive"))
        try host.tap("Archive")
        #expect(host.exists("Archive 1"))
    }
}
