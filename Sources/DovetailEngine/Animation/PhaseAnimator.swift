/// Shows its content in one phase after the other, each reached by an animation.
///
/// Without a trigger it goes through the phases over and over; with one, once whenever the trigger changes, back to the first. The next
/// phase begins when the animation to the one before is logically complete. A phase without animation lasts one frame.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    nonisolated(unsafe) private let phases: [Phase]
    /// Nil for going on for ever.
    private let trigger: AnyEquatable?
    nonisolated(unsafe) private let content: (Phase) -> Content
    nonisolated(unsafe) private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var cycle = PhaseCycle()

    /// Goes through the phases once whenever `trigger` changes.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), trigger: AnyEquatable(trigger), content: content, animation: animation)
    }

    /// Goes through the phases over and over.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
    }

    nonisolated private init(
        phases: [Phase], trigger: AnyEquatable?, content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        if !phases.isEmpty {
            content(phases[min(index, phases.count - 1)])
                // Something always moves, so a phase lasts as long as its animation whatever the content does with it.
                .modifier(PhaseProgress(value: Double(index)))
                .onChange(of: trigger) { if trigger != nil { begin() } }
                .onAppear {
                    cycle.isActive = true
                    if trigger == nil { begin() }
                }
                .onDisappear { cycle.isActive = false }
        }
    }

    private func begin() {
        guard phases.count > 1 else { return }
        cycle.number += 1
        show(1, cycle: cycle.number)
    }

    private func show(_ next: Int, cycle number: Int) {
        let next = next % phases.count
        withAnimation(animation(phases[next]) ?? .linear(duration: 1.0 / 60)) {
            index = next
        } completion: {
            guard cycle.isActive, cycle.number == number else { return }
            if trigger == nil || next != 0 { show(next + 1, cycle: number) }
        }
    }
}

/// Which run through the phases is under way, and whether the view is on show.
private final class PhaseCycle {
    var number = 0
    var isActive = false
}

private struct PhaseProgress: ViewModifier, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    func body(content: Content) -> some View { content }
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    nonisolated init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    static func == (left: AnyEquatable, right: AnyEquatable) -> Bool { left.isEqual(right.value) }
}

/// Puts the content of a phase around a view.
private struct PhaseModifier<Wrapped: View, Phase: Equatable, Result: View>: ViewModifier {
    // A modifier is a value that is handed over as a whole; nobody else holds what is in it.
    nonisolated(unsafe) let animator: (@escaping (Phase) -> Result) -> PhaseAnimator<Phase, Result>
    nonisolated(unsafe) let content: (PlaceholderContentView<Wrapped>, Phase) -> Result

    func body(content view: Content) -> some View {
        let placeholder = PlaceholderContentView<Wrapped>(PlaceholderSlot(view))
        return animator { content(placeholder, $0) }
    }
}

extension View {
    /// Shows this view in one phase after the other, over and over; see ``PhaseAnimator``.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            PhaseModifier(
                animator: { PhaseAnimator(phases, content: $0, animation: animation) }, content: content))
    }

    /// Shows this view in one phase after the other, once whenever `trigger` changes; see ``PhaseAnimator``.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            PhaseModifier(
                animator: { PhaseAnimator(phases, trigger: trigger, content: $0, animation: animation) },
                content: content))
    }
}
