import DovetailCore
import DovetailPlatform
import Foundation

/// Draws a layer that is inside of another one, at its place.
struct LayerContent: View {
    let layer: CALayer
    /// The changes of the view around so far: with another count this is another value.
    let count: Int

    var body: some View {
        AnimatedLayer(layer: layer) { shown in
            if let shown, !shown.isHidden {
                let frame = shown.frame
                let outline = LayerOutline(shown)
                ZStack(alignment: .topLeading) {
                    if let color = shown.backgroundColor { outline.fill(Color(cgColor: color)) }
                    LayerPicture(layer: shown, count: count)
                    ForEach(layer.sublayersInDepth.map(Sublayer.init)) { LayerContent(layer: $0.layer, count: count) }
                }
                .frame(width: max(frame.width, 0), height: max(frame.height, 0), alignment: .topLeading)
                .modifier(LayerLook(layer: shown, outline: outline, count: count))
                .opacity(Double(shown.opacity))
                .modifier(LayerTransform(layer: shown))
                .offset(x: frame.minX, y: frame.minY)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            }
        }
        .onChange(of: count, initial: true) { _, _ in
            layer.layoutIfNeeded()
            layer.displayIfNeeded()
        }
    }
}

/// Shows a layer in the midst of its animations, frame by frame as long as there are some.
struct AnimatedLayer<Content: View>: View {
    /// The layer; nil for a view that nobody asked for one.
    let layer: CALayer?
    /// Draws the layer, or a copy of it as it is at a time; without a layer the view alone.
    @ViewBuilder let content: (CALayer?) -> Content

    var body: some View {
        let isMoving = layer.map { $0.animations.isMoving(speed: Double($0.speed)) } ?? false
        TimelineView(.animation(paused: !isMoving)) { context in
            let time = context.date.timeIntervalSinceReferenceDate
            let frame = layer.map { $0.animations.frame(at: time, speed: Double($0.speed), offset: $0.timeOffset) }
            content(layer?.shown(at: time)).onChange(of: frame, initial: true) { _, new in
                guard let layer, let new, !(new.begun.isEmpty && new.over.isEmpty) else { return }
                layer.animations.passed(new)
                layer.changed()
            }
        }
    }
}

/// Turns, scales and moves a layer about its anchor point.
struct LayerTransform: ViewModifier {
    let layer: CALayer

    func body(content: Content) -> some View {
        let transform = layer.transform
        let plane = transform.affine
        content.modifier(CentredTransform(transform: plane ?? .identity, anchor: layer.anchorPoint))
            .modifier(
                SpaceTransform(transform: plane == nil ? transform : CATransform3DIdentity, anchor: layer.anchorPoint))
    }
}

/// Turns a view in space about a point of it.
struct SpaceTransform: GeometryEffect {
    let transform: CATransform3D
    let anchor: CGPoint

    func effectValue(size: CGSize) -> ProjectionTransform {
        guard transform != CATransform3DIdentity else { return ProjectionTransform() }
        let (x, y) = (size.width * anchor.x, size.height * anchor.y)
        return ProjectionTransform(
            CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform),
                CATransform3DMakeTranslation(x, y, 0)))
    }
}

/// What a layer draws on its background.
struct LayerPicture: View {
    let layer: CALayer
    let count: Int

    var body: some View {
        if let drawing = layer.drawing() { drawing.allowsHitTesting(false) }
        if let drawn = layer.drawn { Canvas { context, _ in drawn.draw(in: context) } }
        if let contents = layer.contents, let picture = Self.picture(contents) {
            let isSharp = layer.magnificationFilter == .nearest
            let resizable = (isSharp ? picture.interpolation(.none) : picture).resizableInBox()
            switch layer.contentsGravity {
            case .resizeAspect: resizable.scaledToFit().frame(maxWidth: .infinity, maxHeight: .infinity)
            case .resizeAspectFill:
                resizable.scaledToFill().frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            case .center: picture.frame(maxWidth: .infinity, maxHeight: .infinity)
            default: resizable
            }
        }
    }

    private static func picture(_ contents: Any) -> Image? {
        if let image = contents as? CGImage { return Image(uiImage: UIImage(cgImage: image)) }
        return (contents as? UIImage).map { Image(uiImage: $0) }
    }
}

struct Sublayer: Identifiable {
    let layer: CALayer
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(layer) }
    @MainActor init(layer: CALayer) { self.layer = layer }
}

/// The edges of a layer with its corners.
struct LayerOutline: InsettableShape {
    private let radii: RectangleCornerRadii
    private let style: RoundedCornerStyle
    private var inset: CGFloat = 0

