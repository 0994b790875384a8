import DovetailTesting
import SwiftUI
import Testing

/// The edges that the lines between rows are hidden and coloured at.
@MainActor
@Suite("Edges of lines between rows")
struct SeparatorEdgeTests {
    /// The places between the middles of two rows, the first of which is changed, at which something is drawn at its end.
    private func line(_ change: (Text) -> some View) throws -> [Color.Resolved] {
        let changed = change(Text("a"))
        let host = TestHost(size: CGSize(width: 320, height: 200), idiom: .phone) {
            List {
                changed
                Text("b").listRowSeparator(.hidden, edges: .bottom)
            }
            .listStyle(.plain)
        }
        defer { host.close() }
        let (top, bottom) = (try host.frame(of: "a").midY.rounded() + 0.5, try host.frame(of: "b").midY)
        return try stride(from: top, to: bottom, by: 1).map { try host.color(at: CGPoint(x: 250, y: $0)) }
            .filter { min($0.red, $0.green, $0.blue) < 0.95 }
    }

    @Test("the line below a row is hidden at its lower edge, not at its upper one")
    func hidden() throws {
        #expect(try line { $0 }.count == 1)
        #expect(try line { $0.listRowSeparator(.hidden, edges: .top) }.count == 1)
        #expect(try line { $0.listRowSeparator(.hidden, edges: .bottom) }.isEmpty)
        #expect(try line { $0.listRowSeparator(.hidden) }.isEmpty)
    }

    @Test("it has the colour that is said for the lower edge")
    func tint() throws {
        func isRed(_ edges: VerticalEdge.Set) throws -> Bool {
            let colors = try line { $0.listRowSeparatorTint(.red, edges: edges) }
            return colors.count == 1 && colors[0].red > colors[0].blue + 0.1
        }
        #expect(try isRed(.bottom) && isRed(.all))
        #expect(try !isRed(.top))
    }
}
