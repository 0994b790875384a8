import Contacts
import Foundation
import Testing

/// Contacts as vCards.
@Suite("vCards")
struct VCardTests {
    private func text(_ contact: CNContact) throws -> String {
        String(decoding: try CNContactVCardSerialization.data(with: [contact]), as: UTF8.self)
    }

    private var ada: CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.namePrefix) = ("Ada; \\", "Lovelace, née Byron", "Countess")
        (contact.organizationName, contact.departmentName, contact.jobTitle) = ("Analytical Engines", "Notes", "Author")
        contact.note = "First line\nsecond"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 20 1234")),
            CNLabeledValue(label: "Salon", value: CNPhoneNumber(stringValue: "5678")),
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org")]
        let place = CNMutablePostalAddress()
        (place.street, place.city, place.postalCode, place.country) = ("12 St James's Square", "London", "SW1", "UK")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: place)]
        contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
        contact.imageData = Data(repeating: 7, count: 300)
        return contact
    }

    @Test("what is written is read again, whatever signs are in it, in lines of at most 75 bytes")
    func thereAndBack() throws {
        let card = try text(ada)
        #expect(card.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\n") && card.hasSuffix("END:VCARD\r\n"))
        #expect(card.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        let contacts = try CNContactVCardSerialization.contacts(with: Data((card + card).utf8))
        #expect(contacts.count == 2)
        let read = contacts[1]
        #expect(read.givenName == ada.givenName && read.familyName == ada.familyName && read.namePrefix == "Countess")
        #expect(read.organizationName == "Analytical Engines" && read.departmentName == "Notes")
        #expect(read.note == ada.note && read.jobTitle == "Author" && read.imageData == ada.imageData)
        #expect(read.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, "Salon"])
        #expect(read.phoneNumbers.map(\.value.stringValue) == ["+44 20 1234", "5678"])
        #expect(read.emailAddresses[0].label == CNLabelWork && read.emailAddresses[0].value == "ada@example.org")
        #expect(read.postalAddresses[0].value == ada.postalAddresses[0].value)
        #expect(read.birthday?.year == 1815 && read.birthday?.month == 12 && read.birthday?.day == 10)
    }

    @Test("older and newer cards are read: words for types, texts in bytes, days without a year")
    func others() throws {
        let cards = """
            begin:vcard
            VERSION:2.1
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=
            ller;Ann
            TEL;WORK;FAX:123
            END:VCARD
            BEGIN:VCARD
            VERSION:4.0
            FN:Bob
            N:Builder;Bob;;;
            TEL;VALUE=uri;TYPE="cell,voice":tel:+1-555
            BDAY:--0203
            NOTE:a\\nb\\, c
            UNKNOWN;X=1:nothing
            END:VCARD
            """
        let contacts = try CNContactVCardSerialization.contacts(with: Data(cards.utf8))
        #expect(contacts.map(\.familyName) == ["Müller", "Builder"])
        #expect(contacts[0].phoneNumbers[0].label == CNLabelPhoneNumberWorkFax)
        #expect(contacts[1].phoneNumbers[0].label == CNLabelPhoneNumberMobile)
        #expect(contacts[1].phoneNumbers[0].value.stringValue == "+1-555" && contacts[1].note == "a\nb, c")
        #expect(contacts[1].birthday?.year == nil && contacts[1].birthday?.month == 2)
    }

    @Test("text without a card is an error, and no text no contacts")
    func malformed() throws {
        #expect(throws: CNError.self) {
            try CNContactVCardSerialization.contacts(with: Data("BEGIN:VCARD\nN:A;B".utf8))
        }
        #expect(try CNContactVCardSerialization.contacts(with: Data()).isEmpty)
    }
}
