// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

/// Who wins where an object was saved by another context since this one has read it.
public enum NSMergePolicyType: UInt, Sendable {
    /// Nobody: nothing is saved, and the save throws.
    case errorMergePolicyType
    /// The store's values, for properties that were changed on both sides.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// The context's values, for properties that were changed on both sides.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The context's values, all of them.
    case overwriteMergePolicyType
    /// The store's values, all of them.
    case rollbackMergePolicyType
}

/// Decides who wins where an object was saved by another context since this one has read it, or where two objects have the same values that have to be unique.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// Who wins.
    public let mergeType: NSMergePolicyType

    /// Makes a policy.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Nobody wins: the save throws.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The store wins, property by property.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The context wins, property by property.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The context wins.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The store wins.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// Nobody wins: the save throws.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
/// The store wins, property by property.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
/// The context wins, property by property.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
/// The context wins.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
/// The store wins.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }

/// An object that was saved by another context since this one has read it.
open class NSMergeConflict: NSObject {
    /// The object.
    public let sourceObject: NSManagedObject
    /// The number of the save that the object is based on.
    public let oldVersionNumber: Int
    /// The number of the last save; 0 where the object was deleted.
    public let newVersionNumber: Int

    init(_ object: NSManagedObject, _ new: Int64) {
        sourceObject = object
        oldVersionNumber = Int(object.version)
        newVersionNumber = Int(new)
    }
}
