import AttributeGraph
import Foundation

/// Brings a graph up to date: the one place where state writes, time and actions meet.
///
/// **An update.** Writes are collected from any thread (*write*). An update takes them in the order in which they were made,
/// those of one transaction together: it hands the values that the transaction left to the graph (*propagate*), then lets
/// everything that decides which views there are run (*evaluate*), then everything that is interpolated, so that each change
/// meets the transaction it belongs to. Then containers place their children (*lay out*), and actions such as `onAppear` and `onChange` run; what
/// they write is applied in further passes of the same update. At the end display nodes take over what changed (*record*), and
/// the host shows it (*present*).
package final class UpdateLoop {
    package let graph = Graph()
    /// The time that animations are sampled at, in seconds.
    package let time: Attribute<Double>
    // Plain values are read and written whole, so exclusive access to them is not checked at run time: other modules read them, and then
    // the compiler can't prove it any more. What is changed in place stays checked.
    /// The same, outside the graph.
    @exclusivity(unchecked) package private(set) var now: Double = 0
    /// The transaction of the pass that runs now.
    @exclusivity(unchecked) package private(set) var transaction = Transaction()
    /// Numbers the passes; what `animation(_:value:)` saw belongs to one of them.
    @exclusivity(unchecked) package private(set) var pass = 0
    /// Numbers the updates.
    @exclusivity(unchecked) package private(set) var updateNumber = 0
    /// Counts of the update that runs, or ran last.
    @exclusivity(unchecked) package private(set) var statistics = UpdateStatistics()
    private var bodies = BodyCounters()
    /// Who asks for sizes at the moment.
    package let layoutQuestions = LayoutQuestions()
    /// Notes what rules read from the environment.
    let builtInKeyPaths = BuiltInKeyPaths()
    /// Called on the main thread when an update is due. It is not called again until that update has run.
    package var onUpdateNeeded: (() -> Void)?
    /// Where the tasks of views run, and are counted, when a test wants to wait for them.
    package var taskWork: TaskWork?
    /// What windows do after each update, whichever of them it was run for. In the order in which they were added.
    private var observers: [(owner: ObjectIdentifier, action: () -> Void)] = []
    /// When updates are wanted even though nothing is written.
    private var wakeUps = WakeUps()

    private let writes = WriteQueue()
    private var actions = UpdateActions()
    /// When the actions of views that go now run, among the others of the update; see ``goingFirst(_:)``.
    private(set) var phaseOfDisappearance = UpdateActions.Phase.disappear
    /// Whether something asked for the very next frame in the update that runs, or ran last.
    @exclusivity(unchecked) private(set) package var isAnimating = false
    @exclusivity(unchecked) package private(set) var isUpdating = false
    private var nextToken = 0
    private var hasAnnounced = false
    /// What is to be done when all animations of the pass have begun; see ``afterAnimating(_:)``.
    private var animationFollowers: [() -> Void] = []
    /// What was recorded for the first time in the pass, and what to look at when all is recorded; see ``record()``.
    var newcomers: [any Newcomer] = []
    private var recordingFollowers: [() -> Void] = []
    /// Whether what is being recorded belongs to a transaction.
    private(set) var isRecordingChange = false
    /// Whether a view is drawn below a modifier that changes transactions: then any pass may move it gradually.
    var hasMovingModifiers = false
    /// What views of this loop have in common; see ``shared(_:)``.
    private var sharedObjects: [ObjectIdentifier: AnyObject] = [:]
    /// Parts of lists that left them and wait to be released.
    private var retiredScopes: [any RetiredPart] = []
    /// Children that their containers let go of and that wait to be released.
    private var retiredItems: [any RetiredPart] = []
    /// Children that lazy containers keep out of sight since this update.
    private var restingItems: [any RestingPart] = []

    package init() {
        time = graph.perform { Attribute(value: 0) }
        graph.onEffectQueued = { [unowned self] in announce() }
        graph.onCycle = { cycle in Log.logger.error("\(cycle)") }
    }

    // MARK: Writes

    /// Whether the calling thread is evaluating rules of this loop's graph.
    package var isUpdatingOnThisThread: Bool { Graph.current === graph && graph.isEvaluating }

    /// The run of writes that a write made now belongs to; see ``WriteQueue``. From any thread.
    func runOfWrites(_ transaction: Transaction) -> WriteRun {
        writes.run(group: transaction.group, isFromMainThread: MainThread.isCurrent)
    }

    /// Notes a write that keeps no value for each run. From any thread.
    package func enqueue(_ write: any PendingWrite, transaction: Transaction) {
        enqueue(write, transaction: transaction, run: runOfWrites(transaction))
    }

    /// Notes a write. From any thread.
    func enqueue(_ write: any PendingWrite, transaction: Transaction, run: WriteRun) {
        let mustWake = writes.append(
            QueuedWrite(
                write: write, transaction: transaction, run: run, holds: transaction.holdCompletions(for: self)))
        if run.isFromMainThread {
            if isUpdatingOnThisThread { warnOfWriteDuringUpdate(write) }
            announce()
        } else if mustWake {
            DispatchQueue.main.async { [weak self] in self?.announce() }
        }
    }

    private func warnOfWriteDuringUpdate(_ write: any PendingWrite) {
        guard let misuse = write.misuse else { return }
        let place = RunningBody.current.map { "\($0.type): " } ?? ""
        Log.warnOnce("\(place)\(misuse)", "\(place)\(misuse)")
    }

    /// Tells the host, once, that an update is due.
    private func announce() {
        guard !hasAnnounced, !isUpdating else { return }
        hasAnnounced = true
        onUpdateNeeded?()
    }

    package var hasPendingWork: Bool { !writes.isEmpty || graph.hasQueuedEffects || !actions.isEmpty }

    // MARK: Updates

    /// Runs `action` after this update's views have been evaluated and placed, in the order that ``UpdateActions`` tells.
    package func afterEvaluation(
        in scope: ActionScope? = nil, phase: UpdateActions.Phase = .appearOrChange, _ action: @escaping () -> Void
    ) {
        actions.append(in: scope, phase: phase, action)
        if !isUpdating { announce() }
    }

    /// Lets views go whose actions run before those of the views that appear.
    func goingFirst(_ letGo: () -> Void) {
        let outer = phaseOfDisappearance
        phaseOfDisappearance = .disappearFirst
        defer { phaseOfDisappearance = outer }
        letGo()
    }

    /// Calls `action` after each update until ``removeObserver(_:)``.
    package func addObserver(_ owner: AnyObject, _ action: @escaping () -> Void) {
        observers.append((ObjectIdentifier(owner), action))
    }

    package func removeObserver(_ owner: AnyObject) { observers.removeAll { $0.owner == ObjectIdentifier(owner) } }

    /// Brings everything up to date for the given time. Returns the time of the next update that is wanted: `newTime`
    /// itself for the very next frame, because something is animating; nil if none is, until ``onUpdateNeeded`` is called.
    @discardableResult
    package func update(at newTime: Double) -> Double? {
        precondition(!isUpdating, "an update was asked for during an update")
        isUpdating = true
        updateNumber += 1
        layoutQuestions.update = updateNumber
        #if DEBUG
            layoutQuestions.checks = SelfChecks.checksAnswers(attributes: graph.attributeCount)
        #endif
        hasAnnounced = false
        statistics = UpdateStatistics()
        statistics.updates = 1
        bodies.reset()
        let (rulesBefore, inputsBefore) = (graph.rulesRun, graph.inputsVerified)
        graph.perform {
            // Time never runs backwards: a host's clock may, when it changes.
            if newTime > now {
                now = newTime
                time.set(newTime)
                wakeUps.takeDue(at: newTime) { graph.invalidate($0) }
            } else if isAnimating {
                // Whatever animates asks for the next frame again.
                time.invalidate()
            }
            isAnimating = false
            runPasses()
            releaseRetiredScopes()
            graph.updateEffects(stage: .record)
            #if DEBUG
                checkInvariants()
            #endif
        }
        statistics.bodyRuns = bodies.runs
        statistics.rules = graph.rulesRun - rulesBefore
        statistics.layouts = layoutQuestions.takeCount()
        statistics.inputsVerified = graph.inputsVerified - inputsBefore
        isUpdating = false
        for observer in observers { observer.action() }
        EventGroups.end()
        if hasPendingWork { announce() }
        return nextUpdate
    }

    /// When the next update is wanted, as told by the last one: ``now`` for the very next frame, nil for none.
    package var nextUpdate: Double? { isAnimating ? now : wakeUps.first }

    #if DEBUG
        /// The containers whose children changed in this update.
        private var changedContainers: [any SelfChecking] = []

        func noteChanged(_ container: any SelfChecking) {
            if SelfChecks.mode != .off { changedContainers.append(container) }
        }

        /// Looks through what this update changed, and where little is there, through all.
        private func checkInvariants() {
            guard SelfChecks.mode != .off, !hasWorkBeforeRecording else { return }
            let containers = changedContainers
            changedContainers = []
            SelfChecks.run("layout") { try layoutQuestions.checkInvariants() }
            for container in containers { SelfChecks.run("a container") { try container.checkInvariants() } }
            guard graph.attributeCount < SelfChecks.smallCount else { return }
            SelfChecks.run("the graph") {
                try graph.checkInvariants()
                try graph.checkSubgraphs()
            }
        }
    #endif

    /// Writes made by actions are applied in further passes, but not for ever.
    private static let passLimit = 100
    private static let roundLimit = 10

    private func runPasses() {
        var passes = 0
        repeat {
            applyWrites(fromMainThreadOnly: passes > 0)
            evaluate(Transaction())
            graph.updateEffects(stage: .layout)
            releaseRetiredScopes()
            if !graph.hasQueuedEffects(stage: .structure), !graph.hasQueuedEffects(stage: .animate) { runActions() }
            passes += 1
        } while passes < Self.passLimit && hasWorkBeforeRecording
        if passes == Self.passLimit {
            Log.warnOnce(
                "update loop",
                "views kept changing state for \(passes) passes of one update; the rest waits for the next frame")
        }
    }

    private var hasWorkBeforeRecording: Bool {
        writes.hasMainThreadWrites || !actions.isEmpty || graph.hasQueuedEffects(stage: .structure)
            || graph.hasQueuedEffects(stage: .animate) || graph.hasQueuedEffects(stage: .layout)
    }

    private func applyWrites(fromMainThreadOnly: Bool) {
        var taken = writes.take(fromMainThreadOnly: fromMainThreadOnly)[...]
        while let first = taken.first {
            let run = taken.prefix { $0.transaction.group == first.transaction.group }
            // Where the views are before an animated change is where they move from.
            if run.last!.transaction.animation != nil { record() }
            for entry in run { entry.write.apply(run: entry.run.number) }
            taken = taken.dropFirst(run.count)
            evaluate(run.last!.transaction)
        }
    }

    private func evaluate(_ transaction: Transaction) {
        self.transaction = transaction
        pass += 1
        evaluateViews()
        if transaction.animation != nil || hasMovingModifiers { record() }
        self.transaction = Transaction()
    }

    private func evaluateViews() {
        var (hasFollowers, rounds) = (false, 0)
        repeat {
            rounds += 1
            graph.updateEffects(stage: .structure)
            releaseRetiredScopes()
            graph.updateEffects(stage: .animate)
            let followers = animationFollowers
            animationFollowers = []
            hasFollowers = !followers.isEmpty
            for follower in followers { follower() }
            // An effect that keeps causing itself stays queued: the pass ends nonetheless, and the passes are limited.
        } while rounds < Self.roundLimit && (hasFollowers || graph.hasQueuedEffects(stage: .structure))
    }

    /// Lays out and records within the transaction in force, so that views whose places change in it move there gradually.
    private func record() {
        isRecordingChange = true
        defer { isRecordingChange = false }
        layOutAndRecord()
        // Only now it is known which of the groups around what is new, or on its way out, have begun to move.
        let (new, followers) = (newcomers, recordingFollowers)
        (newcomers, recordingFollowers) = ([], [])
        if new.isEmpty, followers.isEmpty { return }
        let known = Set(new.map(\.id))
        for newcomer in new {
            guard let parent = newcomer.parentID, !known.contains(parent) else { continue }
            newcomer.holdItsPlace(self)
        }
        for follower in followers { follower() }
        layOutAndRecord()
        runLaterFollowers()
    }

    /// What followers wanted to look at when the changes of all of them have been recorded.
    private func runLaterFollowers() {
        for _ in 0..<Self.roundLimit where !recordingFollowers.isEmpty {
            let followers = recordingFollowers
            recordingFollowers = []
            for follower in followers { follower() }
            layOutAndRecord()
        }
    }

    private func layOutAndRecord() {
        for _ in 0..<Self.passLimit {
            graph.updateEffects(stage: .layout)
            releaseRetiredScopes()
            guard graph.hasQueuedEffects(stage: .structure) || graph.hasQueuedEffects(stage: .animate) else { break }
            evaluateViews()
        }
        graph.updateEffects(stage: .record)
    }

    /// Calls `action` when what this pass changed has been recorded. What the action changes is recorded in the same transaction; an
    /// action that it hands over in its turn is called after that.
    package func afterRecording(_ action: @escaping () -> Void) { recordingFollowers.append(action) }

    /// Calls `action` when everything that this pass animates has been looked at once. What it changes belongs to the same transaction.
    func afterAnimating(_ action: @escaping () -> Void) { animationFollowers.append(action) }

    // MARK: Shared objects

    /// The object of a type that all views of this loop share; it is made when it is first asked for.
    package func shared<Shared: SharedByLoop>(_ type: Shared.Type) -> Shared {
        let key = ObjectIdentifier(type)
        if let known = sharedObjects[key] { return unsafeDowncast(known, to: type) }
        let made = type.init()
        sharedObjects[key] = made
        return made
    }

    // MARK: Views that go

    /// Notes a scope that has left its list. It is released at the end of the stage unless it is held.
    func retire(_ scope: any RetiredPart) { retiredScopes.append(scope) }

    /// Notes a child that a lazy container has let go of though it is listed: it is out of sight. It is released when no rule runs, since it
    /// may be the child's own rule that asked where it is, and so made the container look what is in sight.
    func retireOutOfSight(_ item: any RetiredPart) { retiredItems.append(item) }

    /// Notes a child that a lazy container keeps out of sight. It is told that it has disappeared when no rule runs.
    func rest(_ item: any RestingPart) { restingItems.append(item) }

    /// Releasing runs actions of views that go, which may retire more.
    private func releaseRetiredScopes() {
        while !retiredScopes.isEmpty || !retiredItems.isEmpty || !restingItems.isEmpty {
            let resting = restingItems
            restingItems = []
            for item in resting { item.settleRest() }
            let items = retiredItems
            retiredItems = []
            for item in items { item.releaseIfUnused() }
            let scopes = retiredScopes
            retiredScopes = []
            for scope in scopes { scope.releaseIfUnused() }
        }
    }

    /// Runs `body`, and none of the actions that it makes due. Where no window is left to bring up to date, nothing else that waits is
    /// kept either: it may hold the loop.
    package func droppingActions(_ body: () -> Void) {
        var due = actions
        body()
        if observers.isEmpty {
            due = UpdateActions()
            _ = writes.take(fromMainThreadOnly: false)
            (animationFollowers, recordingFollowers, newcomers) = ([], [], [])
            (retiredScopes, retiredItems, restingItems) = ([], [], [])
            #if DEBUG
                changedContainers = []
            #endif
        }
        // Destroying an action may make another one due, such as the completion of an animation that ends with it.
        for _ in 0..<Self.roundLimit {
            let dropped = actions
            actions = due
            withExtendedLifetime(dropped) {}
        }
    }

    private func runActions() {
        let due = actions.takeAll()
        graph.untracked { for action in due { action() } }
    }

    // MARK: Counting and numbering

    /// Asks for an update at the very next frame. Holds until the next update, in which it must be asked for again.
    package func noteAnimating() { isAnimating = true }

    /// Asks for an update at a time to come, and until then for none. `attribute` is then made to run again, so that it need
    /// not depend on ``time``, which changes with each frame that something else asks for. A time that has come is that of the next frame: sums
    /// of times lose a little, so whoever still waits by its own sum may be told here that there is nothing to wait for.
    package func wake(at time: Double, _ attribute: WeakAttributeID? = nil) {
        if time <= now { noteAnimating() }
        if time > now || attribute != nil { wakeUps.add(max(time, now.nextUp), attribute) }
        // Between updates the host still goes by the time that the last one told it.
        if !isUpdating { announce() }
    }

    package func makeToken() -> Int {
        nextToken += 1
        return nextToken
    }

    /// The index under which runs of a type's body are counted.
    func bodyCounter(for type: Any.Type) -> Int { bodies.index(of: type) }
    func countBody(_ counter: Int) { bodies.count(counter) }
    func countRowContent() { statistics.rowContents += 1 }
    func countListElements(_ count: Int) { statistics.listElements += count }
    func countChildren(_ count: Int) { statistics.childrenSeen += count }
    package func countDisplayItem() { statistics.displayItems += 1 }
    package func countHostOperations(_ count: Int) { statistics.hostOperations += count }
}
