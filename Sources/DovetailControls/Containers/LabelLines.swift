import DovetailCore

/// A control's label. Of several views, the first is the title, and the others stand below it, smaller and fainter unless the app says how
/// they look.
struct LabelLines<Content: View>: View {
    let content: Content

    init(_ content: Content) { self.content = content }

    var body: some View {
        if Content.self == Text.self {
            content
        } else {
            VStack(alignment: .leading, spacing: 1) {
                Group(subviews: content) { lines in
                    ForEach(lines.prefix(1)) { $0 }
                    ForEach(lines.dropFirst()) { $0.font(.subheadline).foregroundStyle(.secondary) }
                }
            }
        }
    }
}
