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

    /// A text with plain spaces: languages have several that don't break.
    private func spaced(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }

    private func text<U: Dimension>(
        _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth, _ locale: Locale,
        usage: MeasurementFormatUnitUsage<U> = .general
    ) -> String {
        spaced(Measurement(value: value, unit: unit).formatted(.measurement(width: width, usage: usage).locale(locale)))
    }

    @Test("measurements are written in the unit that is usual in the region")
    func usual() {
        #expect(text(3, UnitLength.meters, .abbreviated, Self.american) == "9.8 ft")
        #expect(text(3, UnitLength.meters, .abbreviated, Self.german) == "3 m")
        #expect(text(5, UnitLength.kilometers, .wide, Self.american) == "3.1 miles")
        #expect(text(0.4, UnitMass.kilograms, .abbreviated, Self.german) == "400 g")
        #expect(text(80, UnitMass.kilograms, .abbreviated, Self.american) == "176 lb")
        #expect(text(25, UnitTemperature.celsius, .abbreviated, Self.american) == "77°F")
        #expect(text(77, UnitTemperature.fahrenheit, .abbreviated, Self.german) == "25 °C")
        #expect(text(100, UnitSpeed.kilometersPerHour, .abbreviated, Self.american) == "62 mph")
        // What no region has a view of keeps its unit.
        #expect(text(2.5, UnitVolume.liters, .abbreviated, Self.german) == "2,5 l")
        #expect(text(1.8, UnitLength.meters, .wide, Self.american, usage: .personHeight) == "5 feet, 11 inches")
        #expect(text(300, UnitEnergy.kilocalories, .wide, Self.german, usage: .food) == "300 Kilokalorien")
        #expect(text(3, UnitLength.kilometers, .abbreviated, Locale(identifier: "en_GB"), usage: .road) == "1.9 mi")
    }

    @Test("units are words of the language, with its plurals")
    func languages() {
        func hours(_ count: Double, _ language: String) -> String {
            text(count, UnitDuration.hours, .wide, Locale(identifier: language), usage: .asProvided)
        }
        #expect(hours(1, "fr") == "1 heure")
        #expect(hours(2, "fr") == "2 heures")
        #expect(hours(5, "pl") == "5 godzin")
        #expect(hours(2, "pl") == "2 godziny")
        // An app's own unit has a sign alone.
        let lines = Measurement(value: 3, unit: Unit(symbol: "li"))
        let formatter = MeasurementFormatter()
        formatter.locale = Self.german
        #expect(formatter.string(from: lines) == "3 li")
    }

    @Test("the number may be written otherwise, in the unit of the region too")
    func numbers() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        func road(_ locale: Locale) -> String {
            distance.formatted(
                .measurement(width: .wide, usage: .road, numberFormatStyle: .number.precision(.fractionLength(2)))
                    .locale(locale))
        }
        #expect(road(Self.american) == "3.11 miles")
        #expect(road(Self.german) == "5,00 Kilometer")
        let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
        #expect(
            warm.formatted(
                .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale(Self.american))
                == "70°")
    }

    @Test("or in their own, in three widths")
    func own() {
        #expect(text(3.14159, UnitLength.meters, .abbreviated, Self.american, usage: .asProvided) == "3.14159 m")
        #expect(text(1, UnitLength.kilometers, .wide, Self.german) == "1 Kilometer")
        #expect(text(2, UnitLength.feet, .wide, Self.american, usage: .asProvided) == "2 feet")
        #expect(text(1500, UnitLength.meters, .narrow, Self.german) == "1,5 km")
        #expect(text(25, UnitTemperature.celsius, .narrow, Self.american, usage: .asProvided) == "25°C")
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
            return spaced(Text(distance, format: .measurement(width: .abbreviated)).resolve(in: environment).string)
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
