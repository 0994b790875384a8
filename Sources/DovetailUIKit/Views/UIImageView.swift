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

    /// A view as large as a picture, and another picture while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// How its symbol moves.
    final var symbolEffects: [AddedSymbolEffect] = [] { didSet { changed() } }
    /// Whether it grows with the size of text that a person has chosen. It does where its symbol has the size of a text style: it is kept, and nothing
    /// else.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// How bright pictures with more than usual brightness are shown. Displays here have the usual one: it is kept, and nothing else.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

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
        return shown.map { shown in
            symbolEffects.reduce(AnyView(Self.placed(shown, contentMode))) { $1.apply($0) }
        }
    }

    private static func placed(_ picture: UIImage, _ mode: ContentMode) -> some View {
        let image = Image(uiImage: picture)
        let tint = AnyShapeStyle(.tint)
        return Group {
            switch mode {
            // A picture may say itself how it is stretched.
            case .scaleToFill: image.isResizable ? image : image.resizableInBox()
            case .scaleAspectFit: image.resizableInBox().aspectRatio(contentMode: .fit)
            case .scaleAspectFill: Color.clear.overlay { image.resizableInBox().aspectRatio(contentMode: .fill) }
            default: Color.clear.overlay(alignment: mode.alignment) { image }
            }
        }
        .foregroundStyle(tint)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
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
