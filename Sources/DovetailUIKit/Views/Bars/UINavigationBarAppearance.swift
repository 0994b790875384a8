import DovetailCore
import Foundation

/// How a navigation bar looks.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
///     appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
///     UINavigationBar.appearance().standardAppearance = appearance
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// Colour and font of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// Colour and font of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// Where the title stands, from its usual place.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// The bar's buttons: their colour counts.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adoptItems() } }
    /// The button of the bar that ends something. It looks as the others do: it is kept, and nothing else.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The name of the button that leads back.
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { adoptItems() } }
    /// The picture of the button that leads back; that of the system at first.
    open private(set) var backIndicatorImage: UIImage = UIImage(systemName: "chevron.left") ?? UIImage()
    /// What the picture's shape is cut with while pages change. It is kept, and nothing else.
    open private(set) var backIndicatorTransitionMaskImage: UIImage = UIImage(systemName: "chevron.left") ?? UIImage()
    private var isIndicatorGiven = false

    public override init() {
        super.init()
        adoptItems()
    }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            (buttonAppearance, backButtonAppearance) = (
                other.buttonAppearance.copy(), other.backButtonAppearance.copy()
            )
            doneButtonAppearance = other.doneButtonAppearance.copy()
            backIndicatorImage = other.backIndicatorImage
            isIndicatorGiven = other.isIndicatorGiven
        }
        adoptItems()
    }

    /// Another one that looks the same; what is set of it changes nothing of this one.
    open override func copy() -> UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    /// Sets the picture of the button that leads back, nil for that of the system. The mask is kept, and nothing else.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let standard = UIImage(systemName: "chevron.left") ?? UIImage()
        self.backIndicatorImage = backIndicatorImage ?? standard
        backIndicatorTransitionMaskImage = transitionMaskImage ?? standard
        isIndicatorGiven = backIndicatorImage != nil
        changed()
    }

    private func adoptItems() {
        buttonAppearance.onChange = { [weak self] in self?.changed() }
        backButtonAppearance.onChange = { [weak self] in self?.changed() }
        changed()
    }

    override var look: ProgramLook.BarLook {
        var look = super.look
        look.title = ProgramLook.TextLook(titleTextAttributes)
        look.largeTitle = ProgramLook.TextLook(largeTitleTextAttributes)
        look.titleOffset = titlePositionAdjustment.size
        look.button = buttonAppearance.normal.look
        look.backButton = backButtonAppearance.normal.look
        look.backOffset = backButtonAppearance.normal.titlePositionAdjustment.size
        if isIndicatorGiven { look.backPicture = Image(uiImage: backIndicatorImage) }
        return look
    }
}

/// How the buttons of a bar look in their states.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    /// A button that nothing happens to.
    public let normal = UIBarButtonItemStateAppearance()
    /// A button that is pressed. It looks as ever, but fainter: this is kept, and nothing else.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// A button that cannot be pressed. It looks as ever, but fainter: this is kept, and nothing else.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The button that has the keyboard. It looks as the others do: this is kept, and nothing else.
    public let focused = UIBarButtonItemStateAppearance()

    var onChange: (() -> Void)? { didSet { normal.onChange = onChange } }

    /// The look of the system.
    public override init() {}
    /// The look of the system.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Another one that looks the same; what is set of it changes nothing of this one.
    open func copy() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for state in [\UIBarButtonItemAppearance.normal, \.highlighted, \.disabled, \.focused] {
            copy[keyPath: state].titleTextAttributes = self[keyPath: state].titleTextAttributes
            copy[keyPath: state].titlePositionAdjustment = self[keyPath: state].titlePositionAdjustment
            copy[keyPath: state].backgroundImage = self[keyPath: state].backgroundImage
        }
        return copy
    }

    /// Takes back what was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
        }
    }
}

/// How the buttons of a bar look in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    /// Colour and font of the name.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// Where the name stands, from its usual place. It counts for the button that leads back.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// A picture behind the button. It is kept, and nothing else: buttons stand on nothing.
    open var backgroundImage: UIImage?

    var onChange: (() -> Void)?

    override init() {}

    var look: ProgramLook.TextLook { ProgramLook.TextLook(titleTextAttributes) }
}

/// How a bar of buttons looks. SwiftUI's bars at the bottom of a page take it over from ``UIView/appearance()`` of ``UIToolbar``.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    /// The bar's buttons. They have the look of the system: it is kept, and nothing else.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The button of the bar that ends something. It is kept, and nothing else.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    public override init() { super.init() }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copy()
        doneButtonAppearance = other.doneButtonAppearance.copy()
    }

    /// Another one that looks the same; what is set of it changes nothing of this one.
    open override func copy() -> UIToolbarAppearance { UIToolbarAppearance(barAppearance: self) }
}
