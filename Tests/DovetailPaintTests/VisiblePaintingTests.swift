import CGTK
import DovetailCore
import DovetailPaint
import Foundation
import Testing

@MainActor @Suite("Painting costs what is in sight")
struct VisiblePaintingTests {
    private func paint(_ canvas: Canvas) {
        if let node = canvas.painter.renderNode(for: canvas.tree) { gsk_render_node_unref(node) }
    }

    /// A column of boxes of 10 points each, in a group that is clipped to the window.
    private func column(_ count: Int, in canvas: Canvas) -> (group: DisplayNode, rows: [DisplayNode]) {
        let rows = (0..<count).map {
            canvas.box(CGRect(x: 0, y: $0 * 10, width: 20, height: 10), $0 % 2 == 0 ? .red : .blue)
        }
        let group = canvas.node(CGRect(x: 0, y: 0, width: 20, height: count * 10), children: rows)
        let clip = canvas.node(
            CGRect(x: 0, y: 0, width: 20, height: 100),
            effect: .clip(Path(CGRect(x: 0, y: 0, width: 20, height: 100)), FillStyle()), children: [group])
        canvas.show(clip)
        return (group, rows)
    }

    @Test("the first frame paints as much of a long column as of a longer one")
    func firstFrame() {
        func pieces(_ count: Int) -> Int {
            let canvas = Canvas(20, 100)
            _ = column(count, in: canvas)
            paint(canvas)
            return canvas.painter.piecesPainted
        }
        #expect(pieces(1_000) == pieces(10_000))
        #expect(pieces(10_000) <= 140)
    }

    @Test("a change of one row in sight paints that row and what is around it, none of its siblings")
    func oneRow() throws {
        let canvas = Canvas(20, 100)
        let (_, rows) = column(1_000, in: canvas)
        paint(canvas)
        let before = canvas.painter.piecesPainted
        canvas.tree.setContent(
            rows[3], .fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), .color(.green), FillStyle()))
        paint(canvas)
        // The row, its chunk, the group, the clip and the root.
        #expect(canvas.painter.piecesPainted == before + 5)
        #expect(try canvas.picture().pixel(5, 35) == .green)
    }

    @Test("a change of a row out of sight paints no row")
    func outOfSight() {
        let canvas = Canvas(20, 100)
        let (_, rows) = column(1_000, in: canvas)
        paint(canvas)
        let before = canvas.painter.piecesPainted
        canvas.tree.setContent(rows[900], .none)
        paint(canvas)
        #expect(canvas.painter.piecesPainted <= before + 3)
    }

    @Test("scrolling paints what comes into sight, and shows it")
    func scrolling() throws {
        let canvas = Canvas(20, 100)
        let (group, _) = column(10_000, in: canvas)
        paint(canvas)
        let before = canvas.painter.piecesPainted
        canvas.tree.setGeometry(group, origin: CGPoint(x: 0, y: -5), size: group.size)
        paint(canvas)
        // The group around it and the root; the column itself was painted beyond the window.
        #expect(canvas.painter.piecesPainted == before + 2)
        canvas.tree.setGeometry(group, origin: CGPoint(x: 0, y: -50_010), size: group.size)
        paint(canvas)
        #expect(canvas.painter.piecesPainted < before + 150)
        #expect(try canvas.picture().pixel(5, 5) == .blue)
        #expect(try canvas.picture().pixel(5, 15) == .red)
    }

    @Test("parts that overflow, are moved by effects, or have no sensible place are painted all the same")
    func overflow() throws {
        let canvas = Canvas(60, 60)
        let far = canvas.box(CGRect(x: 500, y: 500, width: 10, height: 10), .red)
        let moved = canvas.node(
            .zero, effect: .transform(CGAffineTransform(translationX: -490, y: -490)), children: [far])
        let nan = canvas.box(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), .blue)
        let inside = canvas.box(CGRect(x: 30, y: 30, width: 10, height: 10), .green)
        canvas.show(canvas.node(.zero, children: [nan, canvas.node(.zero, children: [inside]), moved]))
        let picture = try canvas.picture()
        #expect(picture.pixel(15, 15) == .red)
        #expect(picture.pixel(35, 35) == .green)
    }
}
