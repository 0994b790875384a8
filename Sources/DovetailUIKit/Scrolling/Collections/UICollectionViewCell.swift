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
    /// Takes over what a layout says besides the place.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
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
            guard let contentConfiguration else { return }
            let view = contentConfiguration.makeContentView()
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
            configuredView = view
        }
    }
    private var configuredView: UIView?
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
