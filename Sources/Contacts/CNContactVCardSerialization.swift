import Foundation

/// Writes contacts as vCards of version 3.0 (RFC 2426), and reads those of versions 2.1 to 4.0.
///
/// Names, companies, numbers, addresses, birthdays, notes and pictures are written and read, each with what it is for. What else a card says is left
/// out; so are social profiles, relations and further dates.
open class CNContactVCardSerialization: NSObject {
    /// The keys that a card is made of.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { KeyList() }

    /// The contacts as cards, one after the other, in UTF-8.
    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map { VCardWriter.card(of: $0) }.joined().utf8)
    }

    /// The contacts of cards. Throws ``CNError`` with the code `vCardMalformed` where there is text and no whole card in it.
    open class func contacts(with data: Data) throws -> [CNContact] {
        let text = String(data: data, encoding: .utf8) ?? String(decoding: data, as: Unicode.ASCII.self)
        let contacts = VCardReader.contacts(in: text)
        if contacts.isEmpty, text.contains(where: { !$0.isWhitespace }) { throw CNError(.vCardMalformed) }
        return contacts
    }
}

/// Writes one card.
private enum VCardWriter {
    static func card(of contact: CNContact) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        func add(_ name: String, _ parts: [String], separator: String = ";") {
            guard parts.contains(where: { !$0.isEmpty }) else { return }
            lines.append(name + ":" + parts.map(escaped).joined(separator: separator))
        }
        let names = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        lines.append("N:" + names.map(escaped).joined(separator: ";"))
        lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
        add("NICKNAME", [contact.nickname])
        add("X-PHONETIC-FIRST-NAME", [contact.phoneticGivenName])
        add("X-PHONETIC-MIDDLE-NAME", [contact.phoneticMiddleName])
        add("X-PHONETIC-LAST-NAME", [contact.phoneticFamilyName])
        add("X-MAIDENNAME", [contact.previousFamilyName])
        if contact.departmentName.isEmpty {
            add("ORG", [contact.organizationName])
        } else {
            add("ORG", [contact.organizationName, contact.departmentName])
        }
        add("TITLE", [contact.jobTitle])
        var items = 0
        func addLabelled(_ name: String, _ types: [String], _ label: String?, _ parts: [String]) {
            let known = label.flatMap { VCardLabels.types[$0] }
            let types = (types + (known ?? [])).map { ";type=" + $0 }.joined()
            if let label, known == nil {
                // What a value is for, where no type of the format says that.
                items += 1
                add("item\(items).\(name)\(types)", parts)
                add("item\(items).X-ABLabel", [label])
            } else {
                add(name + types, parts)
            }
        }
        for email in contact.emailAddresses { addLabelled("EMAIL", ["INTERNET"], email.label, [email.value as String]) }
        for phone in contact.phoneNumbers { addLabelled("TEL", [], phone.label, [phone.value.stringValue]) }
        for address in contact.postalAddresses {
            let place = address.value
            addLabelled(
                "ADR", [], address.label,
                ["", "", place.street, place.city, place.state, place.postalCode, place.country])
        }
        for url in contact.urlAddresses { addLabelled("URL", [], url.label, [url.value as String]) }
        if let day = contact.birthday, let month = day.month, let number = day.day {
            // Apple's year for a day whose year is not known.
            let year = day.year ?? 1604
            let unknown = day.year == nil ? ";X-APPLE-OMIT-YEAR=1604" : ""
            lines.append(String(format: "BDAY\(unknown):%04d-%02d-%02d", year, month, number))
        }
        add("NOTE", [contact.note])
        if let picture = contact.imageData { lines.append("PHOTO;ENCODING=b:" + picture.base64EncodedString()) }
        if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        lines.append("END:VCARD")
        return lines.map { folded($0) + "\r\n" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\r\n", with: "\n").replacing("\n", with: "\\n")
            .replacing(",", with: "\\,").replacing(";", with: "\\;")
    }

    /// A line in pieces of at most 75 bytes, of which the later ones begin with a space.
    private static func folded(_ line: String) -> String {
        var (result, length) = ("", 0)
        for character in line {
            let size = character.utf8.count
            if length + size > 75 {
                result += "\r\n "
                length = 1
            }
            result.append(character)
            length += size
        }
        return result
    }
}

/// What values are for, as the format says it and as contacts do.
enum VCardLabels {
    static let types: [String: [String]] = [
        CNLabelHome: ["HOME"], CNLabelWork: ["WORK"], CNLabelPhoneNumberMobile: ["CELL"],
        CNLabelPhoneNumberiPhone: ["IPHONE", "CELL"], CNLabelPhoneNumberMain: ["MAIN"],
        CNLabelPhoneNumberHomeFax: ["HOME", "FAX"], CNLabelPhoneNumberWorkFax: ["WORK", "FAX"],
        CNLabelPhoneNumberPager: ["PAGER"],
    ]

    /// What a value with these types is for: what the most of them say.
    static func label(of types: Set<String>) -> String? {
        Self.types.filter { types.isSuperset(of: $0.value) }
            .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    }
}
