import AttributeGraph
import Foundation

/// Runs asynchronous work from when a view appears until it goes, or its id changes.
struct TaskModifier<ID: Equatable>: PrimitiveViewModifier {
    typealias Body = Never
    typealias Action = @isolated(any) () async -> Void
    nonisolated(unsafe) let id: ID
    let name: String?
    let priority: TaskPriority
    nonisolated(unsafe) let action: Action

    nonisolated init(id: ID, name: String?, priority: TaskPriority, action: @escaping Action) {
        self.id = id
        self.name = name
        self.priority = priority
        self.action = action
    }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let running = RunningTask()
        _ = Attribute(effect: TaskRule(modifier: modifier, loop: inputs.loop, running: running), stage: .structure)
        Subgraph.current.onRelease { running.end() }
        return body(inputs)
    }

    nonisolated fileprivate func start() -> Task<Void, Never> {
        nonisolated(unsafe) let action = action
        return Task(name: name, priority: priority, operation: action)
    }
}

/// The task of one view.
private final class RunningTask {
    private var task: Task<Void, Never>?
    private var hasEnded = false

    /// Ends the task that runs and starts another, unless the view has gone.
    func restart(_ start: () -> Task<Void, Never>) {
        task?.cancel()
        task = hasEnded ? nil : start()
    }

    func end() {
        hasEnded = true
        task?.cancel()
        task = nil
    }
}

/// Starts the task at first, and anew when the id is another.
private struct TaskRule<ID: Equatable>: StatefulRule {
    let modifier: Attribute<TaskModifier<ID>>
    let loop: UpdateLoop
    let running: RunningTask
    private var id: ID?

    init(modifier: Attribute<TaskModifier<ID>>, loop: UpdateLoop, running: RunningTask) {
        self.modifier = modifier
        self.loop = loop
        self.running = running
    }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let current = modifier.value
        guard previous == nil || id != current.id else { return .changed(()) }
        id = current.id
        let running = running
        loop.afterEvaluation { running.restart(current.start) }
        return .changed(())
    }
}

extension View {
    /// Runs asynchronous work from when the view appears; it is cancelled when the view goes.
    ///
    /// The work runs where the closure was written: on the main actor, if that is in a view's body. It starts after the
    /// update in which the view appears.
    ///
    /// - Parameters:
    ///   - name: The task's name, for debugging.
    ///   - priority: The task's priority.
    ///   - file: Where the task is made. Kept for source compatibility; not used.
    ///   - line: Where the task is made. Kept for source compatibility; not used.
    nonisolated public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, name: name, priority: priority, action: action))
    }

    /// Runs asynchronous work from when the view appears; it is cancelled when the view goes, and cancelled and started
    /// anew when the value changes.
    ///
    /// - Parameters:
    ///   - value: The value that the work is for.
    ///   - name: The task's name, for debugging.
    ///   - priority: The task's priority.
    ///   - file: Where the task is made. Kept for source compatibility; not used.
    ///   - line: Where the task is made. Kept for source compatibility; not used.
    nonisolated public func task<T: Equatable>(
        id value: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
    }
}
