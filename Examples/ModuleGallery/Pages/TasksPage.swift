import BackgroundTasks
import SwiftUI

/// Work for when the app is not on show.
struct TasksPage: View {
    var body: some View {
        Form {
            AnswerRow("Refresh in an hour") {
                let request = BGAppRefreshTaskRequest(identifier: "gallery.refresh")
                request.earliestBeginDate = .now + 3600
                try BGTaskScheduler.shared.submit(request)
                return "It is planned."
            }
            AnswerRow("What is planned?") {
                "\(await BGTaskScheduler.shared.pendingTaskRequests().count) tasks"
            }
        }
        .formStyle(.grouped)
    }
}
