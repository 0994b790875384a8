import CoreMotion
import SwiftUI

/// What a computer without sensors says of them.
struct MotionPage: View {
    private let manager = CMMotionManager()

    var body: some View {
        Form {
            Section {
                AvailabilityRow("Accelerometer", manager.isAccelerometerAvailable)
                AvailabilityRow("Gyroscope", manager.isGyroAvailable)
                AvailabilityRow("Magnetometer", manager.isMagnetometerAvailable)
                AvailabilityRow("Steps", CMPedometer.isStepCountingAvailable())
            } footer: {
                Text("An app that asks first, as it has to on an iPad, works here too.")
            }
        }
        .formStyle(.grouped)
    }
}
