import Foundation

/// A value with the format that it is shown in; formatted when the text is resolved, for the environment's locale.
package final class FormattedValue: Equatable {
    private let makeString: (Locale) -> String
    private let isEqual: (FormattedValue) -> Bool
    private let value: Any
    private let format: Any

    package init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        value = input
        self.format = format
        let system = Locale.current
        // A style that was given a locale of its own keeps it where the environment has the system's.
        makeString = { locale in (locale == system ? format : format.locale(locale)).format(input) }
        isEqual = { ($0.value as? F.FormatInput) == input && ($0.format as? F) == format }
    }

    package init<Subject>(_ subject: Subject, _ formatter: Formatter) {
        value = subject
        format = formatter
        makeString = { _ in formatter.string(for: subject) ?? "" }
        // A formatter may be changed in place, which nobody is told of: only the same text is the same.
        let text = formatter.string(for: subject)
        isEqual = { other in (other.format as? Formatter) === formatter && formatter.string(for: other.value) == text }
    }

    package func string(in locale: Locale) -> String { makeString(locale) }

    package static func == (left: FormattedValue, right: FormattedValue) -> Bool {
        left === right || left.isEqual(right)
    }
}
