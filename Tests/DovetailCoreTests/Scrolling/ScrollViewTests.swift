import DovetailTesting
import Foundation
import SwiftUI
import Testing
import ViewSupport

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

    /// Where the cells of a grid are across, in a window of a width, and how wide they are.
    private func cells(_ columns: [GridItem], width: CGFloat, count: Int, alignment: HorizontalAlignment = .center)
        throws -> [(x: CGFloat, width: CGFloat)]
    {
        let host = TestHost(size: CGSize(width: width, height: 200)) {
            LazyVGrid(columns: columns, alignment: alignment, spacing: 0) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).accessibilityIdentifier("cell \($0)") }
            }
        }
        return try (0..<count).map { number in
            let frame = try host.frame(of: "cell \(number)")
            return (frame.minX, frame.width)
        }
    }

    @Test("what a flexible column leaves of its share goes to those after it; a fixed one comes first")
    func limitedColumns() throws {
        let columns = [
            GridItem(.flexible(maximum: 50), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.fixed(40)),
        ]
        let found = try cells(columns, width: 300, count: 3)
        #expect(found.map(\.x) == [0, 60, 260])
        #expect(found.map(\.width) == [50, 190, 40])
        let minima = try cells(
            [GridItem(.flexible(minimum: 120), spacing: 0), GridItem(.flexible())], width: 200, count: 2)
        #expect(minima.map(\.width) == [120, 80])
    }

    @Test("adaptive columns are no wider than their maximum, and the grid no wider than its columns")
    func limitedAdaptive() throws {
        let column = [GridItem(.adaptive(minimum: 60, maximum: 70), spacing: 10)]
        #expect(try cells(column, width: 200, count: 2).map(\.width) == [60, 60])
        let narrow = [GridItem(.adaptive(minimum: 100, maximum: 120), spacing: 10)]
        // The grid is 120 wide, and stands in the middle of the window.
        for alignment in [HorizontalAlignment.leading, .center, .trailing] {
            let found = try cells(narrow, width: 200, count: 1, alignment: alignment)
            #expect(found[0] == (40, 120), "\(alignment)")
        }
    }

    @Test("a single adaptive column takes the room there is where its least width has none")
    func crowdedAdaptive() throws {
        let column = [GridItem(.adaptive(minimum: 400), spacing: 10)]
        #expect(try cells(column, width: 200, count: 2).map(\.width) == [200, 200])
        #expect(try cells(column, width: 500, count: 1).map(\.width) == [500])
    }

    @Test("the views of a grid's header are in lines of their own, however many columns there are")
    func gridHeader() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
                Section {
                    ForEach(0..<2, id: \.self) { Color.red.frame(height: 30).accessibilityIdentifier("cell \($0)") }
                } header: {
                    Color.blue.frame(height: 20).accessibilityIdentifier("one")
                    Color.blue.frame(height: 20).accessibilityIdentifier("two")
                }
            }
        }
        let start = try host.frame(of: "one").minY
        #expect(try host.frame(of: "one").width == 200)
        #expect(try host.frame(of: "two") == CGRect(x: 0, y: start + 20, width: 200, height: 20))
        #expect(try host.frame(of: "cell 0") == CGRect(x: 0, y: start + 40, width: 100, height: 30))
        #expect(try host.frame(of: "cell 1").minY == start + 40)
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
