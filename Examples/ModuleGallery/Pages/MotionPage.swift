import CoreMotion
import SwiftUI

/// What a computer without sensors says of them.
struct MotionPage: View {
    private let manager = CMMotionManager()

    var body: some View {
        Form {
            Section {
                row("Accelerometer", manager.isAccelerometerAvailable)
                row("Gyroscope", manager.isGyroAvailable)
                row("Magnetometer", manager.isMagnetometerAvailable)
                row("Steps", CMPedometer.isStepCountingAvailable())
            } footer: {
                Text("An app that asks first, as it has to on an iPad, works here too.")
            }
        }
        .formStyle(.grouped)
    }

    private func row(_ name: String, _ isAvailable: Bool) -> some View {
        LabeledContent(name) {
            Label(
                isAvailable ? "available" : "not on this device",
                systemImage: isAvailable ? "checkmark.circle.fill" : "xmark.circle"
            )
            .foregroundStyle(isAvailable ? .green : .secondary)
        }
    }
}
