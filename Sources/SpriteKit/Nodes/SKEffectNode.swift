import CoreImage
import DovetailCore
import DovetailUIKit
import Foundation

/// A node whose descendants are drawn as one picture, which may go through a filter and is then put on what is behind.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
    /// Whether its descendants are one picture. A scene's are not, unless it is asked for.
    open lazy var shouldEnableEffects = !(self is SKScene)
    /// Whether the filtered picture is kept as it is, until this is set again. Other pictures are kept until something in them changes.
    open var shouldRasterize = false { didSet { filtered = nil } }
    /// Whether a filter's `inputCenter` is the middle of the picture.
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha
    /// What the picture goes through: a filter of Core Image with an `inputImage`. A Gaussian blur is drawn with the rest; other filters are computed
    /// in each frame by the processor, which takes as long as the picture is large. A scene's own is not used.
    open var filter: CIFilter? { didSet { filtered = nil } }

    /// What the filter made of the picture in this frame, and where that is; nil for no filter.
    private var filtered: (texture: SKTexture, rect: CGRect)?

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override var drawsChildren: Bool { shouldEnableEffects && !(self is SKScene) }
    override func draw(_ canvas: SceneCanvas) {
        guard drawsChildren else { return }
        if let filtered {
            canvas.draw(filtered.texture, in: filtered.rect, blendMode)
        } else {
            canvas.layer(of: self, blendMode, blur: blurRadius)
        }
    }
    override func copyAlone() -> SKNode {
        let copy = made { SKEffectNode() }
        (copy.shouldEnableEffects, copy.blendMode) = (shouldEnableEffects, blendMode)
        (copy.shouldRasterize, copy.shouldCenterFilter) = (shouldRasterize, shouldCenterFilter)
        copy.filter = filter
        return copy
    }

    /// How far a Gaussian blur reaches, in points; nil for other filters.
    private var blurRadius: CGFloat? {
        guard let filter, filter.name == "CIGaussianBlur" else { return nil }
        switch filter.value(forKey: kCIInputRadiusKey) {
        case let radius as NSNumber: return CGFloat(radius.doubleValue)
        case let radius as Double: return CGFloat(radius)
        default: return 10
        }
    }

    // MARK: Filters

    private static let context = CIContext()
    private static let pixelsPerPoint: CGFloat = 2

    /// Has the filter work on what the node shows in this frame.
    func prepareFilter() {
        guard drawsChildren, let filter, blurRadius == nil else {
            filtered = nil
            return
        }
        if shouldRasterize, filtered != nil { return }
        filtered = nil
        let frame = children.reduce(CGRect.null) { $0.union($1.calculateAccumulatedFrame()) }
        guard !frame.isNull, frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else {
            return
        }
        let toView = CGAffineTransform(translationX: -frame.minX, y: frame.maxY).scaledBy(x: 1, y: -1)
        let renderer = ImageRenderer(
            content: Canvas { context, _ in ScenePainter.paint(inside: self, toView, 1, context) }
                .frame(width: frame.width, height: frame.height))
        renderer.scale = Self.pixelsPerPoint
        guard let picture = renderer.uiImage?.cgImage else { return }
        let input = CIImage(cgImage: picture)
        guard filter.inputKeys.contains(kCIInputImageKey) else { return }
        filter.setValue(input, forKey: kCIInputImageKey)
        if shouldCenterFilter, filter.inputKeys.contains(kCIInputCenterKey) {
            filter.setValue(CIVector(x: input.extent.midX, y: input.extent.midY), forKey: kCIInputCenterKey)
        }
        guard let output = filter.outputImage else { return }
        // Filters such as those that make patterns have no end.
        let extent =
            output.extent.isInfinite
            ? input.extent : output.extent.intersection(input.extent.insetBy(dx: -500, dy: -500))
        guard !extent.isEmpty, let made = Self.context.createCGImage(output, from: extent) else { return }
        let scale = 1 / Self.pixelsPerPoint
        let rect = CGRect(
            x: frame.minX + extent.minX * scale, y: frame.minY + extent.minY * scale, width: extent.width * scale,
            height: extent.height * scale)
        filtered = (SKTexture(cgImage: made), rect)
    }
}
