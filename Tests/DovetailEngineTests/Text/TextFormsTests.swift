import DovetailCore
import Foundation
import Testing

/// Texts in the forms that apps write them in, with what they show in two languages.
@MainActor
@Suite("Forms of texts")
struct TextFormsTests {
    private func strings(_ text: Text) -> [String] {
        ["en_US", "de_DE"].map { locale in
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: locale)
            environment.timeZone = TimeZone(identifier: "UTC")!
            return text.resolve(in: environment).string.replacingOccurrences(of: "\u{202F}", with: " ")
                .replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{2009}", with: " ")
        }
    }

    @Test("numbers, money and shares")
    func numbers() {
        let price = 1234.5
        #expect(strings(Text(price, format: .currency(code: "EUR"))) == ["€1,234.50", "1.234,50 €"])
        #expect(strings(Text(Decimal(12.5), format: .currency(code: "USD"))) == ["$12.50", "12,50 $"])
        #expect(strings(Text(0.256, format: .percent)) == ["25.6%", "25,6 %"])
        #expect(strings(Text(25, format: .percent)) == ["25%", "25 %"])
        #expect(strings(Text(1_234_567, format: .number)) == ["1,234,567", "1.234.567"])
        #expect(strings(Text(1_234_567, format: .number.notation(.compactName))) == ["1.2M", "1,2 Mio."])
        #expect(strings(Text(5, format: .number.sign(strategy: .always()))) == ["+5", "+5"])
        #expect(strings(Text(3.14159, format: .number.precision(.significantDigits(3)))) == ["3.14", "3,14"])
        #expect(strings(Text("\(price, specifier: "%.2f") €")) == ["1,234.50 €", "1.234,50 €"])
        #expect(strings(Text("\(7, specifier: "%03d")")) == ["007", "007"])
        #expect(strings(Text("\(price, format: .number.precision(.fractionLength(1)))")) == ["1,234.5", "1.234,5"])
        #expect(strings(Text("\(50)% of \(3)")) == ["50% of 3", "50% of 3"])
    }

    @Test("lists, bytes, spans of time, measures and names")
    func others() {
        #expect(strings(Text(["a", "b", "c"], format: .list(type: .and))) == ["a, b, and c", "a, b und c"])
        #expect(strings(Text(["a", "b"], format: .list(type: .or, width: .short))) == ["a or b", "a oder b"])
        #expect(strings(Text(Int64(1_500_000), format: .byteCount(style: .file))) == ["1.5 MB", "1,5 MB"])
        let span = Duration.seconds(3725)
        #expect(strings(Text(span, format: .time(pattern: .hourMinuteSecond))) == ["1:02:05", "1:02:05"])
        #expect(
            strings(Text(span, format: .units(allowed: [.hours, .minutes], width: .abbreviated)))
                == ["1 hr, 2 min", "1 Std., 2 Min."])
        let way = Measurement(value: 3.5, unit: UnitLength.kilometers)
        #expect(strings(Text(way, format: .measurement(width: .abbreviated))) == ["2.2 mi", "3,5 km"])
        let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(
            strings(Text(warmth, format: .measurement(width: .wide))) == ["68 degrees Fahrenheit", "20 Grad Celsius"])
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Anna", "Smith")
        #expect(strings(Text(name, format: .name(style: .long))) == ["Anna Smith", "Anna Smith"])
        #expect(strings(Text(name, format: .name(style: .abbreviated))) == ["AS", "AS"])
    }

    @Test("dates, ranges of dates and timers")
    func dates() {
        let date = Date(timeIntervalSince1970: 1_709_647_620)
        let utc = TimeZone(identifier: "UTC")!
        let format = Date.FormatStyle(timeZone: utc).day().month(.wide).year()
        #expect(strings(Text(date, format: format)) == ["March 5, 2024", "5. März 2024"])
        #expect(strings(Text(date, style: .date)) == ["March 5, 2024", "5. März 2024"])
        #expect(strings(Text(date, style: .time)) == ["2:07 PM", "14:07"])
        #expect(strings(Text("at \(date, style: .time)")) == ["at 2:07 PM", "at 14:07"])
        #expect(strings(Text(date...date.addingTimeInterval(3600)))[0] == "2:07 – 3:07 PM")
        #expect(strings(Text(DateInterval(start: date, duration: 7200)))[0] == "2:07 – 4:07 PM")
        let minute = date...date.addingTimeInterval(60)
        #expect(
            strings(Text(timerInterval: minute, pauseTime: date.addingTimeInterval(15))) == ["0:45", "0:45"])
        #expect(strings(Text("in \(timerInterval: minute)")) == ["in 0:00", "in 0:00"])
    }

    @Test("interpolated texts, pictures and words that agree with numbers")
    func interpolated() {
        let count = 3
        #expect(strings(Text("^[\(count) item](inflect: true)"))[0] == "3 items")
        #expect(
            strings(Text("^[\(1) person](inflect: true) and ^[\(2) box](inflect: true)"))[0]
                == "1 person and 2 boxes")
        #expect(strings(Text("Hello \(Text("bold").bold()) there"))[0] == "Hello bold there")
        #expect(strings(Text("Tap \(Image(systemName: "plus")) to add"))[0] == "Tap \u{FFFC} to add")
        #expect(strings(Text("100% \\*sure\\*"))[0] == "100% *sure*")
        #expect(strings(Text(verbatim: "\(count) *a*"))[0] == "3 *a*")
        #expect(strings(Text("abcdef".prefix(3)))[0] == "abc")
    }
}
