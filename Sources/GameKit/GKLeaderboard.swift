// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

/// A list of who is best. There is none here: each call throws ``GKError/Code/notAuthenticated``.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// Who is listed.
    public enum PlayerScope: Int, Sendable {
        case global
        case friendsOnly
    }
    /// Of which time.
    public enum TimeScope: Int, Sendable {
        case today
        case week
        case allTime
    }
    /// What somebody has reached.
    open class Entry: NSObject, @unchecked Sendable {
        override init() {}
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
    }

    override init() {}
    open var baseLeaderboardID: String { "" }
    open var title: String? { nil }
    open var groupIdentifier: String? { nil }
    /// Whether it begins anew from time to time, and when it did, does, and for how long.
    open var type: LeaderboardType { .classic }
    open var startDate: Date? { nil }
    open var nextStartDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    /// Whether a list begins anew from time to time.
    public enum LeaderboardType: Int, Sendable {
        case classic
        case recurring
    }

    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, $0) } }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw Absent.error
    }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { Absent.tell { completionHandler($0) } }
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw Absent.error
    }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, nil, 0, $0) } }
    open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws
        -> (Entry?, [Entry], Int)
    { throw Absent.error }
    open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope,
        completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
    ) { Absent.tell { completionHandler(nil, nil, $0) } }
    open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
        throw Absent.error
    }
    open func loadPreviousOccurrence(completionHandler: @escaping (GKLeaderboard?, (any Error)?) -> Void) {
        Absent.tell { completionHandler(nil, $0) }
    }
    open func loadPreviousOccurrence() async throws -> GKLeaderboard? { throw Absent.error }
    open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
    ) { Absent.tell { completionHandler($0) } }
    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws { throw Absent.error }
}

/// Something that a person can reach in a game. It can be made, and not be told to anybody.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    open var percentComplete = 0.0
    open var isCompleted: Bool { percentComplete >= 100 }
    open var showsCompletionBanner = false
    open var lastReportedDate: Date { .distantPast }
    public init(identifier: String) { self.identifier = identifier }
    public override init() { identifier = "" }
    public init(identifier: String, player: GKPlayer) { self.identifier = identifier }

    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { Absent.tell { completionHandler?($0) } }
    open class func report(_ achievements: [GKAchievement]) async throws { throw Absent.error }
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        Absent.tell { completionHandler?(nil, $0) }
    }
    open class func loadAchievements() async throws -> [GKAchievement] { throw Absent.error }
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        Absent.tell { completionHandler?($0) }
    }
    open class func resetAchievements() async throws { throw Absent.error }
}
