import CDovetailGTK
import CGTK
import DovetailCore
import DovetailSymbols
import Foundation

/// Paints the content of one display node into a snapshot.
struct ContentPainter {
    let text: PangoTextEngine
    let images: ImageLoader
    let snapshot: OpaquePointer

    func paint(_ node: DisplayNode) {
        let bounds = CGRect(origin: .zero, size: node.drawn.size)
        switch node.content {
        // A drawing is painted with what is inside its node, and a likeness is another node; see `NodePainter`.
        case .none, .drawing, .likeness: break
        case .fill(let path, let paint, let style): fill(path, paint, style, bounds)
        case .stroke(let path, let paint, let style): stroke(path, paint, style, bounds)
        case .text(let resolved): TextPainter(content: self, text: resolved).paint(in: bounds)
        case .symbol(let symbol): draw(symbol, in: bounds)
        case .image(let image): draw(image, in: bounds)
        case .hosted(let content): if let picture = content.picture { gtk_snapshot_append_node(snapshot, picture) }
        }
    }

    // MARK: Shapes

    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ bounds: CGRect) {
        guard !path.isEmpty else { return }
        if paint.isStyled {
            return StyledPainter(content: self).draw(paint, of: path, style, bounds) { content, paint in
                content.fill(path, paint, style, bounds)
            }
        }
        if case .color(let color) = paint, let outline = path.roundedRectangle {
            guard color.opacity > 0, outline.rect.width > 0, outline.rect.height > 0 else { return }
            var rgba = color.gdk
            var rect = outline.rect.graphene
            if outline.cornerSize == .zero {
                gtk_snapshot_append_color(snapshot, &rgba, &rect)
            } else {
                var rounded = outline.gsk
                gtk_snapshot_push_rounded_clip(snapshot, &rounded)
                gtk_snapshot_append_color(snapshot, &rgba, &rect)
                gtk_snapshot_pop(snapshot)
            }
            return
        }
        withCairo(path.boundingRect.insetBy(dx: -1, dy: -1)) { context in
            path.add(to: context)
            if !style.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
            cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            paint.setSource(of: context, bounds: bounds)
            cairo_fill(context)
        }
    }

    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ bounds: CGRect) {
        guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
        if paint.isStyled {
            return StyledPainter(content: self).draw(paint, of: path.strokedPath(style), FillStyle(), bounds) {
                $0.stroke(path, $1, style, bounds)
            }
        }
        let margin = -(style.lineWidth * max(1, style.lineJoin == .miter ? style.miterLimit / 4 : 1) + 1)
        withCairo(path.boundingRect.insetBy(dx: margin, dy: margin)) { context in
            path.add(to: context)
            apply(style, to: context)
            paint.setSource(of: context, bounds: bounds)
            cairo_stroke(context)
        }
    }

    private func apply(_ style: StrokeStyle, to context: OpaquePointer) {
        cairo_set_line_width(context, Double(style.lineWidth))
        cairo_set_miter_limit(context, Double(style.miterLimit.bounded(by: 0...1000, orIfNaN: 10)))
        cairo_set_line_cap(
            context,
            style.lineCap == .butt
                ? CAIRO_LINE_CAP_BUTT : style.lineCap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
        cairo_set_line_join(
            context,
            style.lineJoin == .miter
                ? CAIRO_LINE_JOIN_MITER : style.lineJoin == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
        let dashes = style.usableDash.map { Double($0) }
        // Dashes too short to be seen are a line, and would be endless work.
        if dashes.reduce(0, +) > 0.05 {
            cairo_set_dash(context, dashes, Int32(dashes.count), Double(style.dashPhase).finite)
        }
    }

    func withCairo(_ bounds: CGRect, _ body: (OpaquePointer) -> Void) {
        guard bounds.width > 0, bounds.height > 0, bounds.width < 32767, bounds.height < 32767 else { return }
        var rect = bounds.graphene
        guard let context = gtk_snapshot_append_cairo(snapshot, &rect) else { return }
        body(context)
        cairo_destroy(context)
    }

    // MARK: Text

    func draw(_ layout: OpaquePointer, at origin: CGPoint, _ color: Color.Resolved, isFading: Bool = false) {
        gtk_snapshot_save(snapshot)
        var point = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
        gtk_snapshot_translate(snapshot, &point)
        if isFading {
            FadingText(layout: layout, color: color).append(to: snapshot)
        } else {
            var rgba = color.gdk
            gtk_snapshot_append_layout(snapshot, layout, &rgba)
        }
        gtk_snapshot_restore(snapshot)
    }

    /// A line that took no Pango. Its glyphs have no colours of their own: letters and digits.
    func draw(_ line: ShapedLine, at origin: CGPoint, _ color: Color.Resolved) {
        guard let node = line.node(color: color.gdk, at: origin) else { return }
        gtk_snapshot_append_node(snapshot, node)
        gsk_render_node_unref(node)
    }

    // MARK: Symbols and images

    func draw(_ symbol: ResolvedSymbol, in bounds: CGRect) {
        SymbolPainter(content: self, symbol: symbol).paint(in: bounds)
    }

    func draw(_ image: ResolvedImage, in bounds: CGRect) {
        if image.source == .block {
            let paint = image.templatePaint ?? Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
            let block = Path(roundedRect: bounds, cornerRadius: min(4, bounds.height / 4))
            return fill(block, paint, FillStyle(), bounds)
        }
        guard let texture = images.texture(of: image) else {
            // A name that no picture has leaves its place empty, as on Apple's systems; the log has told it. Bytes that are none are marked.
            if case .missing = image.source { return }
            return drawPlaceholder(in: bounds)
        }
        if image.templatePaint != nil || !image.smooth || !image.isAntialiased || image.isSliced {
            return withCairo(bounds) {
                RasterImagePainter(texture: texture, image: image).paint(in: bounds, context: $0)
            }
        }
        var rect = bounds.graphene
        gtk_snapshot_append_texture(snapshot, texture, &rect)
    }

    /// A dashed box with a question mark: something is missing here.
    func drawPlaceholder(in bounds: CGRect) {
        let ink = Color.Resolved(red: 0.85, green: 0.2, blue: 0.35, opacity: 0.9)
        let inner = bounds.insetBy(dx: 1, dy: 1)
        stroke(
            Path(roundedRect: inner, cornerRadius: min(4, inner.width / 5)), .color(ink),
            StrokeStyle(lineWidth: 1, dash: [3, 2]), bounds)
        var style = TextRunStyle(size: max(7, min(bounds.height, bounds.width) * 0.6), weight: 600, color: ink)
        style.family = nil
        let mark = ResolvedText(runs: [.init(text: "?", style: style)])
        let size = text.measure(mark, width: nil, height: nil).size
        let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        TextPainter(content: self, text: mark).paint(in: CGRect(origin: origin, size: size))
    }
}
