import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Where views stand in the cells of lazy grids.
@MainActor
@Suite("Alignment in lazy grids")
struct LazyGridAlignmentTests {
    private func minX(_ alignment: HorizontalAlignment, item: Alignment? = nil) throws -> [CGFloat] {
        let columns = [GridItem(.flexible(), spacing: 0, alignment: item), GridItem(.flexible(), spacing: 0)]
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            LazyVGrid(columns: columns, alignment: alignment, spacing: 0) {
                ForEach(["a", "b"], id: \.self) {
                    Text($0).frame(width: 20).accessibilityElement().accessibilityLabel($0)
                }
            }
        }
        return try ["a", "b"].map { try host.frame(of: $0).minX }
    }

    @Test("views stand in their cells as the grid says, unless their column says something else")
    func columns() throws {
        #expect(try minX(.center) == [40, 140])
        #expect(try minX(.leading) == [0, 100])
        #expect(try minX(.trailing) == [80, 180])
        #expect(try minX(.leading, item: .trailing) == [80, 100])
    }

    @Test("views of a grid that runs sideways do so, too")
    func rows() throws {
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], alignment: .top) {
                ForEach(["a", "b"], id: \.self) {
                    Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel($0)
                }
            }
        }
        #expect(try ["a", "b"].map { try host.frame(of: $0).minY } == [0, 100])
    }
}
