import DovetailCore
import Foundation

/// The way back, with the title of the page before.
struct BackButtonView: View {
    let back: BackButton
    let look: ProgramLook.BarLook
    /// Whether it shows the name of the page before.
    let isNamed: Bool
    /// Whether nothing stands before it in the bar.
    let isFirst: Bool
    @Environment(\.locale) private var locale
    @Environment(\.idiom) private var idiom
    @Environment(\.hasWideBarMargins) private var hasWideMargins

    var body: some View {
        // A name that is moved far away takes no room.
        let isNamed = isNamed && max(abs(look.backOffset.width), abs(look.backOffset.height)) < 100
        let measures = BarIdiom[idiom].wayBack
        Button(action: back.action) {
            HStack(spacing: measures.gap) {
                (look.backPicture ?? Image(systemName: "chevron.left"))
                    .font(.system(size: measures.signSize, weight: .semibold))
                    .frame(width: look.backPicture == nil ? measures.chevronWidth : nil)
                    .accessibilityLabel("Back").accessibilityHidden(isNamed)
                if isNamed { name.modifier(TextLookModifier(look: look.backButton)).offset(look.backOffset) }
            }
        }
        .padding(.leading, isFirst ? outset : 0)
        .shortcut {
            $0.key == .left && $0.modifiers.ofShortcut == .option
                || $0.key == .character("[") && $0.modifiers.ofShortcut == .command
        }
    }

    /// What brings it to where it stands. Its label begins 8 points within it.
    private var outset: CGFloat {
        let bar = BarIdiom[idiom]
        return bar.wayBack.start.map { $0 - 8 - bar.margin(isWide: hasWideMargins) } ?? 0
    }

    @ViewBuilder private var name: some View {
        if let previous = back.previous.first {
            BarReader(previous) { summary in
                // A title of some length makes room for that of this page.
                let title = summary.title?.plainString ?? "Back"
                Text(verbatim: title.count > 16 ? "Back" : title).lineLimit(1)
            }
        } else {
            Text("Back")
        }
    }
}

/// Gives a text the colour and font that the app set, where it set any.
private struct TextLookModifier: ViewModifier {
    let look: ProgramLook.TextLook

    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { values in
            if let font = look.font { values.font = font }
        }
        .modifier(ForegroundLook(color: look.color))
    }
}

private struct ForegroundLook: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        if let color { content.foregroundStyle(color) } else { content }
    }
}
