import SwiftUI

extension Nest {
    @ViewBuilder var container: some View {
        switch kind {
        case .vStack: VStack { inner }
        case .hStack: HStack { inner }
        case .zStack: ZStack { inner }
        case .grid: Grid { GridRow { inner } }
        case .viewThatFits: ViewThatFits { inner }
        case .layout: PlainLayout { inner }
        case .anyLayout: AnyLayout(PlainLayout()) { inner }
        case .geometryReader: GeometryReader { _ in inner }
        default: scrolled
        }
    }

    @ViewBuilder private var scrolled: some View {
        switch kind {
        case .lazyVStack: LazyVStack { inner }
        case .lazyHStack: LazyHStack { inner }
        case .lazyVGrid: LazyVGrid(columns: [GridItem(.flexible())]) { inner }
        case .lazyHGrid: LazyHGrid(rows: [GridItem(.flexible())]) { inner }
        case .scrollView: ScrollView { inner }
        case .list: List { inner }.frame(minHeight: 200)
        case .form: Form { inner }.frame(minHeight: 200)
        default: Section { inner }
        }
    }

    @ViewBuilder var plain: some View {
        switch kind {
        case .group: Group { inner }
        case .forEach: ForEach(0..<1, id: \.self) { _ in inner }
        case .conditional: if levels > 0 { inner } else { EmptyView() }
        case .optional: if let levels = Optional(levels), levels > 0 { inner }
        case .tuple:
            inner
            EmptyView()
        case .anyView: AnyView(inner)
        case .equatable: EquatableNest(nest: inner).equatable()
        case .timeline: TimelineView(.explicit([])) { _ in inner }
        case .modifier: inner.modifier(Plain())
        case .identity: inner.id(levels)
        default: inner
        }
    }
}

private struct EquatableNest<End: View>: View, Equatable {
    let nest: Nest<End>
    nonisolated static func == (a: Self, b: Self) -> Bool { a.nest.levels == b.nest.levels }
    var body: some View { nest }
}

/// A layout of an app's own that is as large as its only view.
private struct PlainLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
}
