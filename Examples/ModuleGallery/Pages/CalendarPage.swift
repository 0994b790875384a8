import EventKit
import EventKitUI
import SwiftUI

/// An event that comes again, and the person's own calendars.
struct CalendarPage: View {
    @State private var store = EKEventStore()
    @State private var isEditing = false

    var body: some View {
        let event = event
        Form {
            Section("Event") {
                LabeledContent("Title", value: event.title ?? "")
                LabeledContent("Starts", value: event.startDate.formatted(date: .abbreviated, time: .shortened))
                LabeledContent(
                    "Lasts",
                    value: Duration.seconds(event.endDate.timeIntervalSince(event.startDate)).formatted(
                        .units(allowed: [.hours, .minutes])))
                LabeledContent("Again", value: event.hasRecurrenceRules ? "every second week" : "never")
            }
            Section("Calendars") {
                AnswerRow("Ask for calendars") {
                    try await store.requestFullAccessToEvents() ? "Allowed" : "Not allowed"
                }
                Button("Edit…") { isEditing = true }
            }
        }
        .formStyle(.grouped)
        .sheet(isPresented: $isEditing) {
            ControllerView { EKEventEditViewController() }.frame(minWidth: 360, minHeight: 300)
        }
    }

    private var event: EKEvent {
        let event = EKEvent(eventStore: store)
        event.title = "Choir"
        event.startDate = Date(timeIntervalSinceReferenceDate: 800_000_000)
        event.endDate = event.startDate + 5400
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: nil))
        return event
    }
}
