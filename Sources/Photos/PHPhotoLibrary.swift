@_exported import AVFoundation
@_exported import CoreLocation
import DovetailBase
import DovetailUIKit
@_exported import Foundation
@_exported import ImageIO

/// Whether an app may see a person's library of pictures.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
    case limited
}

/// What an app would like to do with a library.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// Hears of changes of the library. Here those are told that the app makes by ``PHPhotoLibrary/performChanges(_:completionHandler:)``; files that others add are
/// found by the next fetch.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    /// Called on a queue of the library's.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The person's pictures and films: the files in the folder that the desktop has for pictures, `~/Pictures` mostly, and in the folders inside, which are its albums.
///
/// A program on a desktop may read what its user may, so nobody is asked: access is authorized where the folder can be read, and else denied.
/// Pictures can be added; what is there is not changed or removed.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let instance = PHPhotoLibrary(PhotoFolder(.picturesDirectory))
    let folder: PhotoFolder
    // Behind the lock.
    private let lock = NSLock()
    private var observers: [() -> (any PHPhotoLibraryChangeObserver)?] = []

    init(_ folder: PhotoFolder) { self.folder = folder }

    /// The person's own.
    public class func shared() -> PHPhotoLibrary { instance }

    /// Whether the app may see it.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        instance.folder.status(for: accessLevel)
    }
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }
    /// Asks nobody, and tells the status on a queue of the system's.
    @preconcurrency open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        let status = authorizationStatus(for: accessLevel)
        DispatchQueue.global().async { handler(status) }
    }
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
    {
        requestAuthorization(for: .readWrite, handler: handler)
    }
    /// Asks nobody, and tells the status.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        authorizationStatus(for: accessLevel)
    }

    // MARK: Changes

    /// Carries out what the block asks for by ``PHAssetChangeRequest`` and ``PHAssetCreationRequest``, and tells on a queue of the library's whether that could be
    /// done. The block is called on that queue.
    @preconcurrency open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            do {
                try self.performChangesAndWait(changeBlock)
                completionHandler?(true, nil)
            } catch {
                completionHandler?(false, error)
            }
        }
    }

    /// Carries out what the block asks for, and throws what goes wrong.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Carries out what the block asks for before it returns.
    open func performChangesAndWait(_ changeBlock: () -> Void) throws {
        let changes = PhotoChanges.collecting(changeBlock)
        for change in changes { try change(folder) }
        let all = lock.withLock { observers.compactMap { $0() } }
        if !changes.isEmpty { for observer in all { observer.photoLibraryDidChange(PHChange()) } }
    }

    /// Tells an object of changes, until it goes.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        lock.withLock { observers.append { [weak observer] in observer } }
    }
    /// Tells an object of no more changes.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        lock.withLock { observers.removeAll { $0() === observer || $0() == nil } }
    }
}

/// What a change of the library is told by. What differs in a result is found by fetching again: ``changeDetails(for:)`` is nil.
open class PHChange: NSObject, @unchecked Sendable {
    /// What has changed in a result: nil, as nothing is known of that.
    open func changeDetails<ObjectType>(for fetchResult: PHFetchResult<ObjectType>)
        -> PHFetchResultChangeDetails<ObjectType>?
    { nil }
}

/// What has changed in a result. None is ever made here.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    init(_ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
    }
}

/// What can go wrong.
public struct PHPhotosError: CustomNSError, LocalizedError, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case identifierNotFound = 3201
        case accessRestricted = 3310
        case accessUserDenied = 3311
        case operationInterrupted = 3301
        case changeNotSupported = 3300
        case invalidResource = 3302
        case missingResource = 3303
        case notEnoughSpace = 3305
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .changeNotSupported: "Pictures that are there are neither changed nor removed here."
        case .accessUserDenied: "The folder of pictures can't be read."
        case .invalidResource: "What was given is no picture."
        default: "The operation couldn't be completed. (PHPhotosErrorDomain error \(code.rawValue).)"
        }
    }
}
