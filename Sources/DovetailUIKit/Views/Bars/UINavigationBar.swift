import DovetailCore
import Foundation

/// A place for a picture in a bar.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// Stands for SwiftUI's navigation bars, by ``UIView/appearance()``.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// Colour and font of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
    /// Colour and font of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
    /// The fill over content that was scrolled below the bar.
    open var barTintColor: UIColor? { didSet { changed() } }
    /// Whether content is seen through the bar. Bars here fill as they are told to either way.
    open var isTranslucent = true
    /// Whether titles of a ``UINavigationController`` are large. SwiftUI's titles are so by `navigationBarTitleDisplayMode(_:)`.
    open var prefersLargeTitles = false { didSet { changed() } }
    /// Takes the place of the line at the edge: an empty picture takes it away.
    open var shadowImage: UIImage? { didSet { changed() } }
    /// The bar over content that was scrolled below it.
    open var standardAppearance = UINavigationBarAppearance() { didSet { adopt(standardAppearance) } }
    /// The bar over its own page; nil for `standardAppearance` without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }
    /// The bar of a low screen. There are no low screens here.
    open var compactAppearance: UINavigationBarAppearance?
    /// The bar of a low screen, over its own page. There are no low screens here.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// The picture of the button that leads back; nil for that of the system.
    open var backIndicatorImage: UIImage? { didSet { changed() } }
    /// What the picture's shape is cut with while pages change. It is kept, and nothing else.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// How the bar is drawn. With ``UIBarStyle/black`` it is dark, with white titles.
    open var barStyle = UIBarStyle.default { didSet { changed() } }
    private var isBackgroundImageGiven = false
    /// The controller whose bar it is; nil for others.
    weak var barOwner: UINavigationController?

    /// How a bar is like those of other devices.
    public enum BehavioralStyle: UInt, Sendable { case automatic, mac, pad }
    /// How the bar is to be like those of other devices. It is kept, and nothing else.
    open var preferredBehavioralStyle = BehavioralStyle.automatic
    private var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    /// Moves the title downward, in points. It is kept, and nothing else.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment
    }
    /// How far the title was moved downward.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffsets[barMetrics] ?? 0 }

    /// What the pages of the bar's controller show in it, the first page's first; empty for a bar that is no controller's.
    ///
    /// - Complexity: O(n) for n pages.
    open var items: [UINavigationItem]? { barOwner?.viewControllers.map(\.navigationItem) ?? [] }
    /// What the page that is seen shows in the bar; nil for a bar that is no controller's.
    open var topItem: UINavigationItem? { barOwner?.topViewController?.navigationItem }
    /// What the page below the one that is seen shows in the bar; nil where there is none.
    open var backItem: UINavigationItem? { barOwner?.viewControllers.dropLast().last?.navigationItem }

    /// Takes the place of the fill: bars here are not filled with pictures, so any picture makes them transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    /// Takes the place of the fill: bars here are not filled with pictures, so any picture makes them transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        isBackgroundImageGiven = backgroundImage != nil
        changed()
    }

    private func adopt(_ appearance: UINavigationBarAppearance?) {
        appearance?.onChange = { [weak self] in self?.changed() }
        changed()
    }

    override func appearanceChanged() {
        var looks = ProgramLook.BarLooks()
        looks.overContent = completed(standardAppearance.look)
        if looks.overContent.background == nil, let barTintColor {
            looks.overContent.background = Color(uiColor: barTintColor)
        } else if looks.overContent.background == nil, barStyle == .black {
            looks.overContent.background = Color(white: 0.1)
        }
        looks.atEdge = scrollEdgeAppearance.map { completed($0.look) }
        looks.tint = tintColor.map { Color(uiColor: $0) }
        looks.backdrop = backgroundColor.map { Color(uiColor: $0) }
        ProgramLook.ofProgram.navigationBar = looks
    }

    private func completed(_ look: ProgramLook.BarLook) -> ProgramLook.BarLook {
        var look = look
        look.title = look.title.filled(from: ProgramLook.TextLook(titleTextAttributes))
        look.largeTitle = look.largeTitle.filled(from: ProgramLook.TextLook(largeTitleTextAttributes))
        if barStyle == .black {
            let white = ProgramLook.TextLook(color: .white)
            look.title = look.title.filled(from: white)
            look.largeTitle = look.largeTitle.filled(from: white)
        }
        if isBackgroundImageGiven { look.isTransparent = true }
        if shadowImage != nil { look.line = .clear }
        if let backIndicatorImage, look.backPicture == nil { look.backPicture = Image(uiImage: backIndicatorImage) }
        return look
    }
}

