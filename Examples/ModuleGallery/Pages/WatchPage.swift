import SwiftUI
import WatchConnectivity
import WatchKit

/// What a watch app hears of its watch, which is this computer, and of its telephone.
struct WatchPage: View {
    private let device = WKInterfaceDevice.current()

    var body: some View {
        Form {
            Section("WatchKit") {
                LabeledContent("System", value: "\(device.systemName) \(device.systemVersion)")
                LabeledContent("Wrist", value: device.wristLocation == .left ? "left" : "right")
            }
            Section("WatchConnectivity") { AvailabilityRow("A device beside this one", WCSession.isSupported()) }
        }
        .formStyle(.grouped)
    }
}
