import AttributeGraph
import Foundation

/// The area in which a view takes events.
package struct ContentShape: Equatable {
    package let path: Path
    package let isEvenOdd: Bool

    package init(path: Path, isEvenOdd: Bool) {
        self.path = path
        self.isEvenOdd = isEvenOdd
    }

    func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: isEvenOdd) }
}
