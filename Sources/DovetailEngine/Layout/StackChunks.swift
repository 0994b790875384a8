import Foundation

/// The views of a long stack, in chunks: how the stack measures and places them where each is offered the same whatever the others take.
///
/// What it answers is to the last bit what ``StackArrangement`` answers that looks at each view.
final class StackChunks {
    let arrangement: StackArrangement
    let chunks: [StackChunk]
    let count: Int
    /// What outlives the stack's engines.
    let state: State
    /// The number of the engine.
    let generation: Int

    final class State {
        // Unsafe but never dangling: the update loop owns the questions, and the graph that owns the container.
        unowned(unsafe) let questions: LayoutQuestions
        /// Counts the engines.
        var generation = 0
        /// How many views there were when the stack was offered a length to share out. From then on each view is asked by itself, until there
        /// are twice as many.
        private var countOfSharing: Int?

        init(_ questions: LayoutQuestions) { self.questions = questions }

        func isSharing(_ count: Int) -> Bool { countOfSharing.map { count < 2 * $0 } ?? false }
        func noteSharing(_ count: Int) { countOfSharing = count }
    }

    init(_ arrangement: StackArrangement, _ chunks: [StackChunk], count: Int, _ state: State) {
        self.arrangement = arrangement
        self.chunks = chunks
        self.count = count
        self.state = state
        state.generation += 1
        generation = state.generation
    }

    /// All views in a row.
    var computers: [LayoutComputer] {
        var all: [LayoutComputer] = []
        all.reserveCapacity(count)
        for chunk in chunks { all += chunk.computers }
        return all
    }

    var guides: GuideSet { chunks.reduce(GuideSet()) { $0.union($1.guides) } }

    /// Whether what is noted counts. A check that works out answers again is to find out whether it is true.
    var areInUse: Bool { !state.questions.isChecking && !state.isSharing(count) }

    fileprivate var haveSamePriority: Bool {
        guard let first = chunks.first?.priority else { return false }
        return chunks.allSatisfy { $0.priority == first }
    }

    fileprivate func answers(_ question: StackChunk.Question, along axis: Axis) -> [StackChunk.Answer] {
        chunks.map { $0.answer(question, along: axis, in: generation, state.questions) }
    }

    /// From now on each view is asked by itself, and nothing is relied on in the name of chunks.
    fileprivate func beginSharing() {
        state.noteSharing(count)
        for chunk in chunks { chunk.forget() }
    }
}

extension StackArrangement {
    /// As ``measure(_:_:)-(_,LayoutSubviews)``; nil where the views have to be looked at one by one.
    func measure(_ proposal: ProposedViewSize, _ stack: StackChunks) -> LayoutAnswer? {
        guard let inner = uniform(proposal, stack) else { return nil }
        let spacing = totalSpacing(stack)
        let answers = stack.answers(.init(proposal: inner, alignment: alignment), along: axis)
        let (totals, across) = totals(answers, spacing: spacing)
        var size = CGSize.zero
        size[axis] = totals.length + spacing
        size[axis.other] = totals.before + totals.after
        return LayoutAnswer(size, reach: reach(totals, across, answers, inner, stack, spacing: spacing))
    }

