import DovetailCore
import Foundation

/// A view of a ``UICollectionView`` that is used again for other items.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    /// What it is found by when it is used again.
    public internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before it is used for another item.
    open func prepareForReuse() {}
    /// Called after it was made from an archive, of which there are none.
    open override func awakeFromNib() {}
    /// Called before its collection takes another layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after its collection has taken another layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Takes over what a layout says besides the place. Called whenever it is shown at a place.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// The place as it would like to have it: as large as its content, along lengths that are not given. Called where a layout goes by that.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
        let given = layoutAttributes.frame.size
        let wish = contentSize(
            width: layoutAttributes.isWidthMeasured ? nil : given.width,
            height: layoutAttributes.isHeightMeasured ? nil : given.height)
        if layoutAttributes.isWidthMeasured, let width = wish?.width { result.frame.size.width = width }
        if layoutAttributes.isHeightMeasured, let height = wish?.height { result.frame.size.height = height }
        return result
    }

    /// What says how large it is.
    var measuredView: UIView { self }

    /// How large its content is where some lengths are given; nil where nothing says so.
    func contentSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
        let view = measuredView
        let target = CGSize(width: width ?? 0, height: height ?? 0)
        if !isConfigured {
            if let width, view.bounds.width != width { view.frame.size.width = width }
            layoutIfNeeded()
        }
        isFittedByContent = false
        let size = systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
        let isSaid =
            !isFittedByContent || isConfigured
            || view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        return isSaid && size.width >= 0 && size.height >= 0 ? size : nil
    }

    /// Whether the view answered for its content, as it does where a class of the app's own doesn't answer otherwise.
    private var isFittedByContent = false
    /// Whether a value says what the content is, and so how large.
    var isConfigured: Bool { false }

    /// The size that the content asks for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        isFittedByContent = true
        let view = measuredView
        guard view !== self else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return view.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// An item of a ``UICollectionView``.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView, PressedByContainer {
    /// Where an app adds views.
    public let contentView = UIView()
    /// Whether it is selected. Set by the collection.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether it is pressed. Set by the collection.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// What is behind its content.
    open var backgroundView: UIView? { didSet { place(backgroundView, in: oldValue) } }
    /// What is behind its content while it is selected. Its colour is taken.
    open var selectedBackgroundView: UIView? { didSet { changed() } }
    /// What it shows, as a value; nil for what its views are.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            if configuredView.takes(contentConfiguration, after: oldValue) { return contentChanged() }
            configuredView?.removeFromSuperview()
            configuredView = nil
            defer { contentChanged() }
            guard let contentConfiguration, !hasDrawnContent else { return }
            let view = contentConfiguration.makeContentView()
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
            configuredView = view
        }
    }
    private var configuredView: UIView?

    /// Whether it shows its configuration itself, and not by a view inside.
    var drawsConfiguration: Bool { false }
    /// Whether that is what it shows.
    var hasDrawnContent: Bool { drawsConfiguration && contentConfiguration is any DrawnConfiguration }

    /// Something changed that may make it larger or smaller.
    func contentChanged() {
        changed()
        (superview as? UICollectionView)?.contentChanged(of: self)
    }

    // MARK: States

    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// Brings the configurations up to date with a state. Called before the cell is shown, and when its state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether ``contentConfiguration`` follows the state by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// What is behind its content, as a value; nil for what its views are.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
    private var needsConfiguration = true

    /// The state that it is in. Subclasses add values of their own.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        if let collection = superview as? UICollectionView {
            state.isEditing = collection.isEditing
            if let path = collection.indexPath(for: self) {
                state.isExpanded = (collection.dataSource as? any OutlineSource)?.isExpanded(at: path) ?? false
            }
        }
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
    /// What is behind cells by itself.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
    }
    /// The state is another one.
    func stateChanged() {
        needsConfiguration = true
        // What a collection does not show is brought up to date before it does.
        if superview is UICollectionView { updateConfigurationIfNeeded() }
        changed()
    }

    override var measuredView: UIView { configuredView ?? contentView }
    override var isConfigured: Bool { configuredView != nil }
    /// In how many places its collection shows it.
    var timesShown = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(contentView)
    }

    private func place(_ view: UIView?, in old: UIView?) {
        old?.removeFromSuperview()
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}
