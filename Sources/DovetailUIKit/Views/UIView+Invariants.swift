import AttributeGraph
import DovetailCore
import Foundation

extension UIView {
    /// Checks a view and what is right inside of it, as views and as layers; throws what is broken.
    ///
    /// - Complexity: O(subviews and sublayers).
    func checkInvariants() throws {
        func check(_ condition: Bool, _ message: String) throws {
            if !condition { throw BrokenInvariant(description: "\(type(of: self)): \(message)") }
        }
        try check(Set(subviews.map(ObjectIdentifier.init)).count == subviews.count, "a view is in it twice")
        for view in subviews {
            try check(view.superview === self, "\(type(of: view)) is in it, and says that it is elsewhere")
        }
        try check(superview == nil || superview!.subviews.contains { $0 === self }, "it is not in the view around it")
        guard let layer = shownLayer else { return }
        try check(layer.view === self, "its layer is of another view")
        let layers = layer.sublayers ?? []
        try check(Set(layers.map(ObjectIdentifier.init)).count == layers.count, "a layer is in its own twice")
        for inner in layers where inner.view == nil {
            try check(inner.superlayer === layer, "\(type(of: inner)) is in its layer, and says that it is elsewhere")
        }
    }
}
