import CGTK
import DovetailCore
import Foundation

/// Draws with paints that are more than a colour at each place: materials, shadows and blend modes.
struct StyledPainter {
    let content: ContentPainter

    /// Draws in a styled paint.
    ///
    /// - Parameters:
    ///   - path: What is covered, for shadows inside it.
    ///   - draw: Draws the same in a plain paint.
    func draw(
        _ paint: Paint, of path: Path, _ style: FillStyle, _ bounds: CGRect, by draw: (ContentPainter, Paint) -> Void
    ) {
        switch paint {
        case .material(let material):
            guard let shape = node({ draw($0, .color(Color.Resolved(red: 0, green: 0, blue: 0))) }) else { return }
            defer { gsk_render_node_unref(shape) }
            append(Backdrop.marked(shape, .material(material)))
        case .modified(let inner, let change):
            let drawn = node { content in
                for shadow in change.shadows where !shadow.isInner {
                    StyledPainter(content: content).castShadow(shadow, by: draw)
                }
                if change.opacity < 1 { gtk_snapshot_push_opacity(content.snapshot, max(0, change.opacity)) }
                draw(content, inner)
                if change.opacity < 1 { gtk_snapshot_pop(content.snapshot) }
                for shadow in change.shadows where shadow.isInner {
                    StyledPainter(content: content).drawInnerShadow(shadow, of: path, style)
                }
            }
            guard let drawn else { return }
            defer { gsk_render_node_unref(drawn) }
            if change.blendMode == .normal {
                gtk_snapshot_append_node(content.snapshot, drawn)
            } else {
                append(Backdrop.marked(drawn, .blend(change.blendMode)))
            }
        case .placed(let inner, let rect):
            self.draw(inner, of: path, style, rect) { draw($0, .placed($1, rect)) }
        default: draw(content, paint)
        }
    }

    private func append(_ node: OpaquePointer?) {
        guard let node else { return }
        gtk_snapshot_append_node(content.snapshot, node)
        gsk_render_node_unref(node)
    }

    /// What is drawn, as a node of its own, which the caller unrefs.
    private func node(_ draw: (ContentPainter) -> Void) -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()!
        draw(ContentPainter(text: content.text, images: content.images, snapshot: snapshot))
        return gtk_snapshot_free_to_node(snapshot)
    }

    private func castShadow(_ shadow: PaintShadow, by draw: (ContentPainter, Paint) -> Void) {
        guard let shape = node({ draw($0, .color(shadow.color)) }) else { return }
        defer { gsk_render_node_unref(shape) }
        appendBlurred(shape, shadow)
    }

    /// Everything around the shape casts a shadow into it.
    private func drawInnerShadow(_ shadow: PaintShadow, of path: Path, _ style: FillStyle) {
        let reach = 3 * max(0, shadow.radius.finite) + max(abs(shadow.x.finite), abs(shadow.y.finite)) + 2
        var around = path
        around.addRect(path.boundingRect.insetBy(dx: -reach, dy: -reach))
        guard let frame = node({ $0.fill(around, .color(shadow.color), FillStyle(eoFill: true), around.boundingRect) })
        else { return }
        defer { gsk_render_node_unref(frame) }
        let cast = node { StyledPainter(content: $0).appendBlurred(frame, shadow) }
        guard let cast else { return }
        defer { gsk_render_node_unref(cast) }
        append(EffectPainter.cut(cast, to: path, style))
    }

    /// The deviation of a shadow is half its radius, as it is in shadows of views.
    private func appendBlurred(_ node: OpaquePointer, _ shadow: PaintShadow) {
        gtk_snapshot_save(content.snapshot)
        var offset = graphene_point_t(x: Float(shadow.x.finite), y: Float(shadow.y.finite))
        gtk_snapshot_translate(content.snapshot, &offset)
        if shadow.radius > 0, shadow.radius.isFinite {
            append(RasterBlur(deviation: shadow.radius / 2, scale: content.rasterScale).makeNode(of: node))
        } else {
            gtk_snapshot_append_node(content.snapshot, node)
        }
        gtk_snapshot_restore(content.snapshot)
    }
}

extension ContentPainter {
    /// Pixels for each point of pictures that are blurred anyway.
    var rasterScale: CGFloat { 2 }
}

extension Paint {
    /// Whether it takes ``StyledPainter`` to draw with it.
    var isStyled: Bool {
        switch self {
        case .material, .modified: true
        case .placed(let paint, _): paint.isStyled
        default: false
        }
    }

    /// The paint without what only ``StyledPainter`` draws.
    var plain: Paint {
        switch self {
        case .modified(let paint, let change): paint.plain.fading(to: change.opacity)
        case .placed(let paint, let rect): .placed(paint.plain, rect)
        default: self
        }
    }
}
