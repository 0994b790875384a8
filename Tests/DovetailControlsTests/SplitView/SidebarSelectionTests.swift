import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Selection of a sidebar")
struct SidebarSelectionTests {
    private struct Place: Identifiable, Hashable {
        var id: Int
        var name: String
    }

    private static let places = [Place(id: 1, name: "Rome"), Place(id: 2, name: "Oslo")]

    /// The selection is by the value of the links.
    private struct ByValue: View {
        @State private var selection: Place?
        var body: some View {
            NavigationSplitView {
                List(places, selection: $selection) { place in NavigationLink(place.name, value: place) }
            } detail: {
                Text(selection.map { "About \($0.name)" } ?? "Nothing")
            }
        }
    }

    /// The selection is by the ids of the rows, whatever the links stand for.
    private struct ByID: View {
        @State private var selection: Int?
        var body: some View {
            NavigationSplitView {
                List(places, selection: $selection) { place in NavigationLink(place.name, value: place) }
            } detail: {
                Text(selection.map { "Number \($0)" } ?? "Nothing")
            }
        }
    }

    @Test("a link with a value selects its row, and the detail follows", arguments: [Idiom.pad, .desktop])
    func value(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 900, height: 500), idiom: idiom) { ByValue() }
        #expect(host.exists("Nothing"))
        try host.tap("Oslo")
        #expect(host.exists("About Oslo"))
        try host.tap("Rome")
        #expect(host.exists("About Rome"))
    }

    @Test("a selection by ids takes the row's id where the link's value is of another type")
    func id() throws {
        let host = TestHost(size: CGSize(width: 900, height: 500)) { ByID() }
        try host.tap("Oslo")
        #expect(host.exists("Number 2"))
    }

    @Test("where there is room for one column, the detail is shown")
    func compact() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) { ByValue() }
        try host.tap("Oslo")
        host.advance(by: .seconds(1))
        #expect(host.exists("About Oslo") && !host.exists("Rome"))
    }
}
