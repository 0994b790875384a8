import Foundation

/// The menu of a view, which opens when a press on the view is held still: how a finger, which has no second button, asks for it.
///
/// It makes nobody wait. When it opens, whatever else the press had begun is over.
final class MenuContender: GestureContender {
    private static let duration: TimeInterval = 0.5
    private var start = CGPoint.zero
    private var result = GestureOutcome.possible
    private var end: TimeInterval?
    private let open: (CGPoint) -> Void

    /// - Parameter open: Ends all else that the press could be meant for, and opens the menu for a point of the window.
    init(_ responder: any Responder, open: @escaping (CGPoint) -> Void) {
        self.open = open
        super.init(responder)
    }

    override var outcome: GestureOutcome { result }
    override var deadline: TimeInterval? { result == .possible ? end : nil }

    override func process(_ event: GestureEvent, _ pointer: PointerEvent?) {
        guard result == .possible else { return }
        switch event.kind {
        case .down: (start, end) = (event.location, event.time + Self.duration)
        case .moved:
            let location = event.location
            if hypot(location.x - start.x, location.y - start.y) > TapSequence.slop { result = .failed }
        case .up, .pinch: result = .failed
        case .time: if let end, event.time >= end { result = .ended }
        }
    }

    override func deliver() { if result == .ended { open(start) } }
}
