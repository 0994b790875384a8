import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A page of an ``NSTabView``.
@MainActor @preconcurrency
open class NSTabViewItem: NSObject {
    /// Where a page is in its view.
    public enum State: UInt, Sendable { case selectedTab, backgroundTab, pressedTab }
    /// A value of the app's own.
    open var identifier: Any?
    /// What the tab is called.
    open var label = "" { didSet { tabView?.changed() } }
    open var image: NSImage? { didSet { tabView?.changed() } }
    open var toolTip: String? { didSet { tabView?.changed() } }
    /// What the page shows.
    open var view: NSView? = NSView() {
        didSet {
            guard view !== oldValue else { return }
            tabView?.pageChanged(from: oldValue)
        }
    }
    /// Whose view the page shows.
    open var viewController: NSViewController? { didSet { if let viewController { view = viewController.view } } }
    /// What gets the keyboard with the page. It is kept, and nothing else.
    open weak var initialFirstResponder: NSView?
    open internal(set) weak var tabView: NSTabView?
    open var tabState: State { tabView?.selectedTabViewItem === self ? .selectedTab : .backgroundTab }

    public override init() {}
    public init(identifier: Any?) { self.identifier = identifier }
    /// A page with a controller's view.
    public convenience init(viewController: NSViewController) {
        self.init(identifier: nil)
        self.viewController = viewController
        view = viewController.view
    }
}

/// Hears of what happens in an ``NSTabView``.
@MainActor @preconcurrency
public protocol NSTabViewDelegate: NSObjectProtocol {
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
    func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
    public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
    public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
    public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
    public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}

/// Pages, of which one is shown, and tabs above to choose it.
@MainActor @preconcurrency
open class NSTabView: NSView {
    /// Where tabs stand. They stand above, or are not shown.
    public enum TabType: UInt, Sendable {
        case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder
        case noTabsLineBorder, noTabsNoBorder
        fileprivate var hasTabs: Bool { rawValue <= TabType.rightTabsBezelBorder.rawValue }
    }
    open var tabViewType = TabType.topTabsBezelBorder { didSet { changed() } }
    open private(set) var tabViewItems: [NSTabViewItem] = []
    open private(set) var selectedTabViewItem: NSTabViewItem?
    open weak var delegate: (any NSTabViewDelegate)?
    // The looks are SwiftUI's: these are kept, and nothing else.
    open var font = NSFont.systemFont(ofSize: 13)
    open var allowsTruncatedLabels = false
    open var drawsBackground = true
    open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }

    open var numberOfTabViewItems: Int { tabViewItems.count }
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: tabViewItems.count) }
    open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
        tabViewItem.tabView?.removeTabViewItem(tabViewItem)
        tabViewItem.tabView = self
        tabViewItems.insert(tabViewItem, at: min(max(index, 0), tabViewItems.count))
        if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
        delegate?.tabViewDidChangeNumberOfTabViewItems(self)
        changed()
    }
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
        guard let index = tabViewItems.firstIndex(where: { $0 === tabViewItem }) else { return }
        tabViewItems.remove(at: index)
        tabViewItem.tabView = nil
        if selectedTabViewItem === tabViewItem {
            tabViewItem.view?.removeFromSuperview()
            selectedTabViewItem = nil
            if !tabViewItems.isEmpty { selectTabViewItem(tabViewItems[min(index, tabViewItems.count - 1)]) }
        }
        delegate?.tabViewDidChangeNumberOfTabViewItems(self)
        changed()
    }
    open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }
    open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
        tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
    }
    open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
        tabViewItems.firstIndex { item in item.identifier.map { "\($0)" == "\(identifier)" } ?? false } ?? NSNotFound
    }
    /// Shows another page, unless the delegate says no.
    open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
        guard let tabViewItem, tabViewItem !== selectedTabViewItem, tabViewItem.tabView === self,
            delegate?.tabView(self, shouldSelect: tabViewItem) ?? true
        else { return }
        delegate?.tabView(self, willSelect: tabViewItem)
        let old = selectedTabViewItem?.view
        selectedTabViewItem = tabViewItem
        pageChanged(from: old)
        delegate?.tabView(self, didSelect: tabViewItem)
    }
    open func selectTabViewItem(at index: Int) {
        if tabViewItems.indices.contains(index) { selectTabViewItem(tabViewItems[index]) }
    }
    open func selectTabViewItem(withIdentifier identifier: Any) {
        selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
    }
    open func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(at: 0) }
    open func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(at: tabViewItems.count - 1) }
    open func selectNextTabViewItem(_ sender: Any?) { step(1) }
    open func selectPreviousTabViewItem(_ sender: Any?) { step(-1) }
    private func step(_ count: Int) {
        if let selectedTabViewItem { selectTabViewItem(at: indexOfTabViewItem(selectedTabViewItem) + count) }
    }

    func pageChanged(from old: NSView?) {
        if old !== selectedTabViewItem?.view { old?.removeFromSuperview() }
        if let view = selectedTabViewItem?.view, view.superview !== self { addSubview(view) }
        changed()
    }
    fileprivate var tabHeight: CGFloat { tabViewType.hasTabs ? 32 : 0 }
    /// The place of the page, in points of the view.
    open var contentRect: CGRect {
        CGRect(x: 0, y: 0, width: frame.width, height: max(frame.height - tabHeight, 0))
    }
    override func placesOfSubviews(in size: CGSize) -> [ObjectIdentifier: CGRect] {
        var places = super.placesOfSubviews(in: size)
        if let page = selectedTabViewItem?.view {
            places[ObjectIdentifier(page)] = CGRect(
                x: 0, y: tabHeight, width: size.width, height: max(size.height - tabHeight, 0))
        }
        return places
    }
    override var content: AnyView? { AnyView(TabsContent(view: self, count: changes.count)) }
}

private struct TabsContent: View {
    let view: NSTabView
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            if view.tabHeight > 0 {
                Picker(
                    "",
                    selection: Binding(
                        get: { view.selectedTabViewItem.map(view.indexOfTabViewItem) ?? -1 },
                        set: { view.selectTabViewItem(at: $0) })
                ) {
                    ForEach(Array(view.tabViewItems.enumerated()), id: \.offset) { index, item in
                        Text(verbatim: item.label).tag(index)
                    }
                }
                .pickerStyle(.segmented).labelsHidden().fixedSize()
                .controlSize(ControlSize(view.controlSize))
                .frame(maxWidth: .infinity, minHeight: view.tabHeight, maxHeight: view.tabHeight)
            }
            Spacer(minLength: 0)
        }
    }
}
