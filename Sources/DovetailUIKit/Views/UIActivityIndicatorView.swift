import DovetailControls
import DovetailCore
import Foundation

/// A spinner.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    /// How large it is.
    open var style: Style { didSet { changed() } }
    /// Its colour; nil for that of the system.
    open var color: UIColor! { didSet { changed() } }
    /// Whether it is not drawn while it does not turn.
    open var hidesWhenStopped = true { didSet { changed() } }
    /// Whether it turns.
    public private(set) var isAnimating = false

    /// A spinner that does not turn yet.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    }

    /// A spinner of medium size that does not turn yet.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// A spinner of medium size that does not turn yet.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    /// Turns.
    open func startAnimating() {
        isAnimating = true
        changed()
    }

    /// Stops turning.
    open func stopAnimating() {
        isAnimating = false
        changed()
    }

    open override var intrinsicContentSize: CGSize { Self.size(style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }

    private static func size(_ style: Style) -> CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    override var content: AnyView? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let spinner = ProgressView().controlSize(style == .large ? .large : .regular)
        let colored = color.map { AnyView(spinner.tint(Color(uiColor: $0))) } ?? AnyView(spinner)
        return AnyView(colored.frame(width: intrinsicContentSize.width, height: intrinsicContentSize.height))
    }
}