    /// The length along the axis; nil where there is none by chunks.
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, _ stack: StackChunks) -> LayoutAnswer? {
        guard axis == self.axis, let inner = uniform(proposal, stack) else { return nil }
        let spacing = totalSpacing(stack)
        let answers = stack.answers(.init(proposal: inner, alignment: nil), along: axis)
        var (totals, across) = totals(answers, spacing: spacing)
        totals.mayHaveGuides = true
        var length = RunningSum(spacing)
        for answer in answers {
            length.add(answer.sums.length) { sum in for note in answer.notes { sum.add(note.need.length) } }
        }
        return LayoutAnswer(
            length.value, along: axis, reach: reach(totals, across, answers, inner, stack, spacing: spacing))
    }

    /// Calls `body` with each chunk, what its placement follows from, and what makes the placement. Returns false, with nothing called, where the
    /// views have to be looked at one by one.
    func place(
        in size: CGSize, _ proposal: ProposedViewSize, _ stack: StackChunks, isMirrored: Bool,
        _ body: (StackChunk, StackChunk.Placement.Conditions, () -> [ViewPlacement]) -> Void
    ) -> Bool {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
        guard let inner = uniform(proposal, stack) else { return false }
        let question = StackChunk.Question(proposal: inner, alignment: alignment)
        let answers = stack.answers(question, along: axis)
        let before = answers.reduce(CGFloat(0)) { max($0, $1.sums.before) }
        var position = RunningSum()
        var previous: StackChunk?
        for (chunk, answer) in zip(stack.chunks, answers) {
            if let previous { position.add(distance(previous, chunk)) }
            previous = chunk
            let start = position.value
            body(
                chunk,
                .init(
                    version: chunk.version, question: question, start: start, before: before, spacing: spacing,
                    mirroredIn: isMirrored ? size.width : nil)
            ) { placements(chunk, answer, start: start, before: before) }
            let distances = spacing == nil ? chunk.distances(along: axis).each : []
            advance(&position, over: answer, chunk, distances)
        }
        return true
    }

    private func placements(
        _ chunk: StackChunk, _ answer: StackChunk.Answer, start: CGFloat, before: CGFloat
    ) -> [ViewPlacement] {
        let distances = spacing == nil ? chunk.distances(along: axis).each : []
        var position = start
        return answer.notes.enumerated().map { index, note in
            if index > 0 { position += spacing ?? distances[index - 1] }
            let offset = before - note.guide
            let origin =
                axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
            position += note.need.length
            return ViewPlacement(origin: origin, size: note.size, proposal: answer.question.proposal)
        }
    }

    /// Goes on from where a chunk begins to where it ends.
    private func advance(
        _ position: inout RunningSum, over answer: StackChunk.Answer, _ chunk: StackChunk, _ distances: [CGFloat]
    ) {
        var own = answer.sums.length
        if let spacing {
            own.add(spacing, times: answer.notes.count - 1)
        } else {
            own.add(chunk.distances(along: axis).sum) { sum in for distance in distances { sum.add(distance) } }
        }
        position.add(own) { sum in
            for (index, note) in answer.notes.enumerated() {
                if index > 0 { sum.add(spacing ?? distances[index - 1]) }
                sum.add(note.need.length)
            }
        }
    }

    /// What every view is offered, where that is the same for all.
    private func uniform(_ proposal: ProposedViewSize, _ stack: StackChunks) -> ProposedViewSize? {
        guard stack.areInUse else { return nil }
        guard let offer = uniformOffer(proposal[axis], totalSpacing(stack)) else {
            stack.beginSharing()
            return nil
        }
        var inner = proposal
        inner[axis] = offer
        return inner.withoutNaN
    }

    private func totals(
        _ answers: [StackChunk.Answer], spacing: CGFloat
    ) -> (StackTotals, across: CGFloat) {
        var totals = StackTotals(spacing: spacing)
        var (length, least) = (RunningSum(), RunningSum(spacing))
        var across: CGFloat = -.infinity
        for answer in answers {
            let sums = answer.sums
            length.add(sums.length) { sum in for note in answer.notes { sum.add(note.need.length) } }
            least.add(sums.least) { sum in for note in answer.notes { sum.add(note.need.surelyLeast) } }
            totals.before = max(totals.before, sums.before)
            totals.after = max(totals.after, sums.after)
            totals.leastAcross = LayoutReach.common(totals.leastAcross, sums.leastAcross)
            totals.areFixed = totals.areFixed && sums.flexibleCount == 0
            totals.areBounded = totals.areBounded && sums.areBounded
            totals.mayHaveGuides = totals.mayHaveGuides || sums.mayHaveGuides
            across = LayoutReach.common(across, sums.across)
        }
        (totals.length, totals.least) = (length.value, least.value)
        return (totals, across)
    }

    private func reach(
        _ totals: StackTotals, _ across: CGFloat, _ answers: [StackChunk.Answer], _ inner: ProposedViewSize,
        _ stack: StackChunks, spacing: CGFloat
    ) -> LayoutReach {
        let offer = inner[axis]
        let hasRoom = (offer == nil || offer == .infinity) && stack.haveSamePriority
        return reach(totals, across, spacing: spacing, hasRoom: hasRoom) {
            if answers.reduce(0, { $0 + $1.sums.flexibleCount }) <= 1 {
                let needs = answers.flatMap { $0.notes.map(\.need) }
                return StackNeed.room(needs.count) { needs[$0] }
            }
            // In a stack of so many views each is offered an equal share of all.
            return CGFloat(stack.count) * answers.reduce(0) { max($0, $1.sums.longest) }
        }
    }

    // MARK: Distances

    private func distance(_ chunk: StackChunk, _ next: StackChunk) -> CGFloat {
        if let spacing { return spacing }
        guard let last = chunk.computers.last, let first = next.computers.first else { return 0 }
        return last.spacing.distance(to: first.spacing, along: axis)
    }

    private func totalSpacing(_ stack: StackChunks) -> CGFloat {
        if let spacing { return spacing * CGFloat(stack.count - 1) }
        var sum = RunningSum()
        var previous: StackChunk?
        for chunk in stack.chunks {
            if let previous { sum.add(distance(previous, chunk)) }
            previous = chunk
            let distances = chunk.distances(along: axis)
            sum.add(distances.sum) { sum in for distance in distances.each { sum.add(distance) } }
        }
        return sum.value
    }

    /// As ``outerSpacing(_:)-(LayoutSubviews)``.
    func outerSpacing(_ stack: StackChunks) -> ViewSpacing {
        guard let first = stack.chunks.first?.computers.first, let last = stack.chunks.last?.computers.last else {
            return .zero
        }
        var spacing = ViewSpacing.nothing
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        spacing.formUnion(first.spacing, edges: start)
        spacing.formUnion(last.spacing, edges: end)
        for chunk in stack.chunks { spacing.formUnion(chunk.spacing(at: sides), edges: sides) }
        return spacing.keepingDistance
    }
}
