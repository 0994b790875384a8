import DovetailCore
import Foundation

/// The content of a form in two columns: labels end where the second column begins, and controls begin there.
struct ColumnsForm: View {
    let content: FormStyleConfiguration.Content

    var body: some View {
        ColumnsFormLayout {
            ChildrenReader(content: content) { children in
                ForEach(RowGroup.groups(of: children)) { ColumnsSection(group: $0) }
            }
        }
        .environment(\.formLook, .columns)
    }
}

/// A section of a form in columns: each header, row and footer is a line of the form.
private struct ColumnsSection: View {
    let group: RowGroup

    var body: some View {
        ForEach(lines) { line in
            switch line.part {
            case .header: line.child.font(.headline).modifier(line.place)
            case .row: line.child.modifier(line.place)
            case .footer: line.child.font(.footnote).foregroundStyle(.secondary).modifier(line.place)
            }
        }
    }

    private var lines: [ColumnsLine] {
        var lines = group.header.map { ColumnsLine(child: $0, part: .header) }
        lines += group.rows.map { ColumnsLine(child: $0, part: .row) }
        lines += group.footer.map { ColumnsLine(child: $0, part: .footer) }
        if !lines.isEmpty { lines[0].startsSection = true }
        return lines
    }
}

private struct ColumnsLine: Identifiable {
    let child: ChildView
    let part: ColumnsPlace.Part
    var startsSection = false

    var id: ListRowID { child.listRowID }
    var place: some ViewModifier { ColumnsPlaceModifier(place: ColumnsPlace(part: part, startsSection: startsSection)) }
}

/// What a line of a form in columns is.
struct ColumnsPlace: Equatable {
    enum Part { case header, row, footer }
    var part = Part.row
    var startsSection = false
}

private struct ColumnsPlaceModifier: ViewModifier {
    let place: ColumnsPlace
    func body(content: Content) -> some View { content.layoutValue(key: ColumnsPlaceKey.self, value: place) }
}

struct ColumnsPlaceKey: LayoutValueKey {
    static var defaultValue: ColumnsPlace { ColumnsPlace() }
}
