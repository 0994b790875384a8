import Foundation
import FoundationAdditions

/// Asks for changes of albums, inside of a block of ``PHPhotoLibrary/performChanges(_:completionHandler:)``; elsewhere it ends the program, as on Apple's systems.
/// An album can be made: it is a folder. What an album has is not changed, which the block's completion tells.
open class PHAssetCollectionChangeRequest: NSObject {
    /// The album's title. One that is there keeps its own.
    open var title = ""
    /// Stands for an album that is to be made. Its identifier is the album's, unless there is one of that name already.
    public let placeholderForCreatedAssetCollection: PHObjectPlaceholder

    private init(title: String) {
        self.title = title
        placeholderForCreatedAssetCollection = PHObjectPlaceholder(title)
    }

    /// Makes an album: a folder of that name among the person's pictures.
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let name = title.replacingOccurrences(of: "/", with: "-")
        PhotoChanges.add { try $0.addAlbum(named: name) }
        return PHAssetCollectionChangeRequest(title: name)
    }
    /// Removes albums, which fails.
    open class func deleteAssetCollections(_ assetCollections: NSFastEnumeration) { PhotoChanges.addFailing() }

    /// Changes of an album that is there, which fail.
    public convenience init?(for assetCollection: PHAssetCollection) {
        self.init(title: assetCollection.localizedTitle ?? "")
    }
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        self.init(for: assetCollection)
    }

    /// Adds assets, which fails.
    open func addAssets(_ assets: NSFastEnumeration) { PhotoChanges.addFailing() }
    /// Adds assets at places, which fails.
    open func insertAssets(_ assets: NSFastEnumeration, at indexes: IndexSet) { PhotoChanges.addFailing() }
    /// Takes assets out, which fails.
    open func removeAssets(_ assets: NSFastEnumeration) { PhotoChanges.addFailing() }
    /// Takes assets out, which fails.
    open func removeAssets(at indexes: IndexSet) { PhotoChanges.addFailing() }
}
