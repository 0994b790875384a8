import DovetailPaint
import Foundation
import FoundationAdditions

/// What an asset is.
public enum PHAssetMediaType: Int, Hashable, Sendable { case unknown, image, video, audio }

/// What is special about an asset. Nothing is known of that here.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
    public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// Something in the library that has an identifier.
open class PHObject: NSObject, @unchecked Sendable {
    /// A path from the folder of pictures on.
    public let localIdentifier: String
    init(_ identifier: String) { localIdentifier = identifier }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject else { return false }
        return type(of: self) == type(of: other) && localIdentifier == other.localIdentifier
    }
    open override var hash: Int { localIdentifier.hashValue }
}

/// A picture or a film of the person's. It is a value of when it was fetched.
open class PHAsset: PHObject, KeyedValues, @unchecked Sendable {
    package let url: URL
    /// What it is.
    public let mediaType: PHAssetMediaType
    /// When its file was written.
    public let creationDate: Date?
    /// The same.
    public let modificationDate: Date?

    /// Stands for nothing of the library, as an object of Apple's that nobody fetched.
    public convenience init() { self.init(url: URL(fileURLWithPath: "/"), path: "", mediaType: .unknown, date: nil) }

    init(url: URL, path: String, mediaType: PHAssetMediaType, date: Date?) {
        (self.url, self.mediaType, creationDate, modificationDate) = (url, mediaType, date, date)
        super.init(path)
    }

    // The head of its file is read when somebody asks.
    private lazy var size: (width: Int, height: Int)? = {
        guard mediaType == .image, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
        return PictureFile.size(of: data)
    }()
    private let lock = NSLock()

    /// Pixels across; 0 for what is no picture, or a damaged one.
    open var pixelWidth: Int { lock.withLock { size?.width ?? 0 } }
    /// Pixels down.
    open var pixelHeight: Int { lock.withLock { size?.height ?? 0 } }
    /// How long a film is. It is not looked at: 0, as for a picture.
    open var duration: TimeInterval { 0 }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    /// Whether it is one of several pictures of a moment: none is known to be.
    open var representsBurst: Bool { false }
    open var burstIdentifier: String? { nil }

    package func value(ofKey key: String) -> Any? {
        switch key {
        case "localIdentifier": localIdentifier
        case "mediaType": mediaType.rawValue
        case "mediaSubtype", "mediaSubtypes": 0
        case "creationDate": creationDate
        case "modificationDate": modificationDate
        case "pixelWidth": pixelWidth
        case "pixelHeight": pixelHeight
        case "duration": duration
        case "isFavorite", "favorite", "isHidden", "hidden", "hasAdjustments": false
        case "playbackStyle": playbackStyle.rawValue
        default: nil
        }
    }
    package var identity: AnyObject { self }

    // MARK: Fetching

    /// All pictures and films, the oldest first unless the options say otherwise.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult(all().assets(), options)
    }
    /// All of a kind.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult(all().assets().filter { $0.mediaType == mediaType }, options)
    }
    /// Those of an album.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { PHFetchResult(assetCollection.assets(), options) }
    /// Those with identifiers that are still there.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { PHFetchResult(identifiers.compactMap { all().asset($0) }, options) }
    /// The newest for which an album stands.
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    >? { PHFetchResult(Array(assetCollection.assets().suffix(1)), options) }

    private class func all() -> PhotoFolder { PHPhotoLibrary.shared().folder }
}

/// What is fetched, and in which order.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// A condition of a property, such as `NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)`.
    open var predicate: NSPredicate?
    /// By what it is sorted.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many are fetched; 0 for all.
    open var fetchLimit = 0
    /// Whether hidden assets are fetched. None are hidden: kept, and nothing else, as are the next ones.
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var wantsIncrementalChangeDetails = true
    /// From where assets are fetched. All are the person's own: kept, and nothing else.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    public override init() {}
}

/// What was fetched.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    let all: [ObjectType]

    /// What nothing was found for.
    public override init() { all = [] }

    init(_ objects: [ObjectType], _ options: PHFetchOptions?) {
        var objects = objects
        if let predicate = options?.predicate { objects.removeAll { !predicate.evaluate(with: $0) } }
        if let sort = options?.sortDescriptors, !sort.isEmpty {
            objects = objects.enumerated().sorted { left, right in
                for descriptor in sort {
                    switch descriptor.compare(left.element, to: right.element) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return left.offset < right.offset
            }.map(\.element)
        }
        if let limit = options?.fetchLimit, limit > 0 { objects = Array(objects.prefix(limit)) }
        all = objects
    }

    open var count: Int { all.count }
    open var firstObject: ObjectType? { all.first }
    open var lastObject: ObjectType? { all.last }
    /// An object; ends the program for an index that is none.
    open func object(at index: Int) -> ObjectType { all[index] }
    open subscript(idx: Int) -> ObjectType { all[idx] }
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { all[$0] } }
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
    /// Where an object is; `NSNotFound` where it is not.
    open func index(of anObject: ObjectType) -> Int {
        all.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
    }
    /// Calls a closure for each object, its index, and a place to say that it was the last.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        for (index, object) in all.enumerated() {
            block(object, index, &stop)
            if stop.boolValue { return }
        }
    }
    /// The same from the last to the first with ``NSEnumerationOptions/reverse``; one after the other in any case.
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard opts.contains(.reverse) else { return enumerateObjects(block) }
        var stop: ObjCBool = false
        for index in all.indices.reversed() {
            block(all[index], index, &stop)
            if stop.boolValue { return }
        }
    }
    /// How many objects are of a kind.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        all.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }
}

// `NSFastEnumeration` is any sequence here.
extension PHFetchResult: Sequence {
    public func makeIterator() -> IndexingIterator<[ObjectType]> { all.makeIterator() }
}
