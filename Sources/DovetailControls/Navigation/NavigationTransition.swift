import DovetailCore
import Foundation

/// How a page or sheet comes.
public protocol NavigationTransition: Sendable {}

/// As the container has it: pages slide, sheets come from below.
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated public init() {}
}

/// Out of the view that a person pressed. Pages slide here as usual.
public struct ZoomNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

/// The old page fades into the new one. Pages slide here as usual.
public struct CrossFadeNavigationTransition: NavigationTransition {
    nonisolated public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that is named as the source. Pages slide here as usual.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}
