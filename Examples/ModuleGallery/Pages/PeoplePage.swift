import Contacts
import ContactsUI
import SwiftUI

/// A card of a person, and the person's own address book.
struct PeoplePage: View {
    @State private var isChoosing = false
    private let person = PeoplePage.ada()

    var body: some View {
        Form {
            Section("Card") {
                LabeledContent("Name", value: CNContactFormatter.string(from: person, style: .fullName) ?? "")
                if let number = person.phoneNumbers.first {
                    LabeledContent(
                        CNLabeledValue<NSString>.localizedString(forLabel: number.label ?? ""),
                        value: number.value.stringValue)
                }
                if let address = person.postalAddresses.first {
                    LabeledContent(
                        "Address", value: CNPostalAddressFormatter.string(from: address.value, style: .mailingAddress))
                }
            }
            Section("Address book") {
                AnswerRow("Ask for contacts") {
                    try await CNContactStore().requestAccess(for: .contacts) ? "Allowed" : "Not allowed"
                }
                Button("Choose…") { isChoosing = true }
            }
        }
        .formStyle(.grouped)
        .sheet(isPresented: $isChoosing) {
            ControllerView { CNContactPickerViewController() }.frame(minWidth: 360, minHeight: 300)
        }
    }

    private static func ada() -> CNContact {
        let person = CNMutableContact()
        person.givenName = "Ada"
        person.familyName = "Lovelace"
        person.phoneNumbers = [
            CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+44 20 7946 0018"))
        ]
        let address = CNMutablePostalAddress()
        address.street = "12 St James's Square"
        address.city = "London"
        address.postalCode = "SW1Y 4JH"
        person.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        return person
    }
}
