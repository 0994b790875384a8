import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Split views")
struct SplitViewTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private func host(width: CGFloat, visibility: Model<NavigationSplitViewVisibility> = Model(.automatic)) -> TestHost
    {
        TestHost(size: CGSize(width: width, height: 500)) {
            Bound(visibility) { visibility in
                NavigationSplitView(columnVisibility: visibility) {
                    VStack {
                        NavigationLink("One") { Counter(name: "page one").navigationTitle("Page 1") }
                        NavigationLink("Two", value: 2)
                    }
                    .navigationTitle("List")
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("deeper") { Text("deep \(number)") }.navigationTitle("Page \(number)")
                    }
                    .navigationSplitViewColumnWidth(250)
                } detail: {
                    Text("nothing")
                }
            }
        }
    }

    @Test("Columns stand side by side; links in the first show their pages in the second")
    func columns() throws {
        let host = host(width: 900)
        #expect(host.exists("List") && host.exists("One") && host.exists("nothing"))
        #expect(try host.frame(of: "nothing").midX > 500)
        try host.tap("One")
        #expect(!host.exists("nothing"))
        try host.tap("page one 0")
        #expect(host.exists("page one 1") && host.exists("One"))
        try host.tap("Two")
        #expect(host.exists("Page 2") && !host.exists("page one 1"))
        try host.tap("deeper")
        #expect(host.exists("deep 2") && host.exists("One"))
        try host.tap("One")
        #expect(host.exists("page one 0"))
    }

    @Test("A column has the width that its content sets")
    func width() throws {
        let host = host(width: 900)
        #expect(abs(try host.frame(of: "nothing").midX - (250 + 900) / 2) < 1)
    }

    @Test("The first column is hidden and shown by its button, and by the binding")
    func visibility() throws {
        let visibility = Model(NavigationSplitViewVisibility.automatic)
        let host = host(width: 900, visibility: visibility)
        try host.tap("Sidebar")
        #expect(visibility.value == .detailOnly)
        #expect(!host.exists("One"))
        #expect(abs(try host.layoutFrame(of: "nothing").midX - 450) < 1)
        visibility.value = .all
        host.settle()
        #expect(host.exists("One"))
    }

    @Test("Where there is no room one column is shown at a time, with a way back")
    func compact() throws {
        let host = host(width: 400)
        #expect(host.exists("One") && !host.exists("nothing"))
        try host.tap("One")
        #expect(host.exists("page one 0") && !host.exists("One"))
        try host.tap("List")
        #expect(host.exists("One") && !host.exists("page one 0"))
        try host.tap("Two")
        try host.tap("deeper")
        #expect(host.exists("deep 2"))
    }

    @Test("State and pages stay when the window gets narrow and wide again")
    func collapsing() throws {
        let host = host(width: 900)
        try host.tap("One")
        try host.tap("page one 0")
        host.resize(to: CGSize(width: 400, height: 500))
        #expect(host.exists("page one 1") && !host.exists("One"))
        host.resize(to: CGSize(width: 900, height: 500))
        #expect(host.exists("page one 1") && host.exists("One"))
    }

    @Test("Three columns: a link in the second shows its page in the third")
    func threeColumns() throws {
        let host = TestHost(size: CGSize(width: 1200, height: 500)) {
            NavigationSplitView {
                NavigationLink("Folder") { NavigationLink("Mail") { Text("text of the mail") } }
            } content: {
                Text("no folder")
            } detail: {
                Text("no mail")
            }
        }
        #expect(host.texts.filter { $0.hasPrefix("no") } == ["no folder", "no mail"])
        try host.tap("Folder")
        try host.tap("Mail")
        #expect(host.texts.suffix(1) == ["text of the mail"])
        #expect(host.exists("Folder") && host.exists("Mail"))
    }

    @Test("A NavigationView with two views is a split view where there is room, and a stack if it is told so")
    func navigationView() throws {
        func texts(_ stack: Bool) -> [String] {
            TestHost(size: CGSize(width: 900, height: 500)) {
                let view = NavigationView {
                    Text("first")
                    Text("second")
                }
                if stack {
                    view.navigationViewStyle(.stack)
                } else {
                    view.navigationViewStyle(DoubleColumnNavigationViewStyle())
                }
            }.texts
        }
        #expect(texts(false) == ["first", "second"])
        #expect(texts(true) == ["first"])
    }

    @Test("An inspector stands at the trailing edge, and is a sheet where there is no room")
    func inspector() throws {
        let isShown = Model(true)
        func host(_ width: CGFloat) -> TestHost {
            TestHost(size: CGSize(width: width, height: 400)) {
                Bound(isShown) { isShown in
                    Text("content").inspector(isPresented: isShown) { Text("details").inspectorColumnWidth(200) }
                }
            }
        }
        let wide = host(900)
        #expect(wide.texts == ["content", "details"])
        #expect(abs(try wide.frame(of: "content").midX - 350) < 1)
        let narrow = host(400)
        #expect(narrow.texts == ["details"])
        narrow.press(.escape)
        #expect(isShown.value == false)
        #expect(narrow.texts == ["content"])
    }
}
