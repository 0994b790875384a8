import DovetailCore
import Foundation

/// The rows of a list in their groups, in a scroll view.
struct ListBody<Content: View>: View {
    let selection: ListSelection?
    let content: Content
    @Environment(\.listLook) private var look
    @Environment(\.idiom) private var idiom
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let look = look == .automatic ? (idiom == .desktop ? .inset : .insetGrouped) : look
        ScrollView {
            VStack(alignment: .leading, spacing: look == .insetGrouped || look == .grouped ? 24 : 8) {
                ChildrenReader(content: content) { rows in
                    ForEach(RowGroup.groups(of: rows)) { group in
                        ListGroup(group: group, selection: selection, look: look)
                    }
                }
            }
            .padding(.horizontal, look == .plain || look == .grouped ? 0 : look == .insetGrouped ? 16 : 8)
            .padding(.vertical, look == .plain ? 0 : 12)
            .frame(maxWidth: .infinity, alignment: .topLeading)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background { Rectangle().fill(Color(ground(look))) }
        .environment(\.isInList, true)
    }

    private func ground(_ look: _ListLook) -> Color.Resolved {
        look == .plain ? Theme.raisedBackground(colorScheme) : Theme.windowBackground(colorScheme)
    }
}

/// One section of a list.
private struct ListGroup: View {
    let group: RowGroup
    let selection: ListSelection?
    let look: _ListLook
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let isCard = look == .insetGrouped
        let shape = RoundedRectangle(cornerRadius: isCard ? 10 : 0)
        VStack(alignment: .leading, spacing: 6) {
            if !group.header.isEmpty {
                HStack { ForEach(group.header) { $0 } }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 16)
                    .padding(.top, look == .plain ? 8 : 0)
            }
            if !group.rows.isEmpty {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(group.rows) { row in
                        if row.id != group.rows.first?.id { Divider().padding(.leading, 16) }
                        ListRow(row: row, selection: selection)
                    }
                }
                .background {
                    if isCard || look == .grouped { shape.fill(Color(Theme.raisedBackground(colorScheme))) }
                }
                .clipShape(shape)
            }
            if !group.footer.isEmpty {
                HStack { ForEach(group.footer) { $0 } }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 16)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// One row, which a click selects.
private struct ListRow: View {
    let row: ChildView
    let selection: ListSelection?
    @Environment(\.idiom) private var idiom
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let value = row.traits.tag ?? row.traits.rowID
        let isSelected = value.map { selection?.contains($0) ?? false } ?? false
        let content = HStack(spacing: 8) { row }
            .padding(.horizontal, 16)
            .padding(.vertical, idiom == .desktop ? 4 : 8)
            .frame(maxWidth: .infinity, minHeight: idiom == .desktop ? 26 : 44, alignment: .leading)
            .background { if isSelected { Rectangle().fill(Color(Theme.accent(colorScheme)).opacity(0.18)) } }
        if let selection, let value {
            content
                .contentShape(Rectangle())
                .onTapGesture { selection.select(value) }
        } else {
            content
        }
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