/// Stands for SwiftUI's tab bars, by ``UIView/appearance()``.
@MainActor @preconcurrency
open class UITabBar: UIView {
    /// How tabs share the width of the bar.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    /// The tabs. SwiftUI's tab views say themselves what their tabs are: it is kept, and nothing else.
    open var items: [UITabBarItem]?
    /// How tabs share the width. They share it evenly: it is kept, and nothing else.
    open var itemPositioning = ItemPositioning.automatic
    /// How the bar is drawn. With ``UIBarStyle/black`` it is dark.
    open var barStyle = UIBarStyle.default { didSet { changed() } }
    /// The fill over content that reaches below the bar.
    open var barTintColor: UIColor? { didSet { changed() } }
    /// The colour of tabs that are not selected.
    open var unselectedItemTintColor: UIColor? { didSet { changed() } }
    /// Whether content is seen through the bar. Bars here fill as they are told to either way.
    open var isTranslucent = true
    /// The tab that is selected. SwiftUI's tab views say themselves which that is: it is kept, and nothing else.
    open var selectedItem: UITabBarItem?
    /// Sets the tabs; see ``items``.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The space between tabs, in points; 0 for the system's. They share the width evenly: it is kept, and nothing else.
    open var itemSpacing: CGFloat = 0
    /// How wide tabs are, in points; 0 for the system's. It is kept, and nothing else.
    open var itemWidth: CGFloat = 0
    /// A picture behind the tab that is selected. It is kept, and nothing else.
    open var selectionIndicatorImage: UIImage?
    /// Takes the place of the fill: bars here are not filled with pictures, so any picture makes them transparent.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// Takes the place of the line at the edge: an empty picture takes it away.
    open var shadowImage: UIImage? { didSet { changed() } }
    /// The bar over content that reaches below it.
    open var standardAppearance = UITabBarAppearance() { didSet { adopt(standardAppearance) } }
    /// The bar over its own page; nil for `standardAppearance` without its background.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }

    private func adopt(_ appearance: UITabBarAppearance?) {
        appearance?.onChange = { [weak self] in self?.changed() }
        changed()
    }

    override func appearanceChanged() {
        var looks = ProgramLook.BarLooks()
        looks.overContent = completed(standardAppearance.look)
        if looks.overContent.background == nil, let barTintColor {
            looks.overContent.background = Color(uiColor: barTintColor)
        } else if looks.overContent.background == nil, barStyle == .black {
            looks.overContent.background = Color(white: 0.1)
        }
        looks.atEdge = scrollEdgeAppearance.map { completed($0.look) }
        looks.tint = tintColor.map { Color(uiColor: $0) }
        looks.backdrop = backgroundColor.map { Color(uiColor: $0) }
        looks.isHidden = isHidden
        ProgramLook.ofProgram.tabBar = looks
    }

    private func completed(_ look: ProgramLook.BarLook) -> ProgramLook.BarLook {
        var look = look
        look.tab.color = look.tab.color ?? unselectedItemTintColor.map { Color(uiColor: $0) }
        if backgroundImage != nil { look.isTransparent = true }
        if shadowImage != nil { look.line = .clear }
        return look
    }
}
