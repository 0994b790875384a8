import DovetailCore
import Foundation
import SwiftUI
import Testing

/// Format styles that Foundation has on Apple's systems and not here.
@MainActor
@Suite("Format styles")
struct FormatStyleTests {
    private static let american = Locale(identifier: "en_US")
    private static let german = Locale(identifier: "de_DE")

    private func text<U: Dimension>(
        _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth, _ locale: Locale,
        usage: MeasurementFormatUnitUsage<U> = .general
    ) -> String {
        Measurement(value: value, unit: unit).formatted(.measurement(width: width, usage: usage).locale(locale))
    }

    @Test("measurements are written in the unit that is usual in the region")
    func usual() {
        #expect(text(3, UnitLength.meters, .abbreviated, Self.american) == "9.8 ft")
        #expect(text(3, UnitLength.meters, .abbreviated, Self.german) == "3 m")
        #expect(text(5, UnitLength.kilometers, .wide, Self.american) == "3.1 miles")
        #expect(text(0.4, UnitMass.kilograms, .abbreviated, Self.german) == "400 g")
        #expect(text(80, UnitMass.kilograms, .abbreviated, Self.american) == "176 lb")
        #expect(text(25, UnitTemperature.celsius, .abbreviated, Self.american) == "77°F")
        #expect(text(77, UnitTemperature.fahrenheit, .abbreviated, Self.german) == "25°C")
        #expect(text(100, UnitSpeed.kilometersPerHour, .abbreviated, Self.american) == "62 mph")
        // What no region has a view of keeps its unit.
        #expect(text(2.5, UnitVolume.liters, .abbreviated, Self.german) == "2,5 L")
    }

    @Test("or in their own, in three widths")
    func own() {
        #expect(text(3.14159, UnitLength.meters, .abbreviated, Self.american, usage: .asProvided) == "3.14159 m")
        #expect(text(1, UnitLength.kilometers, .wide, Self.german) == "1 kilometer")
        #expect(text(2, UnitLength.feet, .wide, Self.american, usage: .asProvided) == "2 feet")
        #expect(text(1500, UnitLength.meters, .narrow, Self.german) == "1,5km")
        #expect(text(25, UnitTemperature.celsius, .narrow, Self.american, usage: .asProvided) == "25°")
        #expect(
            Measurement(value: 21, unit: UnitTemperature.celsius).formatted(
                .measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true).locale(Self.american))
                == "21°")
        #expect(
            Measurement(value: 1234, unit: UnitLength.meters).formatted(
                .measurement(
                    width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1))
                )
                .locale(Self.american)) == "1,234.0 m")
        #expect(!Measurement(value: 1, unit: UnitLength.meters).formatted().isEmpty)
    }

    @Test("texts write them in the environment's language")
    func inText() {
        func string(_ locale: Locale) -> String {
            var environment = EnvironmentValues()
            environment.locale = locale
            let distance = Measurement(value: 5, unit: UnitLength.kilometers)
            return Text(distance, format: .measurement(width: .abbreviated)).resolve(in: environment).string
        }
        #expect(string(Self.american) == "3.1 mi")
        #expect(string(Self.german) == "5 km")
    }

    @Test("names of persons, long and short")
    func names() {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.middleName = "King"
        name.familyName = "Lovelace"
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .long)) == "Ada King Lovelace")
        #expect(name.formatted(.name(style: .short)) == "Ada")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
        #expect(PersonNameComponents().formatted() == "")
        #expect(URL(string: "https://example.org/a")?.formatted() == "https://example.org/a")
    }
}
