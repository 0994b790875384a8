import AttributeGraph
import Foundation

/// A view whose content is made anew at the dates of a schedule. Between them it asks for nothing: the next date is all that wakes a
/// window in which nothing else happens.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made for.
    public struct Context {
        /// How often the content is made, so that it can leave out what changes faster.
        public enum Cadence: Comparable, Sendable {
            /// At any time.
            case live
            /// About each second.
            case seconds
            /// About each minute.
            case minutes
        }

        /// The schedule's date that is in force.
        public let date: Date
        /// How often the content is made.
        public let cadence: Cadence

        /// Forgets what was drawn ahead of time. Nothing is, so there is nothing to forget.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    nonisolated(unsafe) let content: (Context) -> Content
}

/// What the content of any timeline view is made for, as its date and cadence.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.init(
            schedule: schedule,
            content: { context in
                content(
                    TimelineViewDefaultContext(
                        date: context.date,
                        cadence: context.cadence == .live ? .live : context.cadence == .seconds ? .seconds : .minutes))
            })
    }
}

extension TimelineView: MultiView where Content: View {
    public static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let loop = inputs.graphInputs.loop
        let date = Attribute(TimelineRule<Schedule, Content>(view: view, loop: loop))
        let content = Attribute<Content>(
            ObservingRule(of: Self.self, loop: loop) {
                let makeContent = view.value.content
                return makeContent(Context(date: date.value, cadence: .live))
            })
        return Content._makeViewList(view: content, inputs: inputs)
    }
}

/// The date of a schedule that is in force. Runs again at the next one.
private struct TimelineRule<Schedule: TimelineSchedule, Content>: StatefulRule {
    let view: Attribute<TimelineView<Schedule, Content>>
    let loop: UpdateLoop
    /// The date and the loop's time at which this began: a frame's date follows the frame's time.
    private var anchor: (date: Date, time: Double)?
    private var schedule: Schedule?
    private var iterator: Schedule.Entries.Iterator?
    private var current: Date?
    private var upcoming: Date?
    /// A frame may come a little before the date that it was asked for: the two are told by different clocks.
    private static var tolerance: Double { 0.001 }

    init(view: Attribute<TimelineView<Schedule, Content>>, loop: UpdateLoop) {
        self.view = view
        self.loop = loop
    }

    mutating func update(previous: Date?) -> RuleResult<Date> {
        let anchor = anchor ?? (TextResolution.now, loop.now)
        self.anchor = anchor
        let schedule = view.value.schedule
        if let animation = schedule as? AnimationTimelineSchedule, animation.isEachFrame {
            loop.noteAnimating()
            self.schedule = nil
            return .value(anchor.date.addingTimeInterval(loop.time.value - anchor.time))
        }
        let now = TextResolution.now
        if !isSame(schedule) {
            self.schedule = schedule
            var entries = schedule.entries(from: now, mode: .normal).makeIterator()
            upcoming = entries.next()
            iterator = entries
            // A schedule without dates stands still at the time at which it came into force.
            current = upcoming == nil ? now : nil
        }
        // Late by more than that many dates, the rest is skipped with the next update.
        for _ in 0..<10_000 {
            guard let next = upcoming, next <= now.addingTimeInterval(Self.tolerance) || current == nil else { break }
            current = next
            upcoming = iterator?.next()
        }
        if let upcoming {
            loop.wake(at: loop.now + upcoming.timeIntervalSince(now), loop.graph.runningAttribute)
        }
        return .value(current ?? now)
    }

    /// Whether a schedule goes on as the one before: made anew with the same values it does not start over.
    private func isSame(_ new: Schedule) -> Bool {
        guard let schedule else { return false }
        return ValueComparison.of(Schedule.self).areEqual(schedule, new)
    }
}
