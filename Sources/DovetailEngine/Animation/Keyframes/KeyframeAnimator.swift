import Foundation

/// Shows its content with a value that changes by keyframes.
///
/// Without a trigger the keyframes are played over and over while `repeating` is true, each time from the initial value; while it is
/// false the content is made for the value at the beginning. With a trigger they are played whenever that changes, from the value that
/// is shown then: the first time the initial one, later the one that the last keyframes ended with. The content is made anew in each
/// frame while keyframes are played, and not between.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where Value == KeyframePath.Value {
    nonisolated(unsafe) private let initialValue: Value
    private let repeating: Bool
    /// Nil for playing at once.
    private let trigger: AnyEquatable?
    nonisolated(unsafe) private let content: (Value) -> Content
    nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
    @State private var run = KeyframeRun<Value>()
    @State private var rounds = 0.0

    /// Plays the keyframes over and over.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.repeating = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays the keyframes whenever `trigger` changes.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeating = false
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    public var body: some View {
        KeyframePlayer(rounds: rounds, run: run, initialValue: initialValue, content: content)
            .onChange(of: trigger) { if trigger != nil { play() } }
            .onChange(of: repeating) { if repeating { play() } else { stop() } }
            .onAppear {
                run.isActive = true
                if repeating { play() }
            }
            .onDisappear { run.isActive = false }
    }

    private func play() {
        // A triggered animation goes on from where the one before it is.
        let start = repeating ? initialValue : run.shown ?? initialValue
        let timeline = KeyframeTimeline(initialValue: start) { keyframes(start) }
        guard timeline.duration > 0 else { return }
        run.timeline = timeline
        run.number += 1
        let number = run.number
        // A step without animation ends what is played now.
        withTransaction(Transaction()) { rounds += 1 }
        run.base = rounds
        withAnimation(.linear(duration: timeline.duration)) {
            rounds += 1
        } completion: {
            guard run.isActive, run.number == number else { return }
            if repeating { play() }
        }
    }

    /// Shows the beginning.
    private func stop() {
        run.number += 1
        run.timeline = nil
        withTransaction(Transaction()) { rounds += 1 }
    }
}

/// What is played: kept beside the state, since a change of it alone shows nothing.
private final class KeyframeRun<Value> {
    var timeline: KeyframeTimeline<Value>?
    /// How many rounds had been begun before this one; the parts after that are its progress.
    var base = 0.0
    var number = 0
    var isActive = false
    /// The value on show.
    var shown: Value?
}

/// Makes the content for the progress of the present round.
private struct KeyframePlayer<Value, Content: View>: View, Animatable {
    var rounds: Double
    nonisolated(unsafe) let run: KeyframeRun<Value>
    nonisolated(unsafe) let initialValue: Value
    nonisolated(unsafe) let content: (Value) -> Content

    nonisolated var animatableData: Double {
        get { rounds }
        set { rounds = newValue }
    }

    var body: some View {
        let value = value
        run.shown = value
        return content(value)
    }

    private var value: Value {
        guard let timeline = run.timeline else { return initialValue }
        return timeline.value(progress: min(max(rounds - run.base, 0), 1))
    }
}

/// Puts the content for a value around a view.
private struct KeyframeModifier<Wrapped: View, Value, Path: Keyframes, Result: View>: ViewModifier
where Path.Value == Value {
    // A modifier is a value that is handed over as a whole; nobody else holds what is in it.
    nonisolated(unsafe) let animator: (@escaping (Value) -> Result) -> KeyframeAnimator<Value, Path, Result>
    nonisolated(unsafe) let content: (PlaceholderContentView<Wrapped>, Value) -> Result

    func body(content view: Content) -> some View {
        let placeholder = PlaceholderContentView<Wrapped>(PlaceholderSlot(view))
        return animator { content(placeholder, $0) }
    }
}

extension View {
    /// Shows this view with a value that changes by keyframes, over and over; see ``KeyframeAnimator``.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeModifier(
                animator: {
                    KeyframeAnimator(
                        initialValue: initialValue, repeating: repeating, content: $0, keyframes: keyframes)
                }, content: content))
    }

    /// Shows this view with a value that changes by keyframes, whenever `trigger` changes; see ``KeyframeAnimator``.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeModifier(
                animator: {
                    KeyframeAnimator(initialValue: initialValue, trigger: trigger, content: $0, keyframes: keyframes)
                }, content: content))
    }
}
