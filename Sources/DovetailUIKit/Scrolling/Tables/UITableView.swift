import DovetailCore
import DovetailPlatform
import Foundation

/// Rows in sections that scroll, made of what a data source says.
///
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
///     tableView.dataSource = context.coordinator
///
/// It is a list of SwiftUI's: cells are asked for when their rows come into sight, and used again for others afterwards. Selection, swipes, edit mode
/// and scrolling are those of lists. What is set on its ``UIView/appearance()`` is not taken over by SwiftUI's lists, as on iOS since 16.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Where a row stands after it was scrolled to.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// How rows come and go: with the animation of lists, or with none.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// Stands for the height that follows from the content.
    nonisolated public static let automaticDimension: CGFloat = -1

    public let style: Style

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Says what the rows are.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
    /// Says how rows look, and hears of what a person does.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            changed()
        }
    }

    // MARK: Look

    /// When rows take another height by what is in them: always. It is kept, and nothing else.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// When rows take another height by what is in them.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// Whether rows are no wider than text is read easily. They are as wide as the view: it is kept, and nothing else.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether lines begin where the margins of rows do. It is kept, and nothing else.
    open var insetsContentViewsToSafeArea = true
    /// How high the empty rows below the others are, in points. There are none: it is kept, and nothing else.
    open var fillerRowHeight: CGFloat = 0
    /// Whether the row that a remote control led to last is remembered. It is kept, and nothing else.
    open var remembersLastFocusedIndexPath = false
    /// Whether the row that the keyboard leads to is selected. It is kept, and nothing else.
    open var selectionFollowsFocus = false
    /// Whether rows can be dragged. They move in edit mode alone: it is kept, and nothing else.
    open var dragInteractionEnabled = false
    /// The colour of the letters at the side. There are none: it is kept, and nothing else, as the other colours are.
    open var sectionIndexColor: UIColor?
    /// The colour behind the letters at the side.
    open var sectionIndexBackgroundColor: UIColor?
    /// The colour behind the letters at the side while they are used.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// From how many rows on there are letters at the side. There are none: it is kept, and nothing else.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// What looks behind lines. It is kept, and nothing else.
    open var separatorEffect: UIVisualEffect?

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { changed() } }
    open var separatorColor: UIColor? { didSet { changed() } }
    /// Where the lines between rows begin and end; zero for where the content of rows begins.
    open var separatorInset = UIEdgeInsets.zero { didSet { changed() } }
    /// What stands above all rows, as high as its frame.
    open var tableHeaderView: UIView? { didSet { changed() } }
    /// What stands below all rows, as high as its frame.
    open var tableFooterView: UIView? { didSet { changed() } }
    /// What is behind the rows.
    open var backgroundView: UIView? { didSet { changed() } }
    /// How high rows are, in points; ``automaticDimension`` for as high as their content.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { changed() } }
    /// How high rows may be. Nobody asks: rows that were not seen are estimated by those that were.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { changed() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { changed() } }
    /// The space above headers. It is kept, and nothing else.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension

    // MARK: Cells

    private var cellClasses: [String: UITableViewCell.Type] = [:]
    private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// Cells out of sight, by what they are found by.
    private var unused: [String: [UITableViewCell]] = [:]
    private var inTheMaking = CellsInTheMaking()

    /// Says of which class cells are that are dequeued by an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }
    /// Says of which class views above and below sections are that are dequeued by an identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// A cell that was used before, or one of the class that was registered; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = unused[identifier]?.popLast() {
            if changes.isUpdating { for view in [cell] + cell.standardViews { inTheMaking.add(view) } }
            cell.prepareForReuse()
            cell.setNeedsUpdateConfiguration()
            return cell
        }
        return cellClasses[identifier].map { _MadeTableCell.make($0, identifier) }
    }

    /// A cell that was used before, or one of the class that was registered. An identifier that none was registered for ends the program, as on iOS.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return cell
    }

    /// A view for above or below a section; nil where no class was registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerClasses[identifier].map { _MadeTableHeader.make($0, identifier) }
    }

    /// The cells of rows that are shown.
    var shownCells: [Int: UITableViewCell] = [:]
    /// Rows whose cells are to be asked for anew.
    var staleRows: Set<Int> = []

    /// The cell of a row, asked for if there is none yet. Called where the row is shown.
    func cell(of row: Int) -> UITableViewCell? {
        if let known = shownCells[row], !staleRows.contains(row) { return known }
        guard let dataSource, let path = rows.indexPath(of: row) else { return shownCells[row] }
        staleRows.remove(row)
        // Who shows the table is just looking at it.
        let wasUpdating = changes.isUpdating
        changes.isUpdating = true
        defer {
            changes.isUpdating = wasUpdating
            inTheMaking.end()
        }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        shownCells[row] = cell
        if cell.superview !== self { addSubview(cell) }
        cell.isEditing = isEditing
        let isSelected = selected.contains(row)
        if isSelected != cell.isSelected { cell.setSelected(isSelected, animated: false) }
        cell.updateConfigurationIfNeeded()
        return cell
    }

    /// A cell is shown for a row. One that has moved to another section is so before it goes from where it was, or after that.
    func cellCame(_ cell: UITableViewCell, _ row: Int) {
        cell.timesShown += 1
        if shownCells[row] == nil { shownCells[row] = cell }
        if let identifier = cell.reuseIdentifier { unused[identifier]?.removeAll { $0 === cell } }
        if let path = rows.indexPath(of: row) { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        prefetched.remove(row)
        prefetch(after: row)
    }

    /// Hears which rows may be needed soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` hears of rows.
    open var isPrefetchingEnabled = true
    /// The rows that it was told of, and that have not come into sight.
    var prefetched: Set<Int> = []
    /// The views above and below sections as they were shown the last time.
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]

    /// A cell was shown for a row, and is so no more.
    func cellWent(_ cell: UITableViewCell, _ row: Int) {
        cell.timesShown -= 1
        guard cell.timesShown <= 0 else { return }
        let path = rows.indexPath(of: row)
        if shownCells[row] === cell { shownCells[row] = nil }
        guard !shownCells.values.contains(where: { $0 === cell }) else { return }
        let wasUpdating = changes.isUpdating
        changes.isUpdating = true
        defer { changes.isUpdating = wasUpdating }
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { unused[identifier, default: []].append(cell) }
        if let path { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    }

    // MARK: Rows

    /// The rows as the table shows them, which follow the data source where that was asked.
    var rows: TableRows {
        get {
            if isReloadDue {
                isReloadDue = false
                rowsAsked.resize(to: countsOfData)
                selected = selected.filter { rowsAsked.indexPath(of: $0) != nil }
            }
            return rowsAsked
        }
        set { rowsAsked = newValue }
    }
    private var rowsAsked = TableRows()
    /// Whether the data source is asked for its numbers once somebody wants them. It is not asked at once: it may be on the way of making this view.
    private(set) var isReloadDue = false
    var batch: TableChanges?
    var batchDepth = 0
    /// Counts what changed the rows' cells.
    var generation = 0

    /// Asks for all rows anew: once their number is wanted, which is when the table is laid out at the latest.
    open func reloadData() {
        isReloadDue = true
        staleRows = Set(shownCells.keys)
        generation += 1
        if !isEditing, !allowsMultipleSelection { selected = [] }
        changed()
    }

    var countsOfData: [Int] {
        guard let dataSource else { return [] }
        return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }

    // MARK: Selection

    open var allowsSelection = true { didSet { changed() } }
    open var allowsMultipleSelection = false { didSet { changed() } }
    open var allowsSelectionDuringEditing = false { didSet { changed() } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { changed() } }
    /// The rows that are selected.
    var selected: Set<Int> = []

    // MARK: Editing

    private var editing = false
    /// Whether rows show that they can be deleted and moved.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    /// Sets whether rows show that they can be deleted and moved.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        for cell in shownCells.values { cell.setEditing(editing, animated: animated) }
        if animated { withAnimation { changed() } } else { changed() }
    }

    /// Where the program wants to go by a row, until that was begun.
    var wantedRow: (row: Int, anchor: UnitPoint?, isAnimated: Bool)?

    // MARK: What shows it

    override var content: AnyView? { AnyView(TableContent(table: self, count: changes.count)) }
}
