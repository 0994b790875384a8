import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Puts render nodes together from back to front, so that each can be given what is behind it. See ``Backdrop``.
struct BackdropResolver {
    let scale: CGFloat?
    /// What is behind the group that is put together: it can be seen through materials, and is not drawn again.
    private let behind: [OpaquePointer]
    /// What has been drawn so far, back to front, in the group's coordinates. Owned.
    private var drawn: [OpaquePointer] = []

    /// Transforms from a node's coordinates to the group's, innermost first.
    typealias Steps = [OpaquePointer]

    init(scale: CGFloat?, behind: [OpaquePointer]) {
        self.scale = scale
        self.behind = behind
    }

    /// What was drawn, as one node, which the caller unrefs; nil if nothing was.
    mutating func finish() -> OpaquePointer? {
        let result = Self.container(drawn)
        drawn.forEach { gsk_render_node_unref($0) }
        drawn = []
        return result
    }

    private static func container(_ nodes: [OpaquePointer]) -> OpaquePointer? {
        var nodes: [OpaquePointer?] = nodes
        return nodes.isEmpty ? nil : gsk_container_node_new(&nodes, guint(nodes.count))
    }

    /// A node in the group's coordinates. The caller unrefs it.
    private func placed(_ node: OpaquePointer, _ steps: Steps) -> OpaquePointer {
        var result = gsk_render_node_ref(node)!
        for step in steps {
            let next = gsk_transform_node_new(result, step)!
            gsk_render_node_unref(result)
            result = next
        }
        return result
    }

    /// Draws a node over what is there.
    mutating func draw(_ node: OpaquePointer, _ steps: Steps) {
        guard Backdrop.isMarked(node) else { return drawn.append(placed(node, steps)) }
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            for index in 0..<gsk_container_node_get_n_children(node) {
                draw(gsk_container_node_get_child(node, index), steps)
            }
        case GSK_TRANSFORM_NODE:
            draw(gsk_transform_node_get_child(node), [gsk_transform_node_get_transform(node)] + steps)
        case GSK_DEBUG_NODE: drawMarked(node, steps)
        case GSK_OPACITY_NODE:
            let opacity = gsk_opacity_node_get_opacity(node)
            drawGroup(gsk_opacity_node_get_child(node), steps) { gsk_opacity_node_new($0, opacity) }
        case GSK_CLIP_NODE:
            let clip = gsk_clip_node_get_clip(node)
            drawGroup(gsk_clip_node_get_child(node), steps) { gsk_clip_node_new($0, clip) }
        case GSK_ROUNDED_CLIP_NODE:
            let clip = gsk_rounded_clip_node_get_clip(node)
            drawGroup(gsk_rounded_clip_node_get_child(node), steps) { gsk_rounded_clip_node_new($0, clip) }
        default: drawn.append(placed(node, steps))
        }
    }

    private mutating func drawMarked(_ node: OpaquePointer, _ steps: Steps) {
        let child = gsk_debug_node_get_child(node)!
        switch Backdrop.mark(of: node) {
        case .blend(let mode):
            let top = placed(child, steps)
            let bottom = finish()
            if let mixed = Blend(mode: mode, scale: scale).makeNode(top: top, bottom: bottom) { drawn = [mixed] }
            gsk_render_node_unref(top)
            if let bottom { gsk_render_node_unref(bottom) }
        case .material(let paint):
            let local = localBackdrop(steps)
            defer { local.forEach { gsk_render_node_unref($0) } }
            if let filled = MaterialFill(paint: paint, scale: scale).makeNode(shape: child, behind: local) {
                drawn.append(placed(filled, steps))
                gsk_render_node_unref(filled)
            }
        case .clip(let path, let isEvenOdd):
            drawGroup(child, steps) { EffectPainter.cut($0, to: path, FillStyle(eoFill: isEvenOdd)) }
        case .mask:
            let mask = gsk_container_node_get_child(child, 1)!
            drawGroup(gsk_container_node_get_child(child, 0), steps) { Mask.masked($0, by: mask) }
        case .maskSource, nil: draw(child, steps)
        }
    }

    /// Draws what is inside as a group of its own, and an effect on that.
    private mutating func drawGroup(
        _ child: OpaquePointer, _ steps: Steps, _ effect: (OpaquePointer) -> OpaquePointer?
    ) {
        let local = localBackdrop(steps)
        defer { local.forEach { gsk_render_node_unref($0) } }
        var inner = BackdropResolver(scale: scale, behind: local)
        inner.draw(child, [])
        guard let group = inner.finish() else { return }
        defer { gsk_render_node_unref(group) }
        guard let result = effect(group) else { return }
        drawn.append(placed(result, steps))
        gsk_render_node_unref(result)
    }

    /// All that is behind, in the coordinates of a node inside. The caller unrefs them.
    private func localBackdrop(_ steps: Steps) -> [OpaquePointer] {
        var inverse: OpaquePointer?
        for step in steps {
            // Inverted it goes first: the last step out is the first one back.
            guard let back = gsk_transform_invert(gsk_transform_ref(step)) else {
                if gsk_transform_get_category(step) == GSK_TRANSFORM_CATEGORY_IDENTITY { continue }
                return []
            }
            inverse = gsk_transform_transform(back, inverse)
        }
        defer { gsk_transform_unref(inverse) }
        return (behind + drawn).map { node in
            inverse == nil ? gsk_render_node_ref(node) : gsk_transform_node_new(node, inverse)
        }
    }
}

