import DovetailCore
import Foundation

/// The columns of a split view. All of them live as long as the split view does: one that is not shown takes no room, and cannot be
/// used or found.
///
/// What a link in a column shows takes the place of the next column's own view. The last column is a stack of its own.
struct SplitScreen: View {
    let columns: [AnyView]
    @Binding var visibility: NavigationSplitViewVisibility
    @Binding var compactColumn: NavigationSplitViewColumn
    @Environment(\.horizontalSizeClass) private var sizeClass
    /// The value that a link in each column was pressed for.
    @State private var values: [Int: AnyHashable] = [:]
    @State private var path = NavigationPath()
    @State private var model = SplitModel()
    /// The widths that a person has given to columns.
    @State private var widths: [Int: CGFloat] = [:]

    var body: some View {
        DeclarationScope<NavigationDeclaration, _> { declarations in
            DeclarationReader(declarations) { entries in
                layout(contents(entries), declarations)
            }
        }
    }

    /// What a column shows, and what that is: another key is another view.
    private struct ColumnContent: Identifiable {
        let index: Int
        let key: NavigationPage.ID
        let view: AnyView
        /// Goes back to the column's own view.
        let dismiss: (() -> Void)?
        var id: Int { index }
    }

    private func contents(_ entries: [DeclarationList<NavigationDeclaration>.Entry]) -> [ColumnContent] {
        columns.indices.map { index in
            guard index > 0 else { return ColumnContent(index: 0, key: .root, view: columns[0], dismiss: nil) }
            for entry in entries {
                if case .page(let shown) = entry.value, shown.from == .column(index - 1) {
                    return ColumnContent(
                        index: index, key: .shown(entry.id, shown.key), view: shown.content, dismiss: shown.dismiss)
                }
            }
            if let value = values[index - 1],
                let destination = NavigationChain.destination(
                    for: value, declaredOn: (0..<index).map { .column($0) }, in: entries)
            {
                return ColumnContent(
                    index: index, key: .value(0, value),
                    view: AnyView(DestinationPage(value: value, make: destination.make)),
                    dismiss: { values[index - 1] = nil })
            }
            return ColumnContent(index: index, key: .root, view: columns[index], dismiss: nil)
        }
    }

    private func layout(
        _ contents: [ColumnContent], _ declarations: DeclarationList<NavigationDeclaration>
    ) -> some View {
        let shown = shownColumns(contents)
        let isCompact = sizeClass == .compact
        return SplitLayout(shown: shown, widths: widths) {
            ForEach(contents) { column in
                let isShown = shown.contains(column.index)
                columnView(
                    column, declarations, back: isCompact ? back(from: column.index, contents) : nil, shown: shown
                )
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { model.widths[column.index] = $0 }
                .overlay(alignment: .trailing) {
                    if isShown && column.index < shown.upperBound {
                        ColumnDivider(width: { model.widths[column.index] ?? 0 }) { widths[column.index] = $0 }
                    }
                }
                .environment(\.isInColumn, shown.count > 1)
                .environment(\.showsNextColumn, shown.count > 1 && column.index < shown.upperBound)
                .environment(\.isInSidebar, column.index == 0 && columns.count > 1)
                .opacity(isShown ? 1 : 0)
                .allowsHitTesting(isShown)
                .disabled(!isShown)
                .accessibilityHidden(!isShown)
            }
        }
        .onChange(of: contents.map(\.key)) { old, new in
            // Where there is room for one column, what was just chosen is what a person wants to see.
            guard let changed = new.indices.last(where: { $0 < old.count && old[$0] != new[$0] }) else { return }
            let target = new[changed] == .root ? max(changed - 1, 0) : changed
            compactColumn = NavigationSplitViewColumn(index: target, of: columns.count)
        }
    }

    private func shownColumns(_ contents: [ColumnContent]) -> ClosedRange<Int> {
        let last = contents.count - 1
        guard sizeClass == .compact else { return visibility.firstShown(of: contents.count)...last }
        let index = compactColumn.index(of: contents.count)
        return index...index
    }

    private func back(from index: Int, _ contents: [ColumnContent]) -> BackButton? {
        guard index > 0 else { return nil }
        return BackButton(previous: (0..<index).reversed().compactMap { model.bars[$0] }.filter(\.isAlive)) {
            compactColumn = NavigationSplitViewColumn(index: index - 1, of: columns.count)
            contents[index].dismiss?()
        }
    }

