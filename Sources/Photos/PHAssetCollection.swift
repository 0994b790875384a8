import Foundation

/// What an album is.
public enum PHAssetCollectionType: Int, Hashable, Sendable {
    case album = 1
    case smartAlbum
    case moment
}

/// What is special about an album.
public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
    case albumRegular = 2
    case albumSyncedEvent
    case albumSyncedFaces
    case albumSyncedAlbum
    case albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas
    case smartAlbumVideos
    case smartAlbumFavorites
    case smartAlbumTimelapses
    case smartAlbumAllHidden
    case smartAlbumRecentlyAdded
    case smartAlbumBursts
    case smartAlbumSlomoVideos
    case smartAlbumUserLibrary
    case smartAlbumSelfPortraits
    case smartAlbumScreenshots
    case smartAlbumDepthEffect
    case smartAlbumLivePhotos
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// Something that has assets.
open class PHCollection: PHObject, @unchecked Sendable {
    /// The title that people see.
    open var localizedTitle: String? { nil }
}

/// An album: a folder among the pictures, all of them (`smartAlbumUserLibrary`), or all films (`smartAlbumVideos`).
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    public let assetCollectionType: PHAssetCollectionType
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    private let folder: PhotoFolder?

    /// Stands for no album, and has no assets, as an object of Apple's that nobody fetched.
    public init() {
        (folder, assetCollectionType, assetCollectionSubtype) = (nil, .album, .any)
        super.init("")
    }

    init(_ folder: PhotoFolder, album path: String) {
        (self.folder, assetCollectionType, assetCollectionSubtype) = (folder, .album, .albumRegular)
        super.init(path)
    }

    init(_ folder: PhotoFolder, smart subtype: PHAssetCollectionSubtype) {
        (self.folder, assetCollectionType, assetCollectionSubtype) = (folder, .smartAlbum, subtype)
        super.init(subtype == .smartAlbumVideos ? "/videos" : "/all")
    }

    func assets() -> [PHAsset] {
        guard let folder else { return [] }
        if assetCollectionType == .album { return folder.assets(in: localIdentifier) }
        return folder.assets().filter { assetCollectionSubtype != .smartAlbumVideos || $0.mediaType == .video }
    }

    open override var localizedTitle: String? {
        if folder == nil { return nil }
        if assetCollectionType == .album { return (localIdentifier as NSString).lastPathComponent }
        return assetCollectionSubtype == .smartAlbumVideos ? "Videos" : "Recents"
    }
    /// How many assets it has.
    open var estimatedAssetCount: Int { assets().count }

    /// The albums of a kind. Of those that a system makes there are two: everything, and all films.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        collections(in: PHPhotoLibrary.shared().folder, with: type, subtype: subtype, options: options)
    }

    /// The albums with some identifiers, in the order of these; those that there are none with are left out.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        collections(in: PHPhotoLibrary.shared().folder, identifiers: identifiers, options: options)
    }

    class func collections(
        in folder: PhotoFolder, identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let kinds: [PHAssetCollectionType] = [.album, .smartAlbum]
        let all = kinds.flatMap { collections(in: folder, with: $0, subtype: .any, options: nil).all }
        return PHFetchResult(identifiers.compactMap { name in all.first { $0.localIdentifier == name } }, options)
    }

    class func collections(
        in folder: PhotoFolder, with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        var all: [PHAssetCollection] = []
        switch type {
        case .album: all = folder.albums().map { PHAssetCollection(folder, album: $0) }
        case .smartAlbum:
            all = [.smartAlbumUserLibrary, .smartAlbumVideos].map { PHAssetCollection(folder, smart: $0) }
        case .moment: break
        }
        return PHFetchResult(all.filter { subtype == .any || $0.assetCollectionSubtype == subtype }, options)
    }
}
