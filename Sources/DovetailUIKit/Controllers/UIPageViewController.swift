import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows controllers one beside the other, to leaf through.
///
/// Pages follow the finger, or the pointer, that drags them, as in SwiftUI's paged tab view. They turn sideways, whatever
/// ``transitionStyle`` and ``navigationOrientation`` are. One page is shown at a time. A page of SwiftUI's keeps its state while it is on
/// show or beside the one that is.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// How a page takes the place of another.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Where the pages are.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Where a page that is set comes from.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    /// What a controller may be told when it is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between pages. There is none here.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// Where the spine of a book is. There is none here.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// Where the spine of a book is.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    /// Where the spine of a book is: there is none, as pages turn sideways.
    open var spineLocation: SpineLocation { .none }
    /// Whether pages have something on their backs. They turn sideways: it is kept, and nothing else.
    open var isDoubleSided = false
    /// What turns the pages: nothing that an app could lead. Pages follow a drag whatever is done to recognisers.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// Tells what comes before and after a page. Without one no page can be turned to by a person.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { changed() } }
    /// Hears of pages that a person turns to.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The page that is shown, if there is one.
    open var viewControllers: [UIViewController]? { current.map { [$0] } }

    fileprivate private(set) var current: UIViewController?
    /// The page that was shown before, while it goes, and where the new one comes from.
    private var leaving: (page: UIViewController, direction: NavigationDirection)?
    fileprivate private(set) var isAnimated = false
    private var completion: ((Bool) -> Void)?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no archives of controllers: nil.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() { view = ControllerView(self, content: PagesContent.init) }

    /// Shows a page: the first of the controllers.
    ///
    /// - Parameter completion: Called when it is in its place.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers?.first
        guard new !== current else {
            completion?(true)
            return
        }
        let old = current
        current = new
        adopt(new, after: old)
        isAnimated = animated && old != nil && new != nil && isViewLoaded
        leaving = isAnimated ? old.map { ($0, direction) } : nil
        if isAnimated { self.completion = completion } else { completion?(true) }
        changed()
    }

    private func adopt(_ new: UIViewController?, after old: UIViewController?) {
        if let old, old !== new { old.removeFromParent() }
        guard let new, new.parent !== self else { return }
        addChild(new)
        new.didMove(toParent: self)
    }

    private func changed() { if isViewLoaded { view.changed() } }

    /// The pages that a person can turn to, in their order, with that on show.
    fileprivate var pages: [UIViewController] {
        guard let current else { return [] }
        var before = dataSource?.pageViewController(self, viewControllerBefore: current)
        var after = dataSource?.pageViewController(self, viewControllerAfter: current)
        if let leaving {
            if leaving.direction == .forward { before = leaving.page } else { after = leaving.page }
        }
        // The same page on both sides, as where there are two in a circle, is one.
        if before === current || before === after && leaving?.direction != .forward { before = nil }
        if after === current || after === before { after = nil }
        return [before, current, after].compactMap { $0 }
    }

    /// The page that was set is in its place.
    fileprivate func arrived() {
        guard leaving != nil else { return }
        leaving = nil
        let completion = completion
        self.completion = nil
        completion?(true)
        changed()
    }

    /// A person has turned to a page.
    fileprivate func turn(to page: UIViewController) {
        guard let old = current, page !== old else { return }
        delegate?.pageViewController(self, willTransitionTo: [page])
        leaving = nil
        isAnimated = false
        current = page
        adopt(page, after: old)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
        changed()
    }

    /// How many dots there are, and which is that of the page; nil for no dots.
    fileprivate var dots: (count: Int, current: Int)? {
        guard transitionStyle == .scroll, let dataSource else { return nil }
        let count = dataSource.presentationCount(for: self)
        return count > 0 ? (count, dataSource.presentationIndex(for: self)) : nil
    }
}

/// Tells what comes before and after a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before one; nil when that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after one; nil when that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots stand below the pages; 0 for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot is that of the page on show.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that a person turns to.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A page is about to be turned to.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// A page was turned to. It is told when the page is let go of, and still moves into its place.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

private struct PagesContent: View {
    let owner: UIPageViewController
    /// The changes of the view so far: with another count this is another value.
    let count: Int
    /// The page on show. One that is set comes into its place by an animation of its own.
    @State private var shown: ObjectIdentifier?

    private struct Page: Identifiable {
        let controller: UIViewController
        var id: ObjectIdentifier { ObjectIdentifier(controller) }
    }

    var body: some View {
        let pages = owner.pages.map(Page.init)
        let current = owner.current.map { ObjectIdentifier($0) }
        TabView(selection: selection(of: pages, current)) {
            ForEach(pages) { page in
                ShownController(controller: page.controller)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .tag(page.id)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .overlay(alignment: .bottom) {
            if let dots = owner.dots { PageDots(count: dots.count, current: dots.current) }
        }
        .onChange(of: current, initial: true) { _, new in
            guard new != shown else { return }
            if owner.isAnimated {
                withAnimation(.easeInOut(duration: 0.3)) {
                    shown = new
                } completion: {
                    owner.arrived()
                }
            } else {
                shown = new
            }
        }
    }

    private func selection(of pages: [Page], _ current: ObjectIdentifier?) -> Binding<ObjectIdentifier> {
        // A page that is gone from the list, as when another one is set at once, is none to stay at.
        let known = shown.flatMap { shown in pages.contains { $0.id == shown } ? shown : nil }
        let fallback = current ?? ObjectIdentifier(owner)
        return Binding(
            get: { owner.isAnimated ? known ?? fallback : fallback },
            set: { new in
                shown = new
                if let page = pages.first(where: { $0.id == new }) { owner.turn(to: page.controller) }
            })
    }
}

private struct PageDots: View {
    let count: Int
    let current: Int

    var body: some View {
        HStack(spacing: 9) {
            ForEach(0..<count, id: \.self) { page in
                Circle().fill(Color.primary.opacity(page == current ? 1 : 0.3)).frame(width: 7, height: 7)
            }
        }
        .padding(.bottom, 12)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page")
        .accessibilityValue("\(current + 1) of \(count)")
    }
}
