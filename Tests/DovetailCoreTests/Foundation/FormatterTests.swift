import Foundation
import SwiftUI
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

    @Test("a measurement is its number and the symbol of its unit")
    func measurement() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        #expect(formatter.string(from: Measurement(value: 1234.5, unit: UnitLength.meters)) == "1,234.5 m")
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°C")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
    }

    @Test("a folder in memory is written to a file and read again")
    func wrapper() throws {
        let folder = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("A".utf8))
        ])
        #expect(folder.addRegularFile(withContents: Data("B".utf8), preferredFilename: "b.txt") == "b.txt")
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID().uuidString)")
        try folder.write(to: url)
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory)
        #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "b.txt"])
        #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("B".utf8))
    }
}
