import DovetailCore
import Foundation

/// The columns of a split view. All of them live as long as the split view does: one that is not shown takes no room, and cannot be
/// used or found.
///
/// What a link in a column shows takes the place of the next column's own view. The last column is a stack of its own.
///
/// Where there is room for one column, it is the last one that shows something useful: what a link leads to, or what the selection of a
/// list in the column before is about. An app may prefer another one to begin with.
struct SplitScreen: View {
    let columns: [AnyView]
    @Binding var visibility: NavigationSplitViewVisibility
    /// The column that the app wants to see where there is room for one; nil where it says nothing.
    let preferredColumn: Binding<NavigationSplitViewColumn>?
    /// The column that a person went to where there is room for one; nil as long as nobody went anywhere.
    @State private var compactColumn: Int?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.idiom) private var idiom
    @Environment(\.hasProminentDetail) private var hasProminentDetail
    @Environment(\.colorScheme) private var colorScheme
    /// The value that a link in each column was pressed for.
    @State private var values: [Int: AnyHashable] = [:]
    @State private var path = NavigationPath()
    @State private var model = SplitModel()
    /// The widths that a person has given to columns.
    @State private var widths: [Int: CGFloat] = [:]

    var body: some View {
        DeclarationScope<NavigationDeclaration, _> { declarations in
            DeclarationScope<ColumnSelection, _> { selections in
                DeclarationReader(declarations) { entries in
                    layout(contents(entries), declarations, selections)
                }
            }
        }
        .transformEnvironment(\.builtIn) { $0.settleAccent() }
        .onChange(of: sizeClass) { compactColumn = nil }
        .onChange(of: preferredColumn?.wrappedValue) { _, column in
            if let column { compactColumn = column.index(of: columns.count) }
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
        _ contents: [ColumnContent], _ declarations: DeclarationList<NavigationDeclaration>,
        _ selectionList: DeclarationList<ColumnSelection>
    ) -> some View {
        let isCompact = sizeClass == .compact
        // Side by side the columns do not depend on what is selected in them.
        let selections = isCompact ? selectionList.entries.map(\.value) : []
        let shown = shownColumns(contents, selections)
        return SplitLayout(shown: shown, widths: widths, isOverLast: isOverDetail) {
            ForEach(contents) { column in
                let isShown = shown.contains(column.index)
                columnView(
                    column, declarations, selectionList,
                    back: isCompact ? back(from: column.index, contents, selectionList) : nil, shown: shown
                )
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { model.widths[column.index] = $0 }
                .overlay { shade(over: column, shown: shown) }
                .modifier(RaisedColumn(isRaised: isOverDetail && column.index < columns.count - 1))
                .overlay(alignment: .trailing) {
                    if isShown && column.index < shown.upperBound {
                        ColumnDivider(width: { model.widths[column.index] ?? 0 }) { widths[column.index] = $0 }
                    }
                }
                .environment(\.showsNextColumn, shown.count > 1 && column.index < shown.upperBound)
                .environment(\.isInSidebar, column.index == 0 && columns.count > 1)
                .opacity(isShown ? 1 : 0)
                .allowsHitTesting(isShown)
                .disabled(!isShown)
                .accessibilityHidden(!isShown)
            }
        }
        .focusedSceneValue(\.sidebarToggle, toggle(shown: shown))
        .onChange(of: contents.map(\.key)) { old, new in
            // Where there is room for one column, what was just chosen is what a person wants to see.
            guard let changed = new.indices.last(where: { $0 < old.count && old[$0] != new[$0] }) else { return }
            show(new[changed] == .root ? max(changed - 1, 0) : changed)
        }
        .onChange(of: selections) { old, new in
            // What is selected in a list that has just come is nothing that a person or the app has just chosen.
            let changed = new.filter { selection in
                old.contains { $0.column == selection.column && $0.value != selection.value }
            }
            guard let changed = changed.max(by: { $0.column < $1.column }) else { return }
            if changed.value != nil {
                show(changed.column + 1)
            } else if shown.lowerBound > changed.column {
                show(changed.column)
            }
        }
    }

    /// Whether the columns before the last come over it.
    private var isOverDetail: Bool { hasProminentDetail && idiom.isTouch && !idiom.isNarrow(sizeClass) }

    /// What dims the detail while other columns are over it, and sends them away.
    @ViewBuilder private func shade(over column: ColumnContent, shown: ClosedRange<Int>) -> some View {
        if isOverDetail, column.index == columns.count - 1 {
            let isDimmed = shown.count > 1
            Color(white: 0, opacity: isDimmed ? (colorScheme == .light ? 0.2 : 0.48) : 0)
                .ignoresSafeArea()
                .interaction { responder, _ in
                    responder.onDown = { _, _ in }
                    responder.onUp = { _, _ in withAnimation { visibility = .detailOnly } }
                }
                .allowsHitTesting(isDimmed)
        }
    }

    private func show(_ column: Int) {
        compactColumn = column
        preferredColumn?.wrappedValue = NavigationSplitViewColumn(index: column, of: columns.count)
    }

    private func shownColumns(_ contents: [ColumnContent], _ selections: [ColumnSelection]) -> ClosedRange<Int> {
        let last = contents.count - 1
        guard sizeClass == .compact else {
            return visibility.firstShown(of: contents.count, overDetail: isOverDetail)...last
        }
        let useful = contents.indices.last { index in
            contents[index].key != .root || selections.contains { $0.column == index - 1 && $0.value != nil }
        }
        let preferred = preferredColumn?.wrappedValue.index(of: contents.count)
        let index = min(compactColumn ?? preferred ?? useful ?? 0, last)
        return index...index
    }

    private func back(
        from index: Int, _ contents: [ColumnContent], _ selections: DeclarationList<ColumnSelection>
    ) -> BackButton? {
        guard index > 0 else { return nil }
        return BackButton(previous: (0..<index).reversed().compactMap { model.bars[$0] }.filter(\.isAlive)) {
            show(index - 1)
            contents[index].dismiss?()
            // What was selected was what the column that is left is about.
            for entry in selections.currentEntries where entry.value.column == index - 1 { entry.value.clear() }
        }
    }

    private func sidebar(_ index: Int, shown: ClosedRange<Int>) -> ColumnToggle? {
        index == shown.lowerBound ? toggle(shown: shown) : nil
    }

    /// What shows and hides the columns before the last; nil where they are not side by side.
    private func toggle(shown: ClosedRange<Int>) -> ColumnToggle? {
        guard sizeClass != .compact, columns.count > 1 else { return nil }
        // Of three columns only the first comes and goes, and where the last stands alone the one before it comes.
        let isShown = shown.lowerBound == 0
        let next: NavigationSplitViewVisibility =
            columns.count == 2
            ? (isShown ? .detailOnly : .all) : (shown.lowerBound == 1 ? .all : .doubleColumn)
        return ColumnToggle(isShown: isShown) { visibility = next }
    }

    @ViewBuilder private func columnView(
        _ column: ColumnContent, _ declarations: DeclarationList<NavigationDeclaration>,
        _ selections: DeclarationList<ColumnSelection>, back: BackButton?, shown: ClosedRange<Int>
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
                index: index, content: column.view, declarations: declarations, selections: selections, model: model,
                back: back, sidebar: sidebar(index, shown: shown), append: { values[index] = $0 },
                reveal: { if sizeClass == .compact { show(index + 1) } }
            )
            .environment(\.hasPageGround, false)
            .id(column.key)
        }
    }
}

/// A column that comes over the detail.
private struct RaisedColumn: ViewModifier {
    let isRaised: Bool

    func body(content: Content) -> some View {
        if isRaised {
            content
                .background { Color.windowGround.ignoresSafeArea() }
                .zIndex(1)
        } else {
            content
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
    let selections: DeclarationList<ColumnSelection>
    let model: SplitModel
    let back: BackButton?
    let sidebar: ColumnToggle?
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
        context.selections = selections
        context.reveal = reveal
        context.append = { [unowned context] value in
            context.endOthers()
            append(value)
            return true
        }
    }
}
