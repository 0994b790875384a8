import DovetailCore
import Foundation

/// How a bar looks. What is set takes effect when it is given to a bar's ``UIView/appearance()``, and from then on.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// The bar's fill; nil for none over that of the system.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// What is blurred behind the bar. Bars here fill evenly: nil, together with no colour, leaves nothing behind the bar's items.
    open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    /// Takes the place of the fill: bars here are not filled with pictures, so an empty one makes the bar transparent.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// The line at the bar's edge; nil for none.
    open var shadowColor: UIColor? = .separator { didSet { changed() } }
    /// How a picture would fill the bar. It is kept, and nothing else.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Takes the place of the line: an empty one takes it away.
    open var shadowImage: UIImage? { didSet { changed() } }

    /// Looks as the system's bars do.
    public override init() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        super.init()
    }
    /// Looks as another bar does.
    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        isShadowGiven = barAppearance.isShadowGiven
        super.init()
    }
    /// Looks as the system's bars do. They look alike on all devices.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Another one that looks the same; what is set of it changes nothing of this one.
    open func copy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
    // Foundation's has no type. Without this one the two would be ambiguous.
    @_disfavoredOverload
    open override func copy() -> Any {
        MainThread.sync { MainActor.assumeIsolated { copy() as UIBarAppearance } }
    }

    /// Looks as the system's bars do over content.
    open func configureWithDefaultBackground() {
        set(color: nil, effect: UIBlurEffect(style: .systemChromeMaterial), shadow: .separator)
    }
    /// Looks as the system's bars do, and is not seen through.
    open func configureWithOpaqueBackground() { set(color: .systemBackground, effect: nil, shadow: .separator) }
    /// Has nothing behind the bar's items, and no line.
    open func configureWithTransparentBackground() { set(color: nil, effect: nil, shadow: nil) }

    private func set(color: UIColor?, effect: UIBlurEffect?, shadow: UIColor?) {
        backgroundColor = color
        backgroundEffect = effect
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
        isShadowGiven = shadow == nil
    }

    /// Is told of each change.
    var onChange: (() -> Void)?
    private var isShadowGiven = false

    func changed() { onChange?() }

    /// The bar as SwiftUI's bars take it over.
    var look: ProgramLook.BarLook {
        var look = ProgramLook.BarLook()
        look.background = backgroundColor.map { Color(uiColor: $0) }
        look.isTransparent = backgroundColor == nil && (backgroundEffect == nil || backgroundImage != nil)
        if shadowImage != nil || isShadowGiven {
            look.line = .clear
        } else if let shadowColor, shadowColor != .separator {
            look.line = Color(uiColor: shadowColor)
        } else if shadowColor == nil {
            look.line = .clear
        }
        return look
    }
}

/// How a tab bar looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    /// The tabs where symbols stand above titles. Tabs here look so in all windows.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { adopt(stackedLayoutAppearance) } }
    /// What the selected tab stands on. It is kept, and nothing else: tabs here stand on nothing.
    open var selectionIndicatorTintColor: UIColor?
    /// The picture that the selected tab stands on. It is kept, and nothing else.
    open var selectionIndicatorImage: UIImage?
    /// How tabs share the width. They share it evenly: it is kept, and nothing else.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How far tabs are apart where they are centred. It is kept, and nothing else.
    open var stackedItemSpacing: CGFloat = 0
    /// How wide tabs are where they are centred. It is kept, and nothing else.
    open var stackedItemWidth: CGFloat = 0
    /// Tabs where symbols stand beside titles: there are none.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Small tabs where symbols stand beside titles: there are none.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    public override init() {
        super.init()
        adopt(stackedLayoutAppearance)
    }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
            inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
            selectionIndicatorImage = other.selectionIndicatorImage
            stackedItemPositioning = other.stackedItemPositioning
            stackedItemSpacing = other.stackedItemSpacing
            stackedItemWidth = other.stackedItemWidth
        }
        adopt(stackedLayoutAppearance)
    }

    /// Another one that looks the same; what is set of it changes nothing of this one.
    open override func copy() -> UITabBarAppearance { UITabBarAppearance(barAppearance: self) }

    private func adopt(_ item: UITabBarItemAppearance) {
        item.onChange = { [weak self] in self?.changed() }
        changed()
    }

    override var look: ProgramLook.BarLook {
        var look = super.look
        look.tab = stackedLayoutAppearance.normal.look
        look.selectedTab = stackedLayoutAppearance.selected.look
        return look
    }
}

/// How a tab looks in its states.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// A tab that is not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The tab that is selected.
    public let selected = UITabBarItemStateAppearance()
    /// A tab that cannot be chosen. There are none: it is kept, and nothing else.
    public let disabled = UITabBarItemStateAppearance()
    /// The tab that has the keyboard. It looks as the others do: it is kept, and nothing else.
    public let focused = UITabBarItemStateAppearance()

    /// How tabs are laid out.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    var onChange: (() -> Void)? {
        didSet {
            normal.onChange = onChange
            selected.onChange = onChange
        }
    }

    public override init() {}
    /// The look of the system.
    public convenience init(style: Style) { self.init() }

    /// Another one that looks the same; what is set of it changes nothing of this one.
    open func copy() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for state in [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused] {
            copy[keyPath: state].take(self[keyPath: state])
        }
        return copy
    }

    /// Takes back what was set.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] {
            state.iconColor = nil
            state.titleTextAttributes = [:]
        }
    }
}

/// How a tab looks in a state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// The colour of the symbol; nil for that of the system. Symbol and title have one colour here; that of the symbol comes first.
    open var iconColor: UIColor? { didSet { onChange?() } }
    /// Colour and font of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

    /// Where the title stands, from its usual place. It is kept, and nothing else.
    open var titlePositionAdjustment = UIOffset.zero
    /// What a badge stands on. It is kept, and nothing else: badges have the colour of the system.
    open var badgeBackgroundColor: UIColor?
    /// Colour and font of a badge. They are kept, and nothing else.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Where a badge stands, from its usual place. It is kept, and nothing else.
    open var badgePositionAdjustment = UIOffset.zero

    var onChange: (() -> Void)?

    override init() {}

    func take(_ other: UITabBarItemStateAppearance) {
        iconColor = other.iconColor
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
    }

    var look: ProgramLook.TextLook {
        var look = ProgramLook.TextLook(titleTextAttributes)
        look.color = iconColor.map { Color(uiColor: $0) } ?? look.color
        return look
    }
}
