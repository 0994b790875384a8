import DovetailCore

/// The label of a menu bar extra as the tray shows it: a symbol or short text in one line.
struct StatusLabel<Label: View>: View {
    let label: Label

    var body: some View {
        HStack(spacing: 4) { label }
            .labelStyle(.iconOnly)
            .font(.system(size: 15))
            .lineLimit(1)
            .fixedSize()
    }
}
