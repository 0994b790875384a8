import DovetailControls
import DovetailCore
import Foundation

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
    override var traitsByItself: UIAccessibilityTraits { .image }
    /// The picture; nil for none.
    open var image: UIImage? { didSet { changed() } }
    /// How large and in which colours a symbol is shown, where the picture itself does not say so; nil for as large as body text.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { changed() } }

    /// The picture while it is highlighted; nil for the same.
    open var highlightedImage: UIImage? { didSet { changed() } }
    /// Whether it shows ``highlightedImage``.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }

    /// The pictures that are shown one after the other while it is animated; nil for none.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// How long all of them take, in seconds; 0 for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 for without end.
    open var animationRepeatCount = 0
    /// Whether it shows them now.
    open private(set) var isAnimating = false
    /// How often it began to: each time is another animation.
    private var animationCount = 0

    /// Begins to show ``animationImages``.
    open func startAnimating() {
        guard !isAnimating, animationImages?.isEmpty == false else { return }
        isAnimating = true
        animationCount += 1
        changed()
    }
    /// Shows the picture that stands still.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        changed()
    }

    /// What moves: ``animationImages`` while it is animated, or the pictures of an animated picture.
    private var animation: PictureAnimation? {
        if isAnimating, let animationImages {
            return PictureAnimation(
                images: animationImages, duration: animationDuration, repeatCount: animationRepeatCount)
        }
        guard let image, let images = image.images else { return nil }
        return PictureAnimation(images: images, duration: image.duration, repeatCount: 0)
    }

    /// The picture as it is shown.
    private var shown: UIImage? {
        let image = isHighlighted ? highlightedImage ?? image : image
        guard let preferred = preferredSymbolConfiguration, let image, let symbol = image.symbol else { return image }
        return image.withConfiguration(preferred.applying(symbol.configuration))
    }

    /// A view as large as a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    /// A view without a picture.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A view without a picture.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }
    open override var intrinsicContentSize: CGSize {
        shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    override var content: AnyView? {
        if let animation {
            let mode = contentMode
            return AnyView(AnimatedPicture(animation: animation) { Self.placed($0, mode) }.id(animationCount))
        }
        return shown.map { AnyView(Self.placed($0, contentMode)) }
    }

    private static func placed(_ picture: UIImage, _ mode: ContentMode) -> some View {
        let image = Image(uiImage: picture)
        let tint = AnyShapeStyle(.tint)
        return Group {
            switch mode {
            // A picture may say itself how it is stretched.
            case .scaleToFill: image.isResizable ? image : image.resizable()
            case .scaleAspectFit: image.resizable().aspectRatio(contentMode: .fit)
            case .scaleAspectFill: Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) }
            default: Color.clear.overlay(alignment: mode.alignment) { image }
            }
        }
        .foregroundStyle(tint)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// How much of something is done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// What the line looks like. Both styles look alike here.
    public enum Style: Int, Sendable { case `default`, bar }

    /// How much is done, 0 to 1. What is set is brought into the range.
    open var progress: Float {
        get { part }
        set {
            part = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            changed()
        }
    }
    private var part: Float = 0
    /// What the line looks like.
    open var progressViewStyle = Style.default
    /// The colour of what is done; nil for the tint.
    open var progressTintColor: UIColor? { didSet { changed() } }
    /// The colour of what is not; nil for that of the system.
    open var trackTintColor: UIColor? { didSet { changed() } }

    /// A line with nothing done.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets how much is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? {
        let part = CGFloat(part)
        let done = progressTintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint)
        let rest = trackTintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.quaternary)
        return AnyView(
            Capsule().fill(rest)
                .overlay(alignment: .leading) {
                    GeometryReader { place in
                        Capsule().fill(done).frame(width: place.size.width * part, height: place.size.height)
                    }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Progress")
                .accessibilityValue("\(Int((part * 100).rounded())) %"))
    }
}

extension UIView {
    /// How a view's picture stands in the view's place.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight

        var alignment: Alignment {
            switch self {
            case .top: .top
            case .bottom: .bottom
            case .left: .leading
            case .right: .trailing
            case .topLeft: .topLeading
            case .topRight: .topTrailing
            case .bottomLeft: .bottomLeading
            case .bottomRight: .bottomTrailing
            case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
            }
        }
    }
}
