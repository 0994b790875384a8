import DovetailCore
import DovetailPlatform
import Foundation

/// The look of a view (``UIView/layer``), or a picture of its own inside of another layer.
///
///     view.layer.cornerRadius = 12
///     view.layer.borderWidth = 1
///     view.layer.borderColor = UIColor.separator.cgColor
///     view.layer.insertSublayer(gradient, at: 0)
///
/// The layer of a view shares its place, background, transparency and clipping with the view. Layers inside of it are drawn by SwiftUI's
/// shapes and gradients, in the order in which layers and subviews were added. Changes of a layer are animated by a ``CAAnimation`` that is added,
/// or by ``UIView/animate(withDuration:delay:options:animations:completion:)``, and not by themselves.
@MainActor @preconcurrency
open class CALayer: NSObject, CAMediaTiming {
    /// A layer of no size.
    public override init() { super.init() }
    /// A copy of another layer, to show it during an animation. Subclasses take their own properties over.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { takeOver(layer) }
    }
    /// A layer of no size. Nothing is read: there are no archives of layers.
    public required init?(coder: NSCoder) { super.init() }

    /// The view whose layer it is; nil for a layer inside of another one.
    weak var view: (any LayerOwner)?
    /// What a view of another kit does when its layer looks different; nil for layers of UIKit's.
    package var onChange: (() -> Void)?
    /// What is told of changes of a layer that another one is masked by.
    private weak var maskedLayer: CALayer?

    // MARK: Place

    private var ownFrame = CGRect.zero
    /// Its place in the layer around it, in points.
    open var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set {
            if let view { return view.frame = newValue }
            guard newValue != ownFrame else { return }
            if newValue.size != ownFrame.size { needsLayout = true }
            ownFrame = newValue
            changed()
        }
    }
    /// Its size, in points. Another one leaves its ``position`` where it is.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame = frame.resized(to: newValue.size, about: anchorPoint) }
    }
    /// The point that ``position`` and transforms are about, in the unit square of the layer.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint != oldValue else { return }
            // The layer moves, so that the point is where the old one was.
            let place = CGPoint(x: frame.minX + frame.width * oldValue.x, y: frame.minY + frame.height * oldValue.y)
            position = place
            changed()
        }
    }
    /// Where its ``anchorPoint`` is in the layer around it: the middle, as long as no other is set.
    open var position: CGPoint {
        get { CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width * anchorPoint.x, y: newValue.y - frame.height * anchorPoint.y)
        }
    }
    /// How high it lies among the layers beside it: higher ones are in front, whatever their order is.
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { changed() } } }
    private var ownTransform = CATransform3DIdentity
    /// How it is turned, scaled and moved in space, about its ``anchorPoint``.
    open var transform: CATransform3D {
        get {
            if let view, ownTransform == CATransform3DIdentity {
                return CATransform3DMakeAffineTransform(view.transform)
            }
            return ownTransform
        }
        set {
            if let view {
                let plane = newValue.affine
                ownTransform = plane == nil ? newValue : CATransform3DIdentity
                view.transform = plane ?? .identity
                return view.changed()
            }
            ownTransform = newValue
            changed()
        }
    }
    /// Sets how it is turned and scaled about its ``anchorPoint``.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// How it is turned and scaled about its ``anchorPoint``, without depth.
    open func affineTransform() -> CGAffineTransform { transform.flattened }

    // MARK: Look

    private var ownBackground: CGColor?
    /// What is drawn behind its contents.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
        set {
            if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
            ownBackground = newValue
            changed()
        }
    }
    /// Filters of what is drawn. Layers of iOS have none: as there, it is kept, and nothing else.
    open var filters: [Any]?
    /// Filters of what is behind. Layers of iOS have none: as there, it is kept, and nothing else.
    open var backgroundFilters: [Any]?
    /// How what is drawn is put over what is behind. Layers of iOS know one way: as there, it is kept, and nothing else.
    open var compositingFilter: Any?
    private var ownOpacity: Float = 1
    /// 0 for a layer that is not seen, 1 for one that is not seen through.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            if let view { return view.alpha = CGFloat(newValue) }
            ownOpacity = newValue
            changed()
        }
    }
    private var ownIsHidden = false
    /// Whether it is not drawn.
    open var isHidden: Bool {
        get { view?.isHidden ?? ownIsHidden }
        set {
            if let view { return view.isHidden = newValue }
            ownIsHidden = newValue
            changed()
        }
    }
    private var ownMasksToBounds = false
    /// Whether what is inside ends at its edges and round corners.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasksToBounds }
        set {
            if let view { return view.clipsToBounds = newValue }
            ownMasksToBounds = newValue
            changed()
        }
    }
    /// The radius of its corners, in points: of background and border, and of what is inside where ``masksToBounds`` says so.
    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { changed() } } }
    /// The corners that are round.
    open var maskedCorners: CACornerMask = .all { didSet { changed() } }
    /// The form of its corners.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { changed() } }
    /// The width of the line inside of its edges, in points.
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { changed() } } }
    /// The colour of the line inside of its edges.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
    /// The colour of its shadow.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
    /// How much of its shadow is seen, from 0 to 1.
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { changed() } } }
    /// Where its shadow is, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
    /// How soft its shadow is, in points.
    open var shadowRadius: CGFloat = 3 { didSet { changed() } }
    /// A picture in the layer: a `CGImage`.
    open var contents: Any? { didSet { changed() } }
    /// How the picture fills the layer.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { changed() } }
    /// How the picture is made larger.
    open var magnificationFilter = CALayerContentsFilter.linear {
        didSet { if magnificationFilter != oldValue { changed() } }
    }
    /// How the picture is made smaller. It is always mixed: it is kept, and nothing else.
    open var minificationFilter = CALayerContentsFilter.linear
    /// The layer whose parts that are drawn are the only ones that are seen of this one.
    open var mask: CALayer? {
        didSet {
            oldValue?.maskedLayer = nil
            mask?.maskedLayer = self
            changed()
        }
    }
    /// A name of the app's own.
    open var name: String?

    // MARK: What is kept, and nothing else

    /// The outline that casts the shadow. What is drawn casts it: it is kept, and nothing else.
    open var shadowPath: CGPath?
    /// Whether the layer is drawn into a picture first. It is kept, and nothing else, as are the values down to ``actions``.
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    open var drawsAsynchronously = false
    open var isOpaque = false
    open var isDoubleSided = true
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var needsDisplayOnBoundsChange = false
    open var actions: [String: Any]?

    // MARK: Drawing

    /// Draws the layer and places the layers inside, where the layer's class does not.
    open weak var delegate: (any CALayerDelegate)?
    /// Draws the layer, or has the delegate draw it. Called after ``setNeedsDisplay()`` when it is shown next.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// What ``draw(in:)`` drew; nil for nothing.
    private(set) var drawn: ImmediateDrawing?
    private var needsDisplay = false
    /// Draws the layer now.
    open func display() {
        needsDisplay = false
        delegate?.layerWillDraw(self)
        drawn = ImmediateDrawing.drawing(size: bounds.size) {
            if let context = UIGraphicsGetCurrentContext() { draw(in: context) }
        }
    }
    /// Draws the layer now if that is due.
    open func displayIfNeeded() { if needsDisplay { display() } }
    /// Draws the layer when it is shown next.
    open func setNeedsDisplay() {
        needsDisplay = true
        changed()
    }
    /// Whether ``layoutSublayers()`` is due: the layer has got another size or another layer inside.
    private var needsLayout = true
    /// Calls ``layoutSublayers()`` when the layer is shown next.
    open func setNeedsLayout() {
        needsLayout = true
        changed()
    }
    /// Lays out the view whose layer it is, or calls ``layoutSublayers()``, if that is due.
    open func layoutIfNeeded() {
        if let view { return view.layoutIfNeeded() }
        guard needsLayout else { return }
        needsLayout = false
        layoutSublayers()
    }
    /// Places the layers inside. Called when the layer is shown with another size or with other layers inside, and by ``layoutIfNeeded()``.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Draws the layer, with all that is inside of it.
    open func render(in ctx: CGContext) {
        ImmediateDrawing.resume(ctx.drawing)
        defer { ImmediateDrawing.end() }
        renderNow()
    }

    // MARK: Animations

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    /// How many times as fast its animations go; 0 stands still at ``timeOffset``.
    open var speed: Float = 1 { didSet { if speed != oldValue { changed() } } }
    open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != oldValue { changed() } } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The animations that were added and have not ended.
    let animations = LayerAnimations()

    /// Adds an animation, in place of one with the same key. It begins with the next frame that shows the layer.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        animations.add(anim, key: key)
        changed()
    }
    /// Takes an animation away: the layer is shown as it is.
    open func removeAnimation(forKey key: String) {
        animations.remove { $0 == key }
        changed()
    }
    /// Takes all animations away.
    open func removeAllAnimations() {
        animations.remove { _ in true }
        changed()
    }
    /// The animation with a key; nil when there is none, or when it has ended.
    open func animation(forKey key: String) -> CAAnimation? { animations.animation(key) }
    /// The keys of the animations that have not ended; nil for none.
    open func animationKeys() -> [String]? { animations.keys.isEmpty ? nil : animations.keys }
    /// The layer as it is shown now, in the midst of its animations: a copy.
    open func presentation() -> Self? { shown(at: animations.lastTime ?? 0) }
    /// The layer itself: what is shown are copies.
    open func model() -> Self { self }
    /// A time of another layer, or with nil of ``CACurrentMediaTime()``, in this one's.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { ownTime(l?.outerTime(t) ?? t) }
    /// A time of this layer in another one's, or with nil in that of ``CACurrentMediaTime()``.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = outerTime(t)
        return l?.ownTime(time) ?? time
    }
    private func ownTime(_ time: CFTimeInterval) -> CFTimeInterval { (time - beginTime) * Double(speed) + timeOffset }
    private func outerTime(_ time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    }

    /// A copy of the layer as its animations show it at a time of the host's clock; the layer itself where there are none.
    func shown(at time: TimeInterval) -> Self {
        guard !animations.isEmpty else { return self }
        let copy = _MadeLayer.copy(of: self)
        animations.apply(to: copy, at: time, speed: Double(speed), offset: timeOffset)
        return copy
    }

    /// Takes over what another layer looks like. A subclass adds its own properties.
    func takeOver(_ other: CALayer) {
        (ownFrame, anchorPoint, zPosition, ownTransform) = (
            other.frame, other.anchorPoint, other.zPosition, other.transform
        )
        (ownBackground, ownOpacity, ownIsHidden) = (other.backgroundColor, other.opacity, other.isHidden)
        (ownMasksToBounds, cornerRadius, maskedCorners) = (other.masksToBounds, other.cornerRadius, other.maskedCorners)
        (cornerCurve, borderWidth, borderColor) = (other.cornerCurve, other.borderWidth, other.borderColor)
        (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
        (shadowRadius, contents, contentsGravity) = (other.shadowRadius, other.contents, other.contentsGravity)
        (mask, drawn, name) = (other.mask, other.drawn, other.name)
        (magnificationFilter, minificationFilter) = (other.magnificationFilter, other.minificationFilter)
        // They stay those of the other one.
        inside = other.inside
        mask?.maskedLayer = other
    }

    // MARK: Layers inside

    private var inside: [CALayer] = []
    /// The layer around it.
    public private(set) weak var superlayer: CALayer?
    /// How many subviews the layer's view had when this was added: those are behind it.
    private(set) var subviewsBehind = 0

    /// The layers inside of it, the rearmost first; nil for none.
    open var sublayers: [CALayer]? {
        get { inside.isEmpty ? nil : inside }
        set {
            for layer in inside { layer.superlayer = nil }
            inside = []
            for layer in newValue ?? [] { addSublayer(layer) }
            changed()
        }
    }
    /// Adds a layer in front of the others, and of the views that the layer's view has by now.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: inside.count, behind: view?.subviewCount ?? 0) }
    /// Adds a layer at a position, 0 being behind all others and all views.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        let index = min(Int(idx), inside.count)
        insert(layer, at: index, behind: index == 0 ? 0 : inside[index - 1].subviewsBehind)
    }
    /// Adds a layer behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let index = inside.firstIndex { $0 === sibling } ?? 0
        insert(layer, at: index, behind: inside.indices.contains(index) ? inside[index].subviewsBehind : 0)
    }
    /// Adds a layer in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard let index = inside.firstIndex(where: { $0 === sibling }) else { return addSublayer(layer) }
        insert(layer, at: index + 1, behind: inside[index].subviewsBehind)
    }
    /// Takes it out of the layer around it.
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayer.inside.removeAll { $0 === self }
        self.superlayer = nil
        superlayer.changed()
    }

    /// Puts another layer in the place of one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = inside.firstIndex(where: { $0 === oldLayer }) else { return }
        let count = oldLayer.subviewsBehind
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index, behind: count)
    }

    /// The layers inside of it as they lie, the rearmost first.
    var sublayersInDepth: [CALayer] {
        guard inside.contains(where: { $0.zPosition != 0 }) else { return inside }
        return inside.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    private func insert(_ layer: CALayer, at index: Int, behind count: Int) {
        guard layer !== self, layer.view == nil else { return }
        layer.removeFromSuperlayer()
        inside.insert(layer, at: min(index, inside.count))
        layer.superlayer = self
        layer.subviewsBehind = count
        needsLayout = true
        changed()
    }

    // MARK: What shows it

    /// Says that the layer looks different now.
    func changed() {
        if let view { return view.changed() }
        if let onChange { return onChange() }
        (superlayer ?? maskedLayer)?.changed()
    }

    /// What is drawn on the background; nil for nothing.
    func drawing() -> AnyView? { outsideDrawing?() }
    /// The same of a layer of another module.
    package var outsideDrawing: (() -> AnyView?)?

    // MARK: Points

    /// Whether a point of the layer is inside of its edges.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The innermost and frontmost layer at a point of the layer around it; nil where the point is outside.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let point = CGPoint(x: p.x - frame.minX, y: p.y - frame.minY)
        guard !isHidden, contains(point) else { return nil }
        return sublayersInDepth.reversed().lazy.compactMap { $0.hitTest(point) }.first ?? self
    }

    /// A point of another layer, or with nil of the outermost, in this one.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let (here, there) = (outermostOrigin, l?.outermostOrigin ?? .zero)
        return CGPoint(x: p.x + there.x - here.x, y: p.y + there.y - here.y)
    }
    /// A point of this layer in another one, or with nil in the outermost.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let (here, there) = (outermostOrigin, l?.outermostOrigin ?? .zero)
        return CGPoint(x: p.x + here.x - there.x, y: p.y + here.y - there.y)
    }
    /// A rectangle of another layer, or with nil of the outermost, in this one.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, from: l), size: r.size)
    }
    /// A rectangle of this layer in another one, or with nil in the outermost.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }

    private var outermostOrigin: CGPoint {
        let around = view?.layerAround ?? superlayer
        let origin = around?.outermostOrigin ?? .zero
        return CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    }

    // MARK: Properties by name

    /// The value of a property by its name, such as `opacity`, `position.x` or `transform.scale`; nil for a name that is not known.
    open func value(forKeyPath keyPath: String) -> Any? { layerValue(keyPath) }
    /// Sets a property by its name, as ``value(forKeyPath:)`` knows it. A name that is not known is one of the app's own.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if !setLayerValue(AnimatedValue(value), keyPath) { ownValues[keyPath] = value }
    }
    /// The value of a property by its name.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// Sets a property by its name.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    var ownValues: [String: Any] = [:]

    /// The value of a property that an animation can change. A subclass adds its own.
    func layerValue(_ keyPath: String) -> Any? { commonValue(keyPath) }
    /// Sets a property that an animation can change. Returns false for a name that is not known. A subclass adds its own.
    func setLayerValue(_ value: AnimatedValue?, _ keyPath: String) -> Bool { setCommonValue(value, keyPath) }
}

extension CGRect {
    /// The rectangle in another size, with a point of its unit square where that was.
    func resized(to size: CGSize, about anchor: CGPoint) -> CGRect {
        CGRect(
            x: minX + (width - size.width) * anchor.x, y: minY + (height - size.height) * anchor.y, width: size.width,
            height: size.height)
    }
}
