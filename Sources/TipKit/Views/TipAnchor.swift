import Observation

/// Where the views are that tips have arrows to.
///
/// Views that stand side by side tell each other nothing, so those that are named tell it here.
@MainActor @Observable
final class TipAnchors {
    static let shared = TipAnchors()
    /// The frames of named views in their windows' points.
    private var frames: [AnyHashable: CGRect] = [:]

    func place(of id: AnyHashable) -> CGRect? { frames[id] }
    func put(_ id: AnyHashable, at frame: CGRect) { if frames[id] != frame { frames[id] = frame } }
    func remove(_ id: AnyHashable) { frames[id] = nil }
}

/// The arrow of a tip to a view that stands elsewhere.
struct TipArrowPlace: Equatable {
    let edge: Edge
    /// How far from the middle of that edge, in points: no further than the corners let it.
    let offset: CGFloat

    private static let margin: CGFloat = 28

    /// - Parameters:
    ///   - tip: The frame of the tip.
    ///   - anchor: That of the view that it is about.
    init(of tip: CGRect, to anchor: CGRect) {
        // How far the view is out of each edge. What is above and at the side has an arrow at the side that it is further away from.
        let distances: [(Edge, CGFloat)] = [
            (.top, tip.minY - anchor.midY), (.bottom, anchor.midY - tip.maxY),
            (.leading, tip.minX - anchor.midX), (.trailing, anchor.midX - tip.maxX),
        ]
        edge = distances.max { $0.1 < $1.1 }!.0
        let isVertical = edge == .leading || edge == .trailing
        let wanted = isVertical ? anchor.midY - tip.midY : anchor.midX - tip.midX
        let limit = max((isVertical ? tip.height : tip.width) / 2 - Self.margin, 0)
        offset = min(max(wanted, -limit), limit)
    }
}

private struct TipArrowOffsetKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// How far the arrow of a tip is from the middle of its edge, in points.
    var tipArrowOffset: CGFloat {
        get { self[TipArrowOffsetKey.self] }
        set { self[TipArrowOffsetKey.self] = newValue }
    }
}

extension View {
    /// Names this view for tips that are to have an arrow to it: ``TipView/init(_:isPresented:anchorID:action:)``.
    ///
    /// Of several views with one name in the app's windows, the one that was laid out last counts.
    nonisolated public func tipAnchor<AnchorID: Hashable>(_ anchorID: AnchorID) -> some View {
        modifier(TipAnchor(id: AnyHashable(anchorID)))
    }
}

private struct TipAnchor: ViewModifier {
    nonisolated(unsafe) let id: AnyHashable

    nonisolated init(id: AnyHashable) { self.id = id }

    func body(content: Content) -> some View {
        content
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                TipAnchors.shared.put(id, at: $0)
            }
            .onDisappear { TipAnchors.shared.remove(id) }
    }
}

/// A tip that is shown, with an arrow to a view that is named.
struct AnchoredTip: View {
    let tip: any Tip
    let anchorID: AnyHashable
    let action: (Tips.Action) -> Void
    @State private var frame: CGRect?

    var body: some View {
        let anchor = TipAnchors.shared.place(of: anchorID)
        let place = frame.flatMap { frame in anchor.map { TipArrowPlace(of: frame, to: $0) } }
        ShownTip(tip: tip, arrowEdge: place?.edge, action: action)
            .environment(\.tipArrowOffset, place?.offset ?? 0)
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                frame = $0
            }
    }
}
