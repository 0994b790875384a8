import DovetailCore
import DovetailPlatform
import Foundation

/// Items that scroll, at the places that a layout says, made of what a data source says.
///
///     let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
///     view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     view.dataSource = context.coordinator
///
/// It is a scroll view of SwiftUI's. Cells are asked for when their items come near to what is seen, and used again for others afterwards. What is set on
/// its ``UIView/appearance()`` is not taken over by SwiftUI's lists.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// Where an item stands after it was scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// Says where the items stand.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            collectionViewLayout.invalidateLayout()
        }
    }
    /// Takes another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
    /// Takes another layout.
    ///
    /// - Parameter completion: Called once that was done, and before an animation has ended.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = collectionViewLayout
        let views: [UICollectionReusableView] = Array(shownCells.values) + Array(shownEdges.values)
        for view in views { view.willTransition(from: old, to: layout) }
        if animated { withAnimation { collectionViewLayout = layout } } else { collectionViewLayout = layout }
        for view in views { view.didTransition(from: old, to: layout) }
        if let completion { DispatchQueue.main.async { completion(true) } }
    }

    /// Says what the items are.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// Hears of what a person does.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            collectionViewLayout.invalidateLayout()
        }
    }
    /// What is behind the items.
    open var backgroundView: UIView? { didSet { changed() } }

    // MARK: Cells

    private var classes: [String: UICollectionReusableView.Type] = [:]
    /// Cells out of sight, by what they are found by.
    var unused: [String: [UICollectionViewCell]] = [:]
    var inTheMaking = CellsInTheMaking()

    /// Says of which class cells are that are dequeued by an identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionViewCell.Type
    }
    /// Says of which class views beside the items are.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { classes[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type }

    /// A cell that was used before, or one of the class that was registered. An identifier that none was registered for ends the program, as on iOS.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let used = unused[identifier]?.popLast()
        if let used, changes.isUpdating { inTheMaking.add(used) }
        used?.prepareForReuse()
        used?.setNeedsUpdateConfiguration()
        guard let cell = used ?? (make(identifier, identifier) as? UICollectionViewCell) else {
            fatalError(missing(identifier))
        }
        // Items inside of others are moved in.
        if let cell = cell as? UICollectionViewListCell, let source = dataSource as? any OutlineSource {
            cell.indentationLevel = source.level(at: indexPath) ?? 0
        }
        return cell
    }
    /// A view for beside the items.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = make(elementKind + " " + identifier, identifier) else { fatalError(missing(identifier)) }
        return view
    }

    private func make(_ key: String, _ identifier: String) -> UICollectionReusableView? {
        let view = classes[key].map(_MadeReusableView.make)
        view?.reuseIdentifier = identifier
        return view
    }

    private func missing(_ identifier: String) -> String {
        "could not dequeue a view with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    }

    /// The cells of items that are shown.
    var shownCells: [Int: UICollectionViewCell] = [:]
    /// The views beside the items that are shown.
    var shownEdges: [String: UICollectionReusableView] = [:]
    var staleItems: Set<Int> = []
    /// Where the program wants sections to go that scroll by themselves, until that was begun.
    var wantedRows: [Int: (offset: CGFloat, isAnimated: Bool)] = [:]
    /// Tells of each step of scrolling.
    let steps = ScrollSteps()

    override func scrolled(to point: CGPoint) {
        let isNew = point != contentOffset
        super.scrolled(to: point)
        steps.advance()
        let shown = CGRect(origin: point, size: bounds.size)
        if isNew, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: shown) {
            let context = collectionViewLayout.invalidationContext(forBoundsChange: shown)
            collectionViewLayout.invalidateLayout(with: context)
        }
    }

    override func willGo(to target: inout CGPoint, from start: CGPoint, velocity: CGPoint) {
        target = collectionViewLayout.targetContentOffset(
            forProposedContentOffset: target, withScrollingVelocity: velocity)
        super.willGo(to: &target, from: start, velocity: velocity)
    }

    /// Hears which items may be needed soon.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` hears of items.
    open var isPrefetchingEnabled = true
    /// When items take another size by what is in them.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// When items take another size by what is in them: always. It is kept, and nothing else.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// How soon items make room for one that is moved.
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    /// How soon items make room for one that is moved. They make room at once: it is kept, and nothing else.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether items can be dragged. It is kept, and nothing else.
    open var dragInteractionEnabled = false
    /// Whether the item that a remote control led to last is remembered. It is kept, and nothing else.
    open var remembersLastFocusedIndexPath = false
    /// Whether the item that the keyboard leads to is selected. It is kept, and nothing else.
    open var selectionFollowsFocus = false
    /// The menu of items: the delegate's menus have no such object here, so nil.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    // MARK: Moving

    private var moved: IndexPath?
    private var movedTo: IndexPath?
    /// Takes an item up to move it, if the data source lets it. Returns whether it was taken up.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
        (moved, movedTo) = (indexPath, indexPath)
        return true
    }
    /// Moves the item that was taken up to a point of the content. The others make room when it is put down.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        if moved != nil, let place = indexPathForItem(at: targetPosition) { movedTo = place }
    }
    /// Puts the item down where it is: the data source is told.
    open func endInteractiveMovement() {
        defer { (moved, movedTo) = (nil, nil) }
        guard let moved, let movedTo, moved != movedTo else { return }
        dataSource?.collectionView(self, moveItemAt: moved, to: movedTo)
        reloadData()
    }
    /// Puts the item back.
    open func cancelInteractiveMovement() { (moved, movedTo) = (nil, nil) }
    /// The items that it was told of, and that have not come into sight.
    var prefetched: Set<Int> = []

    // MARK: Items

    /// The items as they are shown, which follow the data source where that was asked.
    var items: TableRows {
        get {
            if isReloadDue {
                isReloadDue = false
                itemsAsked.resize(to: countsOfData)
            }
            return itemsAsked
        }
        set { itemsAsked = newValue }
    }
    private var itemsAsked = TableRows()
    /// Whether the data source is asked for its numbers once somebody wants them. It is not asked at once: it may be on the way of making this view.
    private(set) var isReloadDue = false
    var batch: TableChanges?

    /// Asks for all items anew: once their number is wanted, which is when the view is laid out at the latest.
    open func reloadData() {
        isReloadDue = true
        staleItems = Set(shownCells.keys)
        shownEdges = [:]
        selected = []
        collectionViewLayout.invalidateLayout()
    }

    var countsOfData: [Int] {
        guard let dataSource else { return [] }
        return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    // MARK: Selection

    open var allowsSelection = true { didSet { changed() } }
    open var allowsMultipleSelection = false { didSet { changed() } }
    open var allowsSelectionDuringEditing = false { didSet { changed() } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { changed() } }
    /// Whether it is in edit mode: cells follow that by their states.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            for cell in shownCells.values { cell.stateChanged() }
            changed()
        }
    }
    /// Where the program wants to go by an item of a list, until that was begun.
    var wantedItem: (item: Int, anchor: UnitPoint?, isAnimated: Bool)?
    /// The items that are selected.
    var selected: Set<Int> = []

    // MARK: What shows it

    private var sizeLaidOut = CGSize.zero

    /// Has the layout find the places, where they are not known for a size.
    func layOut(in size: CGSize) {
        guard !collectionViewLayout.isValid || sizeLaidOut != size else { return }
        sizeLaidOut = size
        whileShown {
            if bounds.size != size { frame.size = size }
            collectionViewLayout.isValid = true
            collectionViewLayout.prepare()
        }
    }

    override func contentSize(in size: CGSize) -> CGSize {
        layOut(in: size)
        return collectionViewLayout.collectionViewContentSize
    }
    override var content: AnyView? {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
            return AnyView(CollectionContent(collection: self, count: changes.count))
        }
        return AnyView(SectionedContent(collection: self, layout: layout, count: changes.count))
    }
}
