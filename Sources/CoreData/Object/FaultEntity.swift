import Foundation

/// Tells the initialiser of an object that it is a fault, and of which object. One for each context, whose thread makes faults one after the other.
final class FaultEntity: NSEntityDescription, @unchecked Sendable {
    var objectID: NSManagedObjectID!
}
