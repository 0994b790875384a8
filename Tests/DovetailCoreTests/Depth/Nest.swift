import SwiftUI
import Testing

/// A view of many levels, each a container or a modifier around the next, with one view at the end.
///
/// The levels are bodies of one recursive type, so the compiler does not see how deep they go.
struct Nest<End: View>: View {
    enum Kind: String, CaseIterable, CustomTestStringConvertible {
        case body, vStack, hStack, zStack, group, forEach, conditional, anyView
        case frame, flexibleFrame, padding, offset, opacity, background, overlay, modifier, identity
        case geometryReader, lazyVStack, scrollView, button, label, environment, preference, anchor, coordinateSpace
        case accessibility, gesture, grid, viewThatFits, alignmentGuide, clip, onAppear
        case lazyHStack, lazyVGrid, layout, list, form, section, disclosureGroup, tabView, navigationStack, sheet

        var testDescription: String { rawValue }
    }

    let kind: Kind
    let levels: Int
    @ViewBuilder let end: () -> End

    private var inner: Nest { Nest(kind: kind, levels: levels - 1, end: end) }

    var body: some View {
        if levels == 0 {
            end()
        } else {
            level
        }
    }

    @ViewBuilder private var level: some View {
        switch kind {
        case .body, .vStack, .hStack, .zStack, .group, .forEach, .conditional, .anyView: container
        case .frame, .flexibleFrame, .padding, .offset, .opacity, .background, .overlay, .modifier, .identity: modified
        case .geometryReader, .lazyVStack, .scrollView, .button, .label, .grid, .viewThatFits: special
        case .lazyHStack, .lazyVGrid, .layout, .list, .form, .section, .disclosureGroup, .tabView, .navigationStack:
            control
        default: attached
        }
    }

    @ViewBuilder private var container: some View {
        switch kind {
        case .vStack: VStack { inner }
        case .hStack: HStack { inner }
        case .zStack: ZStack { inner }
        case .group: Group { inner }
        case .forEach: ForEach(0..<1, id: \.self) { _ in inner }
        case .conditional: if levels > 0 { inner } else { EmptyView() }
        case .anyView: AnyView(inner)
        default: inner
        }
    }

    @ViewBuilder private var modified: some View {
        switch kind {
        case .frame: inner.frame(width: 100, height: 100)
        case .flexibleFrame: inner.frame(maxWidth: .infinity)
        case .padding: inner.padding(0.001)
        case .offset: inner.offset(x: 0.001)
        case .opacity: inner.opacity(0.9999)
        case .background: inner.background(Color.clear)
        case .overlay: inner.overlay { Color.clear.allowsHitTesting(false) }
        case .modifier: inner.modifier(Plain())
        default: inner.id(levels)
        }
    }

    @ViewBuilder private var special: some View {
        switch kind {
        case .geometryReader: GeometryReader { _ in inner }
        case .lazyVStack: LazyVStack { inner }
        case .scrollView: ScrollView { inner }
        case .button: Button(action: {}) { inner }
        case .label:
            Label {
                inner
            } icon: {
                EmptyView()
            }
        case .grid: Grid { GridRow { inner } }
        default: ViewThatFits { inner }
        }
    }

    @ViewBuilder private var control: some View {
        switch kind {
        case .lazyHStack: LazyHStack { inner }
        case .lazyVGrid: LazyVGrid(columns: [GridItem(.flexible())]) { inner }
        case .layout: PlainLayout { inner }
        case .list: List { inner }.frame(minHeight: 200)
        case .form: Form { inner }.frame(minHeight: 200)
        case .section: Section { inner }
        case .disclosureGroup: DisclosureGroup("", isExpanded: .constant(true)) { inner }
        case .tabView: TabView { inner.tabItem { Text("tab") } }
        default: NavigationStack { inner }
        }
    }

    @ViewBuilder private var attached: some View {
        switch kind {
        case .environment: inner.environment(\.lineLimit, levels)
        case .preference: inner.preference(key: LevelsKey.self, value: levels)
        case .anchor: inner.anchorPreference(key: AnchorsKey.self, value: .bounds) { $0 }
        case .coordinateSpace: inner.coordinateSpace(.named(levels))
        case .accessibility: inner.accessibilityElement(children: .contain)
        case .gesture: inner.onTapGesture(count: 2) {}
        case .alignmentGuide: inner.alignmentGuide(.top) { $0[.top] }
        case .clip: inner.clipped()
        case .sheet: Color.clear.sheet(isPresented: .constant(true)) { inner }
        default: inner.onAppear {}
        }
    }
}

/// A layout of an app's own that is as large as its only view.
private struct PlainLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
}

struct LevelsKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct AnchorsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
