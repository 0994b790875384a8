import DovetailCore
import Foundation

/// A choice between actions as on phones: rows in a card at the bottom of the window, and the way out in one of its own below.
struct ActionSheetCards<Message: View, Actions: View>: View {
    /// Nil where the title is not shown.
    let title: Text?
    let message: Message
    let actions: Actions
    let trigger: ButtonTrigger

    var body: some View {
        ChildrenReader(content: actions) { children in
            let others = children.filter { $0.traits.button != .cancel }
            let cancelling = children.filter { $0.traits.button == .cancel }
            VStack(spacing: 8) {
                ActionSheetCard {
                    VStack(spacing: 0) {
                        heading
                        ForEach(Array(others.enumerated()), id: \.element.id) { index, action in
                            if index > 0 { Divider() }
                            action
                        }
                    }
                }
                ActionSheetCard {
                    if cancelling.isEmpty {
                        Button("Cancel", role: .cancel) {}
                    } else {
                        VStack(spacing: 0) { ForEach(cancelling) { $0 } }
                    }
                }
            }
        }
        .buttonStyle(ActionSheetButtonStyle())
        .environment(\.buttonDidTrigger, trigger)
        .frame(maxWidth: 500)
        .padding(8)
    }

    /// The title and the message above a line; nothing where there is neither.
    private var heading: some View {
        ChildrenReader(content: message) { parts in
            if title != nil || !parts.isEmpty {
                VStack(spacing: 4) {
                    if let title { title.fontWeight(.semibold) }
                    ForEach(parts) { $0 }
                }
                .font(.footnote)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .padding(14)
                Divider()
            }
        }
    }
}

private struct ActionSheetCard<Content: View>: View {
    let content: Content
    @Environment(\.colorScheme) private var colorScheme

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 14)
        content
            .frame(maxWidth: .infinity)
            .background { shape.fill(Color(Theme.raisedBackground(colorScheme))) }
            .clipShape(shape)
    }
}

private struct ActionSheetButtonStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        RuledButtonFace(
            configuration: configuration, font: .title3, height: 56, margin: 16, leastScale: 0.6, focusRadius: 12,
            focusMargin: 4)
    }
}
