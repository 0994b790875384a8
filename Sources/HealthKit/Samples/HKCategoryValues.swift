import Foundation

/// How a person sleeps.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed = 0
    case asleepUnspecified = 1
    case awake = 2
    case asleepCore = 3
    case asleepDeep = 4
    case asleepREM = 5

    /// The older name of ``asleepUnspecified``.
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
    /// All in which a person sleeps.
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
}

/// A value of what has but one.
public enum HKCategoryValue: Int, Sendable { case notApplicable = 0 }

/// How bad something is.
public enum HKCategoryValueSeverity: Int, Sendable {
    case unspecified
    case notPresent
    case mild
    case moderate
    case severe
}

/// How strong a bleeding is.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    case unspecified = 1
    case light
    case medium
    case heavy
    case none
}

/// Whether a person stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
    case stood
    case idle
}

/// A person's sex.
public enum HKBiologicalSex: Int, Sendable {
    case notSet
    case female
    case male
    case other
}

/// A person's blood.
public enum HKBloodType: Int, Sendable {
    case notSet
    case aPositive
    case aNegative
    case bPositive
    case bNegative
    case abPositive
    case abNegative
    case oPositive
    case oNegative
}

/// A person's skin.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum HKFitzpatrickSkinType: Int, Sendable {
    case notSet
    case I
    case II
    case III
    case IV
    case V
    case VI
}

/// Whether a person uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
    case notSet
    case no
    case yes
}

/// A person's sex, as it was told. Nothing was here.
public final class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    public let biologicalSex: HKBiologicalSex
    init(_ value: HKBiologicalSex) { biologicalSex = value }
}

/// A person's blood, as it was told. Nothing was here.
public final class HKBloodTypeObject: NSObject, @unchecked Sendable {
    public let bloodType: HKBloodType
    init(_ value: HKBloodType) { bloodType = value }
}

/// A person's skin, as it was told. Nothing was here.
public final class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    public let skinType: HKFitzpatrickSkinType
    init(_ value: HKFitzpatrickSkinType) { skinType = value }
}

/// Whether a person uses a wheelchair, as it was told. Nothing was here.
public final class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    public let wheelchairUse: HKWheelchairUse
    init(_ value: HKWheelchairUse) { wheelchairUse = value }
}
