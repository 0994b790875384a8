import Foundation

extension HKQuantityTypeIdentifier {
    /// Those whose values are added up over a time.
    static let cumulative: Set<HKQuantityTypeIdentifier> = [
        .stepCount, .distanceWalkingRunning, .distanceCycling, .distanceSwimming, .distanceWheelchair,
        .distanceDownhillSnowSports, .basalEnergyBurned, .activeEnergyBurned, .flightsClimbed, .pushCount,
        .swimmingStrokeCount, .appleExerciseTime, .appleMoveTime, .appleStandTime, .nikeFuel, .insulinDelivery,
        .inhalerUsage, .numberOfTimesFallen, .timeInDaylight, .numberOfAlcoholicBeverages, .dietaryEnergyConsumed,
        .dietaryWater, .dietaryCaffeine, .dietaryCarbohydrates, .dietaryFiber, .dietarySugar, .dietaryFatTotal,
        .dietaryFatSaturated, .dietaryFatMonounsaturated, .dietaryFatPolyunsaturated, .dietaryCholesterol,
        .dietaryProtein, .dietarySodium, .dietaryPotassium, .dietaryCalcium, .dietaryIron, .dietaryMagnesium,
        .dietaryZinc, .dietaryPhosphorus, .dietaryIodine, .dietarySelenium, .dietaryCopper, .dietaryManganese,
        .dietaryChromium, .dietaryMolybdenum, .dietaryChloride, .dietaryVitaminA, .dietaryVitaminB6,
        .dietaryVitaminB12, .dietaryVitaminC, .dietaryVitaminD, .dietaryVitaminE, .dietaryVitaminK, .dietaryThiamin,
        .dietaryRiboflavin, .dietaryNiacin, .dietaryFolate, .dietaryBiotin, .dietaryPantothenicAcid,
    ]

    /// A unit for what is measured; of one's own kinds a number.
    var unit: HKUnit {
        switch self {
        case .distanceWalkingRunning, .distanceCycling, .distanceSwimming, .distanceWheelchair,
            .distanceDownhillSnowSports, .height, .waistCircumference, .walkingStepLength, .sixMinuteWalkTestDistance,
            .runningStrideLength, .runningVerticalOscillation, .underwaterDepth:
            HKUnit(from: "m")
        case .basalEnergyBurned, .activeEnergyBurned, .dietaryEnergyConsumed:
            HKUnit(from: "kcal")
        case .appleExerciseTime, .appleMoveTime, .appleStandTime, .timeInDaylight:
            HKUnit(from: "min")
        case .bodyMass, .leanBodyMass:
            HKUnit(from: "kg")
        case .bodyFatPercentage, .oxygenSaturation, .bloodAlcoholContent, .peripheralPerfusionIndex,
            .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage, .appleWalkingSteadiness:
            HKUnit(from: "%")
        case .heartRate, .restingHeartRate, .walkingHeartRateAverage, .heartRateRecoveryOneMinute, .respiratoryRate,
            .cyclingCadence:
            HKUnit(from: "count/min")
        case .heartRateVariabilitySDNN, .runningGroundContactTime:
            HKUnit(from: "ms")
        case .vo2Max:
            HKUnit(from: "mL/(kg*min)")
        case .bodyTemperature, .basalBodyTemperature, .appleSleepingWristTemperature, .waterTemperature:
            HKUnit(from: "degC")
        case .bloodPressureSystolic, .bloodPressureDiastolic:
            HKUnit(from: "mmHg")
        case .bloodGlucose:
            HKUnit(from: "mg/dL")
        case .insulinDelivery:
            HKUnit(from: "IU")
        case .electrodermalActivity:
            HKUnit(from: "S")
        case .forcedExpiratoryVolume1, .forcedVitalCapacity, .dietaryWater:
            HKUnit(from: "L")
        case .peakExpiratoryFlowRate:
            HKUnit(from: "L/min")
        case .walkingSpeed, .stairAscentSpeed, .stairDescentSpeed, .runningSpeed, .cyclingSpeed:
            HKUnit(from: "m/s")
        case .runningPower, .cyclingPower, .cyclingFunctionalThresholdPower:
            HKUnit(from: "W")
        case .physicalEffort:
            HKUnit(from: "kcal/(kg*hr)")
        case .environmentalAudioExposure, .headphoneAudioExposure, .environmentalSoundReduction:
            HKUnit(from: "dBASPL")
        case .dietaryCaffeine, .dietaryCarbohydrates, .dietaryFiber, .dietarySugar, .dietaryFatTotal,
            .dietaryFatSaturated, .dietaryFatMonounsaturated, .dietaryFatPolyunsaturated, .dietaryCholesterol,
            .dietaryProtein, .dietarySodium, .dietaryPotassium, .dietaryCalcium, .dietaryIron, .dietaryMagnesium,
            .dietaryZinc, .dietaryPhosphorus, .dietaryIodine, .dietarySelenium, .dietaryCopper, .dietaryManganese,
            .dietaryChromium, .dietaryMolybdenum, .dietaryChloride, .dietaryVitaminA, .dietaryVitaminB6,
            .dietaryVitaminB12, .dietaryVitaminC, .dietaryVitaminD, .dietaryVitaminE, .dietaryVitaminK,
            .dietaryThiamin, .dietaryRiboflavin, .dietaryNiacin, .dietaryFolate, .dietaryBiotin,
            .dietaryPantothenicAcid:
            HKUnit(from: "g")
        default: .count()
        }
    }
}
