import CGTK
import DovetailCore
import DovetailPaint
import Foundation
import Testing

@MainActor @Suite struct NodeCacheTests {
    private func paint(_ canvas: Canvas) {
        if let node = canvas.painter.renderNode(for: canvas.tree) { gsk_render_node_unref(node) }
    }

    private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func keepsTheNodesOfUnchangedSiblings() throws {
        let canvas = Canvas(20, 20)
        let kept = canvas.box(frame, .red)
        let changing = canvas.box(frame, .blue)
        let group = canvas.node(frame, children: [kept, changing])
        canvas.show(group)
        paint(canvas)
        // The boxes, the group and the root.
        #expect(canvas.painter.piecesPainted == 4)
        paint(canvas)
        #expect(canvas.painter.piecesPainted == 4)
        canvas.tree.setContent(changing, .fill(Path(frame), .color(.green), FillStyle()))
        paint(canvas)
        #expect(canvas.painter.piecesPainted == 7)
    }

    @Test func movesANodeWithoutPaintingItAgain() throws {
        let canvas = Canvas(30, 30)
        let moving = canvas.box(frame, .red)
        canvas.show(canvas.node(CGRect(x: 0, y: 0, width: 30, height: 30), children: [moving]))
        #expect(try canvas.picture().pixel(5, 5) == .red)
        paint(canvas)
        let before = canvas.painter.piecesPainted
        canvas.tree.setGeometry(moving, origin: CGPoint(x: 15, y: 15), size: frame.size)
        let picture = try canvas.picture()
        #expect(picture.pixel(20, 20) == .red && picture.pixel(5, 5) == .clear)
        paint(canvas)
        // The group and the root.
        #expect(canvas.painter.piecesPainted == before + 2)
    }
}