    private func sidebar(_ index: Int, shown: ClosedRange<Int>) -> SidebarButton? {
        guard sizeClass != .compact, index == shown.lowerBound, columns.count > 1 else { return nil }
        let isShown = shown.lowerBound == 0
        return SidebarButton(isShown: isShown) { visibility = isShown ? .detailOnly : .all }
    }

    @ViewBuilder private func columnView(
        _ column: ColumnContent, _ declarations: DeclarationList<NavigationDeclaration>, back: BackButton?,
        shown: ClosedRange<Int>
    ) -> some View {
        let index = column.index
        if index == columns.count - 1 {
            NavigationScreen(
                path: NavigationPathAccess($path), isColumn: true, back: back, sidebar: sidebar(index, shown: shown),
                root: column.view
            )
            .id(column.key)
            .onChange(of: column.key) { path = NavigationPath() }
        } else {
            SplitColumn(
                index: index, content: column.view, declarations: declarations, model: model, back: back,
                sidebar: sidebar(index, shown: shown), append: { values[index] = $0 },
                reveal: {
                    guard sizeClass == .compact else { return }
                    compactColumn = NavigationSplitViewColumn(index: index + 1, of: columns.count)
                }
            )
            .id(column.key)
        }
    }
}

/// What a split view remembers outside the graph.
@MainActor
final class SplitModel {
    /// The bars of the columns, for the titles on the way back.
    nonisolated(unsafe) var bars: [Int: BarContents] = [:]
    /// How wide the columns are.
    nonisolated(unsafe) var widths: [Int: CGFloat] = [:]
    nonisolated init() {}
}

/// A column that is not the last.
private struct SplitColumn: View {
    let index: Int
    let content: AnyView
    let declarations: DeclarationList<NavigationDeclaration>
    let model: SplitModel
    let back: BackButton?
    let sidebar: SidebarButton?
    let append: (AnyHashable) -> Void
    let reveal: () -> Void
    @State private var context = NavigationContext()

    var body: some View {
        let _ = prepare()
        BarredPage(isColumn: true, handsOver: true, back: back, sidebar: sidebar, note: { model.bars[index] = $0 }) {
            content
        }
        .environment(\.navigation, context)
    }

    private func prepare() {
        let append = append
        context.page = .column(index)
        context.declarations = declarations
        context.reveal = reveal
        context.append = { [unowned context] value in
            context.endOthers()
            append(value)
            return true
        }
    }
}

/// The line between two columns.
struct ColumnEdge: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Color(Theme.separator(colorScheme)).frame(width: 1).allowsHitTesting(false) }
}

/// The line between two columns, by which a person makes the first of them wider and narrower, as far as its content allows.
private struct ColumnDivider: View {
    let width: () -> CGFloat
    let resize: (CGFloat) -> Void
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var start: CGFloat?

    var body: some View {
        ColumnEdge()
            .frame(width: 5, alignment: .trailing)
            .contentShape(Rectangle())
            .pointerStyle(.columnResize)
            .gesture(
                DragGesture(minimumDistance: 2, coordinateSpace: .global)
                    .onChanged { value in
                        let before = start ?? width()
                        start = before
                        let way = value.translation.width
                        resize(max(before + (layoutDirection == .rightToLeft ? -way : way), SplitLayout.least))
                    }
                    .onEnded { _ in start = nil }
            )
            .accessibilityHidden(true)
    }
}

/// Columns side by side; the last that is shown takes what the others leave.
private struct SplitLayout: Layout {
    let shown: ClosedRange<Int>
    /// What a person wants, by columns.
    let widths: [Int: CGFloat]
    /// No column is dragged narrower, in points.
    static let least: CGFloat = 100

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.indices.filter(shown.contains).map { index in
            subviews[index].sizeThatFits(
                ProposedViewSize(width: index == shown.upperBound ? proposal.width : nil, height: proposal.height))
        }
        let ideal = CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
        // Asked for the least, the columns answer with that.
        return CGSize(
            width: proposal.width.flatMap { $0 > 0 ? $0 : nil } ?? ideal.width,
            height: proposal.height.flatMap { $0 > 0 ? $0 : nil } ?? ideal.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for index in subviews.indices {
            guard shown.contains(index) else {
                subviews[index].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
                continue
            }
            let rest = max(bounds.maxX - x, 0)
            let isLast = index == shown.upperBound
            let wanted =
                isLast
                ? rest
                : subviews[index].sizeThatFits(ProposedViewSize(width: widths[index], height: bounds.height)).width
            // The columns after it keep a third of the room between them.
            let width = isLast ? rest : min(wanted, rest * 2 / 3)
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}
