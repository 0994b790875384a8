import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A scroll view of SwiftUI's that shows what is inside of one of UIKit's, and keeps both in step.
struct ScrolledContent: View {
    let view: UIScrollView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        GeometryReader { place in
            let content = view.contentSize(in: place.size)
            let scale = view.zoomScale
            ScrollView([.horizontal, .vertical]) {
                SubviewsContent(view: view, size: place.size, count: count)
                    .frame(
                        width: max(content.width / scale, place.size.width / scale),
                        height: max(content.height / scale, place.size.height / scale), alignment: .topLeading
                    )
                    .scaleEffect(scale, anchor: .topLeading)
                    .frame(
                        width: max(content.width, place.size.width), height: max(content.height, place.size.height),
                        alignment: .topLeading)
            }
            .modifier(ScrollingInStep(view: view, count: count))
            .modifier(Zooming(view: view, isOn: view.followsPinches))
        }
    }
}

/// Keeps a scroll view of SwiftUI's, which may be that of a list, and one of UIKit's in step.
struct ScrollingInStep: ViewModifier {
    let view: UIScrollView
    /// The changes of the view so far: with another count this is another value.
    let count: Int
    @State private var position = ScrollPosition(point: .zero)

    func body(content: Content) -> some View {
        content
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGPoint.self) {
                $0.contentOffset
            } action: { _, new in
                view.scrolled(to: new)
            }
            .onScrollPhaseChange { old, new, context in
                // Update the offset before the delegate hears that scrolling ended; it will read it.
                if new == .idle { view.scrolled(to: context.geometry.contentOffset) }
                view.went(from: old, to: new)
            }
            .scrollTargetBehavior(ScrollDestination(view: view))
            .scrollDisabled(!view.isScrollEnabled)
            .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
            .scrollIndicators(view.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
            .scrollBounceBehavior(bounce(always: view.alwaysBounceVertical), axes: .vertical)
            .scrollBounceBehavior(bounce(always: view.alwaysBounceHorizontal), axes: .horizontal)
            .scrollIndicatorsFlash(trigger: view.flashCount)
            .modifier(ContentMargins(insets: view.contentInset))
            .modifier(IndicatorMargins(insets: view.indicatorInsets))
            .modifier(Refreshing(control: view.refreshControl))
            .onAppear { follow() }
            .onChange(of: count) { _, _ in follow() }
    }

    private func bounce(always: Bool) -> ScrollBounceBehavior {
        view.bounces ? always ? .always : .basedOnSize : .never
    }

    private func follow() {
        guard let wanted = view.takeWantedOffset() else { return }
        // Where the content has grown with the same change it is laid out first.
        if wanted.isAnimated {
            withAnimation(.easeInOut(duration: 0.3)) { position.scrollTo(point: wanted.point) }
        } else {
            position.scrollTo(point: wanted.point)
        }
    }
}

/// The space around the content. A list has margins of its own where an app sets none.
private struct ContentMargins: ViewModifier {
    let insets: UIEdgeInsets

    func body(content: Content) -> some View {
        content.contentMargins(insets == .zero ? [] : .all, EdgeInsets(insets), for: .scrollContent)
    }
}

/// The space around the bars that show where a view is.
private struct IndicatorMargins: ViewModifier {
    let insets: UIEdgeInsets

    func body(content: Content) -> some View {
        content.contentMargins(insets == .zero ? [] : .all, EdgeInsets(insets), for: .scrollIndicators)
    }
}

extension UIScrollView {
    /// A bar at the side is moved at its ends and at its side, and one at the bottom so too: each edge takes the insets of the bar whose length it
    /// ends, since SwiftUI has one for both.
    fileprivate var indicatorInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: verticalScrollIndicatorInsets.top, left: horizontalScrollIndicatorInsets.left,
            bottom: verticalScrollIndicatorInsets.bottom, right: verticalScrollIndicatorInsets.right)
    }
}

extension EdgeInsets {
    fileprivate init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

/// Where a scroll view comes to rest: at a page where it has pages, unless its delegate wants it elsewhere.
private struct ScrollDestination: ScrollTargetBehavior {
    let view: UIScrollView

    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        MainActor.assumeIsolated {
            if view.isPagingEnabled { PagingScrollTargetBehavior().updateTarget(&target, context: context) }
            var offset = target.rect.origin
            let velocity = CGPoint(x: context.velocity.dx / 1000, y: context.velocity.dy / 1000)
            view.willGo(to: &offset, from: context.originalTarget.rect.origin, velocity: velocity)
            target.rect.origin = offset
        }
    }
}

private struct Refreshing: ViewModifier {
    let control: UIRefreshControl?

    func body(content: Content) -> some View {
        if let control {
            content.refreshable { await control.refresh() }
        } else {
            content
        }
    }
}

private struct Zooming: ViewModifier {
    let view: UIScrollView
    let isOn: Bool

    func body(content: Content) -> some View {
        content.simultaneousGesture(
            MagnifyGesture()
                .onChanged {
                    view.pinched($0)
                    view.pinchGestureRecognizer?.followZooming($0, isActive: true)
                }
                .onEnded {
                    view.pinchGestureRecognizer?.followZooming($0, isActive: false)
                    view.pinchEnded()
                },
            isEnabled: isOn)
    }
}
