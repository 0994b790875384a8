import Foundation
import FoundationAdditions

/// Whether objects are as their model says.
enum ManagedValidation {
    /// Throws all that is wrong with the values of an object.
    static func check(_ object: NSManagedObject) throws {
        var errors: [NSError] = []
        for (slot, property) in object.layout.properties.enumerated() {
            // What was not read is as it was saved.
            if case .unread = object.values[slot] { continue }
            if !object.isInserted, object.originals[slot] == nil { continue }
            switch property {
            case let attribute as NSAttributeDescription: errors += check(object, attribute, object.values[slot])
            case let relationship as NSRelationshipDescription:
                errors += check(object, relationship, object.values[slot].many.count)
            default: break
            }
        }
        if !errors.isEmpty { throw CoreDataError.several(errors) }
    }

    /// Throws where a relationship denies that its object is deleted.
    static func checkDeletion(_ object: NSManagedObject) throws {
        var errors: [NSError] = []
        for (slot, property) in object.layout.properties.enumerated() {
            guard let relationship = property as? NSRelationshipDescription,
                relationship.deleteRule == .denyDeleteRule
            else { continue }
            let others = object.read(slot).many.compactMap(object.other).filter { !$0.isDeleted && !$0.isGone }
            if !others.isEmpty {
                errors.append(
                    error(
                        NSValidationRelationshipDeniedDeleteError, object, property,
                        "can't be deleted: its \(property.name) still has objects"))
            }
        }
        if !errors.isEmpty { throw CoreDataError.several(errors) }
    }

    private static func check(
        _ object: NSManagedObject, _ attribute: NSAttributeDescription, _ value: ManagedValue
    ) -> [NSError] {
        guard case .value(let value) = value else { return [] }
        guard let value else {
            guard !attribute.isOptional, attribute.derivation == nil else { return [] }
            return [
                error(
                    NSValidationMissingMandatoryPropertyError, object, attribute,
                    "can't be saved: \(attribute.name) is a required value")
            ]
        }
        if let text = value as? String { return check(object, attribute, text) }
        let number =
            (value as? Date)?.timeIntervalSinceReferenceDate ?? (ManagedCoding.object(value) as? NSNumber)?.doubleValue
        guard let number else { return [] }
        let isDate = value is Date
        if let least = attribute.minimum, number < least {
            let code = isDate ? NSValidationDateTooSoonError : NSValidationNumberTooSmallError
            return [
                error(code, object, attribute, "can't be saved: \(attribute.name) is too \(isDate ? "early" : "small")")
            ]
        }
        if let most = attribute.maximum, number > most {
            let code = isDate ? NSValidationDateTooLateError : NSValidationNumberTooLargeError
            return [
                error(code, object, attribute, "can't be saved: \(attribute.name) is too \(isDate ? "late" : "large")")
            ]
        }
        return []
    }

    private static func check(
        _ object: NSManagedObject, _ attribute: NSAttributeDescription, _ text: String
    ) -> [NSError] {
        let length = Double(text.utf16.count)
        if let least = attribute.minimum, length < least {
            return [
                error(
                    NSValidationStringTooShortError, object, attribute, "can't be saved: \(attribute.name) is too short"
                )
            ]
        }
        if let most = attribute.maximum, length > most {
            return [
                error(
                    NSValidationStringTooLongError, object, attribute, "can't be saved: \(attribute.name) is too long")
            ]
        }
        if let pattern = attribute.pattern,
            !PredicateComparison(left: .object, kind: .matches, right: .constant(pattern)).compare(text, pattern)
        {
            return [
                error(
                    NSValidationStringPatternMatchingError, object, attribute,
                    "can't be saved: \(attribute.name) does not match the pattern \(pattern)")
            ]
        }
        return []
    }

    private static func check(
        _ object: NSManagedObject, _ relationship: NSRelationshipDescription, _ count: Int
    ) -> [NSError] {
        if count == 0 {
            guard !relationship.isOptional else { return [] }
            return [
                error(
                    NSValidationMissingMandatoryPropertyError, object, relationship,
                    "can't be saved: \(relationship.name) is a required value")
            ]
        }
        if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
            return [
                error(
                    NSValidationRelationshipExceedsMaximumCountError, object, relationship,
                    "can't be saved: \(relationship.name) has too many objects")
            ]
        }
        if relationship.isToMany, count < relationship.minCount {
            return [
                error(
                    NSValidationRelationshipLacksMinimumCountError, object, relationship,
                    "can't be saved: \(relationship.name) has too few objects")
            ]
        }
        return []
    }

    private static func error(
        _ code: Int, _ object: NSManagedObject, _ property: NSPropertyDescription, _ text: String
    ) -> NSError {
        CoreDataError.make(
            code, "The \(object.entity.name ?? "object") \(text).",
            [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name])
    }
}
