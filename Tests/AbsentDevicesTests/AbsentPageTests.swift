import ContactsUI
import DovetailTesting
import EventKitUI
import GameKit
import MessageUI
import SwiftUI
import Testing
import UIKit
import WidgetKit

/// Controllers of services that are not there, shown by apps that don't ask before.
@MainActor
struct AbsentPageTests {
    /// As apps wrap it.
    struct MailView: UIViewControllerRepresentable {
        let told: (MFMailComposeResult) -> Void
        @Environment(\.dismiss) private var dismiss

        final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
            let view: MailView
            init(_ view: MailView) { self.view = view }
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
            ) {
                view.told(result)
                controller.dismiss(animated: true)
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> MFMailComposeViewController {
            let controller = MFMailComposeViewController()
            controller.mailComposeDelegate = context.coordinator
            controller.setToRecipients(["help@example.org"])
            controller.setSubject("A & B")
            controller.setMessageBody("<p>Hello,</p>it&nbsp;works", isHTML: true)
            return controller
        }
        func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
    }

    struct Page<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var isShown = false
        var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { content } }
    }

    private func host(_ page: some View) throws -> TestHost {
        let host = TestHost(size: CGSize(width: 500, height: 500)) { page }
        try host.tap("Show")
        host.advance(by: .seconds(1))
        return host
    }

    @Test("A device without mail says so, and the page hands the message to the person's program") func mail() throws {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        var results: [MFMailComposeResult] = []
        let host = try host(Page { MailView { results.append($0) } })
        #expect(host.texts.contains("Mail can't be sent from here"))
        try host.tap("Open Mail")
        #expect(
            host.openedURLs.map(\.absoluteString)
                == ["mailto:help@example.org?subject=A%20%26%20B&body=Hello%2C%0D%0Ait%20works"])
        host.advance(by: .seconds(1))
        #expect(results == [.saved] && !host.exists("Open Mail"))
        try host.tap("Show")
        host.advance(by: .seconds(1))
        try host.tap("Close")
        host.advance(by: .seconds(1))
        #expect(results == [.saved, .cancelled] && !host.exists("Open Mail"))
    }

    struct EventView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> EKEventEditViewController {
            let controller = EKEventEditViewController()
            controller.eventStore = EKEventStore()
            return controller
        }
        func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
    }

    struct LookView: UIViewControllerRepresentable {
        let told: (EKEventViewAction) -> Void
        final class Coordinator: NSObject, EKEventViewDelegate {
            let told: (EKEventViewAction) -> Void
            init(_ told: @escaping (EKEventViewAction) -> Void) { self.told = told }
            func eventViewController(
                _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction
            ) {
                told(action)
                controller.dismiss(animated: true)
            }
        }
        func makeCoordinator() -> Coordinator { Coordinator(told) }
        func makeUIViewController(context: Context) -> EKEventViewController {
            let controller = EKEventViewController()
            controller.event = EKEvent(eventStore: EKEventStore())
            controller.allowsEditing = true
            controller.delegate = context.coordinator
            return controller
        }
        func updateUIViewController(_ controller: EKEventViewController, context: Context) {}
    }

    struct ChooserView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> EKCalendarChooser {
            let chooser = EKCalendarChooser(
                selectionStyle: .multiple, displayStyle: .allCalendars, entityType: .event, eventStore: EKEventStore())
            chooser.showsDoneButton = true
            return chooser
        }
        func updateUIViewController(_ controller: EKCalendarChooser, context: Context) {}
    }

    @Test("Looking at an event ends, as its delegate wants it") func event() throws {
        var actions: [EKEventViewAction] = []
        let host = try host(Page { LookView { actions.append($0) } })
        #expect(host.texts.contains("No Access to Calendars"))
        try host.tap("Close")
        host.advance(by: .seconds(1))
        #expect(actions == [.done] && !host.exists("No Access to Calendars"))
    }

    struct PickerView: UIViewControllerRepresentable {
        let cancelled: () -> Void
        final class Coordinator: NSObject, CNContactPickerDelegate {
            let cancelled: () -> Void
            init(_ cancelled: @escaping () -> Void) { self.cancelled = cancelled }
            func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancelled() }
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
        }
        func makeCoordinator() -> Coordinator { Coordinator(cancelled) }
        func makeUIViewController(context: Context) -> CNContactPickerViewController {
            let picker = CNContactPickerViewController()
            picker.delegate = context.coordinator
            return picker
        }
        func updateUIViewController(_ controller: CNContactPickerViewController, context: Context) {}
    }

    struct GamesView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> GKGameCenterViewController {
            GKGameCenterViewController(state: .leaderboards)
        }
        func updateUIViewController(_ controller: GKGameCenterViewController, context: Context) {}
    }

    @Test("Pages without a delegate end by themselves") func alone() throws {
        for (page, title) in [
            (AnyView(EventView()), "No Access to Calendars"), (AnyView(ChooserView()), "No Access to Calendars"),
            (AnyView(GamesView()), "Game Center Is Not Available"),
        ] {
            let host = try host(Page { page })
            #expect(host.texts.contains(title))
            try host.tap("Close")
            host.advance(by: .seconds(1))
            #expect(!host.exists(title))
        }
    }

    @Test("A choice of contacts is a cancellation") func contacts() throws {
        var count = 0
        let host = try host(Page { PickerView { count += 1 } })
        #expect(host.texts.contains("No Contacts"))
        try host.tap("Close")
        host.advance(by: .seconds(1))
        #expect(count == 1 && !host.exists("No Contacts"))
    }

    struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var driver: String }
    }

    struct RideWidget: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: Ride.self) { context in
                Text(context.state.driver).activityBackgroundTint(.cyan)
            } dynamicIsland: { context in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.leading) { Text("Leading") }
                    DynamicIslandExpandedRegion(.bottom) { Text(context.state.driver) }
                } compactLeading: {
                    Text("L")
                } compactTrailing: {
                    Text("T")
                } minimal: {
                    Image(systemName: "car")
                }
                .keylineTint(.red)
            }
        }
    }

    @Test("A widget of an activity is declared as on Apple's systems, and shows nothing") func widget() {
        #expect(RideWidget().body._descriptions.isEmpty)
    }
}
