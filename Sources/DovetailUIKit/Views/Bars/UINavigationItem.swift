import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// What a navigation controller shows of a controller in its bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// Whether the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    private weak var owner: UIViewController?

    init(owner: UIViewController) { self.owner = owner }

    /// An item with a title, for no controller.
    public init(title: String) { self.title = title }

    /// The button that leads back to this page from the next. It is kept, and nothing else: that shows the page's title.
    open var backBarButtonItem: UIBarButtonItem?
    /// The name of the button that leads back to this page. It is kept, and nothing else: that shows the page's title.
    open var backButtonTitle: String?
    /// What stands in the middle of the bar; nil for the title of the controller.
    open var title: String? { didSet { changed() } }
    /// Whether the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    /// Whether there is no button that leads back.
    open var hidesBackButton = false { didSet { changed() } }
    /// The buttons at the beginning of the bar.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { adopt(leftBarButtonItems) } }
    /// The buttons at the end of the bar, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { adopt(rightBarButtonItems) } }
    /// The first of the buttons at the beginning of the bar.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The outermost of the buttons at the end of the bar.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// A view in place of the title, in its own size; nil for the title.
    open var titleView: UIView? { didSet { changed() } }
    /// Whether the field for what is looked for goes when the page is scrolled. It is kept, and nothing else.
    open var hidesSearchBarWhenScrolling = true
    /// How the button that leads back is named. It is kept, and nothing else.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// How the button that leads back is named.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    /// Sets whether there is no button that leads back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Sets the button at the beginning of the bar.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button at the end of the bar.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the buttons at the beginning of the bar.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons at the end of the bar, the outermost first.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// The field for what is looked for, below the bar.
    open var searchController: UISearchController? { didSet { changed() } }

    /// A line above the title. It is kept, and nothing else: bars here have none.
    open var prompt: String?
    /// A second line below the title. It is kept, and nothing else.
    open var subtitle: String?
    /// How what stands in the bar is arranged.
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    /// How what stands in the bar is arranged. It is kept, and nothing else: the title is in the middle.
    open var style = ItemStyle.navigator
    /// Where the field for what is looked for stands.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }
    /// Where the field for what is looked for stands. It is kept, and nothing else: it stands below the bar.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Where the field for what is looked for stands: below the bar.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Makes the menu of the title, from what the system would offer. It is kept, and nothing else: titles of UIKit's bars have no menu here.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// What the title can be changed by. It is kept, and nothing else.
    open weak var renameDelegate: AnyObject?
    /// Names the arrangement of buttons that a person may change. They can't here: it is kept, and nothing else.
    open var customizationIdentifier: String?
    /// Groups of buttons at the beginning of the bar: shown as the buttons that are in them.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
    }
    /// Groups of buttons at the end of the bar, the innermost first: shown as the buttons that are in them.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
    }
    /// Groups of buttons in the middle of the bar. They are kept, and nothing else.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// What the bar looks like while this page is shown; nil for what the bar's own says. The colour of its background counts.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// What the bar looks like while the page is at its beginning. It is kept, and nothing else: ``standardAppearance`` counts.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// What the bar looks like in a low window. It is kept, and nothing else.
    open var compactAppearance: UINavigationBarAppearance?
    /// What the bar looks like in a low window while the page is at its beginning. It is kept, and nothing else.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Whether the buttons at the beginning stand beside the one that leads back. They always do: it is kept, and nothing else.
    open var leftItemsSupplementBackButton = false

    var displayMode: NavigationBarItem.TitleDisplayMode {
        switch largeTitleDisplayMode {
        case .automatic: owner?.navigationController?.navigationBar.prefersLargeTitles == true ? .automatic : .inline
        case .always: .large
        case .never: .inline
        }
    }

    private func adopt(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.onChange = { [weak self] in self?.changed() } }
        changed()
    }

    private func changed() { owner?.changes.happened() }
}

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// How it looks.
    public enum Style: Int, Sendable {
        case plain = 0
        /// As ``plain``.
        case bordered = 1
        case done = 2
        /// As ``done``.
        public static let prominent = Style.done
    }

    /// A button that is known by what it does.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add
        /// Takes the room that is left.
        case flexibleSpace
        /// Takes as much room as ``UIBarButtonItem/width`` says.
        case fixedSpace
        case compose
        case reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
        case undo, redo
        case close = 24

        fileprivate var look: (title: String, symbol: String?) {
            switch self {
            case .done: ("Done", nil)
            case .cancel: ("Cancel", nil)
            case .edit: ("Edit", nil)
            case .save: ("Save", nil)
            case .add: ("Add", "plus")
            case .flexibleSpace, .fixedSpace: ("", nil)
            case .compose: ("Compose", "square.and.pencil")
            case .reply: ("Reply", "arrowshape.turn.up.left")
            case .action: ("Share", "square.and.arrow.up")
            case .organize: ("Organize", "folder")
            case .bookmarks: ("Bookmarks", "book")
            case .search: ("Search", "magnifyingglass")
            case .refresh: ("Refresh", "arrow.clockwise")
            case .stop: ("Stop", "xmark")
            case .camera: ("Camera", "camera")
            case .trash: ("Delete", "trash")
            case .play: ("Play", "play.fill")
            case .pause: ("Pause", "pause.fill")
            case .rewind: ("Rewind", "backward.fill")
            case .fastForward: ("Fast forward", "forward.fill")
            case .undo: ("Undo", nil)
            case .redo: ("Redo", nil)
            case .close: ("Close", "xmark")
            }
        }
    }

    /// How it looks.
    open var style = Style.plain { didSet { changed() } }
    /// Its colour; nil for that of the bar.
    open var tintColor: UIColor? { didSet { changed() } }
    /// The object whose method is called. It is not kept.
    open weak var target: AnyObject?
    /// The method that is called.
    open var action: Selector?
    /// What runs in place of a method.
    open var primaryAction: UIAction?
    /// A view in place of the button.
    open var customView: UIView? { didSet { changed() } }
    /// What it offers: on a press, or where there is an action, when it is held.
    open var menu: UIMenu? { didSet { changed() } }
    /// The popover that belongs to it.
    weak var popover: UIViewController? { didSet { if popover !== oldValue { changed() } } }
    /// Whether it is not shown.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    /// Whether it looks pressed down. It is kept, and nothing else.
    open var isSelected = false
    /// Names it for the app.
    open var identifier: String?
    /// A number or a text at the corner of a button.
    @MainActor @preconcurrency
    public final class Badge: NSObject {
        let text: String?
        private init(_ text: String?) { self.text = text }
        /// A number; 0 shows nothing.
        public static func count(_ count: Int) -> Badge { Badge(count == 0 ? nil : String(count)) }
        /// A text.
        public static func string(_ text: String) -> Badge { Badge(text) }
        /// A dot.
        public static func indicator() -> Badge { Badge("") }
        public var backgroundColor: UIColor?
        public var foregroundColor: UIColor?
        public var font: UIFont?
    }
    /// What stands at the button's corner; nil for nothing. It is kept, and nothing else: buttons of UIKit's bars show none here.
    open var badge: Badge?
    /// Whether it shares its ground with its neighbours. It is kept, and nothing else.
    open var sharesBackground = true
    /// Whether it has no ground of its own. It is kept, and nothing else.
    open var hidesSharedBackground = false
    /// How wide a fixed space is, in points.
    open var width: CGFloat = 0 { didSet { changed() } }
    private(set) var symbol: String?
    /// Room in place of a button, in bars of buttons.
    enum Space { case flexible, fixed }
    private(set) var space: Space?
    private var backOffset = UIOffset.zero

    /// Sets where the name of the button that leads back stands, from its usual place; far away it is not seen. It counts for
    /// ``UIBarItem/appearance()``.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backOffset = adjustment
        changed()
    }
    /// Where the name of the button that leads back stands, from its usual place.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backOffset }

    override func appearanceChanged() {
        var look = textLook(.normal)
        ProgramLook.ofProgram.items.backButton = look
        if let tintColor { look.color = Color(uiColor: tintColor) }
        ProgramLook.ofProgram.items.button = look
        ProgramLook.ofProgram.items.backOffset = backOffset.size
    }

    /// A button with a name.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        super.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// A button without a name, to be given one.
    public override convenience init() { self.init(title: nil, style: .plain, target: nil, action: nil) }

    /// A button without a name. Nothing is read: there are no archives of items.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// A button with a name, a picture or both, and a menu that a press or a long press shows.
    public convenience init(
        title: String? = nil, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    /// A button that is known by what it does.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(
            title: systemItem.look.title, style: systemItem == .done ? .done : .plain, target: target, action: action)
        symbol = systemItem.look.symbol
        space = systemItem == .flexibleSpace ? .flexible : systemItem == .fixedSpace ? .fixed : nil
    }

    /// A view in place of a button, in its own size.
    public convenience init(customView: UIView) {
        self.init(title: nil, style: .plain, target: nil, action: nil)
        self.customView = customView
    }

    /// Room that takes what is left.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Room of a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// A button for an action, by whose name and picture it is known, or for a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A button that is known by what it does, for an action or a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    var hasAction: Bool { primaryAction != nil || action != nil }

    func press() {
        if let primaryAction { return primaryAction.run(from: self) }
        if let target, let action { action.send(to: target, from: self) }
    }
}
