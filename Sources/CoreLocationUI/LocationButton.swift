import CoreLocation
import DovetailControls
import DovetailCore
import Foundation

/// A button by which a person lets an app know where they are, once.
///
///     LocationButton(.shareCurrentLocation) { manager.requestLocation() }
///         .labelStyle(.iconOnly).symbolVariant(.fill).tint(.green)
///
/// A press asks for the permission that ``CoreLocation/CLLocationManager/requestWhenInUseAuthorization()`` asks for, and runs the action. What differs: the
/// permission is not for once but as long as the app runs; and a button that is too small, or can't be read, still works.
@MainActor @preconcurrency
public struct LocationButton: View {
    /// What a button says.
    public struct Title: Hashable, Sendable {
        let text: String

        /// “Current Location”.
        public static let currentLocation = Title(text: "Current Location")
        /// “Send Current Location”.
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        /// “Send My Current Location”.
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        /// “Share Current Location”.
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        /// “Share My Current Location”.
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }

    private let title: Title?
    // Set when the button is made, and called on the main thread alone.
    nonisolated(unsafe) private let action: () -> Void
    nonisolated(unsafe) private let ask: @MainActor () -> Void

    /// A button with an arrow, and with a title if there is one, that runs an action.
    nonisolated public init(_ title: Title? = nil, action: @escaping () -> Void) {
        self.init(title, ask: { CLLocationManager().requestWhenInUseAuthorization() }, action: action)
    }

    nonisolated package init(
        _ title: Title? = nil, ask: @escaping @MainActor () -> Void, action: @escaping () -> Void
    ) { (self.title, self.ask, self.action) = (title, ask, action) }

    public var body: some View {
        Button {
            ask()
            action()
        } label: {
            if let title {
                Label(title.text, systemImage: "location.fill")
            } else {
                Label(Title.currentLocation.text, systemImage: "location.fill").labelStyle(.iconOnly)
            }
        }
        .buttonStyle(.borderedProminent)
    }
}
