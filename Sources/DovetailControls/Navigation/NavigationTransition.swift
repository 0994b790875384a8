import DovetailCore
import DovetailEngine
import Foundation

/// How a page or sheet comes.
public protocol NavigationTransition: Sendable {}

/// As the container has it: pages slide, sheets come from below.
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated public init() {}
}

/// Out of the view that a person pressed, and back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    let source: MatchedGeometryKey
    nonisolated init(_ source: MatchedGeometryKey) { self.source = source }
}

/// The old page fades into the new one.
public struct CrossFadeNavigationTransition: NavigationTransition {
    nonisolated public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that ``SwiftUI/View/matchedTransitionSource(id:in:)`` names as the source, and back into it.
    ///
    /// Where there is no such view when the page comes or goes, it moves as it would without this; so it does where a person wants motion
    /// reduced. Of several views with the id the one that came last is the source. The page is drawn on its way only: for layout and events it
    /// is in its place at once.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(MatchedGeometryKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension View {
    /// How the page or sheet with this content comes and goes.
    ///
    /// The modifier belongs around all that a page of a ``NavigationStack`` or a sheet shows. Sheets fade in any case, so
    /// ``NavigationTransition/crossFade`` is for pages.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let motion: PageMotion =
            switch style {
            case let zoom as ZoomNavigationTransition: .zoom(zoom.source)
            case is CrossFadeNavigationTransition: .fade
            default: .standard
            }
        return modifier(PageMotionModifier(motion))
    }
}
