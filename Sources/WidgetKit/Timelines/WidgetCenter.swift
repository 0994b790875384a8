import DovetailBase
import Foundation

/// Tells widgets that there is something new.
///
/// It reaches the widgets that the same program shows. Those of another program ask for a timeline when their own says so. Any thread may call it.
public final class WidgetCenter: Sendable {
    /// The program's.
    public static let shared = WidgetCenter()

    /// Has the widgets of a kind ask for new timelines.
    public func reloadTimelines(ofKind kind: String) { reload(kind) }
    /// Has all widgets ask for new timelines.
    public func reloadAllTimelines() { reload(nil) }

    private func reload(_ kind: String?) {
        Log.warnOnce("WidgetCenter", "WidgetCenter: only widgets of the same program are told of news")
        Task { @MainActor in WidgetReloads.ofProgram.reload(kind) }
    }

    /// Tells which widgets a person has put somewhere: none, as there is no place for them.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) { Task.detached { completion(.success([])) } }
    /// The widgets that a person has put somewhere: none, as there is no place for them.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    /// Tells that other ways to set a widget up are offered: nothing offers any.
    public func invalidateConfigurationRecommendations() {}
}

/// A widget that a person has put somewhere.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    /// Which widget it is.
    public let kind: String
    /// How large it is.
    public let family: WidgetFamily
    public var id: String { "\(kind) \(family)" }
}
