import CoreTransferable
import DovetailCore
import Foundation

/// A drag that began in a window: over its views, and handed to the host once it leaves the window.
@MainActor
final class WindowDrag {
    private var session: DragSession?
    /// Whether it has left the window: the host goes on with it.
    private var isElsewhere = false

    nonisolated init() {}

    /// Whether something of this window is dragged over it.
    var isUnderWay: Bool { session != nil }

    /// Follows the pointer to a point of the window; the first call begins the drag.
    ///
    /// - Returns: Whether the drag is still the window's, so that what is dragged is to be shown there.
    func move(
        to place: CGPoint, host: DragHost?, from source: (any Responder)?, items: () -> [NSItemProvider],
        picture: () -> AnyView
    ) -> Bool {
        if isElsewhere { return false }
        let session = session ?? DragSession(items: items(), source: source)
        if let host, !host.contains(place) {
            session.cancel()
            self.session = nil
            isElsewhere = true
            host.begin(session.items, picture())
            return false
        }
        self.session = session
        session.move(to: place)
        return true
    }

    /// The pointer was let go.
    func drop(at place: CGPoint) {
        session?.drop(at: place)
        session = nil
        isElsewhere = false
    }

    /// The drag ends with nothing.
    func cancel() {
        session?.cancel()
        session = nil
        isElsewhere = false
    }
}
