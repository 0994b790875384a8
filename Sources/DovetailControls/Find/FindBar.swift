import DovetailCore
import Foundation

/// What finds text in an editor: a field for what is looked for, ways to the match before and to the next one, and below, when a person
/// asks for it, what matches are replaced by.
struct FindBar: View {
    let text: String
    let finder: EditedTextAccess
    let canReplace: Bool
    let close: () -> Void
    @State private var query = ""
    @State private var replacement = ""
    @State private var isReplacing = false
    /// The match that is selected, by its place among them.
    @State private var current: Int?
    @FocusState private var isFocused: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let matches = TextMatches(of: query, in: text)
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                if canReplace {
                    symbol(isReplacing ? "chevron.down" : "chevron.right", "Replace…") { isReplacing.toggle() }
                }
                TextField("Find", text: $query)
                    .focused($isFocused)
                    .onSubmit { next(matches) }
                    .frame(minWidth: 60)
                if !query.isEmpty {
                    Text(count(matches)).font(.footnote).foregroundStyle(.secondary).layoutPriority(-1)
                }
                Group {
                    symbol("chevron.up", "Find Previous") { previous(matches) }
                        .keyboardShortcut("g", modifiers: [.command, .shift])
                    symbol("chevron.down", "Find Next") { next(matches) }
                        .keyboardShortcut("g", modifiers: .command)
                }
                .disabled(matches.ranges.isEmpty)
                Button("Done", action: close)
            }
            if isReplacing, canReplace {
                HStack(spacing: 8) {
                    TextField("Replacement", text: $replacement).onSubmit { replace(matches) }
                    Group {
                        Button("Replace") { replace(matches) }
                        Button("All") {
                            finder.replace(matches.ranges, with: replacement)
                            current = nil
                        }
                        .accessibilityLabel("Replace All")
                    }
                    .disabled(matches.ranges.isEmpty)
                }
            }
        }
        .textFieldStyle(.roundedBorder)
        .buttonStyle(.borderless)
        .lineLimit(1)
        .padding(8)
        .background { Color(Theme.raisedBackground(colorScheme)) }
        .overlay(alignment: .bottom) {
            Color.separatorLine.frame(height: 1).allowsHitTesting(false)
        }
        .environment(\.formLook, nil)
        .interaction { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in
                guard key.key == .escape else { return false }
                close()
                return true
            }
        }
        .onAppear {
            let selected = finder.selectedText
            if !selected.contains("\n") { query = selected }
            isFocused = true
        }
        .onChange(of: query) { _, query in
            let matches = TextMatches(of: query, in: text)
            select(matches.index(from: finder.selection.lowerBound), of: matches)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Find Navigator")
    }

    private func symbol(_ name: String, _ label: LocalizedStringKey, action: @escaping () -> Void) -> some View {
        Button(action: action) { Image(systemName: name).frame(minWidth: 20, minHeight: 20) }.accessibilityLabel(label)
    }

    private func count(_ matches: TextMatches) -> String {
        if query.isEmpty { return "" }
        if matches.ranges.isEmpty { return "No results" }
        guard let current, current < matches.ranges.count else { return "\(matches.ranges.count)" }
        return "\(current + 1) of \(matches.ranges.count)"
    }

    private func select(_ index: Int?, of matches: TextMatches) {
        current = index
        if let index { finder.select(matches.ranges[index]) }
    }

    private func next(_ matches: TextMatches) {
        let selection = finder.selection
        // Of a match that is selected the next one is wanted; else the first one behind the caret.
        let from = matches.ranges.contains(selection) ? selection.upperBound : selection.lowerBound
        select(matches.index(from: from), of: matches)
        isFocused = true
    }

    private func previous(_ matches: TextMatches) {
        select(matches.index(before: finder.selection.lowerBound), of: matches)
    }

    private func replace(_ matches: TextMatches) {
        let selection = finder.selection
        guard matches.ranges.contains(selection) else { return next(matches) }
        finder.replace(selection, with: replacement)
        // The text is another one now than this view was made with.
        let new = TextMatches(of: query, in: finder.text)
        select(new.index(from: selection.lowerBound + replacement.count), of: new)
    }
}
