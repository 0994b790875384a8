import CWebKitGTK
import Foundation

/// A page that the view has shown.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
    /// Its address.
    public let url: URL
    /// Its title; nil for none.
    public let title: String?
    /// The address that was asked for.
    public let initialURL: URL
    // Used on the main thread, and when nobody else knows the object any more.
    nonisolated(unsafe) let item: OpaquePointer

    init(_ item: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(item))
        self.item = item
        func url(_ text: UnsafePointer<CChar>?) -> URL {
            text.flatMap { URL(string: String(cString: $0)) } ?? URL(string: "about:blank")!
        }
        self.url = url(webkit_back_forward_list_item_get_uri(item))
        title = webkit_back_forward_list_item_get_title(item).map { String(cString: $0) }
        initialURL = url(webkit_back_forward_list_item_get_original_uri(item))
    }

    deinit {
        ObjectReference.release(item)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? WKBackForwardListItem)?.item == item }
    open override var hash: Int { item.hashValue }
}

/// The pages that a view has shown, before and after the one on show.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
    private weak var view: WKWebView?
    init(_ view: WKWebView) { self.view = view }

    private var list: OpaquePointer? {
        view?.widget.map { webkit_web_view_get_back_forward_list($0.pointer) }
    }
    /// The page on show.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before it.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after it.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// A page by its distance from the one on show.
    open func item(at index: Int) -> WKBackForwardListItem? {
        guard let list, let item = webkit_back_forward_list_get_nth_item(list, Int32(clamping: index)) else {
            return nil
        }
        return WKBackForwardListItem(item)
    }
    /// The pages before, the oldest first.
    open var backList: [WKBackForwardListItem] { items(-1).reversed() }
    /// The pages after, the nearest first.
    open var forwardList: [WKBackForwardListItem] { items(1) }

    private func items(_ step: Int) -> [WKBackForwardListItem] {
        var found: [WKBackForwardListItem] = []
        while let next = item(at: (found.count + 1) * step) { found.append(next) }
        return found
    }
}
