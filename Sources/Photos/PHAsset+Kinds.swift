import CoreLocation
import Foundation

/// What can be done with an asset. Nothing of it can be done here: what is there is neither changed nor removed.
public enum PHAssetEditOperation: Int, Sendable {
    case delete = 1
    /// Another picture in its place.
    case content
    /// Whether it is hidden, a favourite, and the like.
    case properties
}

/// What can be done with an album.
public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1
    case removeContent
    case addContent
    case createContent
    case rearrangeContent
    case delete
    case rename
}

extension PHAsset {
    /// How an asset is shown.
    public enum PlaybackStyle: Int, Sendable {
        case unsupported, image, imageAnimated, livePhoto, video, videoLooping
    }

    /// How it is shown: films as films, GIF files as pictures that move.
    public var playbackStyle: PlaybackStyle {
        switch mediaType {
        case .image: url.pathExtension.lowercased() == "gif" ? .imageAnimated : .image
        case .video: .video
        default: .unsupported
        }
    }
    /// Where it was taken. Files are not asked for that: nil.
    public var location: CLLocation? { nil }
    /// From where it has come.
    public var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// Whether it was changed by an app: not here.
    public var hasAdjustments: Bool { false }
    public var adjustmentFormatIdentifier: String? { nil }
    public var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    /// Whether something can be done with it: nothing, as what is there is neither changed nor removed.
    public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
}

/// How a picture of several of a moment was chosen.
public struct PHAssetBurstSelectionType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
    public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}

extension PHCollection {
    /// Whether something can be done with it: nothing, as what is there is neither changed nor removed.
    public func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
    public var canContainAssets: Bool { self is PHAssetCollection }
    public var canContainCollections: Bool { self is PHCollectionList }
}