    @MainActor init(_ layer: CALayer?) {
        let (radius, corners) = (layer?.cornerRadius ?? 0, layer?.maskedCorners ?? [])
        func of(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
        radii = RectangleCornerRadii(
            topLeading: of(.layerMinXMinYCorner), bottomLeading: of(.layerMinXMaxYCorner),
            bottomTrailing: of(.layerMaxXMaxYCorner), topTrailing: of(.layerMaxXMinYCorner))
        style = layer?.cornerCurve == .continuous ? .continuous : .circular
    }

    func inset(by amount: CGFloat) -> LayerOutline {
        var copy = self
        copy.inset += amount
        return copy
    }

    func path(in rect: CGRect) -> Path {
        let outline = UnevenRoundedRectangle(cornerRadii: radii, style: style)
        return inset == 0 ? outline.path(in: rect) : outline.inset(by: inset).path(in: rect)
    }
}

/// Clips to a layer's edges where it says so, and adds its border, mask and shadow.
struct LayerLook: ViewModifier {
    let layer: CALayer
    let outline: LayerOutline
    let count: Int

    func body(content: Content) -> some View {
        let border = layer.borderWidth > 0 ? layer.borderColor : nil
        let hasShadow = layer.shadowOpacity > 0 && !layer.masksToBounds
        content
            .clipShape(LayerClip(outline: layer.masksToBounds ? outline : nil))
            .overlay {
                if let border {
                    outline.strokeBorder(Color(cgColor: border), lineWidth: layer.borderWidth).allowsHitTesting(false)
                }
            }
            .modifier(LayerMask(mask: layer.mask, count: count))
            .shadow(
                color: hasShadow
                    ? (layer.shadowColor.map { Color(cgColor: $0) } ?? .clear).opacity(Double(layer.shadowOpacity))
                    : .clear,
                radius: hasShadow ? layer.shadowRadius : 0, x: hasShadow ? layer.shadowOffset.width : 0,
                y: hasShadow ? layer.shadowOffset.height : 0)
    }
}

/// A clip that can be off while the view stays the same one.
private struct LayerClip: Shape {
    let outline: LayerOutline?

    func path(in rect: CGRect) -> Path {
        // Wider than anything that is drawn.
        outline?.path(in: rect) ?? Path(rect.insetBy(dx: -100_000, dy: -100_000))
    }
}

private struct LayerMask: ViewModifier {
    let mask: CALayer?
    let count: Int

    func body(content: Content) -> some View {
        if let mask {
            content.mask(alignment: .topLeading) { LayerContent(layer: mask, count: count) }
        } else {
            content
        }
    }
}

/// Turns and scales a view about a point of it.
struct CentredTransform: GeometryEffect {
    var transform: CGAffineTransform
    var anchor = CGPoint(x: 0.5, y: 0.5)

    typealias Four = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    nonisolated var animatableData: AnimatablePair<Four, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                AnimatablePair(AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
                AnimatablePair(transform.tx, transform.ty))
        }
        set {
            let (first, second) = (newValue.first.first, newValue.first.second)
            transform = CGAffineTransform(
                a: first.first, b: first.second, c: second.first, d: second.second, tx: newValue.second.first,
                ty: newValue.second.second)
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let middle = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
        return ProjectionTransform(
            CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y)))
    }
}

extension ImmediateDrawing {
    /// Draws a view in the drawing that is begun. Returns whether that could be done.
    @MainActor
    package static func draw(_ view: AnyView, in rect: CGRect) -> Bool {
        guard let drawing = ImmediateDrawing.current, rect.width > 0, rect.height > 0 else { return false }
        if drawing.keepsViews {
            drawing.save()
            defer { drawing.restore() }
            drawing.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY))
            drawing.draw(view, size: rect.size) { nil }
            return true
        }
        let scale = max(ScreenValue.scale, 2)
        let hosted = HostedView(rootView: view.frame(width: rect.width, height: rect.height))
        guard let data = hosted.pngData(size: rect.size, scale: scale, background: nil) else { return false }
        drawing.draw(Image(data: data, scale: scale), in: rect)
        return true
    }
}

extension CALayer {
    /// Draws the layer in the drawing that is begun.
    func renderNow() {
        if let view {
            view.drawHierarchy(in: bounds, afterScreenUpdates: false)
            return
        }
        let place = frame
        let content = LayerContent(layer: self, count: 0).offset(x: -place.minX, y: -place.minY)
        _ = ImmediateDrawing.draw(AnyView(content), in: bounds)
    }
}
