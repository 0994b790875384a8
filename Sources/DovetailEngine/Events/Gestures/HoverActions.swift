import Foundation

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a place.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Runs an action when the pointer enters (true) or leaves (false) the view.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        interaction { responder, _ in
            responder.isTransparent = true
            responder.onHover = action
        }
    }

    /// Runs an action whenever the pointer moves over the view, and once when it leaves.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        interaction { responder, _ in
            responder.isTransparent = true
            responder.onHover = { isInside in if !isInside { action(.ended) } }
            responder.onHoverMoved = { [unowned responder] location in
                guard let node = responder.node else { return }
                action(.active(coordinateSpace.convertFromWindow(location, seenFrom: node)))
            }
        }
    }

    /// Runs an action whenever the pointer moves over the view, and once when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}
