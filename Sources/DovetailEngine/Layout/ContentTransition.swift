import Foundation

/// How what a single view shows, such as the characters of a `Text`, turns into something else in an animated change.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double, goesUp: Bool)
        case symbol(SymbolReplacement)
    }
    private var kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// Content changes at once.
    public static let identity = ContentTransition(.identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(.opacity)
    /// What can be between the two is: colours, and the size of the same characters. Anything else fades.
    public static let interpolate = ContentTransition(.interpolate)

    /// The characters that differ roll: upwards, or downwards for a number that counts down. For texts of one line.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.numericText(countsDown: countsDown))
    }

    /// The characters that differ roll: upwards when the value has grown, downwards when it has become less. For texts of one line.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(.numericValue(value, goesUp: true))
    }

    /// A symbol is replaced by the other one in the standard way. Other content changes at once.
    public static let symbolEffect = ContentTransition(.symbol(.downUp))

    /// A symbol is replaced by the other one in a way of its own.
    static func replacing(_ replacement: SymbolReplacement) -> ContentTransition {
        ContentTransition(.symbol(replacement))
    }

    /// The way from one content to another.
    func style(from old: DisplayContent, to new: DisplayContent) -> ContentChangeStyle {
        switch kind {
        case .identity: return .none
        case .opacity: return .fade
        case .interpolate: return .interpolate
        case .numericText(let countsDown): return .roll(goesUp: !countsDown)
        case .numericValue(_, let goesUp): return .roll(goesUp: goesUp)
        case .symbol(let replacement):
            guard case .symbol = old, case .symbol = new else { return .none }
            return .replace(replacement)
        }
    }

    /// The transition after another one: it knows whether its number has grown.
    fileprivate func following(_ last: ContentTransition?) -> ContentTransition {
        guard case .numericValue(let value, _) = kind, case .numericValue(let lastValue, let wentUp)? = last?.kind
        else { return self }
        return ContentTransition(.numericValue(value, goesUp: value == lastValue ? wentUp : value > lastValue))
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
}

private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// How what a single view shows turns into something else in an animated change.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether views whose content changes are drawn by the graphics processor. Kept for those who read it: here it makes no difference.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets how what each view inside shows, such as the characters of a `Text` or the symbol of an `Image`, turns into something else
    /// in an animated change. Without it, content fades.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(ContentTransitionModifier(transition: transition))
    }
}

private struct ContentTransitionModifier: ViewModifier {
    private final class Memory { var last: ContentTransition? }

    let transition: ContentTransition
    @State private var memory = Memory()

    nonisolated init(transition: ContentTransition) { self.transition = transition }

    func body(content: Content) -> some View {
        let current = transition.following(memory.last)
        let _ = memory.last = current
        content.environment(\.contentTransition, current)
    }
}
