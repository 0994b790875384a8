import AttributeGraph
import Foundation

/// The answers of one view to layout questions: computed by an engine, remembered for each question.
///
/// **The life of an answer.** A container asks each child; the child's computer answers from memory, or asks its engine, which
/// asks further in. When something changes that the view is made of, the computer gets a new engine. It asks that one again what
/// somebody still relies on (see ``LayoutAsker``). If all answers hold, nobody hears of the change: a label whose new text is as
/// wide as the old one moves nothing. If one differs, all are forgotten, and the view's layout counts as changed.
///
/// **Forgetting.** Within a round nothing is forgotten. In a new round, when the window's size has changed, the first question that
/// is new makes the computer forget all its answers. If the view is replaced while somebody still relies on a forgotten answer, the
/// view counts as changed, since nothing is left to compare with.
package final class LayoutComputer {
    /// Who relies on an answer.
    struct Reliance {
        /// The number of the asker's sizing, or placing, that asked last; 0 for none.
        var sizing: UInt32 = 0
        var placing: UInt32 = 0
        /// Whether a rule or a host relies on it for good.
        var isLasting = false
    }
    enum Question: UInt8 { case size, width, height }
    struct SizeAnswer {
        let proposal: ProposedViewSize
        let question: Question
        /// Of a length alone, the other dimension is 0.
        let size: CGSize
        /// The proposals that have this answer too. Who relies on the answer may have asked for any of them.
        let reach: LayoutReach
        var reliance: Reliance
        /// The update that compared it last with a new computation, in debug builds.
        var checkedIn = 0

        @inline(__always)
        func serves(_ proposal: ProposedViewSize, _ question: Question) -> Bool {
            (self.question == question || self.question == .size) && reach.takes(proposal, from: self.proposal)
        }
    }
    struct GuideAnswer {
        let key: AlignmentKey
        let size: CGSize
        let proposal: ProposedViewSize
        let value: CGFloat?
        var reliance: Reliance
        var checkedIn = 0
    }

    // Exclusive access to these is not checked at run time: layout asks millions of times. It holds all the same. One thread at a
    // time works with a window, and no access is under way while an engine runs, which could come back here: each is read or
    // changed by a single statement.
    @exclusivity(unchecked) package private(set) var engine: any LayoutEngine
    @exclusivity(unchecked) package private(set) var layoutPriority: Double
    @exclusivity(unchecked) package private(set) var isSpacer: Bool
    @exclusivity(unchecked) package private(set) var spacing: ViewSpacing
    @exclusivity(unchecked) package private(set) var guides: GuideSet
    /// Counts the changes of the view's layout values, which may be of types that can't be compared.
    @exclusivity(unchecked) private(set) var values: UInt32 = 0
    @exclusivity(unchecked) private var innerValues: UInt32
    /// Counts how often something that was relied on became different. While it stays, all answers that are relied on hold.
    @exclusivity(unchecked) private(set) var changes: UInt32 = 0
    @exclusivity(unchecked) var sizes: [SizeAnswer] = []
    @exclusivity(unchecked) var guideAnswers: [GuideAnswer] = []
    /// The round that the answers are of.
    @exclusivity(unchecked) private var round: UInt32
    /// Who asked last. There is one layout around a view; rules that ask beside it do so for good.
    @exclusivity(unchecked) private(set) var asker: LayoutAsker?
    /// What was forgotten while it was relied on.
    @exclusivity(unchecked) private var forgotten = Reliance()
    /// The questions that this view's engine asks its children; nil for a leaf.
    private let own: LayoutAsker?
    // Unsafe but never dangling: the update loop owns the questions, and the graph that owns this.
    unowned(unsafe) let questions: LayoutQuestions

    package init(engine: any LayoutEngine, asker: LayoutAsker? = nil, questions: LayoutQuestions) {
        self.engine = engine
        self.questions = questions
        own = asker
        round = questions.round
        layoutPriority = engine.layoutPriority
        isSpacer = engine.isSpacer
        spacing = engine.spacing
        guides = engine.guides
        innerValues = engine.innerValues
    }

    // MARK: Questions

    /// The size that the view takes for a proposal.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        answer(proposal.withoutNaN, .size).size
    }

    /// The size that the view takes for a proposal, and for which others it is the same.
    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer { answer(proposal.withoutNaN, .size) }

    /// The length that it takes along one axis.
    package func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
        measureLength(proposal, along: axis).size[axis]
    }

    /// The same, and for which other proposals it is that long.
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis) -> LayoutAnswer {
        answer(proposal.withoutNaN, axis == .horizontal ? .width : .height)
    }

    /// A guide that the view, or something in it, sets.
    package func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard !guides.isDisjoint(with: key.kind) else { return nil }
        let proposal = proposal.withoutNaN
        for index in guideAnswers.indices
        where guideAnswers[index].key == key && guideAnswers[index].size == size
            && guideAnswers[index].proposal == proposal
        {
            noteAsker()
            rely(&guideAnswers[index].reliance)
            checkGuide(index)
            return guideAnswers[index].value
        }
        #if DEBUG
            // Nobody relies on what a check asks, so it must not be found later.
            if questions.isChecking {
                return questions.checkedGuide(of: self, key, size, proposal) { compute(key, size, proposal) }
            }
        #endif
        prepareForNewQuestion()
        let value = compute(key, size, proposal)
        var reliance = Reliance()
        noteAsker()
        rely(&reliance)
        guideAnswers.append(
            GuideAnswer(
                key: key, size: size, proposal: proposal, value: value, reliance: reliance, checkedIn: questions.update
            ))
        return value
    }

    /// Whether what is remembered may differ from what would be answered now, through code of an app.
    package var asksApp: Bool { StackRoom.with { engine.asksApp } }

    /// A value that the view tells the layout around it.
    func layoutValue(_ key: ObjectIdentifier) -> Any? { engine.layoutValue(key) }

    /// The size and the guides of the view for a proposal.
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(computer: self, size: sizeThatFits(proposal), proposal: proposal.withoutNaN)
    }

    /// The size and the guides of the view for a proposal, and for which others they are the same.
    func measured(in proposal: ProposedViewSize) -> (dimensions: ViewDimensions, reach: LayoutReach) {
        let proposal = proposal.withoutNaN
        let answer = answer(proposal, .size)
        return (ViewDimensions(computer: self, size: answer.size, proposal: proposal), answer.reach)
    }

    private func answer(_ proposal: ProposedViewSize, _ question: Question) -> LayoutAnswer {
        for index in sizes.indices where sizes[index].serves(proposal, question) {
            noteAsker()
            rely(&sizes[index].reliance)
            checkSize(index, proposal)
            return LayoutAnswer(sizes[index].size, reach: sizes[index].reach)
        }
        prepareForNewQuestion()
        let (answer, answered) = compute(proposal, question)
        // Nobody relies on what a check asks, so it must not be found later.
        if questions.isChecking { return answer }
        var reliance = Reliance()
        noteAsker()
        rely(&reliance)
        if sizes.isEmpty { sizes.reserveCapacity(2) }
        sizes.append(
            SizeAnswer(
                proposal: proposal, question: answered, size: answer.size, reach: answer.reach, reliance: reliance,
                checkedIn: questions.update))
        return answer
    }

    func compute(_ proposal: ProposedViewSize, _ question: Question) -> (LayoutAnswer, Question) {
        if !questions.isChecking { questions.computed += 1 }
        return questions.asking(own, isPlacing: false) {
            // The engine asks the views inside, and those the views inside them.
            StackRoom.with {
                if question != .size {
                    let axis = question == .width ? Axis.horizontal : .vertical
                    if let answer = engine.measureLength(proposal, along: axis) {
                        return (withoutNaN(answer).including(proposal), question)
                    }
                }
                return (withoutNaN(engine.measure(proposal)).including(proposal), .size)
            }
        }
    }

    func compute(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let value = questions.asking(own, isPlacing: false) {
            StackRoom.with { engine.explicitAlignment(key, size: size, proposal: proposal) }
        }
        // In a view of infinite length a guide may be nowhere.
        return value?.isNaN == true ? nil : value
    }

    // MARK: Reliance

    /// Comes before ``rely(_:)``, and apart from it: another asker changes all answers, the one that is relied on included.
    private func noteAsker() {
        guard !questions.isChecking, let current = questions.asker else { return }
        if !current._withUnsafeGuaranteedRef({ $0 === asker }) { changeAsker(to: current.takeUnretainedValue()) }
    }

    private func rely(_ reliance: inout Reliance) {
        // A check asks in the place of one who relies on the answer already.
        if questions.isChecking { return }
        guard let current = questions.asker else {
            reliance.isLasting = true
            return
        }
        if questions.isPlacing {
            reliance.placing = current._withUnsafeGuaranteedRef { $0.placing }
        } else {
            reliance.sizing = current._withUnsafeGuaranteedRef { $0.sizing }
        }
    }

    /// Notes a new asker. What the one before relied on is kept for good, since its numbers mean nothing to this one.
    private func changeAsker(to new: LayoutAsker) {
        if asker != nil {
            for index in sizes.indices { sizes[index].reliance.isLasting = true }
            for index in guideAnswers.indices { guideAnswers[index].reliance.isLasting = true }
            if forgotten.sizing != 0 || forgotten.placing != 0 { forgotten.isLasting = true }
        }
        asker = new
    }

    private func isReliedOn(_ reliance: Reliance) -> Bool {
        guard !reliance.isLasting else { return true }
        guard let asker else { return false }
        return reliance.sizing == asker.sizing || reliance.placing == asker.placing
    }

    /// More answers than this in one round are a sign of a layout that tries sizes out.
    static let limit = 128

    private func prepareForNewQuestion() {
        guard !questions.isChecking else { return }
        #if DEBUG
            questions.noteTouched(self)
        #endif
        if round != questions.round || sizes.count + guideAnswers.count >= Self.limit { forget() }
        round = questions.round
    }

    /// Forgets all answers, and remembers that somebody relies on them.
    private func forget() {
        for reliance in sizes.lazy.map(\.reliance) { noteForgotten(reliance) }
        for reliance in guideAnswers.lazy.map(\.reliance) { noteForgotten(reliance) }
        sizes.removeAll(keepingCapacity: true)
        guideAnswers.removeAll(keepingCapacity: true)
        // What was asked for those answers is not relied on any more, unless the engine still knows it, or somebody relies on the
        // answers: a change further in must reach this view, so that it can invalidate the answers derived from it.
        if !engine.keepsAnswers, !isReliedOn(forgotten) { own?.forgetSizes() }
    }

    private func noteForgotten(_ reliance: Reliance) {
        guard isReliedOn(reliance) else { return }
        if reliance.isLasting { forgotten.isLasting = true }
        if reliance.sizing == asker?.sizing { forgotten.sizing = reliance.sizing }
        if reliance.placing == asker?.placing { forgotten.placing = reliance.placing }
    }

    // MARK: Replacement

    /// Takes over a new engine. Returns whether an answer that somebody relies on has changed, or can't be compared.
    func replace(engine: any LayoutEngine) -> Bool {
        let innerValues = engine.innerValues
        let hasNewValues = innerValues != self.innerValues || !engine.hasSameValues(as: self.engine)
        if hasNewValues { values &+= 1 }
        self.innerValues = innerValues
        self.engine = engine
        let priority = engine.layoutPriority
        let spacing = engine.spacing
        let guides = engine.guides
        var changed =
            priority != layoutPriority || engine.isSpacer != isSpacer || spacing != self.spacing
            || guides != self.guides
            || hasNewValues || isReliedOn(forgotten)
        layoutPriority = priority
        isSpacer = engine.isSpacer
        self.spacing = spacing
        self.guides = guides
        if !changed { changed = !answersHold() }
        if changed {
            changes &+= 1
            sizes.removeAll(keepingCapacity: true)
            guideAnswers.removeAll(keepingCapacity: true)
            forgotten = Reliance()
            own?.forgetSizes()
        }
        return changed
    }

    /// Asks the new engine what is still relied on, until an answer differs, and forgets the rest.
    private func answersHold() -> Bool {
        sizes.removeAll { !isReliedOn($0.reliance) }
        guideAnswers.removeAll { !isReliedOn($0.reliance) }
        for answer in sizes {
            // Ask for the same kind of answer again: a container that asked only for a length depends only on that length.
            let (new, _) = compute(answer.proposal, answer.question)
            guard agrees(new.size, with: answer), new.reach.covers(answer.reach) else { return false }
        }
        for answer in guideAnswers where compute(answer.key, answer.size, answer.proposal) != answer.value {
            return false
        }
        return true
    }

    func agrees(_ size: CGSize, with answer: SizeAnswer) -> Bool {
        switch answer.question {
        case .size: size == answer.size
        case .width: size.width == answer.size.width
        case .height: size.height == answer.size.height
        }
    }
}
