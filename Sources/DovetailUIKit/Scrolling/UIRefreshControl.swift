import DovetailCore
import DovetailPlatform
import Foundation

/// What a pull beyond the upper end of a ``UIScrollView`` starts.
///
///     control.addTarget(self, action: Selector(calling: Page.reload), for: .valueChanged)
///     scrollView.refreshControl = control
///
/// It is shown as that of SwiftUI's `refreshable` is, until ``endRefreshing()`` is called.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    /// Whether it turns.
    public private(set) var isRefreshing = false
    /// A text below it. It is kept, and nothing else.
    open var attributedTitle: NSAttributedString?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// A pull has started it: returns when it was ended.
    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            sendActions(for: .valueChanged)
        }
    }

    /// Says that something is being loaded, which a person has not asked for by pulling. Nothing is shown of it.
    open func beginRefreshing() { isRefreshing = true }

    /// Says that what was pulled for has been loaded.
    open func endRefreshing() {
        isRefreshing = false
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }
}
