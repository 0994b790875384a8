// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

/// In a notification: the objects that were inserted.
public let NSInsertedObjectsKey = "inserted"
/// In a notification: the objects that were changed.
public let NSUpdatedObjectsKey = "updated"
/// In a notification: the objects that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// In a notification: the objects whose values were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// In a notification: the objects whose values were forgotten.
public let NSInvalidatedObjectsKey = "invalidated"
/// In a notification: all objects were forgotten.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// In a notification: identifiers of the objects that were inserted.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// In a notification: identifiers of the objects that were changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// In a notification: identifiers of the objects that were deleted.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSManagedObjectContext {
    /// Objects have changed. At the end of an event, before a fetch and before a save.
    public static let didChangeObjectsNotification = Notification.Name("NSObjectsChangedInManagingContextNotification")
    /// The context is about to save.
    public static let willSaveObjectsNotification = Notification.Name("_NSManagingContextWillSaveChangesNotification")
    /// The context has saved.
    public static let didSaveObjectsNotification = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// The context has saved; with identifiers.
    public static let didSaveObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Identifiers have changed. Never posted: objects keep theirs.
    public static let didMergeChangesObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension Notification.Name {
    /// Objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = NSManagedObjectContext.willSaveObjectsNotification
    /// A context has saved.
    public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
    /// A context has saved; with identifiers.
    public static let NSManagedObjectContextDidSaveObjectIDs = NSManagedObjectContext.didSaveObjectIDsNotification
    /// Another program has written to a store. Never posted here.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
    /// A coordinator's stores are others. Never posted here.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}
