import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// A PDF file that a ``CGContext`` draws, page by page.
///
/// What is drawn on a page is kept as steps and painted when the page ends, on the main thread, which others wait for. Texts and shapes stay what
/// they are: they are sharp at any size.
package final class PDFFile {
    /// What is written so far. An object of its own, since the surface keeps its address.
    private final class Bytes {
        var data = Data()
    }

    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let bytes = Bytes()
    /// Takes the whole file when it is closed.
    private let take: (Data) -> Bool
    private var pageBox: CGRect
    private let usualBox: CGRect
    private(set) var isPageBegun = false
    private var isClosed = false

    package init(mediaBox: CGRect, take: @escaping (Data) -> Bool) {
        self.take = take
        (pageBox, usualBox) = (mediaBox, mediaBox)
        surface = dovetail_pdf_surface(
            mediaBox.width, mediaBox.height,
            { closure, part, count in
                // The object lives as long as the surface, which is finished before it goes.
                Unmanaged<Bytes>.fromOpaque(closure!).takeUnretainedValue().data.append(part!, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(bytes).toOpaque())
        context = cairo_create(surface)
    }

    deinit {
        close()
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// - Parameter box: The page's, in points; nil for that of the file.
    package func beginPage(_ drawing: ImmediateDrawing, box: CGRect? = nil) {
        guard !isClosed else { return }
        if isPageBegun { endPage(drawing) }
        pageBox = box ?? usualBox
        isPageBegun = true
        dovetail_pdf_set_size(surface, pageBox.width, pageBox.height)
        drawing.save()
    }

    /// - Parameter growsUpwards: Whether y does in what was drawn.
    package func endPage(_ drawing: ImmediateDrawing, growsUpwards: Bool = true) {
        guard isPageBegun else { return }
        isPageBegun = false
        drawing.restore()
        let (steps, views, box) = (drawing.takeSteps(), drawing.takeViews(), pageBox)
        // The caller waits for it: nobody else draws meanwhile.
        nonisolated(unsafe) let page = (steps, views)
        MainThread.sync { MainActor.assumeIsolated { paint(page.0, page.1, box, growsUpwards) } }
        cairo_show_page(context)
    }

    @MainActor
    private func paint(
        _ steps: [ImmediateDrawing.Step], _ views: [ImmediateDrawing.DrawnView], _ box: CGRect, _ growsUpwards: Bool
    ) {
        let canvas = Canvas { context, _ in
            let place =
                growsUpwards
                ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
                : CGAffineTransform(translationX: -box.minX, y: -box.minY)
            context.concatenate(place)
            for step in steps {
                var copy = context
                step(&copy)
            }
        } symbols: {
            ForEach(views) { $0.view.frame(width: $0.size.width, height: $0.size.height) }
        }
        let renderer = ImageRenderer(content: canvas.frame(width: box.width, height: box.height))
        do {
            try renderer.withTree(scale: renderer.scale) { tree, _, _ in
                let painter = NodePainter()
                painter.withRoom(for: tree.root) {
                    // What is blurred is a picture in the file, of twice as many pixels as points.
                    guard let node = painter.renderNode(for: tree, blurScale: 2) else { return }
                    gsk_render_node_draw(node, context)
                    gsk_render_node_unref(node)
                }
            }
        } catch {
            Log.warnOnce("pdf", "CGContext: a page of the PDF file is empty: \(error)")
        }
    }

    /// Ends the file, which is handed over now. Nothing is drawn afterwards.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        cairo_surface_finish(surface)
        _ = take(bytes.data)
    }
}
