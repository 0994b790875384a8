import Foundation

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
    case final
    /// Not yet.
    case pending
}

/// A line of what is to be paid; the last one is the sum, with the shop's name.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType

    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }
    public required init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}

/// A way to bring goods, and what it costs.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    /// What the app knows it by.
    open var identifier: String?
    open var detail: String?
    /// When the goods arrive.
    open var dateComponentsRange: PKDateComponentsRange?
}

/// Days from one to another.
open class PKDateComponentsRange: NSObject, @unchecked Sendable {
    public let startDateComponents: DateComponents
    public let endDateComponents: DateComponents
    /// Days. nil where the second is before the first.
    public init?(start: DateComponents, end: DateComponents) {
        (startDateComponents, endDateComponents) = (start, end)
        super.init()
        let calendar = Calendar(identifier: .gregorian)
        if let first = calendar.date(from: start), let last = calendar.date(from: end), last < first { return nil }
    }
}

/// What is to be paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    open var startDate: Date?
    open var endDate: Date?
    open var intervalUnit = NSCalendar.Unit.month
    open var intervalCount = 1
}

/// What is to be paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    open var deferredDate = Date()
}
