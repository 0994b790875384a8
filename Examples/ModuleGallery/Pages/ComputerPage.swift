import ApplicationServices
import Carbon
import IOKit
import ServiceManagement
import SwiftUI

/// The computer's power, and what an app may ask of the whole system.
struct ComputerPage: View {
    private var batteries: Int {
        guard let info = IOPSCopyPowerSourcesInfo()?.takeRetainedValue() else { return 0 }
        return IOPSCopyPowerSourcesList(info)?.takeRetainedValue().count ?? 0
    }

    private var isStarted: Bool { SMAppService.mainApp.status == .enabled }

    var body: some View {
        Form {
            LabeledContent("Power", value: IOPSGetProvidingPowerSourceType(nil).takeRetainedValue() as String)
            LabeledContent("Batteries", value: "\(batteries)")
            LabeledContent("Started at login", value: isStarted ? "yes" : "no")
            AvailabilityRow("Other apps' windows", AXIsProcessTrusted())
            AnswerRow("Hear of ⌥⌘K in all apps") {
                var key: EventHotKeyRef?
                let error = RegisterEventHotKey(
                    UInt32(kVK_ANSI_K), UInt32(cmdKey | optionKey), EventHotKeyID(signature: 0x4B65_7973, id: 1),
                    GetApplicationEventTarget(), 0, &key)
                return error == noErr ? "They are heard." : "Keys for the whole system are refused."
            }
        }
        .formStyle(.grouped)
    }
}
