import Foundation

extension WebPage {
    /// What happens to a page while it is loaded, in this order.
    public enum NavigationEvent: Hashable, Sendable {
        /// It is asked for.
        case startedProvisionalNavigation
        /// The server names another address.
        case receivedServerRedirect
        /// It begins to arrive.
        case committed
        /// All of it is there.
        case finished
    }

    /// Why a page is not there.
    public enum NavigationError: Error {
        /// The page could not be had, or did not arrive whole.
        case failedProvisionalNavigation(any Error)
        /// The page was closed.
        case pageClosed
        /// The process of the page has ended by itself.
        case webContentProcessTerminated
        /// There was no address to load.
        case invalidURL
    }

    /// The pages before and after the one on show.
    public struct BackForwardList: Equatable {
        /// A page that was shown.
        public struct Item: Identifiable, Equatable {
            /// Tells it from others.
            public struct ID: Hashable, @unchecked Sendable { let item: OpaquePointer }
            let item: WKBackForwardListItem
            public let id: ID
            /// Its title; nil for none.
            public let title: String?
            /// Its address.
            public let url: URL
            /// The address that was asked for.
            public let initialURL: URL

            @MainActor
            init(_ item: WKBackForwardListItem) {
                self.item = item
                id = ID(item: item.item)
                (title, url, initialURL) = (item.title, item.url, item.initialURL)
            }

            public static func == (left: Item, right: Item) -> Bool {
                left.id == right.id && left.title == right.title && left.url == right.url
            }
        }

        /// The pages before, the oldest first.
        public private(set) var backList: [Item] = []
        /// The page on show.
        public private(set) var currentItem: Item?
        /// The pages after, the nearest first.
        public private(set) var forwardList: [Item] = []

        init() {}

        @MainActor
        init(_ list: WKBackForwardList) {
            backList = list.backList.map { Item($0) }
            currentItem = list.currentItem.map { Item($0) }
            forwardList = list.forwardList.map { Item($0) }
        }

        /// A page by its distance from the one on show: -1 is the page before. Nil where there is none.
        public subscript(index: Int) -> Item? {
            switch index {
            case 0: currentItem
            case 1...: index <= forwardList.count ? forwardList[index - 1] : nil
            default: backList.count + index >= 0 ? backList[backList.count + index] : nil
            }
        }
    }

    /// A frame of a page. WebKitGTK does not tell frames apart: it is the page.
    @MainActor
    public struct FrameInfo {
        let frame: WKFrameInfo
        /// Whether it is the page itself.
        public var isMainFrame: Bool { frame.isMainFrame }
        /// What was asked for.
        public var request: URLRequest { frame.request }
        /// Whose the page is.
        public var securityOrigin: WKSecurityOrigin { frame.securityOrigin }
    }

    /// Something that may lead to a page.
    @MainActor
    public struct NavigationAction {
        let action: WKNavigationAction
        /// What is asked for.
        public var request: URLRequest { action.request }
        /// Why.
        public var navigationType: WKNavigationType { action.navigationType }
        /// Where it comes from.
        public var source: FrameInfo { FrameInfo(frame: action.sourceFrame) }
        /// Where it goes to; nil for a new window.
        public var target: FrameInfo? { action.targetFrame.map { FrameInfo(frame: $0) } }
        /// Whether a link says that it is to be saved. It is not told here: always false.
        public var shouldPerformDownload: Bool { action.shouldPerformDownload }
        /// The number of the button that was pressed, 0 for none.
        public var buttonNumber: Int { action.buttonNumber }
    }

    /// The answer of a server.
    @MainActor
    public struct NavigationResponse {
        let navigationResponse: WKNavigationResponse
        /// The answer: an `HTTPURLResponse` where the web gave it.
        public var response: URLResponse { navigationResponse.response }
        /// Whether it is that of the page, and not of something in it.
        public var isForMainFrame: Bool { navigationResponse.isForMainFrame }
        /// Whether WebKit can show it.
        public var canShowMimeType: Bool { navigationResponse.canShowMIMEType }
    }

    /// Decides which pages are loaded. Both methods are optional; without them all are.
    @MainActor
    public protocol NavigationDeciding {
        /// Something may lead to a page, which may do what `preferences` say.
        mutating func decidePolicy(for action: NavigationAction, preferences: inout NavigationPreferences) async
            -> WKNavigationActionPolicy
        /// A server has answered.
        mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
    }

    /// Shows what pages ask a person. All methods are optional; without them messages are not shown, and questions are refused.
    @MainActor
    public protocol DialogPresenting {
        /// A page says something.
        mutating func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
        /// A page asks whether to do something.
        mutating func handleJavaScriptConfirm(message: String, initiatedBy frame: FrameInfo) async
            -> JavaScriptConfirmResult
        /// A page asks for a text.
        mutating func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: FrameInfo) async
            -> JavaScriptPromptResult
    }

    /// What a person said to a question.
    public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
    /// What a person wrote, if anything.
    public enum JavaScriptPromptResult: Hashable, Sendable { case ok(String), cancel }
}

extension WebPage.NavigationDeciding {
    public mutating func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy { .allow }
    public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
        .allow
    }
}

extension WebPage.DialogPresenting {
    public mutating func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
    public mutating func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async
        -> WebPage.JavaScriptConfirmResult
    { .cancel }
    public mutating func handleJavaScriptPrompt(
        message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult { .cancel }
}
