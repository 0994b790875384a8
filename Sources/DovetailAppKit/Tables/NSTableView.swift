import DovetailCore
import DovetailPlatform
import Foundation

/// Rows of views in columns, which a person selects.
///
/// Cells are views that the delegate makes when rows come into sight. A table scrolls as the document of an ``NSScrollView``, which shows the columns'
/// titles above it. Rows and columns are not dragged, and widths of columns are the program's; of the looks of rows, the table draws the selection
/// and every second row's ground.
@MainActor @preconcurrency
open class NSTableView: NSControl {
    /// How a row shows that it is selected.
    public enum SelectionHighlightStyle: Int, Sendable {
        case none = -1
        case regular, sourceList
    }
    /// How a table looks. All look alike here.
    public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
    /// How high rows are.
    public enum RowSizeStyle: Int, Sendable {
        case `default` = -1
        case custom, small, medium, large
    }
    /// A side of a row.
    public enum RowActionEdge: Int, Sendable { case leading, trailing }
    /// How rows come and go. They come and go at once.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let effectFade = AnimationOptions(rawValue: 1)
        public static let effectGap = AnimationOptions(rawValue: 2)
        public static let slideUp = AnimationOptions(rawValue: 0x10)
        public static let slideDown = AnimationOptions(rawValue: 0x20)
        public static let slideLeft = AnimationOptions(rawValue: 0x30)
        public static let slideRight = AnimationOptions(rawValue: 0x40)
    }
    /// Lines between cells.
    public struct GridLineStyle: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
        public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
        public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
    }
    /// How columns share another width. The last one takes what is left.
    public enum ColumnAutoresizingStyle: UInt, Sendable {
        case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
        case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle
        case firstColumnOnlyAutoresizingStyle
    }

    open weak var dataSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any NSTableViewDelegate)? { didSet { reloadData() } }

    // MARK: Columns

    open private(set) var tableColumns: [NSTableColumn] = []
    open var numberOfColumns: Int { tableColumns.count }
    open func addTableColumn(_ tableColumn: NSTableColumn) {
        tableColumn.tableView = self
        tableColumns.append(tableColumn)
        reloadData()
    }
    open func removeTableColumn(_ tableColumn: NSTableColumn) {
        tableColumns.removeAll { $0 === tableColumn }
        tableColumn.tableView = nil
        reloadData()
    }
    open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
        guard tableColumns.indices.contains(oldIndex), tableColumns.indices.contains(newIndex) else { return }
        tableColumns.insert(tableColumns.remove(at: oldIndex), at: newIndex)
        reloadData()
    }
    open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
        tableColumns.firstIndex { $0.identifier == identifier } ?? -1
    }
    open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
        tableColumns.first { $0.identifier == identifier }
    }
    /// What stands above the columns; nil for nothing.
    open var headerView: NSTableHeaderView? = NSTableHeaderView() { didSet { changed() } }
    /// What stands at the corner beside the titles. Nothing is drawn: it is kept, and nothing else.
    open var cornerView: NSView?
    /// How columns share another width. The last one takes what is left: it is kept, and nothing else.
    open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    open func sizeLastColumnToFit() {}
    open func sizeToFitColumns() {}
    /// The column whose title is shown as that of the order. It is kept, and nothing else: see ``sortDescriptors``.
    open var highlightedTableColumn: NSTableColumn?
    /// By what rows are sorted. The source is told of another order, and sorts.
    open var sortDescriptors: [NSSortDescriptor] = [] {
        didSet {
            guard sortDescriptors != oldValue else { return }
            dataSource?.tableView(self, sortDescriptorsDidChange: oldValue)
            changed()
        }
    }
    func pressTitle(of column: NSTableColumn) {
        if let prototype = column.sortDescriptorPrototype {
            let isSame = sortDescriptors.first?.key == prototype.key
            let next = isSame ? sortDescriptors[0].reversedSortDescriptor as? NSSortDescriptor : prototype
            if let next { sortDescriptors = [next] + sortDescriptors.filter { $0.key != prototype.key } }
        }
        delegate?.tableView(self, didClick: column)
    }

    // MARK: Looks

    open var rowHeight: CGFloat = 24 { didSet { changed() } }
    /// The space between cells, in points.
    open var intercellSpacing = CGSize(width: 3, height: 2) { didSet { changed() } }
    open var usesAlternatingRowBackgroundColors = false { didSet { changed() } }
    open var backgroundColor = NSColor.controlBackgroundColor { didSet { changed() } }
    open var gridColor = NSColor.gridColor { didSet { changed() } }
    open var gridStyleMask: GridLineStyle = [] { didSet { changed() } }
    open var selectionHighlightStyle = SelectionHighlightStyle.regular { didSet { changed() } }
    // All tables look alike: these are kept, and nothing else.
    open var style = Style.automatic
    open var rowSizeStyle = RowSizeStyle.default
    open var floatsGroupRows = true
    open var usesAutomaticRowHeights = false
    open var autosaveName: String?
    open var autosaveTableColumns = false
    open var allowsColumnReordering = true
    open var allowsColumnResizing = true
    open var allowsColumnSelection = false
    open var allowsTypeSelect = true
    open var verticalMotionCanBeginDrag = true

    // MARK: Rows

    open var numberOfRows: Int { rowCount }
    private var rowCount = 0
    private var rows: [Int: NSTableRowView] = [:]
    private var reusable: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

    /// Asks for all rows anew.
    open func reloadData() {
        for row in rows.values { keep(row) }
        rows = [:]
        rowCount = dataSource?.numberOfRows(in: self) ?? 0
        let left = selectedRowIndexes.filteredIndexSet { $0 < rowCount }
        if left != selectedRowIndexes { changeSelection(left) }
        changed()
        superview?.changed()
    }
    /// Asks for some rows anew.
    open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
        for row in rowIndexes { if let view = rows.removeValue(forKey: row) { keep(view) } }
        changed()
    }
    /// The number of rows is another.
    open func noteNumberOfRowsChanged() { reloadData() }
    /// The heights of rows are others.
    open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
        changed()
        superview?.changed()
    }
    private var depth = 0
    /// Begins several changes, until ``endUpdates()``.
    open func beginUpdates() { depth += 1 }
    /// Ends several changes.
    open func endUpdates() {
        depth = max(depth - 1, 0)
        if depth == 0 { reloadData() }
    }
    /// Rows have come. What is selected stays so.
    open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
        var selected = selectedRowIndexes
        for index in indexes { selected.shift(startingAt: index, by: 1) }
        apply(selected)
    }
    /// Rows have gone. What is selected beside them stays so.
    open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
        var selected = selectedRowIndexes.subtracting(indexes)
        for index in indexes.reversed() { selected.shift(startingAt: index + 1, by: -1) }
        apply(selected)
    }
    /// A row has another place.
    open func moveRow(at oldIndex: Int, to newIndex: Int) {
        var selected = selectedRowIndexes
        let wasSelected = selected.remove(oldIndex) != nil
        selected.shift(startingAt: oldIndex + 1, by: -1)
        selected.shift(startingAt: newIndex, by: 1)
        if wasSelected { selected.insert(newIndex) }
        apply(selected)
    }
    private func apply(_ selected: IndexSet) {
        // The same rows are selected at other places: nobody is told.
        selection = selected
        if depth == 0 { reloadData() }
    }

    /// A view of rows that were shown before, of those with an identifier; nil where there is none.
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
        guard let view = reusable[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }
    private func keep(_ row: NSTableRowView) {
        for view in row.cells {
            view.removeFromSuperview()
            if let identifier = view.identifier { reusable[identifier, default: []].append(view) }
        }
        row.cells = []
    }
    /// The view of a row, as far as it was shown, or is made.
    open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
        guard row >= 0, row < rowCount else { return nil }
        return rows[row] ?? (makeIfNecessary ? makeRow(row) : nil)
    }
    /// The view of a cell, as far as it was shown, or is made.
    open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
        rowView(atRow: row, makeIfNecessary: makeIfNecessary)?.view(atColumn: column) as? NSView
    }
    private func makeRow(_ row: Int) -> NSTableRowView {
        let view = delegate?.tableView(self, rowViewForRow: row) ?? NSTableRowView()
        rows[row] = view
        view.isSelected = selection.contains(row)
        view.isGroupRowStyle = delegate?.tableView(self, isGroupRow: row) ?? false
        view.selectionHighlightStyle = selectionHighlightStyle
        let columns: [NSTableColumn?] = tableColumns.isEmpty || view.isGroupRowStyle ? [nil] : tableColumns
        view.cells = columns.map { cell(of: $0, row: row) }
        return view
    }
    func cell(of column: NSTableColumn?, row: Int) -> NSView {
        let value = dataSource?.tableView(self, objectValueFor: column, row: row)
        if let view = delegate?.tableView(self, viewFor: column, row: row) {
            (view as? NSTableCellView)?.objectValue = value
            return view
        }
        let label = NSTextField(labelWithString: "")
        label.objectValue = value
        return label
    }
    func height(ofRow row: Int) -> CGFloat { max(delegate?.tableView(self, heightOfRow: row) ?? rowHeight, 1) }
    open func row(for view: NSView) -> Int {
        rows.first { row in row.value.cells.contains { view.isDescendant(of: $0) } || row.value === view }?.key ?? -1
    }
    open func column(for view: NSView) -> Int {
        rows.values.lazy.compactMap { row in row.cells.firstIndex { view.isDescendant(of: $0) } }.first ?? -1
    }
    /// The place of a row, in points of the table.
    open func rect(ofRow row: Int) -> CGRect {
        guard row >= 0, row < rowCount else { return .zero }
        let top = (0..<row).reduce(0) { $0 + height(ofRow: $1) + intercellSpacing.height }
        return CGRect(x: 0, y: top, width: frame.width, height: height(ofRow: row) + intercellSpacing.height)
    }
    /// The row at a point of the table; -1 for none.
    open func row(at point: CGPoint) -> Int { (0..<rowCount).first { rect(ofRow: $0).contains(point) } ?? -1 }
    /// The rows within a rectangle of the table.
    open func rows(in rect: CGRect) -> NSRange {
        let found = (0..<rowCount).filter { self.rect(ofRow: $0).intersects(rect) }
        return NSRange(location: found.first ?? 0, length: found.count)
    }
    open func scrollRowToVisible(_ row: Int) { scrollToVisible(rect(ofRow: row)) }
    open func scrollColumnToVisible(_ column: Int) {}

    // MARK: Selection

    open var allowsMultipleSelection = false
    open var allowsEmptySelection = true
    private var selection = IndexSet()
    open var selectedRowIndexes: IndexSet { selection }
    /// The row that was selected last; -1 for none.
    open var selectedRow: Int { selection.last ?? -1 }
    open var numberOfSelectedRows: Int { selection.count }
    open func isRowSelected(_ row: Int) -> Bool { selection.contains(row) }
    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        let known = indexes.filteredIndexSet { $0 >= 0 && $0 < rowCount }
        changeSelection(extend && allowsMultipleSelection ? selection.union(known) : known)
    }
    open func deselectRow(_ row: Int) { changeSelection(selection.subtracting([row])) }
    open func deselectAll(_ sender: Any?) { if allowsEmptySelection { changeSelection([]) } }
    open override func selectAll(_ sender: Any?) {
        if allowsMultipleSelection { changeSelection(IndexSet(integersIn: 0..<rowCount)) }
    }
    /// Posted when other rows are selected. The object is the table.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "NSTableViewSelectionDidChangeNotification")
    private func changeSelection(_ new: IndexSet) {
        guard new != selection else { return }
        selection = new
        for (row, view) in rows { view.isSelected = new.contains(row) }
        changed()
        tellSelection()
    }
    func tellSelection() {
        let note = Notification(name: Self.selectionDidChangeNotification, object: self)
        delegate?.tableViewSelectionDidChange(note)
        NotificationCenter.default.post(note)
    }

    /// The row that was clicked last; -1 for none.
    open private(set) var clickedRow = -1
    open private(set) var clickedColumn = -1
    /// The method that is called by a double click.
    open var doubleAction: Selector?
    private var anchor = 0

    /// A person clicks a row.
    func click(row: Int, count: Int, modifiers: EventModifiers) {
        clickedRow = row
        if count == 1 {
            choose(
                row, extends: modifiers.contains(.shift), toggles: !modifiers.isDisjoint(with: [.command, .control]))
        }
        if count == 2 { _ = sendAction(doubleAction, to: target) } else { used() }
    }
    private func choose(_ row: Int, extends: Bool, toggles: Bool) {
        guard selectionHighlightStyle != .none || delegate != nil, delegate?.selectionShouldChange(in: self) ?? true,
            delegate?.tableView(self, shouldSelectRow: row) ?? true
        else { return }
        var new = IndexSet(integer: row)
        if allowsMultipleSelection, extends {
            new = IndexSet(integersIn: min(anchor, row)...max(anchor, row))
        } else if toggles, allowsMultipleSelection || selection.contains(row) {
            new = selection.contains(row) ? selection.subtracting([row]) : selection.union([row])
            if new.isEmpty, !allowsEmptySelection { return }
            anchor = row
        } else {
            anchor = row
        }
        changeSelection(delegate?.tableView(self, selectionIndexesForProposedSelection: new) ?? new)
    }
    /// An arrow key was pressed. Returns whether there is a row that way.
    func step(_ count: Int, extends: Bool) -> Bool {
        let next =
            selection.isEmpty
            ? (count > 0 ? 0 : rowCount - 1) : (count > 0 ? selection.last! : selection.first!) + count
        guard next >= 0, next < rowCount else { return false }
        choose(next, extends: extends, toggles: false)
        scrollRowToVisible(next)
        return true
    }

    // MARK: What shows it

    open override var isFlipped: Bool { true }
    open override var acceptsFirstResponder: Bool { true }
    override var framedSubviews: [NSView] { [] }
    var hasTitles: Bool { headerView != nil && tableColumns.contains { !$0.title.isEmpty } }
    var shownColumns: [NSTableColumn] { tableColumns.filter { !$0.isHidden } }
    open override var intrinsicContentSize: CGSize {
        let height = (0..<rowCount).reduce(0) { $0 + self.height(ofRow: $1) + intercellSpacing.height }
        return CGSize(width: Self.noIntrinsicMetric, height: height)
    }
    override var content: AnyView? { AnyView(NSTableContent(table: self, count: changes.count)) }

    // Extensions of an app's own may override these: `dovetail open` writes a replacement, which has to be of this class.
    open dynamic override var focusRingType: NSFocusRingType {
        get { super.focusRingType }
        set { super.focusRingType = newValue }
    }
    open dynamic override func viewDidMoveToWindow() { super.viewDidMoveToWindow() }
}
