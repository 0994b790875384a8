import DovetailCore
import DovetailPlatform
import Foundation

/// A column of an ``NSTableView``.
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
    /// Who may change the width of a column.
    public struct ResizingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }
    open var identifier: NSUserInterfaceItemIdentifier
    open internal(set) weak var tableView: NSTableView?
    /// What stands above the column.
    open var title = "" { didSet { tableView?.changed() } }
    /// How wide it is, in points. The last column takes what is left.
    open var width: CGFloat = 100 { didSet { if width != oldValue { tableView?.changed() } } }
    open var minWidth: CGFloat = 10
    open var maxWidth = CGFloat.greatestFiniteMagnitude
    open var isHidden = false { didSet { tableView?.changed() } }
    /// What is shown while the pointer rests on the title.
    open var headerToolTip: String?
    /// By what a click on the title sorts; nil for by nothing.
    open var sortDescriptorPrototype: NSSortDescriptor?
    /// Who may change the width. Widths are the program's: it is kept, and nothing else.
    open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
    /// Whether cells can be edited. Cells are views, which say that themselves: it is kept, and nothing else.
    open var isEditable = true
    /// What stands above the column, for code that asks its cell.
    open lazy var headerCell: NSTableHeaderCell = NSTableHeaderCell(of: self)

    public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
    public convenience override init() { self.init(identifier: NSUserInterfaceItemIdentifier("")) }
    /// Is as wide as the title needs.
    open func sizeToFit() { width = min(max(CGFloat(title.count) * 8 + 16, minWidth), maxWidth) }
}

/// What stands above a column, for code that asks for its cell.
@MainActor @preconcurrency
open class NSTableHeaderCell: NSTextFieldCell {
    private weak var column: NSTableColumn?
    init(of column: NSTableColumn) {
        self.column = column
        super.init()
    }
    /// A cell of no column. Nothing is read: there are no archives of cells.
    public required init(coder: NSCoder) { super.init(coder: coder) }
    open override var title: String {
        get { column?.title ?? "" }
        set { column?.title = newValue }
    }
    open override var stringValue: String {
        get { title }
        set { title = newValue }
    }
}

/// The titles above the columns of a table. They are drawn by the table's scroll view.
@MainActor @preconcurrency
open class NSTableHeaderView: NSView {
    open weak var tableView: NSTableView?
}

/// A row of an ``NSTableView``.
@MainActor @preconcurrency
open class NSTableRowView: NSView {
    /// Whether the row is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// Whether what is selected is shown in the accent colour.
    open var isEmphasized = true { didSet { changed() } }
    open var backgroundColor = NSColor.clear { didSet { changed() } }
    /// How the row shows that it is selected.
    open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular { didSet { changed() } }
    open var isGroupRowStyle = false
    // Rows are drawn by the table: nobody calls these.
    open func drawBackground(in dirtyRect: CGRect) {}
    open func drawSelection(in dirtyRect: CGRect) {}
    open func drawSeparator(in dirtyRect: CGRect) {}
    /// The view of a column.
    open func view(atColumn column: Int) -> Any? { cells.indices.contains(column) ? cells[column] : nil }
    open var numberOfColumns: Int { cells.count }
    var cells: [NSView] = []
    open override var isFlipped: Bool { true }
}

/// The view of a cell, with a text and a picture that an app gives it.
@MainActor @preconcurrency
open class NSTableCellView: NSView {
    /// The value of the row, as the table's source has it.
    open var objectValue: Any?
    /// The text. It is a subview that the app adds.
    open weak var textField: NSTextField?
    /// The picture. It is a subview that the app adds.
    open weak var imageView: NSImageView?
    open var backgroundStyle = NSView.BackgroundStyle.normal
    open var rowSizeStyle = NSTableView.RowSizeStyle.default
}

/// What a row offers when it is pushed aside.
@MainActor @preconcurrency
open class NSTableViewRowAction: NSObject {
    public enum Style: Int, Sendable { case regular, destructive }
    public let style: Style
    open var title: String
    open var backgroundColor: NSColor! = .systemGray
    open var image: NSImage?
    let handler: (NSTableViewRowAction, Int) -> Void
    public init(style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
