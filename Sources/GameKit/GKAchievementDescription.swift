import DovetailUIKit
import Foundation

/// What is told of an ``GKAchievement`` to people. None are known here: each call fails.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
    override init() {}
    open var identifier: String { "" }
    open var groupIdentifier: String? { nil }
    open var title: String { "" }
    open var achievedDescription: String { "" }
    open var unachievedDescription: String { "" }
    open var maximumPoints: Int { 0 }
    open var isHidden: Bool { false }
    open var isReplayable: Bool { false }
    open var rarityPercent: Double? { nil }

    open class func loadAchievementDescriptions(
        completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
    ) { Absent.tell { completionHandler?(nil, $0) } }
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { throw Absent.error }
    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        Absent.tell { completionHandler?(nil, $0) }
    }
    open func loadImage() async throws -> UIImage { throw Absent.error }
    open class func placeholderCompletedAchievementImage() -> UIImage {
        UIImage(systemName: "checkmark.circle") ?? UIImage()
    }
    open class func incompleteAchievementImage() -> UIImage { UIImage(systemName: "circle") ?? UIImage() }
}
