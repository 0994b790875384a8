import ARKit
import RealityKit
import SwiftUI

/// Whether a device sees the room that it is in, and the view that would show it.
struct AugmentedPage: View {
    var body: some View {
        Form {
            Section("ARKit") {
                AvailabilityRow("World", ARWorldTrackingConfiguration.isSupported)
                AvailabilityRow("Faces", ARFaceTrackingConfiguration.isSupported)
                AvailabilityRow("Pictures", ARImageTrackingConfiguration.isSupported)
            }
            Section("RealityKit") {
                RealityView { content in
                    let box = ModelEntity(mesh: .generateBox(size: 0.2))
                    box.name = "box"
                    content.add(box)
                }
                .frame(height: 200)
                .clipShape(.rect(cornerRadius: 8))
            }
        }
        .formStyle(.grouped)
    }
}
