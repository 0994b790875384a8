import DovetailCore
import Foundation

/// The rows of a list in their groups, in a scroll view.
struct ListBody<Content: View>: View {
    let selection: ListSelection?
    /// Whether rows out of sight are made, too: so those of a form are reached by the Tab key.
    var isEager = false
    /// The columns of a table, for assistive tools.
    var columns: AccessibilityColumns?
    let content: Content
    @Environment(\.listLook) private var look
    @Environment(\.isInSidebar) private var isInSidebar
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.titleAbove) private var titleAbove
    @Environment(\.hasWideMargins) private var hasWideMargins
    @Environment(\.idiom) private var idiom
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.listSettings) private var settings
    @Environment(\.editMode) private var editMode
    @Environment(\.scrollSettings.edgesWithMargins) private var edgesWithMargins
    @State private var model = ListModel()
    @State private var isFocused = false
    /// Whether the list begins where a bar above it ends.
    @State private var isBelowBar = false
    /// Whether the tab key has brought the keyboard here: on touch devices, and while no row is selected, nothing else says where it is.
    @State private var isReachedByTab = false
    @Environment(\.selectionMenu) private var menu
    @State private var openMenu: OpenSelectionMenu?

    /// Whether a row shows that the list has the keyboard, as selected rows do on the desktop.
    private var showsFocusByRow: Bool {
        ListIdiom[idiom].showsFocusBySelection && !model.selectedValues.isEmpty
    }

    var body: some View {
        let metrics = ListMetrics(
            look: look, idiom: idiom, isInSidebar: isInSidebar, isCompact: sizeClass == .compact,
            hasWideMargins: hasWideMargins)
        let model = model
        let selection = selection
        let gap = gap(metrics)
        let canTouchTitle = gap.title != nil && gap.usual > 0
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        let _ = refresh(isEditing: isEditing)
        ScrollView {
            LazyRows(
                content: content, pinned: metrics.look == .plain ? .sectionHeaders : [], isEager: isEager,
                reader: model.reader
            ) { line in
                ListLine(
                    line: line, model: model, selection: selection, metrics: metrics, gap: gap,
                    isFocused: isFocused, isEditing: isEditing)
            }
            // The list's own scroll view is none within a row.
            .environment(\.isInScrolledPart, false)
            .padding(margins(metrics))
            .frame(maxWidth: .infinity, alignment: .topLeading)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .onGeometryChange(for: Bool.self, of: { canTouchTitle && $0.safeAreaInsets.top > 0 }) { isBelowBar = $0 }
        .background {
            if settings.contentBackground != .hidden, !metrics.hasGroundUnderRowsOnly {
                Rectangle().fill(Theme.listBackground(metrics.look, colorScheme, idiom)).ignoresSafeArea()
            }
        }
        .overlay {
            if metrics.look == .bordered {
                Rectangle().strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false)
            }
        }
        .overlay { FocusRing(isShown: isReachedByTab && !showsFocusByRow, cornerRadius: 7).padding(3) }
        .environment(\.isInList, true)
        .environment(\.isAtListLevel, true)
        .environment(\.shownListLook, metrics.look)
        .interaction(semantics: semantics) { responder, _ in
            model.responder = responder
            responder.isTransparent = true
            responder.takesFocus = selection != nil
            responder.takesFocusOnClick = selection != nil
            responder.onFocus = {
                isFocused = $0
                if !$0 { isReachedByTab = false }
            }
            responder.onFocusByTab = { isReachedByTab = true }
            responder.onKey = { model.keyDown($0) }
            responder.editActions[.selectAll] =
                selection?.allowsMultiple == true ? EditAction { model.selectAll() } : nil
            responder.findMenuPlace = { model.selectionPlace }
            responder.onSecondaryPress =
                menu?.items == nil ? nil : { openMenu = OpenSelectionMenu(location: $0, values: []) }
        }
        .modifier(SelectionMenuPresenter(menu: menu, open: $openMenu))
        .modifier(ColumnSelectionTeller(selection: selection, isEditing: isEditing, model: model))
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .list)
        var details = AccessibilityDetails()
        details.rows = model.rowsForTools
        semantics.details = details
        return semantics
    }

    /// Around the sections, but where the app has set margins of the content, which the scroll view keeps.
    private func margins(_ metrics: ListMetrics) -> EdgeInsets {
        func length(_ edge: Edge, _ own: CGFloat) -> CGFloat {
            edgesWithMargins.contains(Edge.Set(edge)) ? 0 : own
        }
        return EdgeInsets(
            top: length(.top, metrics.endMargin), leading: length(.leading, metrics.margin),
            bottom: length(.bottom, metrics.endMargin), trailing: length(.trailing, metrics.margin))
    }

    /// What is free above the first row, unless the app has set a margin there.
    private func gap(_ metrics: ListMetrics) -> FirstRowGap {
        let isOwn = !edgesWithMargins.contains(.top)
        return FirstRowGap(
            usual: isOwn ? metrics.spaceAboveFirstRow : 0, endMargin: isOwn ? metrics.endMargin : 0, title: titleAbove,
            isBelowBar: $isBelowBar, idiom: idiom, verticalSizeClass: verticalSizeClass)
    }

    private func refresh(isEditing: Bool) {
        model.selection = selection
        model.isEditing = isEditing
        model.menu = menu
        model.columnsForTools = columns
        // The binding alone: the list itself holds the model, which must not hold the list.
        let openMenu = $openMenu
        model.openMenu = { openMenu.wrappedValue = $0 }
    }
}

private struct IsInListKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in a row of a list.
    package var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
}
