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
        if let width, view.bounds.width != width { view.frame.size.width = width }
        layoutIfNeeded()
        let size = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
        let isSaid = view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        return isSaid && size.width >= 0 && size.height >= 0 ? size : nil
    }
}

/// An item of a ``UICollectionView``.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView, PressedByContainer {
    /// Where an app adds views.
    public let contentView = UIView()
    /// Whether it is selected. Set by the collection.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// Whether it is pressed.
    open var isHighlighted = false
    /// What is behind its content.
    open var backgroundView: UIView? { didSet { place(backgroundView, in: oldValue) } }
    /// What is behind its content while it is selected. Its colour is taken.
    open var selectedBackgroundView: UIView? { didSet { changed() } }
    /// What it shows, as a value; nil for what its views are.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configuredView?.removeFromSuperview()
            configuredView = nil
            defer { (superview as? UICollectionView)?.contentChanged(of: self) }
            guard let contentConfiguration else { return }
            let view = contentConfiguration.makeContentView()
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
            configuredView = view
        }
    }
    private var configuredView: UIView?
    override var measuredView: UIView { contentView }
    override func contentSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
        guard let configuredView else { return super.contentSize(width: width, height: height) }
        let size = configuredView.systemLayoutSizeFitting(
            CGSize(width: width ?? 0, height: height ?? 0),
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
        return size.width >= 0 && size.height >= 0 ? size : nil
    }
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
