import AttributeGraph

/// Whether the caret is drawn now: it blinks where the desktop's carets do, beginning anew with each key and movement, and stays where nothing has
/// happened for some time.
struct CaretBlink: StatefulRule {
    let editing: Attribute<TextEditingState>
    let composing: Attribute<TextComposition?>
    let view: Attribute<TextInputView>
    let environment: InheritedEnvironment
    let loop: UpdateLoop
    /// What was edited last, and when.
    private var last: (state: TextEditingState, text: String)?
    private var start = 0.0

    /// After how many seconds without a change the caret rests, as those of the toolkit do.
    private static let rest = 10.0

    init(_ parts: TextInputParts) {
        (editing, composing, view) = (parts.editing, parts.composing, parts.view)
        (environment, loop) = (parts.inputs.environment, parts.inputs.loop)
    }

    mutating func update(previous: Bool?) -> RuleResult<Bool> {
        let (state, text) = (editing.value, view.value.text.wrappedValue)
        let settings = environment.read { $0.systemSettings }
        guard let period = settings.caretBlink, period > 0.1, settings.controlActiveState == .key,
            composing.value == nil
        else {
            last = nil
            return result(true, previous)
        }
        let now = loop.now
        if last.map({ $0.state == state && $0.text == text }) != true {
            last = (state, text)
            start = now
        }
        let halves = ((now - start) / (period / 2) + 0.001).rounded(.down)
        if now - start > Self.rest { return result(true, previous) }
        loop.wake(at: start + (halves + 1) * period / 2, loop.graph.runningAttribute)
        return result(halves.truncatingRemainder(dividingBy: 2) == 0, previous)
    }

    private func result(_ isVisible: Bool, _ previous: Bool?) -> RuleResult<Bool> {
        isVisible == previous ? .unchanged : .changed(isVisible)
    }
}
