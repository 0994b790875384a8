import Foundation

/// A value with the format that it is shown in; formatted when the text is resolved, for the environment's locale, calendar and time zone.
package final class FormattedValue: Equatable {
    package enum Written {
        case string(String)
        case attributed(AttributedString)
    }

    private let make: (FormatSettings) -> Written
    private let isEqual: (FormattedValue) -> Bool
    private let value: Any
    private let format: Any

    package convenience init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(input, format) { .string($0) }
    }

    package convenience init<F: FormatStyle>(_ input: F.FormatInput, attributed format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(input, format) { .attributed($0) }
    }

    private init<F: FormatStyle>(
        _ input: F.FormatInput, _ format: F, _ written: @escaping (F.FormatOutput) -> Written
    ) where F.FormatInput: Equatable {
        value = input
        self.format = format
        let system = Locale.current
        make = { settings in written(settings.adapted(format, system: system).format(input)) }
        isEqual = { ($0.value as? F.FormatInput) == input && ($0.format as? F) == format }
    }

    package init<Subject>(_ subject: Subject, _ formatter: Formatter) {
        value = subject
        format = formatter
        make = { _ in .string(formatter.string(for: subject) ?? "") }
        // A formatter may be changed in place, which nobody is told of: only the same text is the same.
        let text = formatter.string(for: subject)
        isEqual = { other in (other.format as? Formatter) === formatter && formatter.string(for: other.value) == text }
    }

    func written(_ settings: FormatSettings) -> Written { make(settings) }

    /// The characters alone.
    func string(_ settings: FormatSettings) -> String {
        switch make(settings) {
        case .string(let string): string
        case .attributed(let string): String(string.characters)
        }
    }

    package static func == (left: FormattedValue, right: FormattedValue) -> Bool {
        left === right || left.isEqual(right)
    }
}
