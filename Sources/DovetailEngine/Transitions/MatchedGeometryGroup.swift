import AttributeGraph
import Foundation

/// The groups of views with matched geometry of the windows that share an update loop.
final class MatchedGeometryGroups: SharedByLoop {
    private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]

    /// The group for a key, which lasts until ``remove(_:)``.
    func group(_ key: MatchedGeometryKey) -> MatchedGeometryGroup {
        if let known = groups[key] { return known }
        let group = MatchedGeometryGroup(key: key)
        groups[key] = group
        return group
    }

    /// Forgets a group that nobody is in any more.
    func remove(_ group: MatchedGeometryGroup) { groups[group.key] = nil }

    var count: Int { groups.count }
}

/// The views that have a frame in common.
///
/// One of those on show is the *source*. Each other view follows it, unless it is a source as well; a view that is leaving follows it in any
/// case, so that it ends where the source is.
final class MatchedGeometryGroup {
    let key: MatchedGeometryKey
    private var members: [MatchedGeometryMember] = []
    private(set) var source: MatchedGeometryMember?
    /// Where the last source was shown when it left, and the pass in which it did.
    private var former: (frame: MatchedFrame, pass: Int)?

    init(key: MatchedGeometryKey) { self.key = key }

    var isEmpty: Bool { members.isEmpty }

    func add(_ member: MatchedGeometryMember) {
        members.append(member)
        refresh()
    }

    func remove(_ member: MatchedGeometryMember) {
        members.removeAll { $0 === member }
        refresh()
    }

    /// The frame that the views of the group had in common when the pass began, on show.
    func frameBefore(pass: Int) -> MatchedFrame? {
        if let frame = source?.frameOnShow { return frame }
        return former?.pass == pass ? former?.frame : nil
    }

    /// Works out again who is the source and who follows it.
    ///
    /// - Complexity: O(members).
    func refresh() {
        let sources = members.filter { $0.isSource && !$0.isLeaving }
        // The one that was before stays the source only where none came after it.
        let new = sources.last
        if let source, source !== new, let frame = source.frameOnShow { former = (frame, source.loop.pass) }
        source = new
        for member in members {
            let follows = member !== new && (!member.isSource || member.isLeaving)
            member.follow(follows ? new : nil)
        }
        guard sources.count > 1, let loop = new?.loop else { return }
        // In a change one may come before the other one goes.
        loop.afterEvaluation { [weak self] in self?.warnOfSeveralSources() }
    }

    private func warnOfSeveralSources() {
        let count = members.filter { $0.isSource && !$0.isLeaving }.count
        guard count > 1 else { return }
        Log.warnOnce(
            "matchedGeometryEffect \(key.id)",
            "matchedGeometryEffect: \(count) views with the id \(key.id) have `isSource: true`. One of them should be the source of the group's frame."
        )
    }
}

/// A view with matched geometry.
final class MatchedGeometryMember {
    let loop: UpdateLoop
    /// Where the container around lays the view out.
    private let place: ViewPlace
    private let inputs: _GraphInputs
    private(set) var isSource = false
    private(set) var isLeaving = false
    private var anchor = UnitPoint.center
    private weak var group: MatchedGeometryGroup?
    private var hasEnded = false
    /// What is drawn for the view.
    weak var node: DisplayNode?

    /// The view whose frame this one takes over.
    private struct Leader {
        let member: MatchedGeometryMember
        let anchor: UnitPoint
    }
    private let leader: Attribute<Leader?>
    /// Where the view starts from when it comes, in the window; nil as soon as that has been recorded.
    private let start: Attribute<MatchedFrame?>
    /// How far what is drawn of a leaving view is from where the layout puts it (see ``ItemPresence``).
    private let shift: Attribute<CGPoint>

    /// Made in the view's subgraph.
    init(inputs: _ViewInputs) {
        loop = inputs.loop
        place = ViewPlace(of: inputs)
        self.inputs = inputs.graphInputs
        leader = Attribute(value: nil)
        start = Attribute(value: nil)
        shift = Attribute(value: .zero)
    }

