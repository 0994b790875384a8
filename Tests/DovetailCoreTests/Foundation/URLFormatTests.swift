import DovetailTesting
import Foundation
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("Addresses are written and read")
struct URLFormatTests {
    private let url = URL(string: "https://ann:secret@www.example.com:8080/path/to%20it?key=value#part")!

    @Test("scheme, host and path unless it is told otherwise")
    func parts() {
        #expect(url.formatted() == "https://www.example.com/path/to it")
        #expect(url.formatted(.url.scheme(.never).query(.always)) == "www.example.com/path/to it?key=value")
        #expect(url.formatted(.url.host(.never).path(.never).fragment(.always)) == "https:#part")
        let all = URL.FormatStyle(
            scheme: .always, user: .always, password: .always, host: .always, port: .always, path: .always,
            query: .always, fragment: .always)
        #expect(all.format(url) == "https://ann:secret@www.example.com:8080/path/to it?key=value#part")
        #expect(URL(string: "mailto:ann@example.com")!.formatted() == "mailto:ann@example.com")
        #expect(URL(string: "http://[::1]:80/a")!.formatted(.url.port(.always)) == "http://[::1]:80/a")
        #expect(URL(fileURLWithPath: "/a b/c").formatted() == "file:///a b/c")
        #expect(URL(string: "ftp://a.bc:21/")!.formatted() == "ftp://a.bc:21/")
    }

    @Test("parts depend on others")
    func conditions() {
        let other = URL(string: "ssh://example.com/x")!
        let style = URL.FormatStyle(scheme: .omitIfHTTPFamily)
        #expect(style.format(url) == "www.example.com/path/to it" && style.format(other) == "ssh://example.com/x")
        let path = URL.FormatStyle(path: .omitWhen(.path, matches: ["/", "/x"]))
        #expect(path.format(other) == "ssh://example.com")
        let query = URL.FormatStyle(query: .displayWhen(.host, matches: ["www.example.com"]))
        #expect(query.format(url).hasSuffix("?key=value"))
    }

    @Test("subdomains are left out")
    func subdomains() {
        let short = URL.FormatStyle(host: .omitSpecificSubdomains(["www", "m."]))
        #expect(short.format(url) == "https://example.com/path/to it")
        #expect(short.format(URL(string: "https://m.example.com")!) == "https://example.com")
        let deep = URL.FormatStyle(host: .omitSpecificSubdomains([], includeMultiLevelSubdomains: true))
        #expect(deep.format(URL(string: "https://api.code.developer.example.com")!) == "https://developer.example.com")
        #expect(
            deep.format(URL(string: "https://api.code.developer.example.com.cn")!) == "https://developer.example.com.cn"
        )
        #expect(deep.format(URL(string: "https://192.168.0.1")!) == "https://192.168.0.1")
    }

    @Test("addresses are read; what has to be there is asked for")
    func parsing() throws {
        let strategy = URL.ParseStrategy()
        #expect(try strategy.parse(" https://a.bc/d?e=f ") == URL(string: "https://a.bc/d?e=f"))
        for text in ["", "a.bc", "a.bc:80/x", "https://", "http://a b.c"] {
            #expect(throws: (any Error).self, "\(text)") { try strategy.parse(text) }
        }
        #expect(try strategy.parse("file:///a") == URL(string: "file:///a"))
        let filled = URL.ParseStrategy(scheme: .defaultValue("https"), port: .defaultValue(8088))
        #expect(try filled.parse("a.bc/d") == URL(string: "https://a.bc:8088/d"))
        #expect(try URL.FormatStyle().parseStrategy.parse("https://a.bc") == URL(string: "https://a.bc"))
    }

    @Test("a field for an address takes it while it is one")
    func field() throws {
        let model = Changing(URL(string: "https://a.bc")!)
        let host = TestHost { Bound(model) { TextField("Address", value: $0, format: .url) } }
        #expect(try host.value(of: "Address") == "https://a.bc")
        try host.type("https://d.ef/g", into: "Address")
        host.press(.return)
        #expect(model.value == URL(string: "https://d.ef/g"))
        try host.type("nothing", into: "Address")
        host.press(.return)
        #expect(model.value == URL(string: "https://d.ef/g"))
    }

    @Test("the time between two dates in units")
    func spans() throws {
        let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let range = start..<start + 7800
        func text(_ style: Date.ComponentsFormatStyle.Style, _ fields: Set<Date.ComponentsFormatStyle.Field>? = nil)
            -> String
        {
            range.formatted(.components(style: style, fields: fields).locale(Locale(identifier: "en_US")))
        }
        #expect(text(.wide) == "2 hours, 10 minutes")
        #expect(text(.abbreviated) == "2 hr, 10 min")
        #expect(text(.condensedAbbreviated) == "2hr 10min")
        #expect(text(.narrow) == "2h 10m")
        #expect(text(.spellOut) == "two hours, ten minutes")
        #expect(text(.wide, [.minute]) == "130 minutes")
        #expect(text(.wide, [.day]) == "0 days")
        #expect(range.formatted(.timeDuration) == "2:10:00")
        #expect(
            range.formatted(.components(style: .wide).locale(Locale(identifier: "de_DE"))) == "2 Stunden und 10 Minuten"
        )
        let style = Date.SpanFormatStyle(style: .wide, fields: [.minute])
        #expect(style.discreteInput(after: start..<start + 90) == start..<start + 120)
        #expect(style.discreteInput(before: start..<start + 90).map { $0.upperBound < start + 60 } == true)
        var down = style
        down.isPositive = false
        let next = try #require(down.discreteInput(after: start..<start + 90))
        #expect(next.upperBound == start + 90 && abs(next.lowerBound.timeIntervalSince(start + 30)) < 0.001)
    }

    private let moment = Date(timeIntervalSince1970: 0)

    @Test("formatted dates follow the environment's time zone and calendar, unless the format has its own")
    func settings() throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let format = Date.FormatStyle().hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
        func text<F: FormatStyle>(_ format: F, _ change: (inout EnvironmentValues) -> Void) -> String
        where F.FormatInput == Date, F.FormatOutput == String {
            var values = EnvironmentValues()
            values.locale = Locale(identifier: "en_GB")
            change(&values)
            let host = TestHost { Text(moment, format: format).environment(\.self, values) }
            return host.texts.first ?? ""
        }
        #expect(text(format) { $0.timeZone = tokyo } == "09:00")
        var own = format
        own.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        #expect(text(own) { $0.timeZone = tokyo } == "19:00")
        let year = Date.FormatStyle().year(.defaultDigits)
        #expect(text(year) { $0.calendar = Calendar(identifier: .buddhist) }.contains("2513"))
        #expect(text(year) { $0.timeZone = tokyo } == "1970")
        let key = TestHost {
            Text("at \(moment, format: format)").environment(\.timeZone, tokyo).environment(
                \.locale, Locale(identifier: "en_GB"))
        }
        #expect(key.texts == ["at 09:00"])
    }
}
