import AttributeGraph
import Foundation

/// Whether remembered answers are those that a view would give now: in debug builds each is worked out again once in an update.
extension LayoutComputer {
    #if DEBUG
        /// Works a remembered answer out again, once in an update, and stops where it differs. What it asks the views inside for counts as
        /// asked once, whatever the proposal: else the checks of each level would double those of the next.
        func checkSize(_ index: Int, _ proposal: ProposedViewSize) {
            guard questions.checks, !guides.contains(.countable) else { return }
            let answer = sizes[index]
            let isAnotherProposal = proposal != answer.proposal && !questions.isChecking
            guard answer.checkedIn != questions.update || isAnotherProposal else { return }
            sizes[index].checkedIn = questions.update
            let again = checking { compute(proposal, answer.question).0.size }
            if !agrees(again, with: answer) { report("size for \(proposal)", "\(answer.size)", "\(again)") }
        }

        func checkGuide(_ index: Int) {
            guard questions.checks, !guides.contains(.countable) else { return }
            let answer = guideAnswers[index]
            guard answer.checkedIn != questions.update else { return }
            guideAnswers[index].checkedIn = questions.update
            let again = checking { compute(answer.key, answer.size, answer.proposal) }
            if again != answer.value {
                report("guide in \(answer.size)", "\(String(describing: answer.value))", "\(String(describing: again))")
            }
        }

        private func checking<T>(_ body: () -> T) -> T {
            let outer = questions.isChecking
            questions.isChecking = true
            defer {
                questions.isChecking = outer
                if !outer { questions.forgetCheckedGuides() }
            }
            return body()
        }

        private func report(_ question: String, _ remembered: String, _ again: String) {
            let text =
                "\(type(of: engine)) answered \(remembered) when it was asked for its \(question), and now answers \(again), "
                + "though nothing was reported to have changed. A layout's answers may depend on its arguments, its own values "
                + "and its subviews only."
            if engine.asksApp { Log.warnOnce(text, text) } else { SelfChecks.report(text) }
        }
    #else
        @inline(__always) func checkSize(_ index: Int, _ proposal: ProposedViewSize) {}
        @inline(__always) func checkGuide(_ index: Int) {}
    #endif

    /// What must be true between updates; throws a sentence about what is not.
    func checkInvariants() throws {
        for (index, answer) in sizes.enumerated() {
            for other in sizes[..<index]
            where other.proposal == answer.proposal && other.question == answer.question {
                throw BrokenInvariant(description: "\(type(of: engine)) remembers two answers to \(answer.proposal)")
            }
            if answer.reliance.sizing > asker?.sizing ?? 0 && !answer.reliance.isLasting {
                throw BrokenInvariant(
                    description: "\(type(of: engine)) has an answer to a question that was not asked yet")
            }
        }
        if sizes.count + guideAnswers.count > Self.limit + 1 {
            throw BrokenInvariant(
                description: "\(type(of: engine)) remembers \(sizes.count + guideAnswers.count) answers")
        }
    }
}
