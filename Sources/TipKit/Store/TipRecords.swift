import Foundation

/// What is known of an app's tips, as it is kept.
struct TipRecords: Codable {
    /// What is known of one tip.
    struct Record: Codable {
        var displayCount = 0
        /// How long it was shown, in seconds.
        var displayDuration: TimeInterval = 0
        var invalidation: Tips.InvalidationReason?
    }

    /// By the tips' identifiers.
    var tips: [String: Record] = [:]
    /// Values of parameters, encoded, by their names.
    var parameters: [String: Data] = [:]
    /// Times of events, encoded, by the events' identifiers.
    var events: [String: [Data]] = [:]
    /// When a tip appeared last that does not ignore the frequency.
    var lastDisplay: Date?
}
