import Foundation

/// Reads vCards.
enum VCardReader {
    /// A line of a card, whose continuations are part of it.
    private struct Line {
        /// What ties a line to one that names it: `item1` of `item1.TEL`.
        var group: Substring?
        var name = ""
        /// The words of `type=…`, and those that stand alone, as in version 2.1, in capital letters.
        var types: Set<String> = []
        var encoding: String?
        var isYearOmitted = false
        var value = ""

        /// The parts of the value between semicolons.
        var parts: [String] { VCardReader.parts(of: value, at: ";") }
        var text: String { VCardReader.unescaped(value) }
    }

    static func contacts(in text: String) -> [CNContact] {
        var contacts: [CNContact] = []
        var lines: [Line]?
        for line in self.lines(of: text) {
            if line.name == "BEGIN", line.value.uppercased() == "VCARD" {
                lines = []
            } else if line.name == "END", line.value.uppercased() == "VCARD" {
                if let lines { contacts.append(contact(of: lines)) }
                lines = nil
            } else {
                lines?.append(line)
            }
        }
        return contacts
    }

    private static func lines(of text: String) -> [Line] {
        var unfolded: [String] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let continuesCode = unfolded.last.map {
                $0.hasSuffix("=") && $0.uppercased().contains("QUOTED-PRINTABLE")
            }
            if continuesCode == true {
                unfolded[unfolded.count - 1] = String(unfolded.last!.dropLast() + line)
            } else if line.first == " " || line.first == "\t", !unfolded.isEmpty {
                unfolded[unfolded.count - 1] += line.dropFirst()
            } else if !line.isEmpty {
                unfolded.append(String(line))
            }
        }
        return unfolded.compactMap(line(of:))
    }

    private static func line(of text: String) -> Line? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        var line = Line()
        let head = text[..<colon].split(separator: ";")
        guard let first = head.first else { return nil }
        let names = first.split(separator: ".", maxSplits: 1)
        line.name = (names.last ?? "").uppercased()
        line.group = names.count == 2 ? names[0] : nil
        for parameter in head.dropFirst() {
            let sides = parameter.split(separator: "=", maxSplits: 1)
            let (key, value) = (sides[0].uppercased(), sides.count == 2 ? sides[1].uppercased() : "")
            switch key {
            case "TYPE": line.types.formUnion(value.replacing("\"", with: "").split(separator: ",").map(String.init))
            case "ENCODING": line.encoding = value
            case "X-APPLE-OMIT-YEAR": line.isYearOmitted = true
            default: if sides.count == 1 { line.types.insert(key) }
            }
        }
        let value = String(text[text.index(after: colon)...])
        line.value = line.encoding == "QUOTED-PRINTABLE" ? quotedPrintable(value) : value
        return line
    }

    private static func contact(of lines: [Line]) -> CNContact {
        let contact = CNMutableContact()
        let labels = lines.filter { $0.name == "X-ABLABEL" }
        func label(of line: Line) -> String? {
            if let group = line.group, let own = labels.first(where: { $0.group == group }) { return own.text }
            return VCardLabels.label(of: line.types)
        }
        func part(_ parts: [String], _ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
        for line in lines {
            let parts = line.parts
            switch line.name {
            case "N":
                (contact.familyName, contact.givenName) = (part(parts, 0), part(parts, 1))
                (contact.middleName, contact.namePrefix) = (part(parts, 2), part(parts, 3))
                contact.nameSuffix = part(parts, 4)
            case "NICKNAME": contact.nickname = line.text
            case "X-PHONETIC-FIRST-NAME": contact.phoneticGivenName = line.text
            case "X-PHONETIC-MIDDLE-NAME": contact.phoneticMiddleName = line.text
            case "X-PHONETIC-LAST-NAME": contact.phoneticFamilyName = line.text
            case "X-MAIDENNAME": contact.previousFamilyName = line.text
            case "ORG": (contact.organizationName, contact.departmentName) = (part(parts, 0), part(parts, 1))
            case "TITLE": contact.jobTitle = line.text
            case "NOTE": contact.note = line.text
            case "EMAIL":
                contact.emailAddresses.append(CNLabeledValue(label: label(of: line), value: line.text as NSString))
            case "TEL":
                let number = line.text.hasPrefix("tel:") ? String(line.text.dropFirst(4)) : line.text
                contact.phoneNumbers.append(
                    CNLabeledValue(label: label(of: line), value: CNPhoneNumber(stringValue: number)))
            case "URL":
                contact.urlAddresses.append(CNLabeledValue(label: label(of: line), value: line.text as NSString))
            case "ADR":
                let address = CNMutablePostalAddress()
                (address.street, address.city) = (part(parts, 2), part(parts, 3))
                (address.state, address.postalCode) = (part(parts, 4), part(parts, 5))
                address.country = part(parts, 6)
                contact.postalAddresses.append(CNLabeledValue(label: label(of: line), value: address))
            case "BDAY": contact.birthday = day(line)
            case "PHOTO":
                let code = line.value.hasPrefix("data:") ? line.value.drop { $0 != "," }.dropFirst() : line.value[...]
                contact.imageData = Data(base64Encoded: String(code), options: .ignoreUnknownCharacters)
            case "X-ABSHOWAS": contact.contactType = line.value.uppercased() == "COMPANY" ? .organization : .person
            case "KIND": if line.value.lowercased() == "org" { contact.contactType = .organization }
            default: break
            }
        }
        return contact
    }

    /// A day, as `1984-05-06`, `19840506` or `--0506`.
    private static func day(_ line: Line) -> DateComponents? {
        let text = line.value.prefix { $0 != "T" }
        let digits = text.filter(\.isNumber)
        let hasYear = !text.hasPrefix("--")
        guard digits.count == (hasYear ? 8 : 4), let number = Int(digits) else { return nil }
        let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return DateComponents(
            calendar: Calendar(identifier: .gregorian), year: hasYear && !line.isYearOmitted ? year : nil, month: month,
            day: day)
    }

    private static func parts(of value: String, at separator: Character) -> [String] {
        var (parts, part, isEscaped) = ([String](), "", false)
        for character in value {
            if !isEscaped, character == separator {
                parts.append(unescaped(part))
                part = ""
                continue
            }
            part.append(character)
            isEscaped = !isEscaped && character == "\\"
        }
        return parts + [unescaped(part)]
    }

    private static func unescaped(_ value: String) -> String {
        guard value.contains("\\") else { return value }
        var (result, isEscaped) = ("", false)
        for character in value {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    private static func quotedPrintable(_ value: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(value.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "="), rest.count >= 2,
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