    /// Where the view is seen at the moment, in the window.
    var frameOnShow: MatchedFrame? {
        node.map { MatchedFrame(rect: $0.drawnFrameInWindow, anchor: anchor) }
    }

    // MARK: The group

    /// Takes over what the modifier says.
    func take(_ effect: MatchedGeometryEffect) {
        guard !hasEnded else { return }
        (isSource, anchor) = (effect.isSource, effect.anchor)
        if let group, group.key == effect.key { return group.refresh() }
        let isNew = group == nil
        leaveGroup()
        let group = loop.shared(MatchedGeometryGroups.self).group(effect.key)
        // Where the group is seen now is asked for before this view becomes its source.
        if isNew, isAnimated, let frame = group.frameBefore(pass: loop.pass) {
            start.set(frame)
            loop.afterRecording { [weak self] in
                if let self, !hasEnded { start.set(nil) }
            }
        }
        self.group = group
        group.add(self)
    }

    private func leaveGroup() {
        guard let group else { return }
        self.group = nil
        group.remove(self)
        if group.isEmpty { loop.shared(MatchedGeometryGroups.self).remove(group) }
    }

    private var isAnimated: Bool {
        let transaction = inputs.transaction
        return transaction.animation != nil && !transaction.disablesAnimations
    }

    func follow(_ member: MatchedGeometryMember?) {
        guard !hasEnded else { return }
        let current = leader.untracked
        guard current?.member !== member || current?.anchor != member?.anchor else { return }
        leader.set(member.map { Leader(member: $0, anchor: $0.anchor) })
    }

    // MARK: Leaving

    func leave() {
        isLeaving = true
        group?.refresh()
        // What leaves is held in its place against groups that move; that is recorded first.
        guard isAnimated else { return }
        loop.afterRecording { [weak self] in
            self?.loop.afterRecording { [weak self] in
                guard let self, isLeaving, !hasEnded else { return }
                shift.set(drawnShift)
            }
        }
    }

    func comeBack() {
        isLeaving = false
        shift.set(.zero)
        group?.refresh()
    }

    func end() {
        isLeaving = true
        hasEnded = true
        leaveGroup()
    }

    /// How far the groups that the view is drawn in are from where the layout has them.
    private var drawnShift: CGPoint {
        var shift = CGPoint.zero
        var node = node?.parent
        while let group = node {
            shift.x += group.origin.x
            shift.y += group.origin.y
            node = group.parent
        }
        for place in sequence(first: place, next: \.parent).dropFirst() {
            shift.x -= place.geometry.origin.x
            shift.y -= place.geometry.origin.y
        }
        return shift
    }

    // MARK: Geometry

    /// The frame that the view takes over, in the coordinates of its geometry; nil for its own. A dependency of the running rule.
    func matchedFrame(_ own: ViewGeometry) -> MatchedFrame? {
        let shift = shift.value
        if let start = start.value {
            return local(start, place.layoutTransform(toCoordinatesOf: nil).inverted(), own, .zero)
        }
        guard let leader = leader.value else { return nil }
        let frame = MatchedFrame(rect: CGRect(origin: .zero, size: leader.member.place.size), anchor: leader.anchor)
        return local(frame, leader.member.place.layoutTransform(toCoordinatesOf: place), own, shift)
    }

    private func local(
        _ frame: MatchedFrame, _ transform: CGAffineTransform, _ own: ViewGeometry, _ shift: CGPoint
    ) -> MatchedFrame {
        // A view in a group without any extent cannot be put anywhere else.
        guard transform.a.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
            return MatchedFrame(rect: CGRect(origin: own.origin, size: own.size), anchor: frame.anchor)
        }
        let rect = frame.rect.applying(transform)
        return MatchedFrame(
            rect: rect.offsetBy(dx: own.origin.x - shift.x, dy: own.origin.y - shift.y), anchor: frame.anchor)
    }
}
