import DovetailCore
import Foundation

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
    /// A further text, below the other one in the lower half.
    public private(set) lazy var detailTextLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        let half = bounds.height / 2
        textLabel?.frame.size.height = half
        label.frame = CGRect(x: 16, y: half, width: max(bounds.width - 32, 0), height: half)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
        textLabel?.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
        contentView.addSubview(label)
        return label
    }()
    /// What it shows, as a value; nil for what its views are.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            if configuredView.takes(contentConfiguration, after: oldValue) { return changed() }
            configuredView?.removeFromSuperview()
            configuredView = nil
            if let contentConfiguration, drawnContent == nil {
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
    /// The configuration, where the table draws it.
    var drawnContent: (any DrawnConfiguration)? { contentConfiguration as? any DrawnConfiguration }
    /// What is behind it, as a value.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
    /// What headers and footers with a text are made of.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
    /// What is behind headers and footers by itself.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    /// Brings the configurations up to date with a state. Called before the view is shown.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether ``contentConfiguration`` follows the state by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The state that it is in.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    private var needsConfiguration = true
    /// Has ``updateConfiguration(using:)`` called before it is shown the next time.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        changed()
    }
    /// Brings the configurations up to date with a state.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration, drawnContent == nil {
            contentConfiguration = configuration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
    }
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
