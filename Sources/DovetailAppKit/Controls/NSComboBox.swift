import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Tells an ``NSComboBox`` its values.
@MainActor @preconcurrency
public protocol NSComboBoxDataSource: NSObjectProtocol {
    func numberOfItems(in comboBox: NSComboBox) -> Int
    func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
    func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
    /// What goes on from what was typed; nil for nothing. Nobody asks.
    func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
}

extension NSComboBoxDataSource {
    public func numberOfItems(in comboBox: NSComboBox) -> Int { 0 }
    public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { nil }
    public func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int { NSNotFound }
    public func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String? { nil }
}

/// Hears of what happens in an ``NSComboBox``.
@MainActor @preconcurrency
public protocol NSComboBoxDelegate: NSTextFieldDelegate {
    /// Another value was chosen of the list. The notification's object is the box.
    func comboBoxSelectionDidChange(_ notification: Notification)
    /// Another value is about to be chosen. Told right before it is.
    func comboBoxSelectionIsChanging(_ notification: Notification)
    /// The list is about to be shown. The list is a menu of SwiftUI's: nobody calls it.
    func comboBoxWillPopUp(_ notification: Notification)
    /// The list is about to go. The list is a menu of SwiftUI's: nobody calls it.
    func comboBoxWillDismiss(_ notification: Notification)
}

extension NSComboBoxDelegate {
    public func comboBoxSelectionDidChange(_ notification: Notification) {}
    public func comboBoxSelectionIsChanging(_ notification: Notification) {}
    public func comboBoxWillPopUp(_ notification: Notification) {}
    public func comboBoxWillDismiss(_ notification: Notification) {}
}

/// A field with a list of values beside it.
@MainActor @preconcurrency
open class NSComboBox: NSTextField {
    /// The values of the list.
    open private(set) var objectValues: [Any] = []
    /// Whether ``dataSource`` has the values.
    open var usesDataSource = false { didSet { changed() } }
    /// Has the values where ``usesDataSource`` is true.
    open weak var dataSource: (any NSComboBoxDataSource)? { didSet { changed() } }
    /// Whether the value that begins as what is typed is added to it. Nothing is added: it is kept, and nothing else.
    open var completes = false
    // The list is a menu of SwiftUI's: these are kept, and nothing else.
    open var hasVerticalScroller = true
    open var intercellSpacing = CGSize(width: 3, height: 2)
    open var itemHeight: CGFloat = 16
    open var numberOfVisibleItems = 5
    open var isButtonBordered = true

    /// The index of the value that was chosen; -1 for none.
    open private(set) var indexOfSelectedItem = -1
    /// The value that was chosen; nil for none.
    open var objectValueOfSelectedItem: Any? {
        objectValues.indices.contains(indexOfSelectedItem) ? objectValues[indexOfSelectedItem] : nil
    }
    /// How many values there are.
    open var numberOfItems: Int { usesDataSource ? dataSource?.numberOfItems(in: self) ?? 0 : objectValues.count }
    open func addItem(withObjectValue object: Any) { insertItem(withObjectValue: object, at: objectValues.count) }
    open func addItems(withObjectValues objects: [Any]) { for object in objects { addItem(withObjectValue: object) } }
    open func insertItem(withObjectValue object: Any, at index: Int) {
        objectValues.insert(object, at: min(max(index, 0), objectValues.count))
        changed()
    }
    open func removeItem(withObjectValue object: Any) {
        if let index = index(of: object) { removeItem(at: index) }
    }
    open func removeItem(at index: Int) {
        guard objectValues.indices.contains(index) else { return }
        objectValues.remove(at: index)
        if indexOfSelectedItem == index { indexOfSelectedItem = -1 }
        changed()
    }
    open func removeAllItems() {
        objectValues = []
        indexOfSelectedItem = -1
        changed()
    }
    /// Chooses a value of the list. The field shows it.
    open func selectItem(at index: Int) {
        guard index >= 0, index < numberOfItems else { return }
        choose(index, byPerson: false)
    }
    open func selectItem(withObjectValue object: Any?) {
        if let object, let index = index(of: object) {
            selectItem(at: index)
        } else {
            deselectItem(at: indexOfSelectedItem)
        }
    }
    open func deselectItem(at index: Int) { if index == indexOfSelectedItem { indexOfSelectedItem = -1 } }
    open func itemObjectValue(at index: Int) -> Any {
        usesDataSource
            ? dataSource?.comboBox(self, objectValueForItemAt: index) ?? ""
            : objectValues.indices.contains(index) ? objectValues[index] : ""
    }
    open func indexOfItem(withObjectValue object: Any) -> Int { index(of: object) ?? NSNotFound }
    private func index(of object: Any) -> Int? { objectValues.firstIndex { "\($0)" == "\(object)" } }
    /// Asks ``dataSource`` anew.
    open func reloadData() { changed() }
    /// The number of values is another: asks ``dataSource`` anew.
    open func noteNumberOfItemsChanged() { changed() }
    open func scrollItemAtIndexToTop(_ index: Int) {}
    open func scrollItemAtIndexToVisible(_ index: Int) {}

    /// Posted when another value was chosen of the list. The object is the box.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "NSComboBoxSelectionDidChangeNotification")

    func choose(_ index: Int, byPerson: Bool) {
        let note = Notification(name: Self.selectionDidChangeNotification, object: self)
        let listener = delegate as? any NSComboBoxDelegate
        let isOther = index != indexOfSelectedItem
        if isOther { listener?.comboBoxSelectionIsChanging(note) }
        indexOfSelectedItem = index
        objectValue = itemObjectValue(at: index)
        if isOther {
            listener?.comboBoxSelectionDidChange(note)
            NotificationCenter.default.post(note)
        }
        if byPerson { used() }
        changed()
    }
    override func typed(_ new: String) {
        super.typed(new)
        indexOfSelectedItem = (0..<numberOfItems).first { "\(itemObjectValue(at: $0))" == new } ?? -1
    }
    override var content: AnyView? { AnyView(ComboContent(box: self, count: changes.count)) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 24) }
}

private struct ComboContent: View {
    let box: NSComboBox
    let count: Int

    var body: some View {
        HStack(spacing: 2) {
            FieldContent(field: box, count: count)
            Menu {
                ForEach(0..<box.numberOfItems, id: \.self) { index in
                    Button {
                        box.choose(index, byPerson: true)
                    } label: {
                        Text(verbatim: "\(box.itemObjectValue(at: index))")
                    }
                }
            } label: {
                Image(systemName: "chevron.down")
            }
            .menuIndicator(.hidden)
            .fixedSize()
            .disabled(!box.isEnabled)
            .accessibilityLabel("Show values")
        }
    }
}
