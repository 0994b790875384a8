import SwiftUI

/// Something that a device can have or not, and whether this one does.
struct AvailabilityRow: View {
    let name: String
    let isAvailable: Bool

    init(_ name: String, _ isAvailable: Bool) {
        self.name = name
        self.isAvailable = isAvailable
    }

    var body: some View {
        LabeledContent(name) {
            HStack(spacing: 6) {
                Image(systemName: isAvailable ? "checkmark.circle.fill" : "xmark.circle").accessibilityHidden(true)
                Text(isAvailable ? "available" : "not on this device")
            }
            .foregroundStyle(isAvailable ? .green : .secondary)
        }
    }
}
