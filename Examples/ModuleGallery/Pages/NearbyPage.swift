import CoreBluetooth
import CoreNFC
import MultipeerConnectivity
import NearbyInteraction
import SwiftUI

/// What finds other devices near this one.
struct NearbyPage: View {
    @StateObject private var radio = Radio()
    @State private var peer = MCPeerID(displayName: "Desk")

    var body: some View {
        Form {
            Section("CoreBluetooth") {
                LabeledContent("State", value: radio.state)
                LabeledContent("Battery service", value: CBUUID(string: "180F").uuidString)
            }
            Section("CoreNFC") { AvailabilityRow("Tags", NFCNDEFReaderSession.readingAvailable) }
            Section("NearbyInteraction") {
                AvailabilityRow("Distances", NISession.deviceCapabilities.supportsPreciseDistanceMeasurement)
            }
            Section("MultipeerConnectivity") { LabeledContent("This device", value: peer.displayName) }
        }
        .formStyle(.grouped)
        .onAppear(perform: radio.start)
    }
}

/// Hears what Bluetooth says of itself.
private final class Radio: NSObject, ObservableObject, CBCentralManagerDelegate {
    @Published var state = "unknown"
    private var manager: CBCentralManager?

    func start() { manager = CBCentralManager(delegate: self, queue: nil) }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        state =
            switch central.state {
            case .poweredOn: "on"
            case .poweredOff: "off"
            case .unauthorized: "refused"
            case .unsupported: "not on this device"
            default: "unknown"
            }
    }
}
