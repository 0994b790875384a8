import SwiftUI
import UserNotifications

/// A reminder in five seconds.
struct NotificationsPage: View {
    @State private var title = "Tea is ready"
    @State private var state = ""

    var body: some View {
        Form {
            TextField("Title", text: $title)
            Button("Remind me in five seconds", action: remind).disabled(title.isEmpty)
            if !state.isEmpty { Text(state).foregroundStyle(.secondary) }
        }
        .formStyle(.grouped)
    }

    private func remind() {
        Task {
            let center = UNUserNotificationCenter.current()
            do {
                guard try await center.requestAuthorization(options: [.alert, .sound]) else {
                    return state = "Notifications are switched off."
                }
                let content = UNMutableNotificationContent()
                content.title = title
                content.sound = .default
                let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
                try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
                state = "It comes in five seconds."
            } catch { state = error.localizedDescription }
        }
    }
}
