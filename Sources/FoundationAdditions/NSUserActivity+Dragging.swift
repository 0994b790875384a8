import Foundation

extension NSUserActivity: NSItemProviderWriting {
    /// One of Dovetail's own: programs that know it get the activity as a property list. Apple's identifiers of activities are not documented.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["org.dovetail.user-activity"] }

    /// The activity as a property list: its type, its title, the identifier of its content, its page, and what `userInfo` holds by names.
    ///
    /// - Throws: Where `userInfo` holds what is no value of property lists.
    public func data(ofType identifier: String) throws -> Data {
        prepare()
        var list: [String: Any] = ["activityType": activityType]
        list["title"] = title
        list["targetContentIdentifier"] = targetContentIdentifier
        list["webpageURL"] = webpageURL?.absoluteString
        var info: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] { if let name = key.base as? String { info[name] = value } }
        list["userInfo"] = info
        guard PropertyListSerialization.propertyList(list, isValidFor: .binary) else {
            throw CocoaError(.propertyListWriteInvalid)
        }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }
}
