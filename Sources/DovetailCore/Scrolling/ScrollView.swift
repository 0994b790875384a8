import AttributeGraph
import Foundation

/// A view that shows a part of larger content and moves it by wheel, touchpad, finger or keyboard.
///
/// Along the axes that scroll, the content gets its ideal length, and the scroll view takes all the space that it is offered;
/// across them the scroll view is as large as its content. Several views are put one below the other.
///
/// A scroll view differs from SwiftUI's in that it does not bounce at its ends.
public struct ScrollView<Content: View>: PrimitiveView {
    /// What scrolls.
    nonisolated(unsafe) public var content: Content
    /// The axes that scroll.
    public var axes: Axis.Set
    /// Whether a bar tells the place in the content.
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let position = ScrollPositionSource(inputs: inputs)
        let environment = inputs.environment
        _ = Attribute(
            effect: ActionRule {
                position.axes = view.value.axes
                position.isEnabled = environment.value.isScrollEnabled
            }, stage: .structure)
        return DisplayGroup.wrap(
            inputs: inputs,
            body: { inner in makeContent(view, position: position, inputs: inner) },
            appearance: { size in
                var appearance = DisplayGroup.Appearance()
                let bounds = Path(CGRect(origin: .zero, size: size))
                if environment.value.clipsScrollContent { appearance.effect = .clip(bounds, FillStyle()) }
                appearance.contentShape = ContentShape(path: bounds, isEvenOdd: false)
                appearance.responder = position.responder
                return appearance
            })
    }

    /// The content and the indicators, in the coordinates of the scroll view.
    private static func makeContent(
        _ view: Attribute<Self>, position: ScrollPositionSource, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let child = ChildLayout()
        let loop = inputs.loop
        let geometry = Attribute<ViewGeometry>.computed {
            let place = inputs.geometry.value
            guard let computer = child.attribute?.value else { return place }
            let axes = view.value.axes
            let proposal = ScrollEngine.contentProposal(ProposedViewSize(place.size), axes)
            let size = child.place(loop) { computer.sizeThatFits(proposal) }
            let offset = position.offset.value
            func origin(_ axis: Axis) -> CGFloat {
                // What does not scroll is in the middle of what it is given.
                if !axes.contains(axis == .horizontal ? .horizontal : .vertical) {
                    return (place.size[axis] - size[axis]) / 2
                }
                return -min(max(0, axis == .horizontal ? offset.x : offset.y), max(0, size[axis] - place.size[axis]))
            }
            return ViewGeometry(
                origin: CGPoint(x: place.origin.x + origin(.horizontal), y: place.origin.y + origin(.vertical)),
                size: size, proposal: proposal, grid: place.grid)
        }
        position.content = WeakAttribute(geometry, in: loop.graph)
        var contentInputs = inputs
        contentInputs.geometry = geometry
        contentInputs.implicitArrangement = .vertical
        contentInputs.stackAxis = .none
        contentInputs.safeArea = nil
        contentInputs.graphInputs.containerSize = inputs.geometry.projected { $0.size }
        var outputs = Content._makeView(view: view.projected { $0.content }, inputs: contentInputs)
        child.attribute = outputs.layout
        let layout = outputs.layout
        outputs.layout = .layout(inputs, asker: child) {
            ScrollEngine(axes: view.value.axes, content: layout?.value)
        }
        let display = outputs.display
        let environment = inputs.environment
        let indicators = Axis.allCases.map { axis in
            ScrollIndicator.make(
                axis, content: geometry, inputs: inputs,
                isShown: {
                    view.value.showsIndicators && environment.value.showsScrollIndicators(axis)
                        && view.value.axes.contains(axis == .horizontal ? .horizontal : .vertical)
                })
        }
        outputs.display = .computed { (display?.value ?? []) + indicators.flatMap(\.value) }
        return outputs
    }
}

/// How large a scroll view is.
private struct ScrollEngine: LayoutEngine {
    let axes: Axis.Set
    let content: LayoutComputer?

    /// Along an axis that scrolls, nothing is proposed to the content.
    static func contentProposal(_ proposal: ProposedViewSize, _ axes: Axis.Set) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content?.sizeThatFits(Self.contentProposal(proposal, axes)) ?? .zero
        func length(_ axis: Axis.Set, _ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
            guard axes.contains(axis), let proposed, proposed.isFinite else { return own }
            return proposed
        }
        return CGSize(
            width: length(.horizontal, proposal.width, size.width),
            height: length(.vertical, proposal.height, size.height))
    }

    var guides: GuideSet { [] }
    var asksApp: Bool { content?.asksApp ?? false }
}
