import Foundation

/// Neighbouring views of a stack, with what they have answered and what that comes to, so that a stack of thousands asks again only those that
/// have changed, and adds up as many sums as it has chunks.
///
/// **What makes an answer valid.** The chunk asks its views in its own name (``asker``), and relies on what it has noted until it drops it. A
/// view that would answer otherwise than it is relied on counts its change (``LayoutComputer/changes``), so a note is true as long as that
/// count stays. When the views or their counts are others, ``take(_:in:)`` is called: it keeps what is noted of those that are the same.
final class StackChunk {
    /// What all views of the chunk are asked for.
    struct Question: Equatable {
        let proposal: ProposedViewSize
        /// The guide that they are aligned by; nil where they are asked for no more than a length.
        let alignment: AlignmentKey?
    }

    /// What one view answered.
    struct Note {
        let need: StackNeed
        /// The reach of its answer across the stack.
        let across: CGFloat
        let guide: CGFloat
        let mayDefineGuide: Bool
        let size: CGSize
    }

    /// What all views answered to a question.
    struct Answer {
        let question: Question
        fileprivate(set) var notes: [Note] = []
        /// What has to be asked anew, as indices of notes.
        fileprivate var pending: [Int] = []
        fileprivate(set) var sums = ChunkSums()
        /// The engine of the stack that asked last, by number.
        fileprivate var generation: Int
    }

    /// The placement that the views have.
    struct Placement {
        let items: PlacedItems
        let conditions: Conditions

        /// What the placement follows from.
        struct Conditions: Equatable {
            let version: Int
            let question: Question
            let start: CGFloat
            let before: CGFloat
            let spacing: CGFloat?
            /// Of a stack that is mirrored, its width.
            let mirroredIn: CGFloat?
        }
    }

    let asker = LayoutAsker()
    private(set) var items: [ContainerItem] = []
    private(set) var computers: [LayoutComputer] = []
    /// The counts of their changes.
    private var changes: [UInt32] = []
    private var answers: [Answer] = []
    /// Grows whenever the views or anything of them is another one.
    private(set) var version = 0
    private(set) var guides = GuideSet()
    /// The priority that all have; nil where they differ.
    private(set) var priority: Double?
    /// The distances between the views, where they are the standard ones; worked out when they are asked for.
    private var ownDistances: (along: Axis, each: [CGFloat], sum: RunningSum)?
    private var ownSides: (edges: Edge.Set, spacing: ViewSpacing)?
    var placed: Placement?

    /// More questions than this are a sign that none is asked twice.
    private static let mostAnswers = 4

    // MARK: Following the views

    /// Takes over the views as they are now. What is noted of those that have not changed stays.
    ///
    /// - Parameter generation: The number of the stack's last engine. What that did not ask for is relied on by nobody: whoever relied on it
    ///   was asked again by that engine.
    func take(_ items: [ContainerItem], _ computers: [LayoutComputer], in generation: Int) {
        let old = (computers: self.computers, changes: changes)
        self.items = items
        self.computers = computers
        changes = computers.map(\.changes)
        version += 1
        (ownDistances, ownSides) = (nil, nil)
        guides = computers.reduce(GuideSet()) { $0.union($1.guides) }
        priority = computers.first?.layoutPriority
        if !computers.allSatisfy({ $0.layoutPriority == priority }) { priority = nil }
        if answers.contains(where: { $0.generation != generation }) {
            answers.removeAll { $0.generation != generation }
            // From now on the views know who relies on what.
            asker.forgetSizes()
            for index in answers.indices { answers[index].pending = Array(old.computers.indices) }
        }
        guard !answers.isEmpty else { return }
        let former = formerPlaces(old.computers)
        for index in answers.indices { answers[index].take(former, changes, old.changes) }
    }

