import Foundation

/// From where an asset has come. All are the person's own here.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// What a list of albums is.
public enum PHCollectionListType: Int, Hashable, Sendable {
    case momentList = 1
    case folder
    case smartFolder
}

/// What is special about a list of albums.
public enum PHCollectionListSubtype: Int, Hashable, Sendable {
    case momentListCluster = 1
    case momentListYear
    case regularFolder = 100
    case smartFolderEvents = 200
    case smartFolderFaces
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// A list of albums. There are none: albums are folders, which stand for themselves.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    open var collectionListType: PHCollectionListType { .folder }
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

    /// The lists of a kind: none.
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult([], options) }
}

extension PHCollection {
    /// The albums that are in no list: all that the person has made.
    public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        topLevelCollections(in: PHPhotoLibrary.shared().folder, options: options)
    }

    class func topLevelCollections(
        in folder: PhotoFolder, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
        PHFetchResult(folder.albums().map { PHAssetCollection(folder, album: $0) }, options)
    }
}

/// What has changed in an object. None is ever made here.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    public let objectBeforeChanges: ObjectType
    public let objectAfterChanges: ObjectType?
    /// Whether the picture itself is another one.
    open var assetContentChanged: Bool { false }
    /// Whether the object is gone.
    open var objectWasDeleted: Bool { objectAfterChanges == nil }

    init(_ before: ObjectType, _ after: ObjectType?) { (objectBeforeChanges, objectAfterChanges) = (before, after) }
}

extension PHChange {
    /// What has changed in an object: nil, as nothing is known of that.
    public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
}
