import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite("Formatters that Foundation lacks")
struct FormatterTests {
    private let english = Locale(identifier: "en_US")

    @Test(
        "how far away a date is, in words",
        arguments: [
            (RelativeDateTimeFormatter.DateTimeStyle.numeric, -3.0 * 3600, "3 hours ago"),
            (.numeric, 3 * 86400, "in 3 days"),
            (.named, -86400, "yesterday"), (.numeric, -86400, "1 day ago"),
        ])
    func relative(style: RelativeDateTimeFormatter.DateTimeStyle, seconds: Double, text: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        formatter.dateTimeStyle = style
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == text)
    }

    @Test("a list is joined in words")
    func list() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2, and c")
    }

    @Test(
        "a length of time with colons: leading zeros go, but one place stays",
        arguments: [
            (3725.0, "1:02:05"), (65, "1:05"), (5, "0:05"), (-65, "-1:05"),
        ])
    func positional(seconds: Double, text: String) {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: seconds) == text)
    }

    @Test("padded, all places are shown")
    func padded() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
        #expect(formatter.string(from: .nan) == nil)
    }

    @Test("a length of time in words, as many units as wanted")
    func words() {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = english
        formatter.calendar = calendar
        formatter.allowedUnits = [.day, .hour, .minute]
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 90 * 60) == "1 hour, 30 minutes")
        formatter.maximumUnitCount = 1
        formatter.unitsStyle = .short
        #expect(formatter.string(from: 3 * 86400) == "3 days")
    }

    @Test("a measurement is its number and its unit, which is one of the region unless the formatter is told otherwise")
    func measurement() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
        #expect(formatter.string(from: Measurement(value: 1234.5, unit: UnitLength.feet)) == "1,234.5 ft")
        #expect(formatter.string(from: Measurement(value: 1.5, unit: UnitVolume.liters)) == "1.5 L")
        #expect(formatter.string(from: UnitLength.kilometers) == "km")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°C")
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 meter")
        #expect(formatter.string(from: UnitLength.miles) == "miles")
        formatter.unitStyle = .medium
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
        formatter.unitStyle = .long
        formatter.unitOptions = .naturalScale
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 12000, unit: UnitLength.meters)) == "12 Kilometer")
    }

    @Test("the time to a date is told in the largest unit, and what is left over is not")
    func relativeUnits() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        func text(_ seconds: Double) -> String {
            formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
        }
        #expect(text(-5400) == "1 hour ago")
        #expect(text(10 * 86400) == "in 1 week")
        #expect(text(0) == "in 0 seconds")
        formatter.dateTimeStyle = .named
        #expect(text(0) == "now")
        #expect(text(86400) == "tomorrow")
        #expect(formatter.localizedString(from: DateComponents(hour: -36)) == "36 hours ago")
        formatter.dateTimeStyle = .numeric
        formatter.unitsStyle = .spellOut
        formatter.formattingContext = .beginningOfSentence
        formatter.locale = Locale(identifier: "fr")
        #expect(text(-3 * 3600) == "Il y a trois heures")
    }

    private func duration(_ locale: String = "en_US") -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        formatter.calendar = calendar
        formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 0)
        return formatter
    }

    @Test(
        "a length of time in each style, from years to seconds where no units are named",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
            (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
            (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
        ])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        let formatter = duration()
        formatter.unitsStyle = style
        formatter.allowedUnits = style == .positional ? [.hour, .minute, .second] : []
        #expect(formatter.string(from: 34890) == text)
    }

    @Test("months and years are those of the calendar; components without allowed units keep theirs")
    func calendarUnits() {
        let formatter = duration()
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 100_000_000) == "3y 2mo 2d 9h 46m 40s")
        #expect(formatter.string(from: DateComponents(hour: 36)) == "36h")
        formatter.allowedUnits = [.day, .hour]
        #expect(formatter.string(from: DateComponents(hour: 36)) == "1d 12h")
        let german = duration("de_DE")
        german.unitsStyle = .full
        german.maximumUnitCount = 2
        #expect(german.string(from: 100_000) == "1 Tag und 3 Stunden")
    }

    @Test("zeros are dropped as asked, a single unit can be told in the next one, and the last can have a fraction")
    func zeros() {
        let formatter = duration()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .abbreviated
        func text(_ seconds: Double, _ behavior: DateComponentsFormatter.ZeroFormattingBehavior) -> String? {
            formatter.zeroFormattingBehavior = behavior
            return formatter.string(from: seconds)
        }
        #expect(text(605, []) == "0h 10m 5s")
        #expect(text(605, .dropLeading) == "10m 5s")
        #expect(text(3605, .dropMiddle) == "1h 5s")
        #expect(text(3600, .dropTrailing) == "1h")
        #expect(text(0, .default) == "0s")
        formatter.collapsesLargestUnit = true
        #expect(text(63, .default) == "63s")
        formatter.allowedUnits = .hour
        formatter.allowsFractionalUnits = true
        formatter.unitsStyle = .full
        #expect(text(5400, .default) == "1.5 hours")
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(text(7200, .default) == "About 2 hours remaining")
    }

    @Test("a person's name is taken apart and written")
    func names() throws {
        let formatter = PersonNameComponentsFormatter()
        let name = try #require(formatter.personNameComponents(from: "Dr. Ada King Lovelace"))
        #expect(
            [name.namePrefix, name.givenName, name.middleName, name.familyName] == ["Dr.", "Ada", "King", "Lovelace"])
        #expect(formatter.string(from: name) == "Ada Lovelace")
        formatter.style = .long
        #expect(formatter.string(from: name) == "Dr. Ada King Lovelace")
        #expect(formatter.personNameComponents(from: "Lovelace, Ada")?.familyName == "Lovelace")
        #expect(formatter.personNameComponents(from: "Martin Luther King, Jr.")?.nameSuffix == "Jr.")
        #expect(formatter.personNameComponents(from: "  ") == nil)
        var chinese = PersonNameComponents()
        (chinese.familyName, chinese.givenName) = ("毛", "泽东")
        #expect(PersonNameComponentsFormatter.localizedString(from: chinese, style: .medium) == "毛泽东")
    }

    @Test("a folder in memory is written to a file and read again")
    func wrapper() throws {
        let folder = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("A".utf8))
        ])
        #expect(folder.addRegularFile(withContents: Data("B".utf8), preferredFilename: "b.txt") == "b.txt")
        let temporary = TemporaryFolder("wrapper")
        let url = temporary.place()
        try folder.write(to: url)
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory)
        #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "b.txt"])
        #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("B".utf8))
        withExtendedLifetime(temporary) {}
    }
}
