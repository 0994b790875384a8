import DovetailTesting
import SwiftUI
import Testing

/// Sheets of touch devices follow the finger.
@MainActor
@Suite("Sheets that are pulled")
struct SheetPullTests {
    private struct Page: View {
        var detents: Set<PresentationDetent> = []
        var isKept = false
        @State private var isShown = true
        @State private var value = 0.5

        var body: some View {
            Text(isShown ? "shown" : "gone")
                .sheet(isPresented: $isShown) {
                    VStack {
                        Text("in the sheet")
                        Slider(value: $value) { Text("value") }
                        Spacer()
                    }
                    .presentationDetents(detents)
                    .interactiveDismissDisabled(isKept)
                }
        }
    }

    private func host(_ page: Page, idiom: Idiom = .phone) -> TestHost {
        let host = TestHost(size: CGSize(width: 400, height: 620), idiom: idiom) { page }
        host.advance(by: .seconds(1))
        return host
    }

    private func pull(_ host: TestHost, from y: CGFloat, by distance: CGFloat, fast: Bool = false) {
        host.drag(
            from: CGPoint(x: 300, y: y), to: CGPoint(x: 300, y: y + distance),
            duration: fast ? .milliseconds(120) : .seconds(1))
        host.advance(by: .seconds(2))
    }

    @Test("pulled down far it goes, and a little way it comes back")
    func dismissed() throws {
        let host = host(Page())
        let place = try host.frame(of: "in the sheet")
        pull(host, from: 500, by: 100)
        #expect(try host.frame(of: "in the sheet") == place)
        pull(host, from: 200, by: 380)
        #expect(host.exists("gone"))
        #expect(!host.exists("in the sheet"))
    }

    @Test("a quick pull sends it away, too; not one that must stay")
    func quick() throws {
        let free = host(Page())
        pull(free, from: 200, by: 200, fast: true)
        #expect(free.exists("gone"))
        let kept = host(Page(isKept: true))
        let place = try kept.frame(of: "in the sheet")
        pull(kept, from: 200, by: 380)
        #expect(try kept.frame(of: "in the sheet") == place)
    }

    @Test("between its heights it goes to the nearest; while it is pulled it follows")
    func heights() throws {
        let host = host(Page(detents: [.height(200), .height(400)]))
        let low = try host.frame(of: "in the sheet").minY
        #expect(low >= 420)
        pull(host, from: low + 80, by: -150)
        let high = try host.frame(of: "in the sheet").minY
        #expect(high == low - 200)
        pull(host, from: high + 100, by: 60)
        #expect(try host.frame(of: "in the sheet").minY == high)
        pull(host, from: high + 100, by: 140)
        #expect(try host.frame(of: "in the sheet").minY == low)
        pull(host, from: low + 100, by: 140)
        #expect(host.exists("gone"))
    }

    @Test("what is dragged by itself in a sheet leaves the sheet where it is")
    func slider() throws {
        let host = host(Page())
        let place = try host.frame(of: "in the sheet")
        let slider = try host.frame(of: "value")
        host.drag(
            from: CGPoint(x: slider.midX, y: slider.midY), to: CGPoint(x: slider.maxX, y: slider.midY + 400),
            duration: .seconds(1))
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "in the sheet") == place)
    }

    @Test(
        "a press beside a sheet at the bottom of a phone sends it away, unless it must stay; on a desktop it does not")
    func outside() throws {
        let free = host(Page(detents: [.medium]))
        free.tap(at: CGPoint(x: 200, y: 100))
        #expect(free.exists("gone"))
        let kept = host(Page(detents: [.medium], isKept: true))
        kept.tap(at: CGPoint(x: 200, y: 100))
        #expect(kept.exists("in the sheet"))
        let desktop = host(Page(), idiom: .desktop)
        desktop.tap(at: CGPoint(x: 5, y: 5))
        #expect(desktop.exists("in the sheet"))
        pull(desktop, from: 310, by: 280)
        #expect(desktop.exists("in the sheet"))
    }
}