    /// Where each view was; nil for those that are new.
    private func formerPlaces(_ old: [LayoutComputer]) -> [Int?] {
        if old.count == computers.count, zip(old, computers).allSatisfy(===) { return Array(computers.indices) }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, computer) in old.enumerated() { places[ObjectIdentifier(computer)] = index }
        return computers.map { places[ObjectIdentifier($0)] }
    }

    /// Drops all that is noted, so that nothing is relied on.
    func forget() {
        answers = []
        placed = nil
        asker.forgetSizes()
    }

    /// Lets go of all views.
    func clear() {
        forget()
        (items, computers, changes) = ([], [], [])
        (ownDistances, ownSides) = (nil, nil)
        version += 1
    }

    // MARK: Asking

    /// What the views answer to a question.
    func answer(
        _ question: Question, along axis: Axis, in generation: Int, _ questions: LayoutQuestions
    ) -> Answer {
        var index = answers.firstIndex { $0.question == question }
        if index == nil {
            if answers.count == Self.mostAnswers { answers.removeFirst() }
            var answer = Answer(question: question, generation: generation)
            answer.pending = Array(computers.indices)
            answers.append(answer)
            index = answers.count - 1
        }
        answers[index!].generation = generation
        guard !answers[index!].pending.isEmpty else { return answers[index!] }
        // Taken out meanwhile: an app's code may run, and ask for the same.
        var answer = answers.remove(at: index!)
        let (computers, version) = (computers, version)
        questions.asking(asker, isPlacing: false) {
            if answer.notes.count != computers.count {
                answer.notes = computers.map { Self.note($0, question, axis) }
            } else {
                for index in answer.pending { answer.notes[index] = Self.note(computers[index], question, axis) }
            }
        }
        answer.pending = []
        answer.sums = ChunkSums(answer.notes, axis)
        if version == self.version { answers.append(answer) }
        return answer
    }

    private static func note(_ computer: LayoutComputer, _ question: Question, _ axis: Axis) -> Note {
        var across: CGFloat = -.infinity
        if let alignment = question.alignment {
            let child = ArrangedChild(computer, question.proposal, axis, alignment, &across)
            return Note(
                need: child.need, across: across, guide: child.guide, mayDefineGuide: child.mayDefineGuide,
                size: child.size)
        }
        let answer = computer.measureLength(question.proposal, along: axis)
        return Note(
            need: StackNeed(answer, axis), across: answer.reach[axis.other], guide: 0, mayDefineGuide: true,
            size: answer.size)
    }

    // MARK: Distances

    /// The standard distances between the views, each before the view at that index plus 1.
    func distances(along axis: Axis) -> (each: [CGFloat], sum: RunningSum) {
        if let ownDistances, ownDistances.along == axis { return (ownDistances.each, ownDistances.sum) }
        let each = zip(computers, computers.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
        var sum = RunningSum()
        for distance in each { sum.add(distance) }
        ownDistances = (axis, each, sum)
        return (each, sum)
    }

    /// What the views keep at some sides together.
    func spacing(at edges: Edge.Set) -> ViewSpacing {
        if let ownSides, ownSides.edges == edges { return ownSides.spacing }
        var spacing = ViewSpacing.nothing
        var previous: ViewSpacing?
        for computer in computers where computer.spacing != previous {
            spacing.formUnion(computer.spacing, edges: edges)
            previous = computer.spacing
        }
        ownSides = (edges, spacing)
        return spacing
    }
}

extension StackChunk.Answer {
    /// - Parameter former: Where each view was among those that are noted.
    fileprivate mutating func take(_ former: [Int?], _ changes: [UInt32], _ oldChanges: [UInt32]) {
        // Notes that were never made have no places.
        guard notes.count == oldChanges.count, pending.count < notes.count, !former.isEmpty else {
            return pending = Array(former.indices)
        }
        let waiting = Set(pending)
        var (taken, open): ([StackChunk.Note], [Int]) = ([], [])
        taken.reserveCapacity(former.count)
        for (index, place) in former.enumerated() {
            if let place, changes[index] == oldChanges[place], !waiting.contains(place) {
                taken.append(notes[place])
            } else {
                // A place holder until it is asked.
                taken.append(notes[place ?? 0])
                open.append(index)
            }
        }
        (notes, pending) = (taken, open)
        // What has left makes other sums too.
        if open.isEmpty { sums = ChunkSums(notes, sums.axis) }
    }
}

/// What the notes of a chunk come to.
struct ChunkSums {
    let axis: Axis
    var length = RunningSum()
    var least = RunningSum()
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity
    var across: CGFloat = -.infinity
    var leastAcross: CGFloat = -.infinity
    var longest: CGFloat = 0
    var flexibleCount = 0
    var areBounded = true
    var mayHaveGuides = false

    init() { axis = .horizontal }

    init(_ notes: [StackChunk.Note], _ axis: Axis) {
        self.axis = axis
        for note in notes {
            let need = note.need
            length.add(need.length)
            least.add(need.surelyLeast)
            before = max(before, note.guide)
            after = max(after, note.size[axis.other].beyond(note.guide))
            across = LayoutReach.common(across, note.across)
            leastAcross = LayoutReach.common(leastAcross, need.leastAcross)
            longest = max(longest, LayoutReach.common(need.from, need.length))
            if !need.isFixed { flexibleCount += 1 }
            areBounded = areBounded && need.isBounded
            mayHaveGuides = mayHaveGuides || note.mayDefineGuide
        }
    }
}
