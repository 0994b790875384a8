import CGTK
import DovetailCore
import Foundation
import Testing

@testable import DovetailPaint

/// What a window paints that keeps its render nodes from frame to frame: a change shows, whatever was kept.
@MainActor
@Suite("Effects that change in a window")
struct ChangedEffectTests {
    private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

    /// How much red there is at a point of what the canvas's painter paints, with the nodes that it kept: 0...255.
    private func red(_ canvas: Canvas, _ x: Int, _ y: Int) -> Int {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 40, 40)
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        if let node = canvas.painter.renderNode(for: canvas.tree) {
            gsk_render_node_draw(node, context)
            gsk_render_node_unref(node)
        }
        cairo_destroy(context)
        cairo_surface_flush(surface)
        let data = cairo_image_surface_get_data(surface)!
        return Int(data[y * Int(cairo_image_surface_get_stride(surface)) + x * 4 + 2])
    }

    @Test("opacity, offset, scale, clip and none, one after the other, each shows")
    func changes() {
        let canvas = Canvas(40, 40)
        let group = canvas.node(frame, children: [canvas.box(frame, .red)])
        canvas.show(canvas.node(CGRect(x: 0, y: 0, width: 40, height: 40), children: [group]))
        #expect(red(canvas, 5, 5) == 255)
        canvas.tree.setEffect(group, .opacity(0.5))
        #expect(abs(red(canvas, 5, 5) - 128) <= 1)
        canvas.tree.setEffect(group, .opacity(0))
        #expect(red(canvas, 5, 5) == 0)
        canvas.tree.setEffect(group, .transform(CGAffineTransform(translationX: 20, y: 0)))
        #expect(red(canvas, 5, 5) == 0)
        #expect(red(canvas, 25, 5) == 255)
        canvas.tree.setEffect(group, .transform(CGAffineTransform(scaleX: 3, y: 3)))
        #expect(red(canvas, 25, 25) == 255)
        canvas.tree.setEffect(group, .clip(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), FillStyle()))
        #expect(red(canvas, 2, 2) == 255)
        #expect(red(canvas, 8, 8) == 0)
        canvas.tree.setEffect(group, .none)
        #expect(red(canvas, 8, 8) == 255)
        #expect(red(canvas, 25, 25) == 0)
    }

    @Test("a blur and a shadow of a window are as strong as those of a picture")
    func blur() throws {
        // Painting anything registers the kinds of nodes.
        let canvas = Canvas(10, 10)
        canvas.show(canvas.box(frame, .red))
        #expect(red(canvas, 5, 5) == 255)
        var color = GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1)
        var bounds = graphene_rect_t()
        graphene_rect_init(&bounds, 0, 0, 10, 10)
        let inner = gsk_color_node_new(&color, &bounds)!
        defer { gsk_render_node_unref(inner) }
        let painter = EffectPainter(blurScale: nil)
        for radius in [CGFloat(1), 3, 20] {
            let blurred = try #require(painter.apply(.blur(radius: radius), to: inner))
            defer { gsk_render_node_unref(blurred) }
            #expect(gsk_render_node_get_node_type(blurred) == GSK_BLUR_NODE)
            // GSK's radius is twice the deviation that a picture's blur takes.
            #expect(gsk_blur_node_get_radius(blurred) == Float(radius) * 2)
        }
    }

    @Test("dashes begin where their phase says")
    func dashes() throws {
        func isDrawn(_ phase: CGFloat, at x: Int) throws -> Bool {
            let canvas = Canvas(40, 10)
            var line = Path()
            line.move(to: CGPoint(x: 0, y: 5))
            line.addLine(to: CGPoint(x: 40, y: 5))
            let style = StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: phase)
            canvas.show(
                canvas.node(CGRect(x: 0, y: 0, width: 40, height: 10), .stroke(line, .color(.blue), style)))
            return try canvas.picture().pixel(x, 5) == .blue
        }
        #expect(try [2, 12, 22, 32].map { try isDrawn(0, at: $0) } == [true, false, true, false])
        #expect(try [2, 12, 22, 32].map { try isDrawn(10, at: $0) } == [false, true, false, true])
        #expect(try [2, 7, 12, 17].map { try isDrawn(5, at: $0) } == [true, false, false, true])
    }
}
