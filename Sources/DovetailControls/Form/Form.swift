import DovetailCore
import Foundation

/// A container for controls: rows on a card, with lines between them.
public struct Form<Content: View>: View {
    nonisolated(unsafe) private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        VStack(spacing: 0) {
            ChildrenReader(content: content) { rows in
                FormCard(rows: rows)
            }
            Spacer(minLength: 0)
        }
        .padding(16)
        .environment(\.isInForm, true)
    }
}

private struct FormCard: View {
    let rows: [ChildView]
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 10)
        VStack(alignment: .leading, spacing: 0) {
            ForEach(rows) { row in
                if row.id != rows.first?.id { Divider().padding(.leading, 14) }
                row
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(EdgeInsets(top: 10, leading: 14, bottom: 10, trailing: 14))
            }
        }
        .background { shape.fill(Color(Theme.raisedBackground(colorScheme))) }
        .overlay {
            shape.strokeBorder(Color(Theme.separator(colorScheme)), lineWidth: 1).allowsHitTesting(false)
        }
    }
}
