import Foundation

/// What stands at the beginning or the end of a ``UICollectionViewListCell``.
@MainActor @preconcurrency
public struct UICellAccessory {
    /// When it is shown.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    /// How much room is kept for it.
    public enum LayoutDimension: Sendable, Hashable {
        /// As much as it takes.
        case actual
        /// As much as symbols of the size of texts take.
        case standard
        /// So many points.
        case custom(CGFloat)
    }
    /// Where it stands.
    public enum Placement {
        /// Where it stands among those at the same side: its number among them.
        public typealias Position = ([UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }
    /// A view of an app's own.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
    /// What is common to the accessories that the system draws.
    public struct Options {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil for what is usual.
        public var tintColor: UIColor?
        /// The colour behind it. It is kept, and nothing else.
        public var backgroundColor: UIColor?
        /// The font of a label; nil for that of texts.
        public var font: UIFont?
        /// How an outline shows that it can be opened. Rows and headers look the same.
        public enum Style: Sendable { case automatic, header, cell }
        public var style: Style
        /// Whether a line stands before the mark that a row can be moved by. There is none; it is kept, and nothing else.
        public var showsVerticalSeparator: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil, font: UIFont? = nil, style: Style? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
            self.font = font
            self.style = style ?? .automatic
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }
    public typealias DisclosureIndicatorOptions = Options
    public typealias OutlineDisclosureOptions = Options
    public typealias DetailOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options
    public typealias LabelOptions = Options
    public typealias ActionHandler = () -> Void

    enum Kind {
        case disclosure, outline(ActionHandler?), detail(ActionHandler?), checkmark, delete(ActionHandler?)
        case insert(ActionHandler?), reorder, multiselect, label(String), custom(UIView)
    }
    let kind: Kind
    let displayed: DisplayedState
    let isLeading: Bool
    let options: Options
    let position: Placement.Position?

    private init(
        _ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false, _ options: Options,
        position: Placement.Position? = nil
    ) {
        self.kind = kind
        self.displayed = displayed
        self.isLeading = isLeading
        self.options = options
        self.position = position
    }

    /// An arrow that says that the row leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options) }
    /// An arrow that turns where the items inside of the row are shown. Without a handler it opens and closes the row of a section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.outline(actionHandler), displayed, options) }
    /// A button with an i.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail(actionHandler), displayed, options) }
    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }
    /// A red button with a minus. The row's actions are not shown by it: it calls its handler.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.delete(actionHandler), displayed, isLeading: true, options) }
    /// A green button with a plus.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.insert(actionHandler), displayed, isLeading: true, options) }
    /// Lines that say that the row can be moved, which it can where the data source says so, in edit mode of a list.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }
    /// A circle that is filled where the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isLeading: true, options) }
    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory(.label(text), displayed, options) }
    /// A view of an app's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let options = Options(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
        switch configuration.placement {
        case .leading(let displayed, let position):
            return UICellAccessory(
                .custom(configuration.customView), displayed, isLeading: true, options, position: position)
        case .trailing(let displayed, let position):
            return UICellAccessory(.custom(configuration.customView), displayed, options, position: position)
        }
    }

    /// Whether it is shown.
    func isShown(isEditing: Bool) -> Bool {
        guard !options.isHidden else { return false }
        return displayed == .always || isEditing == (displayed == .whenEditing)
    }
}
