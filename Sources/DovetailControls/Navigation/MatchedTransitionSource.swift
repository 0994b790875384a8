import DovetailCore
import DovetailEngine
import Foundation

extension View {
    /// Names the view that a page or sheet with a zoom transition comes out of; see ``NavigationTransition/zoom(sourceID:in:)``.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Names the view that a page or sheet with a zoom transition comes out of; see ``NavigationTransition/zoom(sourceID:in:)``.
    ///
    /// - Parameter configuration: What the page looks like while it is as small as the view. Its corners are as round as the shape's that is
    ///   given; backgrounds and shadows are not drawn.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let given = configuration(EmptyMatchedTransitionSourceConfiguration())
        let radius = (given as? EmptyMatchedTransitionSourceConfiguration)?.cornerRadius ?? 0
        return modifier(
            ZoomSourceModifier(
                MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), cornerRadius: radius))
    }
}

/// How a page that grows out of a view looks at the beginning of its way, when it is as small as the view.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The looks of a page at the beginning of its way out of a view, before anything is said about them: those of the page itself.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// In points.
    var cornerRadius: CGFloat = 0

    /// Clips the page to a shape. Of a rounded rectangle with different radii that of the width counts.
    public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
        var copy = self
        copy.cornerRadius = shape.cornerSize.width
        return copy
    }
}
