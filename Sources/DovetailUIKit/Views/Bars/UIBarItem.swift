import DovetailCore
import Foundation

/// A button of a bar, or a tab.
@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance {
    /// Its name.
    open var title: String? { didSet { changed() } }
    /// Its picture.
    open var image: UIImage? { didSet { changed() } }
    /// Whether it can be pressed.
    open var isEnabled = true { didSet { changed() } }
    /// A number of the app's own.
    open var tag = 0
    /// What it is called by assistive tools; nil for its name. It is kept, and nothing else, where it has a name.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// What happens when it is used, for assistive tools. It is kept, and nothing else.
    open var accessibilityHint: String?
    /// What it is known by in tests. It is kept, and nothing else.
    open var accessibilityIdentifier: String?
    /// Its picture in a low window. It is kept, and nothing else.
    open var landscapeImagePhone: UIImage?
    /// Its picture while a person holds it large. It is kept, and nothing else.
    open var largeContentSizeImage: UIImage?
    /// How far its picture stands from its edges, in points. It is kept, and nothing else.
    open var imageInsets = UIEdgeInsets.zero
    /// How far its picture stands from its edges in a low window, in points. It is kept, and nothing else.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero

    public override init() {}
    /// An item without a name. Nothing is read: there are no archives of items.
    public required init?(coder: NSCoder) {}

    /// Whether it stands for all items of its type.
    var isAppearanceObject = false
    var onChange: (() -> Void)?
    /// Counts changes, so that what shows the item is itself another value after one.
    private(set) var changeCount = 0

    func changed() {
        changeCount += 1
        if isAppearanceObject { appearanceChanged() } else { onChange?() }
    }

    /// The values of the object that ``appearance()`` returns are others.
    func appearanceChanged() {}

    // MARK: Text

    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets colour and font of the name in a state. Those of ``UIControl/State/normal`` and ``UIControl/State/selected`` are taken over.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        changed()
    }
    /// Colour and font of the name in a state, as they were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    func textLook(_ state: UIControl.State) -> ProgramLook.TextLook { ProgramLook.TextLook(attributes[state]) }

    // MARK: Appearance

    /// The object whose values all items of the type begin with.
    open class func appearance() -> Self { AppearanceObjects.ofProgram.item(for: self) }
    /// The object whose values items of navigation bars begin with. Items inside of anything else keep the look of the system: what is set on the
    /// object that is returned for that has no effect.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        let isOfBar = containerTypes.contains { $0 is UINavigationBar.Type || $0 is UINavigationController.Type }
        if isOfBar || containerTypes.isEmpty { return AppearanceObjects.ofProgram.item(for: self) }
        guard let other = self.init(coder: NSCoder()) else { return AppearanceObjects.ofProgram.item(for: self) }
        return other
    }
}

/// How far something is moved from its place.
public struct UIOffset: Hashable, Sendable {
    /// To the right, in points.
    public var horizontal: CGFloat
    /// Downward, in points.
    public var vertical: CGFloat

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    /// Not at all.
    public init() { self.init(horizontal: 0, vertical: 0) }
    public static let zero = UIOffset()

    var size: CGSize { CGSize(width: horizontal, height: vertical) }
}

/// How bars are drawn, and what stands in them.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A tab of a ``UITabBarController``. SwiftUI's tab views say themselves what their tabs are; by ``UIBarItem/appearance()`` it sets how they look.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// The picture of the tab while it is selected.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// A short text at its corner, in a ``UITabBarController``. SwiftUI's tabs have `badge(_:)`.
    open var badgeValue: String? { didSet { changed() } }
    /// What that text stands on. It is kept, and nothing else.
    open var badgeColor: UIColor?
    /// Where the name stands, from its usual place. It is kept, and nothing else.
    open var titlePositionAdjustment = UIOffset.zero

    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    /// A tab without a name. Nothing is read: there are no archives of items.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func appearanceChanged() {
        ProgramLook.ofProgram.items.tab = textLook(.normal)
        ProgramLook.ofProgram.items.selectedTab = textLook(.selected)
    }
}
