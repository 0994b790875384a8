import Foundation

/// What a pass says of itself: its `pass.json`.
struct PassContents {
    let values: [String: Any]

    /// nil for what is no JSON of a pass.
    init?(json: Data) {
        guard let values = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
            ["passTypeIdentifier", "serialNumber", "organizationName", "description"].allSatisfy({
                values[$0] is String
            })
        else { return nil }
        self.values = values
    }

    var version: Int? { (values["formatVersion"] as? NSNumber)?.intValue }
    /// The name of its kind.
    var style: String? {
        ["boardingPass", "coupon", "eventTicket", "storeCard", "generic"].first { values[$0] is [String: Any] }
    }

    func text(_ name: String) -> String { values[name] as? String ?? "" }
    func date(_ name: String) -> Date? { (values[name] as? String).flatMap(Self.date(of:)) }

    /// The value of a field, wherever on the pass it is.
    func field(_ key: String) -> Any? {
        guard let style, let groups = values[style] as? [String: Any] else { return nil }
        for fields in groups.values.compactMap({ $0 as? [[String: Any]] }) {
            if let field = fields.first(where: { $0["key"] as? String == key }) { return field["value"] }
        }
        return nil
    }

    /// A time in the W3C's form, with seconds or without.
    static func date(of text: String) -> Date? {
        let formatter = ISO8601DateFormatter()
        if let date = formatter.date(from: text) { return date }
        formatter.formatOptions.insert(.withFractionalSeconds)
        if let date = formatter.date(from: text) { return date }
        let minutes = "yyyy-MM-ddTHH:mm".count
        guard text.count > minutes else { return nil }
        return ISO8601DateFormatter().date(from: text.prefix(minutes) + ":00" + text.dropFirst(minutes))
    }
}
