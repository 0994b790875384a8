import DovetailTesting
import SwiftUI
import Testing

/// Where a search field goes when the page below it is scrolled.
@MainActor
@Suite("Search fields of scrolled pages")
struct SearchFieldWayTests {
    private struct Page: View {
        var placement = SearchFieldPlacement.automatic
        var mode = NavigationBarItem.TitleDisplayMode.large
        @State private var query = ""

        var body: some View {
            NavigationStack {
                List(0..<60, id: \.self) { Text("Row \($0)") }
                    .listStyle(.plain)
                    .navigationTitle("Rows")
                    .navigationBarTitleDisplayMode(mode)
                    .searchable(text: $query, placement: placement)
            }
        }
    }

    private func host(_ page: Page, _ idiom: Idiom = .phone) -> TestHost {
        TestHost(size: CGSize(width: 390, height: 700), idiom: idiom) { page }
    }

    private func scroll(_ host: TestHost, _ distance: CGFloat) {
        host.scroll(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: distance))
    }

    @Test(
        "the field goes up with the large title, so that no row stands above it, and is gone below the bar",
        arguments: [Idiom.phone, .pad])
    func automatic(idiom: Idiom) throws {
        let host = host(Page(), idiom)
        let (field, row) = (try host.frame(of: "Search"), try host.frame(of: "Row 0"))
        for distance in [20, 52, 80] as [CGFloat] {
            scroll(host, distance)
            #expect(try host.frame(of: "Search") == field.offsetBy(dx: 0, dy: -distance))
            #expect(try host.frame(of: "Row 0") == row.offsetBy(dx: 0, dy: -distance))
            scroll(host, -distance)
        }
        // The title takes 52 points and the field 52.
        scroll(host, 104)
        #expect(!host.exists("Search"))
        #expect(try host.frame(of: "Row 2").minY == row.minY + 2 * row.pitch(host) - 104)
        scroll(host, 500)
        #expect(!host.exists("Search"))
        scroll(host, -604)
        #expect(try host.frame(of: "Search") == field)
    }

    @Test("a field that is always shown stops below the small title")
    func always() throws {
        let host = host(Page(placement: .navigationBarDrawer(displayMode: .always)))
        let field = try host.frame(of: "Search")
        scroll(host, 30)
        #expect(try host.frame(of: "Search") == field.offsetBy(dx: 0, dy: -30))
        scroll(host, 400)
        #expect(try host.frame(of: "Search") == field.offsetBy(dx: 0, dy: -52))
    }

    @Test("below a small title it stays in its place if it is always shown, and else goes at once")
    func inline() throws {
        let always = host(Page(placement: .navigationBarDrawer(displayMode: .always), mode: .inline))
        let field = try always.frame(of: "Search")
        scroll(always, 400)
        #expect(try always.frame(of: "Search") == field)
        let automatic = host(Page(mode: .inline))
        scroll(automatic, 20)
        #expect(try automatic.frame(of: "Search") == field.offsetBy(dx: 0, dy: -20))
        scroll(automatic, 40)
        #expect(!automatic.exists("Search"))
    }

    @Test("while somebody searches the field stays in sight")
    func searching() throws {
        let host = host(Page())
        let field = try host.frame(of: "Search")
        try host.tap("Search")
        scroll(host, 400)
        #expect(try host.frame(of: "Search").minY == field.minY - 52)
        try host.tap("Cancel")
        #expect(!host.exists("Search"))
    }

    @Test("on a desktop it stays where it is")
    func desktop() throws {
        let host = host(Page(), .desktop)
        let field = try host.frame(of: "Search")
        scroll(host, 400)
        #expect(try host.frame(of: "Search") == field)
    }
}

extension CGRect {
    /// From a row to the next one.
    @MainActor
    fileprivate func pitch(_ host: TestHost) throws -> CGFloat {
        try host.frame(of: "Row 4").minY - host.frame(of: "Row 3").minY
    }
}
