import DovetailCore
import Foundation

extension View {
    /// Shows a column with details at the trailing edge while the binding is true; where there is no room, a sheet. The column's edge is
    /// dragged to make it wider and narrower.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content))
    }

    /// Sets the width of the inspector that this view is the content of, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        modifier(
            DeclarationModifier(ColumnWidth(min: width, ideal: width, max: width), in: { $0.inspectorColumnWidth }))
    }

    /// Sets the width of the inspector that this view is the content of, and its limits, in points.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    {
        modifier(DeclarationModifier(ColumnWidth(min: min, ideal: ideal, max: max), in: { $0.inspectorColumnWidth }))
    }
}

private struct InspectorColumnWidthKey: EnvironmentKey {
    static var defaultValue: DeclarationList<ColumnWidth>? { nil }
}

extension EnvironmentValues {
    /// What the content of an inspector says of its width; nil outside inspectors.
    var inspectorColumnWidth: DeclarationList<ColumnWidth>? {
        get { self[InspectorColumnWidthKey.self] }
        set { self[InspectorColumnWidthKey.self] = newValue }
    }
}

private struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let inspector: () -> Inspector
    @Environment(\.horizontalSizeClass) private var sizeClass

    nonisolated init(isPresented: Binding<Bool>, inspector: @escaping () -> Inspector) {
        self.isPresented = isPresented
        self.inspector = inspector
    }

    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue && sizeClass != .compact {
                InspectorColumn(content: inspector())
            }
        }
        .focusedSceneValue(
            \.inspectorToggle,
            ColumnToggle(isShown: isPresented.wrappedValue) { isPresented.wrappedValue.toggle() }
        )
        .sheet(
            isPresented: Binding(
                get: { isPresented.wrappedValue && sizeClass == .compact }, set: { isPresented.wrappedValue = $0 }),
            content: inspector)
    }
}

private struct InspectorColumn<Content: View>: View {
    nonisolated(unsafe) let content: Content
    @Environment(\.colorScheme) private var colorScheme
    /// The width that a person has given it.
    @State private var chosenWidth: CGFloat?
    @State private var shownWidth: CGFloat = 0

    var body: some View {
        // The same for all runs of the reader, whose list the content declares.
        let page = SteadyView { [content] in content }
        DeclarationScope<ColumnWidth, _> { widths in
            DeclarationReader(widths) { declared in
                let width = declared.first?.value ?? ColumnWidth(min: 220, ideal: 270, max: 480)
                VStack { page }
                    .environment(\.inspectorColumnWidth, widths)
                    .frame(
                        minWidth: width.min, idealWidth: chosenWidth.map(width.clamp) ?? width.ideal,
                        maxWidth: width.max, maxHeight: .infinity, alignment: .top
                    )
                    .fixedSize(horizontal: true, vertical: false)
                    .onGeometryChange(for: CGFloat.self, of: \.size.width) { shownWidth = $0 }
                    .background { Color(Theme.raisedBackground(colorScheme)) }
                    .overlay(alignment: .leading) {
                        ColumnDivider(edge: .leading, width: { shownWidth }) { chosenWidth = width.clamp($0) }
                    }
            }
        }
    }
}

extension ColumnWidth {
    /// A width that a person wants, within the limits.
    fileprivate func clamp(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, min ?? 100), max ?? .infinity) }
}
