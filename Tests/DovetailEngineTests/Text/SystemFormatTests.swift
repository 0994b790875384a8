import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// The formats of dates that follow the clock. What they give is taken from the tables of Apple's documentation.
@MainActor
@Suite("Timers, stopwatches, offsets and references")
struct SystemFormatTests {
    private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
    private let english = Locale(identifier: "en_US")

    private func text<F: FormatStyle>(_ format: F, _ seconds: Double) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        String(format.locale(english).format(start.addingTimeInterval(seconds)).characters)
    }

    /// Seconds from the start to the next text; nil for never.
    private func next<F: DiscreteFormatStyle>(_ format: F, _ seconds: Double) -> Double?
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        format.locale(english).discreteInput(after: start.addingTimeInterval(seconds)).map {
            ($0.timeIntervalSince(start) * 100).rounded() / 100
        }
    }

    @Test("a timer counts down to zero and stands there")
    func countingDown() {
        let format = SystemFormatStyle.Timer(countingDownIn: start..<start + 300)
        #expect(
            [0, 60, 270, 300, 400, -5].map { text(format, $0) } == ["5:00", "4:00", "0:30", "0:00", "0:00", "5:00"])
        // A second that has begun counts.
        #expect(text(format, 0.5) == "5:00" && text(format, 299.5) == "0:01")
        #expect(next(format, 0) == 1 && next(format, 0.5) == 1 && next(format, 299) == 300 && next(format, 300) == nil)
        let long = SystemFormatStyle.Timer(countingDownIn: start..<start + 3601)
        #expect([0, 1, 2].map { text(long, $0) } == ["1:00:01", "1:00:00", "59:59"])
    }

    @Test("a timer counts up to the length of its interval")
    func countingUp() {
        let format = SystemFormatStyle.Timer(countingUpIn: start..<start + 4000)
        #expect([0, 30, 3599, 3600, 9000].map { text(format, $0) } == ["0:00", "0:30", "59:59", "1:00:00", "1:06:40"])
        #expect(next(format, 0) == 1 && next(format, 1.5) == 2 && next(format, 4000) == nil)
    }

    @Test("hours, the number of fields and the precision of a timer")
    func timerFields() {
        let interval = start..<start + 5400
        #expect(text(.timer(countingDownIn: interval, showsHours: false), 0) == "90:00")
        #expect(text(.timer(countingDownIn: interval, maxFieldCount: 2), 60) == "1:29")
        #expect(text(.timer(countingDownIn: interval, maxFieldCount: 2), 5000) == "6:40")
        let minutes = SystemFormatStyle.Timer(countingDownIn: start..<start + 300, maxPrecision: .seconds(60))
        #expect(
            [0, 59, 60, 240, 299, 300].map { text(minutes, $0) } == [
                "5 minutes", "5 minutes", "4 minutes", "1 minute", "1 minute", "0 minutes",
            ])
        #expect(next(minutes, 0) == 60 && next(minutes, 61) == 120)
        #expect(text(.timer(countingUpIn: interval, maxFieldCount: 1), 3700) == "1 hour")
    }

    @Test("a stopwatch has hundredths, and hours from an hour on")
    func stopwatch() {
        let format = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect(
            [-4, 0, 5.23, 2730.12, 3600, 90061].map { text(format, $0) } == [
                "00:00.00", "00:00.00", "00:05.23", "45:30.12", "01:00:00.00", "25:01:01.00",
            ])
        #expect(next(format, 5.231) == 5.24)
        #expect(
            (1...4).map { text(.stopwatch(startingAt: start, maxFieldCount: $0), 5025.67) } == [
                "1 hour", "1:23", "01:23:45", "01:23:45.67",
            ])
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), 83.4) == "01:23")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), 83.45) == "01:23.4")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), 1400) == "23 minutes")
        #expect(text(.stopwatch(startingAt: start, showsHours: false), 4530) == "75:30.00")
    }

    @Test("an offset is told in units, or in digits where minutes and seconds alone are allowed")
    func offsets() {
        let format = SystemFormatStyle.DateOffset(to: start)
        #expect(
            [222, 5663, 183_600, 0, -5].map { text(format, $0) } == [
                "3 minutes, 42 seconds", "1 hour, 34 minutes", "2 days, 3 hours", "0 seconds", "-5 seconds",
            ])
        #expect(text(.offset(to: start, maxFieldCount: 1), 5663) == "1 hour")
        #expect(text(.offset(to: start, maxFieldCount: 3), 5663) == "1 hour, 34 minutes, 23 seconds")
        #expect(text(.offset(to: start, allowedFields: [.minute, .second]), 332) == "5:32")
        #expect(text(.offset(to: start, allowedFields: [.minute, .second]), 3932) == "65:32")
        #expect(
            text(.offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), 3932) == "1:05:32")
        #expect(text(.offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), 5) == "0:05")
        #expect(text(.offset(to: start, allowedFields: [.hour, .minute]), 3900) == "1 hour, 5 minutes")
        #expect(
            next(format, 222) == 223 && next(format, 5663) == 5700 && next(format, -5) == -4 && next(format, 0) == 1)
    }

    @Test("the sign of an offset")
    func signs() {
        #expect(text(.offset(to: start, sign: .never), -5) == "5 seconds")
        let always = SystemFormatStyle.DateOffset(to: start, sign: .always(includingZero: false))
        #expect([5, -5, 0].map { text(always, $0) } == ["+5 seconds", "-5 seconds", "0 seconds"])
        #expect(text(.offset(to: start, sign: .always(includingZero: true)), 0) == "+0 seconds")
    }

    @Test("a reference is relative within a month, else a date without what both dates share")
    func references() {
        let day = 86400.0
        let format = SystemFormatStyle.DateReference(to: start)
        #expect(
            [-30, -300, -3 * 3600, -day, 3 * day, 27 * day].map { text(format, $0) } == [
                "now", "in 5 minutes", "in 3 hours", "tomorrow", "3 days ago", "27 days ago",
            ])
        var zone = SystemFormatStyle.DateReference(to: start)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        zone = zone.calendar(calendar)
        // The eighth of March 2023 was a Wednesday.
        #expect(text(zone, 40 * day).hasPrefix("Wednesday, March 8"))
        #expect(text(zone, 400 * day) == "March 2023")
        #expect(text(.reference(to: start, maxFieldCount: 3).calendar(calendar), 400 * day) == "March 8, 2023")
        #expect(text(.reference(to: start, thresholdField: .year), 800 * day) == "2 years ago")
        #expect(text(.reference(to: start, thresholdField: .hour), 3 * 3600) == "3 hours ago")
        #expect(text(.reference(to: start, thresholdField: .hour), 5 * day) != "5 days ago")
    }

    @Test("between two moments at which they say so, formats do not change")
    func discreteness() {
        func check<F: DiscreteFormatStyle>(
            _ format: F, _ range: ClosedRange<Double>, at location: SourceLocation = #_sourceLocation
        )
        where F.FormatInput == Date, F.FormatOutput == AttributedString {
            let format = format.locale(english)
            var moment = start.addingTimeInterval(range.lowerBound)
            for _ in 0..<200 {
                guard let next = format.discreteInput(after: moment), next <= start.addingTimeInterval(range.upperBound)
                else { return }
                #expect(next > moment, sourceLocation: location)
                let middle = moment.addingTimeInterval(next.timeIntervalSince(moment) * 0.9)
                #expect(format.format(middle) == format.format(moment), "\(middle)", sourceLocation: location)
                if let before = format.discreteInput(before: next) { #expect(before < next, sourceLocation: location) }
                moment = next
            }
        }
        check(SystemFormatStyle.Timer(countingDownIn: start..<start + 4000), 350...450)
        check(SystemFormatStyle.Timer(countingUpIn: start..<start + 4000, maxFieldCount: 2), 3500...4000)
        check(SystemFormatStyle.Stopwatch(startingAt: start), 3599...3600.5)
        check(SystemFormatStyle.DateOffset(to: start), -4000...4000)
        check(SystemFormatStyle.DateReference(to: start), -90_000...90_000)
    }

    @Test("texts tick by the format, and do not run anything between")
    func ticking() throws {
        struct Shown: View {
            let make: (Date) -> Text
            var body: some View { TimelineView(.explicit([])) { make($0.date) } }
        }
        func host(_ make: @escaping (Date) -> Text) -> TestHost {
            TestHost { Shown(make: make).environment(\.locale, Locale(identifier: "en_US")) }
        }
        let down = host { Text(.currentDate, format: .timer(countingDownIn: $0..<$0 + 3)) }
        #expect(down.texts == ["0:03"])
        for text in ["0:02", "0:01", "0:00", "0:00"] {
            down.advance(by: .seconds(1))
            #expect(down.texts == [text])
        }
        let offset = host { Text(.currentDate, format: .offset(to: $0)) }
        #expect(offset.texts == ["0 seconds"])
        offset.advance(by: .seconds(61))
        #expect(offset.texts == ["1 minute, 1 second"])
        let reference = host { Text(.currentDate, format: .reference(to: $0 + 330)) }
        reference.advance(by: .seconds(200))
        #expect(reference.texts == ["in 2 minutes"])
        let watch = host { Text(.currentDate, format: .stopwatch(startingAt: $0)) }
        watch.advance(by: .milliseconds(1230))
        #expect(watch.texts == ["00:01.23"])
        // A date that stands still, in a format with attributes.
        let still = host { Text($0 + 90, format: .offset(to: $0)) }
        #expect(still.texts == ["1 minute, 30 seconds"])
    }

    @Test("formats are compared and archived")
    func values() throws {
        func check<F: FormatStyle>(_ format: F, _ other: F) throws {
            #expect(format != other)
            #expect(try JSONDecoder().decode(F.self, from: JSONEncoder().encode(format)) == format)
        }
        try check(SystemFormatStyle.Timer(countingDownIn: start..<start + 5), .timer(countingUpIn: start..<start + 5))
        try check(SystemFormatStyle.Stopwatch(startingAt: start), .stopwatch(startingAt: start, maxFieldCount: 3))
        try check(SystemFormatStyle.DateOffset(to: start), .offset(to: start + 1))
        try check(SystemFormatStyle.DateReference(to: start), .reference(to: start, thresholdField: .year))
    }
}
