import DovetailCore
import DovetailPlatform
import Foundation

/// A row of a ``UITableView``.
///
/// What an app adds to ``contentView`` stands there by its frames or by constraints, from which the row's height follows. Without, it shows its
/// ``contentConfiguration``, or else ``textLabel``, ``detailTextLabel`` and ``imageView`` as its style says.
@MainActor @preconcurrency
open class UITableViewCell: UIView, PressedByContainer {
    /// What is between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// How a row shows that it is selected: all but ``none`` look the same.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// Where its texts stand.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// What stands at its end.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// What edit mode does with it.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// What it is found by when it is used for another row.
    public let reuseIdentifier: String?
    let style: CellStyle

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addContentView()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(contentView)
    }

    // MARK: Content

    /// Where an app adds views.
    public let contentView = UIView()
    /// The text of the row.
    public private(set) lazy var textLabel: UILabel? = watched(label(style == .value2 ? 13 : 17, .label))
    /// A further text; nil where the style has none.
    public private(set) lazy var detailTextLabel: UILabel? =
        style == .default
        ? nil
        : watched(
            label(style == .value1 ? 17 : style == .value2 ? 13 : 12, style == .value1 ? .secondaryLabel : .label))
    /// A picture at the beginning.
    public private(set) lazy var imageView: UIImageView? = watched(UIImageView())
    private(set) var standardViews: [UIView] = []

    private func label(_ size: CGFloat, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        return label
    }

    private func watched<V: UIView>(_ view: V) -> V {
        standardViews.append(view)
        return view
    }

    /// What the row shows, as a value; nil for what its views are.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            if configuredView.takes(contentConfiguration, after: oldValue) { return changed() }
            configuredView?.removeFromSuperview()
            configuredView = nil
            if let contentConfiguration, !(contentConfiguration is any DrawnConfiguration) {
                let view = contentConfiguration.makeContentView()
                view.frame = contentView.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                contentView.addSubview(view)
                configuredView = view
            }
            changed()
        }
    }
    private var configuredView: UIView?
    /// In how many rows its table shows it: two while it moves from one section to another.
    var timesShown = 0
    /// What is behind the row, as a value.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
    /// What is behind rows by itself.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    // MARK: States

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// Brings the configurations up to date with a state. Called before the row is shown, and when its state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether ``contentConfiguration`` follows the state by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true
    private var needsConfiguration = true

    /// The state that it is in. Subclasses add values of their own.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    /// Has ``updateConfiguration(using:)`` called before it is shown the next time.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        changed()
    }
    /// Brings the configurations up to date with a state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            let new = configuration.updated(for: state)
            // Configurations that the system draws follow no state, so their views stay.
            if !(new is any DrawnConfiguration) { contentConfiguration = new }
        }
        if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
            let new = configuration.updated(for: state)
            if new != configuration { backgroundConfiguration = new }
        }
        configurationUpdateHandler?(self, state)
    }
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
    }
    /// The state is another one.
    private func stateChanged() {
        needsConfiguration = true
        // What a table does not show is brought up to date before it does.
        if superview is UITableView { updateConfigurationIfNeeded() }
    }
    /// What rows with a text, and perhaps a second one and a picture, are made of.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    // MARK: Look

    /// Whether a handle to move the row is shown in edit mode. It is where the data source lets it move: it is kept, and nothing else.
    open var showsReorderControl = false
    /// What is behind a selected row while several can be. It is kept, and nothing else.
    open var multipleSelectionBackgroundView: UIView?
    /// How a row looks that a remote control led to. It is kept, and nothing else.
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    /// How a row looks that a remote control led to. It is kept, and nothing else.
    open var focusStyle = FocusStyle.default
    /// Whether the content moves in with the row's level in edit mode. It is kept, and nothing else.
    open var shouldIndentWhileEditing = true
    /// Whether the buttons of a swipe are shown. It is not told here: false.
    open var showingDeleteConfirmation: Bool { false }

    /// What stands at its end.
    open var accessoryType = AccessoryType.none { didSet { changed() } }
    /// What stands at its end in place of what the type says.
    open var accessoryView: UIView? { didSet { changed() } }
    /// What stands at its end in edit mode; nothing, unless it is set.
    open var editingAccessoryType = AccessoryType.none { didSet { changed() } }
    /// What stands at its end in edit mode in place of what the type says.
    open var editingAccessoryView: UIView? { didSet { changed() } }
    /// How it shows that it is selected.
    open var selectionStyle = SelectionStyle.default { didSet { changed() } }
    /// What is behind it. Its colour is taken.
    open var backgroundView: UIView? { didSet { changed() } }
    /// What is behind it while it is selected. Its colour is taken.
    open var selectedBackgroundView: UIView? { didSet { changed() } }
    /// Where the line below it begins and ends; zero for where its content begins.
    open var separatorInset = UIEdgeInsets.zero { didSet { changed() } }
    /// How far its content is moved in, in steps of ``indentationWidth``.
    open var indentationLevel = 0 { didSet { changed() } }
    /// How far a step moves its content in, in points.
    open var indentationWidth: CGFloat = 10 { didSet { changed() } }

    // MARK: State

    /// Whether it is selected. Set by the table.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether it is pressed. The row shows that by itself.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// Whether its table is in edit mode.
    public internal(set) var isEditing = false { didSet { if isEditing != oldValue { stateChanged() } } }
    /// Sets whether it is selected.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Sets whether it is pressed.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// What edit mode shows of a row.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
    /// Sets whether it can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        willTransition(to: editing ? .showingEditControl : [])
        isEditing = editing
        didTransition(to: editing ? .showingEditControl : [])
    }
    /// Called before edit mode begins or ends for the row.
    open func willTransition(to state: StateMask) {}
    /// Called after edit mode has begun or ended for the row.
    open func didTransition(to state: StateMask) {}
    /// Called before it is used for another row.
    open func prepareForReuse() {}
    /// Called after it was made from an archive, of which there are none.
    open override func awakeFromNib() {}

    /// Whether an app has put views into it, so that these are shown.
    var hasOwnViews: Bool { !contentView.subviews.isEmpty || subviews.count > 1 || drawn != nil }

    /// How high it is by what is inside, where it has a width.
    func fittingHeight(_ width: CGFloat) -> CGFloat {
        layoutIfNeeded()
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(size.height, 0)
    }

    /// The size that the content asks for; at least 44 points high where no constraints say how high it is.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        let isSaid = contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        if !isSaid, verticalFittingPriority != .required { size.height = max(size.height, 44) }
        return size
    }
}
