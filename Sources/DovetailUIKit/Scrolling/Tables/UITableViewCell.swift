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
    private var standardViews: [UIView] = []

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
    /// What rows with a text, and perhaps a second one and a picture, are made of.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    // MARK: Look

    /// What stands at its end.
    open var accessoryType = AccessoryType.none { didSet { changed() } }
    /// What stands at its end in place of what the type says.
    open var accessoryView: UIView? { didSet { changed() } }
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
    open var isSelected = false
    /// Whether it is pressed. The row shows that by itself.
    open var isHighlighted = false
    /// Whether its table is in edit mode.
    public internal(set) var isEditing = false
    /// Sets whether it is selected.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Sets whether it is pressed.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Sets whether it can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Called before it is used for another row.
    open func prepareForReuse() {}
    /// Called after it was made from an archive, of which there are none.
    open override func awakeFromNib() {}

    /// Whether an app has put views into it, so that these are shown.
    var hasOwnViews: Bool { !contentView.subviews.isEmpty || subviews.count > 1 || drawn != nil }

    /// How high it is by what is inside, where it has a width.
    func fittingHeight(_ width: CGFloat) -> CGFloat {
        layoutIfNeeded()
        let own = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
            ? max(own, 0) : max(own, 44)
    }
}

/// A view above or below a section of a ``UITableView``.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    /// What it is found by when it is used for another section.
    public let reuseIdentifier: String?
    /// Where an app adds views.
    public let contentView = UIView()
    /// Its text.
    public private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.frame = CGRect(x: 16, y: 0, width: max(bounds.width - 32, 0), height: bounds.height)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        return label
    }()
    /// What is behind it. Its colour is taken.
    open var backgroundView: UIView? { didSet { changed() } }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(contentView)
    }

    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    public required convenience init?(coder: NSCoder) { self.init(reuseIdentifier: nil) }

    /// Called before it is used for another section.
    open func prepareForReuse() {}
}
