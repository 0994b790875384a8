import DovetailCore

/// What an object is, by the number and name that AT-SPI has for it.
struct AccessibleRole: Equatable {
    let number: UInt32
    let name: String

    private init(_ number: UInt32, _ name: String) {
        self.number = number
        self.name = name
    }

    static let application = AccessibleRole(75, "application")
    static let frame = AccessibleRole(23, "frame")
    static let panel = AccessibleRole(39, "panel")
    static let label = AccessibleRole(29, "label")
    static let heading = AccessibleRole(83, "heading")
    static let link = AccessibleRole(88, "link")
    static let image = AccessibleRole(27, "image")
    static let pushButton = AccessibleRole(43, "push button")
    static let radioButton = AccessibleRole(44, "radio button")
    static let checkBox = AccessibleRole(7, "check box")
    static let slider = AccessibleRole(51, "slider")
    static let spinButton = AccessibleRole(52, "spin button")
    static let entry = AccessibleRole(79, "entry")
    static let text = AccessibleRole(61, "text")
    static let passwordText = AccessibleRole(40, "password text")
    static let comboBox = AccessibleRole(11, "combo box")
    static let menu = AccessibleRole(33, "menu")
    static let menuBar = AccessibleRole(34, "menu bar")
    static let menuItem = AccessibleRole(35, "menu item")
    static let alert = AccessibleRole(2, "alert")
    static let dialog = AccessibleRole(16, "dialog")
    static let toolBar = AccessibleRole(63, "tool bar")
    static let progressBar = AccessibleRole(42, "progress bar")
    static let dateEditor = AccessibleRole(12, "date editor")
    static let pageTab = AccessibleRole(37, "page tab")
    static let pageTabList = AccessibleRole(38, "page tab list")
    static let listItem = AccessibleRole(32, "list item")
    static let list = AccessibleRole(31, "list")
    static let table = AccessibleRole(55, "table")
    static let tableRow = AccessibleRole(90, "table row")
    static let notification = AccessibleRole(101, "notification")
    static let chart = AccessibleRole(80, "chart")
    static let tableCell = AccessibleRole(56, "table cell")
    static let columnHeader = AccessibleRole(57, "table column header")

    /// Those of elements, by what tells most about them.
    init(of item: AccessibilityItem, inside parent: AccessibilityItem?) {
        let traits = item.traits
        if let cell = item.semantics.details?.cell, let role = Self.role(of: cell, item) {
            self = role
            return
        }
        switch item.role {
        case .button where parent?.role == .tabBar: self = .pageTab
        case .button where parent?.semantics.details?.holdsChoices == true: self = .radioButton
        case .toggle: self = .checkBox
        case .slider: self = .slider
        case .stepper: self = .spinButton
        case .picker: self = .comboBox
        case .menuItem: self = .menuItem
        case .menu: self = .menu
        case .menuBar: self = .menuBar
        case .alert: self = .alert
        case .sheet: self = .dialog
        case .navigationBar, .toolbar: self = .toolBar
        case .tabBar: self = .pageTabList
        case .progress: self = .progressBar
        case .datePicker: self = .dateEditor
        case .window: self = .frame
        case .list: self = item.semantics.details?.rows?.columns() == nil ? .list : .table
        case .group where item.semantics.details?.row != nil:
            self = item.semantics.details?.row?.rows.columns() == nil ? .listItem : .tableRow
        case .textField:
            let editor = item.node.firstInTree { $0.responder as? TextInputEditor }
            self = editor?.isSecret == true ? .passwordText : editor?.isOfOneLine == false ? .text : .entry
        case .button, .text, .image, .header, .group:
            if traits.contains(.isLink) {
                self = .link
            } else if traits.contains(.isHeader) {
                self = .heading
            } else if traits.contains(.isToggle) {
                self = .checkBox
            } else if traits.contains(.isButton) {
                self = .pushButton
            } else if item.chart != nil {
                self = .chart
            } else if traits.contains(.isImage) {
                self = .image
            } else if item.role == .text || traits.contains(.isStaticText) {
                self = .label
            } else if traits.contains(.isModal), !item.isAroundPresentation {
                self = .dialog
            } else if item.isSaidAsOne {
                self = .label
            } else {
                self = .panel
            }
        }
    }
}

extension AccessibleRole {
    /// That of a cell, or of the title of a column; nil for a control or picture in its place, which says more.
    private static func role(of cell: AccessibilityCell, _ item: AccessibilityItem) -> AccessibleRole? {
        if cell.isTitle { return .columnHeader }
        guard item.role == .text || item.role == .group else { return nil }
        return item.traits.isDisjoint(with: [.isLink, .isHeader, .isToggle, .isButton]) ? .tableCell : nil
    }
}

extension AccessibilityItem {
    /// Whether all that is in the element is a sheet, an alert or a menu: then that one is the dialog.
    fileprivate var isAroundPresentation: Bool {
        guard children.count == 1 else { return false }
        return [.sheet, .alert, .menu].contains(children[0].role)
    }

    /// Whether it is heard, and nothing in it by itself.
    fileprivate var isSaidAsOne: Bool {
        let isWhole = semantics.combinesChildren || semantics.details?.hidesInner == true
        return isWhole && label != nil && children.isEmpty && actions?.activate == nil
    }
}
