import AttributeGraph
import Foundation

/// Whoever asks a view for its size: the layout around it, and the placement that goes with that.
///
/// Both rely on what they were told until they begin again. Each beginning has a number, and an answer keeps the number of the last
/// one that asked for it; so a view whose layout is replaced knows which of its answers somebody still relies on.
package class LayoutAsker {
    /// Counts how often the layout forgot its own answers. Never 0.
    @exclusivity(unchecked) final var sizing: UInt32 = 1
    /// Counts the placements. Never 0.
    @exclusivity(unchecked) final var placing: UInt32 = 1

    package init() {}

    /// Runs a placement. What it asks is relied on until the next one.
    package final func place<T>(_ questions: LayoutQuestions, _ body: () -> T) -> T {
        placing &+= 1
        if placing == 0 { placing = 1 }
        return questions.asking(self, isPlacing: true, body)
    }

    final func forgetSizes() {
        sizing &+= 1
        if sizing == 0 { sizing = 1 }
    }
}

/// The layout questions of one update loop: who asks at the moment, and since when answers may be remembered.
package final class LayoutQuestions {
    /// Nil when a rule asks for itself, or a host: they rely on the answer for good.
    // As in the computers, exclusive access is not checked at run time: no access is under way while others run. No reference is
    // counted, since each question reads it: ``asking(_:isPlacing:_:)`` keeps the asker alive until its questions are answered.
    @exclusivity(unchecked) fileprivate(set) var asker: Unmanaged<LayoutAsker>?
    @exclusivity(unchecked) fileprivate(set) var isPlacing = false
    /// Numbers the rounds. A round lasts while the window keeps its size; with a new one most questions are new.
    @exclusivity(unchecked) private(set) var round: UInt32 = 0
    /// The number of the update that runs, or ran last.
    @exclusivity(unchecked) var update = 0
    /// How many answers were worked out since ``takeCount()``.
    @exclusivity(unchecked) package var computed = 0
    /// Set while remembered answers are worked out again to compare them. Such work is not counted.
    @exclusivity(unchecked) var isChecking = false

    package init() {}

    package func beginRound() { round &+= 1 }

    /// How many answers were worked out since the last call.
    func takeCount() -> Int {
        defer { computed = 0 }
        return computed
    }

    // MARK: Checks

    #if DEBUG
        /// Whether remembered answers are worked out again, and placements looked at after this update; see ``SelfChecks``.
        @exclusivity(unchecked) var checks = false

        /// What was asked anything new in this update.
        private var touched: [LayoutComputer] = []
        /// The last placement of each container that placed its children in this update.
        private var placements: [ObjectIdentifier: NotedPlacement] = [:]

        private struct NotedPlacement {
            /// What the container lives as long as.
            let owner: Subgraph
            let computers: [LayoutComputer]
            let placed: [ViewPlacement]
        }

        private struct CheckedGuide {
            let key: AlignmentKey
            let size: CGSize
            let proposal: ProposedViewSize
            let value: CGFloat?
        }

        /// What views answered within the check that runs. A stack asks for a guide of each view to place it, and again to say where its own
        /// is: without these answers the checks of each level would double those of the next.
        private var checkedGuides: [ObjectIdentifier: [CheckedGuide]] = [:]

        func forgetCheckedGuides() { checkedGuides.removeAll(keepingCapacity: true) }

        /// The answer of a view within the check that runs, worked out once.
        func checkedGuide(
            of computer: LayoutComputer, _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize,
            _ compute: () -> CGFloat?
        ) -> CGFloat? {
            let id = ObjectIdentifier(computer)
            for known in checkedGuides[id] ?? []
            where known.key == key && known.size == size && known.proposal == proposal { return known.value }
            let value = compute()
            checkedGuides[id, default: []].append(
                CheckedGuide(key: key, size: size, proposal: proposal, value: value))
            return value
        }

        func noteTouched(_ computer: LayoutComputer) { if checks { touched.append(computer) } }
        func notePlacement(
            _ asker: LayoutAsker, in owner: Subgraph, _ computers: [LayoutComputer],
            _ placed: [ViewPlacement]
        ) {
            guard checks else { return }
            placements[ObjectIdentifier(asker)] = NotedPlacement(owner: owner, computers: computers, placed: placed)
        }

        /// Checks what this update asked and placed; throws a sentence about what is broken. Run after each update.
        ///
        /// - Complexity: O(what the update asked and placed).
        func checkInvariants() throws {
            defer { (touched, placements) = ([], [:]) }
            for computer in touched { try computer.checkInvariants() }
            guard asker == nil, !isPlacing, !isChecking else {
                throw BrokenInvariant(description: "somebody still asks after the layout has ended")
            }
            isChecking = true
            defer {
                isChecking = false
                forgetCheckedGuides()
            }
            // A container that has gone meanwhile places nothing, and one that is off show does when it is shown again.
            for noted in placements.values where !noted.owner.isReleased && !noted.owner.isSuspended {
                let (computers, placed) = (noted.computers, noted.placed)
                guard computers.count == placed.count else {
                    throw BrokenInvariant(description: "a container of \(computers.count) views placed \(placed.count)")
                }
                for (computer, placement) in zip(computers, placed)
                // Whether an app's layout takes part is asked where answers differ only: that looks at all views inside.
                where computer.sizeThatFits(placement.proposal) != placement.size && !computer.asksApp {
                    throw BrokenInvariant(
                        description:
                            "a view (\(type(of: computer.engine))) is placed with \(placement.size), and answers "
                            + "\(computer.sizeThatFits(placement.proposal)) to the proposal it was placed by")
                }
            }
        }
    #endif

    package func asking<T>(_ asker: LayoutAsker?, isPlacing: Bool, _ body: () -> T) -> T {
        let outer = (self.asker, self.isPlacing)
        (self.asker, self.isPlacing) = (asker.map(Unmanaged.passUnretained), isPlacing)
        defer { (self.asker, self.isPlacing) = outer }
        return withExtendedLifetime(asker, body)
    }
}
