import Network
import SwiftUI

/// The ways to the network, as they come and go.
struct NetworkPage: View {
    @State private var path: NWPath?
    @State private var monitor: NWPathMonitor?

    var body: some View {
        Form {
            if let path {
                LabeledContent("Network", value: path.status == .satisfied ? "there" : "not there")
                Section("Interfaces") {
                    ForEach(path.availableInterfaces, id: \.name) { interface in
                        LabeledContent(interface.name, value: "\(interface.type)")
                    }
                }
            } else {
                Button("Watch", action: watch)
            }
        }
        .formStyle(.grouped)
        .onDisappear { monitor?.cancel() }
    }

    private func watch() {
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { path in Task { @MainActor in self.path = path } }
        monitor.start(queue: .main)
        self.monitor = monitor
    }
}
