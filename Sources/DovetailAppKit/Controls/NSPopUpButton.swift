import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A button that shows one of several titles, and a menu of them.
@MainActor @preconcurrency
open class NSPopUpButton: NSControl {
    /// The titles from above.
    public private(set) var itemTitles: [String] = []
    /// The index of the title that is shown; -1 for none.
    public private(set) var indexOfSelectedItem = -1
    /// The title that is shown; nil for none.
    open var titleOfSelectedItem: String? {
        itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
    }
    open var numberOfItems: Int { itemTitles.count }

    /// Adds a title. One that is there already is put at the end.
    open func addItem(withTitle title: String) {
        itemTitles.removeAll { $0 == title }
        itemTitles.append(title)
        if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
        changed()
    }
    /// Adds titles.
    open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
    /// Takes all titles away.
    open func removeAllItems() {
        itemTitles = []
        indexOfSelectedItem = -1
        changed()
    }
    /// Shows another title; -1 for none.
    open func selectItem(at index: Int) {
        indexOfSelectedItem = itemTitles.indices.contains(index) ? index : -1
        changed()
    }
    /// Shows another title.
    open func selectItem(withTitle title: String) { selectItem(at: itemTitles.firstIndex(of: title) ?? -1) }

    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: PopUpContent(button: self, count: 0)).idealSize
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? { AnyView(PopUpContent(button: self, count: changes.count)) }
    fileprivate func choose(_ index: Int) {
        selectItem(at: index)
        used()
    }
}

private struct PopUpContent: View {
    let button: NSPopUpButton
    let count: Int

    var body: some View {
        Picker("", selection: Binding(get: { button.indexOfSelectedItem }, set: { button.choose($0) })) {
            ForEach(Array(button.itemTitles.enumerated()), id: \.offset) { index, title in
                Text(verbatim: title).tag(index)
            }
        }
        .pickerStyle(.menu).labelsHidden().disabled(!button.isEnabled)
    }
}
