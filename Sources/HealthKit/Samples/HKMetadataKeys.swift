// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Keys of what else is known of a piece of health data.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
public let HKMetadataKeySyncVersion = "HKSyncVersion"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"

/// As many as there are, in place of a limit.
public let HKObjectQueryNoLimit = 0

/// Keys that samples are sorted by.
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// Keys of what predicates look at.
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKPredicateKeyPathMetadata = "metadata"
public let HKPredicateKeyPathSource = "source"
public let HKPredicateKeyPathUUID = "UUID"
public let HKPredicateKeyPathWorkoutType = "workoutActivityType"
