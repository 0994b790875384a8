import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Roles of toolbars")
struct ToolbarRoleTests {
    private struct Pages: View {
        let role: ToolbarRole
        var hasPrincipal = false

        var body: some View {
            NavigationStack {
                NavigationLink("Open") {
                    Text("page")
                        .navigationTitle("Letter")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            if hasPrincipal { ToolbarItem(placement: .principal) { Text("principal") } }
                        }
                        .toolbarRole(role)
                }
                .navigationTitle("Drafts")
            }
        }
    }

    private func host(_ role: ToolbarRole, idiom: Idiom, hasPrincipal: Bool = false) throws -> TestHost {
        let host = TestHost(size: CGSize(width: idiom == .phone ? 390 : 800, height: 500), idiom: idiom) {
            Pages(role: role, hasPrincipal: hasPrincipal)
        }
        try host.tap("Open")
        host.advance(by: .seconds(1))
        return host
    }

    /// Whether the title stands in the middle of the bar, and whether the way back has the name of the page before.
    private func look(_ role: ToolbarRole, _ idiom: Idiom) throws -> [Bool] {
        let host = try host(role, idiom: idiom)
        let width: CGFloat = idiom == .phone ? 390 : 800
        return [abs(try host.frame(of: "Letter").midX - width / 2) < 20, host.exists("Drafts")]
    }

    @Test("on a pad the title of an editor and a browser is beside the way back, which is a sign alone")
    func pad() throws {
        #expect(try look(.automatic, .pad) == [true, true])
        #expect(try look(.navigationStack, .pad) == [true, true])
        #expect(try look(.editor, .pad) == [false, false])
        #expect(try look(.browser, .pad) == [false, false])
        let host = try host(.editor, idiom: .pad)
        #expect(try host.frame(of: "Letter").minX < 100)
        try host.tap("Back")
        host.advance(by: .seconds(1))
        #expect(host.exists("Open"))
    }

    @Test("on a phone an editor leaves out the name of the page before; on a desktop roles change nothing")
    func others() throws {
        #expect(try look(.automatic, .phone) == [true, true])
        #expect(try look(.browser, .phone) == [true, true])
        #expect(try look(.editor, .phone) == [true, false])
        #expect(try look(.automatic, .desktop) == look(.editor, .desktop))
    }

    @Test("what is in the middle stands beside a leading title, and not in its place")
    func principal() throws {
        let editor = try host(.editor, idiom: .pad, hasPrincipal: true)
        #expect(abs(try editor.frame(of: "principal").midX - 400) < 2)
        #expect(try editor.frame(of: "Letter").minX < 100)
        let usual = try host(.automatic, idiom: .pad, hasPrincipal: true)
        #expect(!usual.exists("Letter"))
    }

    @Test("a role that changes moves the title, and keeps the page's state")
    func change() throws {
        struct Changing: View {
            @State private var isEditor = false
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("count \(count)") { count += 1 }
                        Button("change") { isEditor.toggle() }
                    }
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbarRole(isEditor ? .editor : .automatic)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 800, height: 400), idiom: .pad) { Changing() }
        try host.tap("count 0")
        #expect(abs(try host.layoutFrame(of: "Title").midX - 400) < 2)
        try host.tap("change")
        #expect(try host.layoutFrame(of: "Title").minX < 60)
        #expect(host.exists("count 1"))
    }
}
