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
/// shapes and gradients, in the order in which layers and subviews were added. Changes of a layer are not animated by themselves, as those of
/// layers of views are not on iOS; ``UIView/animate(withDuration:delay:options:animations:completion:)`` animates them.
@MainActor @preconcurrency
open class CALayer: NSObject {
    /// A layer of no size.
    public required override init() { super.init() }
    /// A layer of no size: nothing is taken over from the other one.
    public init(layer: Any) { super.init() }
    /// A layer of no size. Nothing is read: there are no archives of layers.
    public required init?(coder: NSCoder) { super.init() }

    /// The view whose layer it is; nil for a layer inside of another one.
    weak var view: UIView?
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
            ownFrame = newValue
            changed()
        }
    }
    /// Its size, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The middle of its place in the layer around it.
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    private var ownTransform = CGAffineTransform.identity
    /// Sets how it is turned and scaled around its middle.
    open func setAffineTransform(_ m: CGAffineTransform) {
        if let view { return view.transform = m }
        ownTransform = m
        changed()
    }
    /// How it is turned and scaled around its middle.
    open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

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

    /// Shows the layer anew.
    open func setNeedsDisplay() { changed() }
    /// Shows the layer anew.
    open func setNeedsLayout() { changed() }

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
    open func addSublayer(_ layer: CALayer) { insert(layer, at: inside.count, behind: view?.subviews.count ?? 0) }
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

    private func insert(_ layer: CALayer, at index: Int, behind count: Int) {
        guard layer !== self, layer.view == nil else { return }
        layer.removeFromSuperlayer()
        inside.insert(layer, at: min(index, inside.count))
        layer.superlayer = self
        layer.subviewsBehind = count
        changed()
    }

    // MARK: What shows it

    /// Says that the layer looks different now.
    func changed() {
        if let view { view.changed() } else { (superlayer ?? maskedLayer)?.changed() }
    }

    /// What is drawn on the background; nil for nothing.
    func drawing() -> AnyView? { nil }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all = CACornerMask(rawValue: 15)
}

/// The form of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins gently.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a picture fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let center = CALayerContentsGravity(rawValue: "center")
}
