import DovetailCore
import Foundation

/// How a search field gives way when its page is scrolled.
///
/// As a large title does (``LargeTitleWay``), the field keeps its room in the layout, so that nothing on the page moves, and goes up together
/// with the content. So no row ever stands above it:
///
///     at rest                scrolled by less than the title      beyond it: automatic     or always
///     ┌───────────────┐      ┌───────────────┐                    ┌───────────────┐        ┌───────────────┐
///     │           Edit│      │           Edit│                    │   Fruit   Edit│        │   Fruit   Edit│
///     │ Fruit         │      │ Fruit         │ (half of it)       ├───────────────┤        │ [ Search    ] │
///     │ [ Search    ] │      │ [ Search    ] │                    │ Cherry        │        ├───────────────┤
///     │ Apple         │      │ Apple         │                    │ Damson        │        │ Cherry        │
///
/// An automatic field goes on below the bar, where it can be neither seen nor used. One that stays in sight stops there.
struct SearchFieldWay: ViewModifier {
    /// The bar that the field stands directly below; nil where there is none, and the field stays in its place.
    let bar: PageBar?
    let staysInSight: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.verticalSizeClass) private var sizeClass
    @Environment(\.scrolledDistance) private var scrolledDistance
    @Environment(\.scrolledEdges) private var scrolledEdges
    @State private var height: CGFloat = 0

    func body(content: Content) -> some View {
        if let bar, SearchIdiom[idiom].scrollsAway {
            BarReader(bar.contents) { summary in
                let title = bar.collapsibleLength(summary, idiom: idiom, verticalSizeClass: sizeClass)
                // Without a titled bar there is nothing that the field could go below.
                let canGo = !staysInSight && height > 0 && bar.isTitled(summary)
                let distance = min(scrolledDistance, canGo ? title + height : title)
                let isGone = canGo && distance >= title + height
                content
                    .modifier(SearchBarBackground(isShown: scrolledDistance > distance))
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 })
                    .offset(y: -distance)
                    .opacity(isGone ? 0 : 1)
                    .allowsHitTesting(!isGone)
                    .accessibilityHidden(isGone)
            }
        } else {
            content.modifier(
                SearchBarBackground(isShown: SearchIdiom[idiom].scrollsAway && scrolledEdges.contains(.top)))
        }
    }
}

/// What is scrolled below the field is dimmed there.
private struct SearchBarBackground: ViewModifier {
    let isShown: Bool

    func body(content: Content) -> some View {
        content.background { if isShown { Rectangle().fill(.bar) } }
    }
}
