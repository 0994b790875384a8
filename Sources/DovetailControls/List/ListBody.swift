import DovetailCore
import Foundation

/// The rows of a list in their groups, in a scroll view.
struct ListBody<Content: View>: View {
    let selection: ListSelection?
    let content: Content
    @Environment(\.listLook) private var look
    @Environment(\.idiom) private var idiom
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.listSettings) private var settings
    @Environment(\.editMode) private var editMode
    @State private var model = ListModel()
    @State private var isFocused = false

    var body: some View {
        let metrics = ListMetrics(look: look, idiom: idiom)
        let model = model
        let selection = selection
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                ChildrenReader(content: content) { children in
                    ListSections(
                        groups: RowGroup.groups(of: children), model: model, selection: selection, metrics: metrics,
                        isFocused: isFocused, isEditing: isEditing)
                }
            }
            .padding(.horizontal, metrics.margin)
            .padding(.vertical, metrics.endMargin)
            .frame(maxWidth: .infinity, alignment: .topLeading)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background {
            if settings.contentBackground != .hidden {
                Rectangle().fill(Color(Theme.listBackground(metrics.look, colorScheme)))
            }
        }
        .overlay {
            if metrics.look == .bordered {
                Rectangle().strokeBorder(Color(Theme.separator(colorScheme)), lineWidth: 1).allowsHitTesting(false)
            }
        }
        .environment(\.isInList, true)
        .environment(\.isAtListLevel, true)
        .interaction { responder, _ in
            model.responder = responder
            responder.isTransparent = true
            responder.takesFocus = selection != nil
            responder.takesFocusOnClick = selection != nil
            responder.onFocus = { isFocused = $0 }
            responder.onKey = { model.keyDown($0) }
        }
    }
}

/// The sections of a list, one below the other.
private struct ListSections: View {
    let groups: [RowGroup]
    let model: ListModel
    let selection: ListSelection?
    let metrics: ListMetrics
    let isFocused: Bool
    let isEditing: Bool
    @Environment(\.listSettings) private var settings

    var body: some View {
        let _ = refresh()
        ForEach(groups) { group in
            ListGroup(
                group: group, model: model, selection: selection, metrics: metrics, isFocused: isFocused,
                isEditing: isEditing
            )
            .padding(.top, group.id == groups.first?.id ? 0 : spacing(above: group))
        }
    }

    private func refresh() {
        model.selection = selection
        model.isEditing = isEditing
        model.setRows(groups)
    }

    private func spacing(above group: RowGroup) -> CGFloat {
        let standard = metrics.sectionSpacing
        let index = groups.firstIndex { $0.id == group.id } ?? 0
        let own = index > 0 ? groups[index - 1].traits.row.sectionSpacing : nil
        return (own ?? settings.sectionSpacing)?.points(standard: standard) ?? standard
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
