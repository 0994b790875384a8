import AdSupport
import AppTrackingTransparency
import Contacts
import EventKit
import Testing

/// A device whose owner has said no, as apps meet it.
struct PersonalDataTests {
    @Test("Access to calendars is denied, without an error") func calendars() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await store.requestFullAccessToEvents() == false)
        let answer = await withCheckedContinuation { continuation in
            store.requestAccess(to: .reminder) { granted, error in
                continuation.resume(returning: (granted, error == nil))
            }
        }
        #expect(answer == (false, true))
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
        let reminders = await withCheckedContinuation { continuation in
            store.fetchReminders(matching: store.predicateForReminders(in: nil)) {
                continuation.resume(returning: $0?.count)
            }
        }
        #expect(reminders == nil)
    }

    @Test("An event is a value, and keeping it throws that access is denied") func event() {
        let store = EKEventStore()
        let event = EKEvent(eventStore: store)
        event.title = "Lunch"
        event.startDate = Date(timeIntervalSinceReferenceDate: 0)
        event.endDate = event.startDate.addingTimeInterval(3600)
        event.calendar = store.defaultCalendarForNewEvents
        event.addAlarm(EKAlarm(relativeOffset: -600))
        // A place may be made without a name. CLLocation comes with the module.
        let place = EKStructuredLocation()
        place.geoLocation = CLLocation(latitude: 48, longitude: 11)
        event.structuredLocation = place
        #expect(event.structuredLocation?.title == nil)
        event.addRecurrenceRule(
            EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 5)))
        #expect(event.hasAlarms && event.hasRecurrenceRules && event.title == "Lunch")
        let hour = store.predicateForEvents(
            withStart: event.startDate.addingTimeInterval(1800), end: event.endDate, calendars: nil)
        #expect(hour.evaluate(with: event) && store.events(matching: hour).isEmpty)
        do {
            try store.save(event, span: .thisEvent)
            Issue.record("It was kept.")
        } catch EKError.eventStoreNotAuthorized {
            // As an app catches it.
        } catch { Issue.record("\(error)") }
        #expect((EKError(.eventStoreNotAuthorized) as NSError).code == 29)
        let reminder = EKReminder(eventStore: store)
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
        #expect(throws: EKError.self) { try store.save(reminder, commit: true) }
    }

    @Test("Access to contacts is denied, with Apple's error") func contacts() async {
        let store = CNContactStore()
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        #expect(CNContactsUserDefaults.shared().sortOrder == .familyName)
        #expect(CNContactsUserDefaults.shared().countryCode.count >= 2)
        let (granted, error) = await withCheckedContinuation { continuation in
            store.requestAccess(for: .contacts) { continuation.resume(returning: ($0, $1)) }
        }
        #expect(!granted && (error as NSError?)?.code == 100 && (error as NSError?)?.domain == CNErrorDomain)
        let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [any CNKeyDescriptor]
        let request = CNContactFetchRequest(keysToFetch: keys)
        #expect(throws: CNError.self) { try store.enumerateContacts(with: request) { _, _ in } }
    }

    @Test("A contact is a value, and its name and address can be written") func contact() throws {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 20 7946"))
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.org" as NSString)]
        let address = CNMutablePostalAddress()
        address.street = "St James's Square 12"
        address.city = "London"
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "St James's Square 12\nLondon")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
        let copy = try #require(contact.copy() as? CNContact)
        contact.givenName = "Augusta"
        #expect(copy.givenName == "Ada" && !(copy is CNMutableContact))
        #expect(copy.phoneNumbers.first?.value == CNPhoneNumber(stringValue: "+44207946"))
        #expect(CNContact.predicateForContacts(matchingName: "ada").evaluate(with: copy))
    }

    @Test("Nobody is followed") func tracking() async {
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        let manager = ASIdentifierManager.shared()
        #expect(manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(!manager.isAdvertisingTrackingEnabled)
    }
}
