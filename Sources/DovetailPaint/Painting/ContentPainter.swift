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
        let bounds = CGRect(origin: .zero, size: node.size)
        switch node.content {
        case .none: break
        case .fill(let path, let paint, let style): fill(path, paint, style, bounds)
        case .stroke(let path, let paint, let style): stroke(path, paint, style, bounds)
        case .text(let resolved): TextPainter(content: self, text: resolved).paint(in: bounds)
        case .symbol(let symbol): draw(symbol, in: bounds)
        case .image(let image): draw(image, in: bounds)
        case .textInput(let input): TextInputPainter(content: self, input: input).paint(in: bounds)
        }
    }

    // MARK: Shapes

    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ bounds: CGRect) {
        guard !path.isEmpty else { return }
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
            cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            paint.setSource(of: context, bounds: bounds)
            cairo_fill(context)
        }
    }

    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ bounds: CGRect) {
        guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
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
        // Dashes too short to be seen are a line, and would be endless work.
        if style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dash.reduce(0, +) > 0.05, style.dashPhase.isFinite {
            let dashes = style.dash.map { Double($0) }
            cairo_set_dash(context, dashes, Int32(dashes.count), Double(style.dashPhase))
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

    // MARK: Symbols and images

    func draw(_ symbol: ResolvedSymbol, in bounds: CGRect) {
        let side =
            symbol.fillsBounds
            ? min(bounds.width, bounds.height) : ResolvedSymbol.boxSize(pointSize: symbol.pointSize)
        let box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        guard let drawing = SymbolLibrary.symbol(named: symbol.name) else {
            Log.warnOnce("symbol \(symbol.name)", "there is no symbol named “\(symbol.name)”; a placeholder is drawn")
            return drawPlaceholder(in: box)
        }
        withCairo(box.insetBy(dx: -2, dy: -2)) { context in
            let scale = side / SymbolDrawing.gridSize
            cairo_translate(context, Double(box.minX), Double(box.minY))
            cairo_scale(context, Double(scale), Double(scale))
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            // Regular text has strokes of about a twelfth of its size; symbols follow, a little lighter when large.
            cairo_set_line_width(context, 1.0 + 1.05 * Double(symbol.weight) / 400)
            symbol.paint.setSource(
                of: context, bounds: CGRect(x: 0, y: 0, width: SymbolDrawing.gridSize, height: SymbolDrawing.gridSize))
            let hasCuts = drawing.layers.contains { $0.style == .cutStroke || $0.style == .cutFill }
            if hasCuts { cairo_push_group(context) }
            for layer in drawing.layers { draw(layer, context) }
            if hasCuts {
                cairo_pop_group_to_source(context)
                cairo_paint(context)
            }
        }
    }

    private func draw(_ layer: SymbolDrawing.Layer, _ context: OpaquePointer) {
        cairo_new_path(context)
        for element in layer.elements {
            switch element {
            case .move(let x, let y): cairo_move_to(context, x, y)
            case .line(let x, let y): cairo_line_to(context, x, y)
            case .cubic(let x1, let y1, let x2, let y2, let x, let y): cairo_curve_to(context, x1, y1, x2, y2, x, y)
            case .close: cairo_close_path(context)
            }
        }
        let isCut = layer.style == .cutStroke || layer.style == .cutFill
        cairo_set_operator(context, isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
        switch layer.style {
        case .stroke, .cutStroke: cairo_stroke(context)
        case .fill, .cutFill:
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill(context)
        }
    }

    func draw(_ image: ResolvedImage, in bounds: CGRect) {
        guard let texture = images.texture(of: image) else { return drawPlaceholder(in: bounds) }
        if image.templatePaint != nil || !image.smooth {
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