/// Mixes colours with those behind.
struct Blend {
    let mode: BlendMode
    let scale: CGFloat?

    /// The mix, which the caller unrefs; nil when nothing is left.
    func makeNode(top: OpaquePointer, bottom: OpaquePointer?) -> OpaquePointer? {
        guard let bottom else {
            return mode == .sourceAtop || mode == .destinationOut ? nil : gsk_render_node_ref(top)
        }
        if let mode = gskMode { return gsk_blend_node_new(bottom, top, mode) }
        if mode == .plusDarker { return plusDarker(top: top, bottom: bottom) }
        return drawn(top: top, bottom: bottom, with: cairoOperator)
    }

    private func drawn(top: OpaquePointer, bottom: OpaquePointer, with operation: cairo_operator_t) -> OpaquePointer? {
        var bounds = top.bounds.union(bottom.bounds).graphene
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        let context = gsk_cairo_node_get_draw_context(node)!
        cairo_push_group(context)
        CairoDrawing.draw(bottom, in: context)
        cairo_push_group(context)
        CairoDrawing.draw(top, in: context)
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, operation)
        cairo_paint(context)
        cairo_pop_group_to_source(context)
        cairo_paint(context)
        cairo_destroy(context)
        return node
    }

    /// The darkness of two colours adds up as the light of their opposites does.
    private func plusDarker(top: OpaquePointer, bottom: OpaquePointer) -> OpaquePointer? {
        let change = ColorChange(matrix: .invert, scale: scale)
        guard let invertedTop = change.makeNode(of: top) else { return gsk_render_node_ref(bottom) }
        defer { gsk_render_node_unref(invertedTop) }
        guard let invertedBottom = change.makeNode(of: bottom) else { return gsk_render_node_ref(top) }
        defer { gsk_render_node_unref(invertedBottom) }
        guard let sum = drawn(top: invertedTop, bottom: invertedBottom, with: CAIRO_OPERATOR_ADD) else { return nil }
        defer { gsk_render_node_unref(sum) }
        return change.makeNode(of: sum)
    }

    private var cairoOperator: cairo_operator_t {
        switch mode {
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        default: CAIRO_OPERATOR_OVER
        }
    }

    private var gskMode: GskBlendMode? {
        switch mode {
        case .normal: GSK_BLEND_MODE_DEFAULT
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
        }
    }
}

/// Fills a shape with what is behind, blurred, under a tint.
private struct MaterialFill {
    let paint: MaterialPaint
    let scale: CGFloat?

    /// The filled shape, which the caller unrefs; nil when there is nothing to see.
    func makeNode(shape: OpaquePointer, behind: [OpaquePointer]) -> OpaquePointer? {
        guard paint.opacity > 0 else { return nil }
        let bounds = shape.bounds
        var layers: [OpaquePointer?] = []
        defer { layers.forEach { gsk_render_node_unref($0) } }
        if let blurred = makeBlurred(bounds, behind) { layers.append(blurred) }
        var tint = paint.tint.gdk
        var area = bounds.graphene
        layers.append(gsk_color_node_new(&tint, &area))
        guard let all = gsk_container_node_new(&layers, guint(layers.count)) else { return nil }
        defer { gsk_render_node_unref(all) }
        guard let masked = Mask.masked(all, by: shape) else { return nil }
        guard paint.opacity < 1 else { return masked }
        defer { gsk_render_node_unref(masked) }
        return gsk_opacity_node_new(masked, Float(paint.opacity))
    }

    /// What is behind, blurred. The window's own background counts as though it were there, and the nearest pixels as though they
    /// went on beyond the window's edges.
    private func makeBlurred(_ bounds: CGRect, _ behind: [OpaquePointer]) -> OpaquePointer? {
        let isLight = paint.tint.red + paint.tint.green + paint.tint.blue > 1.5
        let background = Theme.windowBackground(isLight ? .light : .dark, .ofProcess)
        // Blurred it has no details, so half the pixels do; without a scale the picture is for a target of unknown scale.
        guard
            let raster = Raster(
                bounds.insetBy(dx: -3 * paint.blurRadius, dy: -3 * paint.blurRadius), scale: (scale ?? 1) / 2)
        else { return nil }
        raster.draw { context in
            background.setSource(of: context)
            cairo_paint(context)
            for node in behind { CairoDrawing.draw(node, in: context, scale: raster.scale) }
        }
        RasterBlur.blur(raster, deviation: paint.blurRadius)
        ColorChange.change(raster, .saturation(Double(paint.saturation)))
        return raster.makeNode()
    }
}
