import AttributeGraph
import Foundation

/// Sets the area in which a view takes events.
struct ContentShapeModifier<S: Shape>: PrimitiveViewModifier {
    typealias Body = Never
    let shape: S
    let isEvenOdd: Bool

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outlines = S.outlines(in: inputs)
        return DisplayGroup.wrap(inputs: inputs, body: body) { size in
            let current = modifier.value
            var appearance = GroupAppearance()
            appearance.contentShape = ContentShape(
                path: outlines(current.shape, CGRect(origin: .zero, size: size)), isEvenOdd: current.isEvenOdd)
            return appearance
        }
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Where the view takes events, and where it can be dragged.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The outline of the picture that is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The outline of the picture beside a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The outline of what shines under the pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The outline of what shows the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// The outline that assistive tools show.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension View {
    /// Sets the view's outline for some purposes.
    ///
    /// A hover effect, a ring around what has the keyboard, the picture of a drag and the one beside a context menu take the outline of the view that
    /// they are put on, or of one inside. Assistive tools of the desktop show frames: an outline for these changes nothing.
    @ViewBuilder
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.contains(.interaction) {
            contentShape(shape, eoFill: eoFill).outline(kind, shape, eoFill: eoFill)
        } else {
            outline(kind, shape, eoFill: eoFill)
        }
    }

    /// Tells the views around of an outline.
    nonisolated private func outline<S: Shape>(_ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool) -> some View {
        let outline = ViewOutline(kinds: kinds, shape: AnyShape(shape), style: FillStyle(eoFill: eoFill))
        return transformPreference(ViewOutline.Key.self) { outlines in
            outlines.removeAll { kinds.isSuperset(of: $0.kinds) }
            outlines.append(outline)
        }
    }

    /// Makes the view take taps, drags and hovering within a shape, whatever is drawn there; and nowhere else.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }
}
