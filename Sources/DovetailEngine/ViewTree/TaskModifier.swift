import AttributeGraph
import Foundation

/// Runs asynchronous work from when a view appears until it goes, or its id changes.
struct TaskModifier<ID: Equatable>: PresenceModifier {
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

    static func makePresence(modifier: Attribute<Self>, inputs: _GraphInputs, scope: ActionScope) -> Presence {
        let running = RunningTask()
        let rule = TaskRule(modifier: modifier, loop: inputs.loop, scope: scope, running: running)
        _ = Attribute(effect: rule, stage: .structure)
        return Presence(loop: inputs.loop, scope: scope, phase: .startTask) { isPresent in
            isPresent ? running.begin() : running.end()
        }
    }

    nonisolated fileprivate func start(counted work: TaskWork?) -> Task<Void, Never> {
        nonisolated(unsafe) let action = action
        if let work { return Task(executorPreference: work, priority: priority) { await action() } }
        return Task(name: name, priority: priority, operation: action)
    }
}

/// The task of one modifier. It runs while the view is on show.
private final class RunningTask {
    /// Starts the work as the latest view value has it.
    var start: (() -> Task<Void, Never>)?
    private var task: Task<Void, Never>?
    private var isPresent = false

    // The views of a window that is dropped without being closed do not disappear; their tasks end with them all the same.
    deinit { task?.cancel() }

    func begin() {
        isPresent = true
        restart()
    }

    /// Ends the task that runs and starts another, if the view is on show.
    func restart() {
        task?.cancel()
        task = isPresent ? start?() : nil
    }

    func end() {
        isPresent = false
        restart()
    }
}

/// Hands the latest work over, and starts the task anew when the id is another.
private struct TaskRule<ID: Equatable>: StatefulRule {
    let modifier: Attribute<TaskModifier<ID>>
    let loop: UpdateLoop
    let scope: ActionScope
    let running: RunningTask
    private var id: ID?

    init(modifier: Attribute<TaskModifier<ID>>, loop: UpdateLoop, scope: ActionScope, running: RunningTask) {
        self.modifier = modifier
        self.loop = loop
        self.scope = scope
        self.running = running
    }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let current = modifier.value
        let running = running
        let work = loop.taskWork
        running.start = { current.start(counted: work) }
        if previous != nil, id != current.id {
            loop.afterEvaluation(in: scope, phase: .startTask) { running.restart() }
        }
        id = current.id
        return .changed(())
    }
}

extension View {
    /// Runs asynchronous work from when the view appears; it is cancelled when the view disappears.
    ///
    /// The work runs where the closure was written: on the main actor, if that is in a view's body. It starts after the
    /// update in which the view appears, and after the actions of `onAppear` and `onChange`. Of several views, such as those
    /// of a `Group`, the first that appears starts the work and the last one ends it.
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

    /// Runs asynchronous work from when the view appears; it is cancelled when the view disappears, and cancelled and
    /// started anew when the value changes.
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
