import DovetailCore
import Foundation

/// What is said of finding text in editors.
struct FindOptions {
    /// Whether the bar is shown; nil where the app leaves that to people.
    var isPresented: Binding<Bool>?
    var isFindDisabled = false
    var isReplaceDisabled = false
}

private struct FindOptionsKey: EnvironmentKey {
    static var defaultValue: FindOptions { FindOptions() }
}

extension EnvironmentValues {
    /// What is said of finding text in editors.
    var findOptions: FindOptions {
        get { self[FindOptionsKey.self] }
        set { self[FindOptionsKey.self] = newValue }
    }
}

extension View {
    /// Shows a bar that finds and replaces text over the text editor in this view while the binding is true.
    ///
    /// Without this modifier people open the bar by Control (or Command) with F, and close it by Escape. With it the binding follows what they do.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        transformEnvironment(\.findOptions) { $0.isPresented = isPresented }
    }

    /// Says whether text in editors in this view can be searched. Where a view around says that it can't, it can't.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findOptions) { $0.isFindDisabled = $0.isFindDisabled || isDisabled }
    }

    /// Says whether text that is found in editors in this view can be replaced. Where a view around says that it can't, it can't.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findOptions) { $0.isReplaceDisabled = $0.isReplaceDisabled || isDisabled }
    }
}

/// Puts the bar that finds text over an editor.
struct FindNavigation: ViewModifier {
    let text: Binding<String>
    @Environment(\.findOptions) private var options
    @State private var finder = EditedTextAccess()
    @State private var ownIsPresented = false
    @FocusState private var isEditing: Bool

    func body(content: Content) -> some View {
        let isPresented = options.isPresented ?? $ownIsPresented
        let isShown = isPresented.wrappedValue && !options.isFindDisabled
        let isFindDisabled = options.isFindDisabled
        VStack(spacing: 0) {
            if isShown {
                FindBar(
                    text: text.wrappedValue, finder: finder, canReplace: !options.isReplaceDisabled,
                    close: { isPresented.wrappedValue = false })
            }
            content
                .interaction { responder, _ in
                    responder.isTransparent = true
                    finder.area = responder
                }
                .focused($isEditing)
        }
        .interaction { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in
                guard !isFindDisabled, key.key == .character("f"),
                    !key.modifiers.isDisjoint(with: [.control, .command])
                else { return false }
                isPresented.wrappedValue = true
                return true
            }
        }
        .onChange(of: isShown) { _, isShown in if !isShown { isEditing = true } }
    }
}

/// Where a text is found in another one, whatever the case of its letters. Places are in characters.
struct TextMatches: Equatable {
    let ranges: [Range<Int>]
    /// More are not looked for.
    static let limit = 10_000

    init(of query: String, in text: String) {
        guard !query.isEmpty else {
            ranges = []
            return
        }
        let searched = NSString(string: text)
        var ranges: [Range<Int>] = []
        var rest = NSRange(location: 0, length: searched.length)
        var (place, offset) = (text.startIndex, 0)
        while ranges.count < Self.limit {
            let found = searched.range(of: query, options: .caseInsensitive, range: rest)
            guard found.length > 0 else { break }
            let start = String.Index(utf16Offset: found.location, in: text)
            let end = String.Index(utf16Offset: found.location + found.length, in: text)
            let lower = offset + text.distance(from: place, to: start)
            let upper = lower + max(text.distance(from: start, to: end), 1)
            ranges.append(lower..<upper)
            (place, offset) = (end, upper)
            rest = NSRange(
                location: found.location + found.length, length: searched.length - found.location - found.length)
        }
        self.ranges = ranges
    }

    /// The place of the first match that begins at a character or behind it; the first of all where there is none behind.
    func index(from character: Int) -> Int? {
        ranges.isEmpty ? nil : ranges.firstIndex { $0.lowerBound >= character } ?? 0
    }

    /// The place of the last match that ends at a character or before it; the last of all where there is none before.
    func index(before character: Int) -> Int? {
        ranges.isEmpty ? nil : ranges.lastIndex { $0.upperBound <= character } ?? ranges.count - 1
    }
}
