import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A button that pastes.
@MainActor @preconcurrency
open class UIPasteControl: UIControl {
    /// How it looks.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly }
    /// How it looks.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of its corners where ``cornerStyle`` is fixed, in points.
        open var cornerRadius: CGFloat = -1
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?
        public override init() {}
    }

    /// How it looks.
    public let configuration: Configuration
    /// Who pastes: its ``UIResponder/paste(_:)`` is called.
    open weak var target: UIResponder?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
    }
    /// A button of the usual looks. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (true, true) }
    override var content: AnyView? { AnyView(UIViewContent(button)) }

    private lazy var button: UIButton = {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 5
        look.cornerStyle = configuration.cornerStyle
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        if configuration.cornerRadius >= 0 { look.background.cornerRadius = configuration.cornerRadius }
        return UIButton(
            configuration: look,
            primaryAction: UIAction(title: look.title ?? "", image: look.image) { [weak self] _ in
                guard let self else { return }
                target?.paste(self)
                sendActions(for: .primaryActionTriggered)
            })
    }()
}
