import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
    private func column(_ count: Int) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { number in
                    Color.red.frame(width: 100, height: 50).accessibilityIdentifier("row \(number)")
                }
            }
        }
    }

    @Test("a vertical scroll view takes the height that it is offered and the width of its content")
    func size() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            column(10).accessibilityIdentifier("scroll")
        }
        #expect(try host.frame(of: "row 0") == CGRect(x: 100, y: 0, width: 100, height: 50))
        #expect(try host.frame(of: "row 9") == CGRect(x: 100, y: 450, width: 100, height: 50))
    }

    @Test("the wheel moves the content, and it stops at its ends")
    func wheel() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { column(10) }
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 120))
        #expect(try host.frame(of: "row 0").minY == -120)
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 10_000))
        #expect(try host.frame(of: "row 9").maxY == 200)
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -10_000))
        #expect(try host.frame(of: "row 0").minY == 0)
    }

    @Test("content that is not as long as the view stays where it is")
    func short() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { column(2) }
        host.scroll(at: CGPoint(x: 150, y: 20), by: CGSize(width: 0, height: 50))
        #expect(try host.frame(of: "row 0").minY == 0)
    }

    @Test("scrollDisabled switches scrolling off")
    func disabled() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { column(10).scrollDisabled(true) }
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 50))
        #expect(try host.frame(of: "row 0").minY == 0)
    }

    @Test("a grid of two flexible columns and 10 points between them shares 210 points as 100 and 100")
    func grid() throws {
        let columns = [GridItem(.flexible(), spacing: 10), GridItem(.flexible())]
        let host = TestHost(size: CGSize(width: 210, height: 200)) {
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(0..<3, id: \.self) { number in
                    Color.red.frame(height: 30).accessibilityIdentifier("cell \(number)")
                }
            }
        }
        let first = try host.frame(of: "cell 0")
        #expect(first.width == 100)
        #expect(try host.frame(of: "cell 1").minX == first.minX + 110)
        #expect(try host.frame(of: "cell 2").minY == first.minY + 34)
    }

    @Test("adaptive columns of at least 50 points with 8 between them: three fit into 170")
    func adaptive() throws {
        let host = TestHost(size: CGSize(width: 170, height: 200)) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))], spacing: 4) {
                ForEach(0..<4, id: \.self) { number in
                    Color.red.frame(height: 30).accessibilityIdentifier("cell \(number)")
                }
            }
        }
        #expect(try host.frame(of: "cell 2").minY == host.frame(of: "cell 0").minY)
        #expect(try host.frame(of: "cell 3").minY == host.frame(of: "cell 0").minY + 34)
    }

    @Test("a scroll view that has gone is released, with what is around it")
    func released() {
        final class Kept {}
        struct Holder: View {
            let weak: Weak<Kept>
            @State private var kept = Kept()
            var body: some View {
                let _ = weak.object = kept
                ScrollView { Text("inside") }.onHover { [kept] _ in withExtendedLifetime(kept) {} }
            }
        }
        let weak = Weak<Kept>()
        let rows = Changing([1])
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Bound(rows) { rows in ForEach(rows.wrappedValue, id: \.self) { _ in Holder(weak: weak) } }
        }
        #expect(weak.object != nil)
        rows.value = []
        host.settle()
        #expect(weak.object == nil)
    }
}
