import CoreTransferable
import Foundation

/// How the host of a window takes over a drag that leaves the window: it goes on over other windows and programs.
@MainActor
package final class DragHost {
    /// Whether a point of the window is in it.
    package let contains: (CGPoint) -> Bool
    /// Goes on with the drag of some items, with a picture under the pointer. The press that drags is cancelled.
    package let begin: ([NSItemProvider], AnyView) -> Void

    package init(contains: @escaping (CGPoint) -> Bool, begin: @escaping ([NSItemProvider], AnyView) -> Void) {
        self.contains = contains
        self.begin = begin
    }
}

private struct DragHostKey: EnvironmentKey {
    static var defaultValue: DragHost? { nil }
}

extension EnvironmentValues {
    /// The host of drags that leave the window; nil where they end at its edge.
    package var dragHost: DragHost? {
        get { self[DragHostKey.self] }
        set { self[DragHostKey.self] = newValue }
    }
}
