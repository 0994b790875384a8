// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

// Codes of the errors, in the domain `NSCocoaErrorDomain`.
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreCoordinatorLockingError = 132010
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreSaveConflictsError = 134050
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSMigrationMissingSourceModelError = 134130
public let NSInferredMappingModelError = 134190
public let NSSQLiteError = 134180

/// In an error's `userInfo`: several errors of one save.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// In an error's `userInfo`: the object that may not be saved.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// In an error's `userInfo`: the property that may not be saved.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// In an error's `userInfo`: the value that may not be saved.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// In an error's `userInfo`: the conflicts that no merge policy has solved.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

enum CoreDataError {
    /// An error with a sentence for a person.
    static func make(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code, userInfo: info.merging([NSLocalizedDescriptionKey: text]) { $1 })
    }

    /// Several errors as one.
    static func several(_ errors: [NSError]) -> NSError {
        if errors.count == 1 { return errors[0] }
        let text = errors.map(\.localizedDescription).joined(separator: " ")
        return make(NSValidationMultipleErrorsError, text, [NSDetailedErrorsKey: errors])
    }
}
