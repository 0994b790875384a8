import AttributeGraph
import Foundation

/// A container in a scroll view that makes only those of its views that are in sight, and a line before and behind.
///
/// **The life of a row.** The placement knows the part of the container that is in sight, and the lengths of lines that were measured.
/// It asks for the views that must be there: ``LazyWindow/request``. That is read by the rule that keeps the container's items
/// in step with its list, which makes and releases them in the next round of the same update; they are measured and placed, and so on
/// until nothing is missing. A round adds what the estimated length of a line says, so there are seldom more than three.
enum LazyContainer {
    static func makeView(
        arrangement: Attribute<LazyArrangement>, axis: Axis, list: _ViewListOutputs, inputs: _ViewInputs,
        reader: LazyRowsReader? = nil
    ) -> _ViewOutputs {
        let window = LazyWindow(list: list, inputs: inputs)
        reader?.window = window
        var childInputs = inputs
        childInputs.stackAxis = .fixed(axis)
        let children = ContainerChildren(list: list, inputs: childInputs, window: window)
        let asker = LayoutAsker()
        let extent = window.extent
        // A list takes the width that it is given, whatever its rows would like.
        let tellsBreadth = reader == nil
        children.placement = Attribute(
            effect: LazyPlacementRule(
                window: window, children: children, arrangement: arrangement, asker: asker, inputs: inputs),
            stage: .layout)
        var outputs = _ViewOutputs(
            layout: .layout(inputs, asker: asker) {
                LazyEngine(
                    axis: axis, extent: extent.value, arrangement: arrangement.value,
                    breadthWish: tellsBreadth ? window.breadthWish : nil)
            },
            display: children.makeDisplayGroup(inputs: inputs))
        outputs.preferences = children.makePreferences(inputs.requestedPreferences)
        return outputs
    }
}

/// How large a lazy container is: as long as its lines are, or are thought to be. A stack is as wide as it is offered, and where it is offered
/// nothing, as the widest of the views that were made would like to be. A grid is as wide as its tracks are together.
private struct LazyEngine: LayoutEngine {
    let axis: Axis
    let extent: LazyExtent
    let arrangement: LazyArrangement
    /// Set when somebody asks how broad the views would like to be; nil where they are not asked.
    let breadthWish: Attribute<Bool>?

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        var size = CGSize.zero
        size[axis] = extent.length
        if let offered = proposal[axis.other], offered.isFinite {
            size[axis.other] = arrangement.tracksLength(offered)
        } else if arrangement.tracks != nil {
            size[axis.other] = arrangement.tracksLength(nil)
        } else {
            // Only a placement can ask the views. It does so from the first question on, and the answer changes then.
            breadthWish?.set(true)
            size[axis.other] = extent.breadth ?? (breadthWish == nil ? 0 : LazyExtent.unknownBreadth)
        }
        var reach = LayoutReach.exact
        reach[axis] = -.infinity
        return LayoutAnswer(size, reach: reach)
    }

    var guides: GuideSet { [] }
}

/// How large the lines of a lazy container are.
struct LazyExtent: Equatable {
    var length: CGFloat = 0
    /// The greatest breadth that a view wanted; nil as long as none was asked.
    var breadth: CGFloat?

    /// What the breadth is thought to be until views were asked. A container around that is lazy, too, makes as many views at first as
    /// have room then, so it is better not 0.
    static let unknownBreadth: CGFloat = 44
}

/// Measures and places the items of a lazy container, and asks for those that are missing.
private struct LazyPlacementRule: StatefulRule {
    let window: LazyWindow
    let children: ContainerChildren
    let arrangement: Attribute<LazyArrangement>
    let asker: LayoutAsker
    let inputs: _ViewInputs

    mutating func update(previous: Void?) -> RuleResult<Void> {
        inputs.container?.bringPlacementUpToDate()
        children.loop.layoutQuestions.computed += 1
        let geometry = inputs.geometry.value
        let items = children.layoutItems()
        let computers = items.map { $0.layout!.value }
        let isMirrored = inputs.graphInputs.layoutDirection?.value == .rightToLeft
        let visible = window.place.visibleBounds(in: window.windowGeometry?.value.size)
        let arrangement = arrangement.value
        _ = window.askedViews.value
        let placements = asker.place(children.loop.layoutQuestions) {
            window.place(
                items, computers, arrangement: arrangement, geometry: geometry, visible: visible,
                isMirrored: isMirrored, measuresBreadth: window.breadthWish.value)
        }
        #if DEBUG
            SelfChecks.run("a lazy container") { try window.checkInvariants() }
        #endif
        children.place(items, at: placements, in: geometry, isMirrored: isMirrored)
        return previous == nil ? .changed(()) : .unchanged
    }
}
