import Foundation
import FoundationAdditions

extension Product.SubscriptionPeriod.Unit {
    /// The unit in the person's language, as a heading: “Month”.
    public var localizedDescription: String { formatted(FormatStyle()).capitalized }

    /// The unit as text.
    public func formatted(_ style: FormatStyle) -> String { style.format(self) }
    /// The unit in the person's language: “month”.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Writes a unit of time in a language: “month”. Where the language's words are not known it is English.
    public struct FormatStyle: Foundation.FormatStyle {
        private var locale: Locale

        /// - Parameter locale: Whose words are taken.
        public init(locale: Locale = .current) { self.locale = locale }

        /// The same in another language.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(locale: locale) }

        public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
            let (parts, english): (DateComponents, String) =
                switch value {
                case .day: (DateComponents(day: 1), "day")
                case .week: (DateComponents(weekOfMonth: 1), "week")
                case .month: (DateComponents(month: 1), "month")
                case .year: (DateComponents(year: 1), "year")
                }
            let formatter = FoundationAdditions.DateComponentsFormatter()
            formatter.unitsStyle = .full
            formatter.allowedUnits = [.day, .weekOfMonth, .month, .year]
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            formatter.calendar = calendar
            // “1 month” without its number.
            let word = (formatter.string(from: parts) ?? "").filter { !$0.isNumber }.trimmingCharacters(
                in: .whitespaces)
            return word.isEmpty ? english : word
        }
    }
}

extension Product {
    /// How the unit of the subscription's time is written.
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
}
