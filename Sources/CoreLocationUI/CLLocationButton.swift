import CoreLocation
import DovetailUIKit
import Foundation

/// The arrow of a button.
public enum CLLocationButtonIcon: Int, Sendable {
    case none
    case arrowFilled
    case arrowOutline
}

/// What a button says.
public enum CLLocationButtonLabel: Int, Sendable {
    case none
    case currentLocation
    case sendCurrentLocation
    case sendMyCurrentLocation
    case shareCurrentLocation
    case shareMyCurrentLocation

    var title: LocationButton.Title? {
        switch self {
        case .none: nil
        case .currentLocation: .currentLocation
        case .sendCurrentLocation: .sendCurrentLocation
        case .sendMyCurrentLocation: .sendMyCurrentLocation
        case .shareCurrentLocation: .shareCurrentLocation
        case .shareMyCurrentLocation: .shareMyCurrentLocation
        }
    }
}

/// A button of UIKit's by which a person lets an app know where they are: see ``LocationButton``. Its targets hear of presses by `touchUpInside`.
///
/// It is a ``UIButton``, where Apple's is another control.
@MainActor @preconcurrency
open class CLLocationButton: UIButton {
    /// Its arrow.
    open var icon = CLLocationButtonIcon.arrowFilled { didSet { look() } }
    /// What it says.
    open var label = CLLocationButtonLabel.none { didSet { look() } }
    /// The size of what it says, in points.
    open var fontSize: CGFloat = 17 { didSet { look() } }
    /// How round its corners are, in points.
    open var cornerRadius: CGFloat = 6 { didSet { look() } }

    /// A blue button with a white arrow.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
        tintColor = .white
        addAction(
            UIAction { _ in CLLocationManager().requestWhenInUseAuthorization() }, for: .touchUpInside)
        look()
    }

    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    private func look() {
        let name: String? =
            switch icon {
            case .none: nil
            case .arrowFilled: "location.fill"
            case .arrowOutline: "location"
            }
        setImage(name.flatMap { UIImage(systemName: $0) }, for: .normal)
        setTitle(label.title?.text, for: .normal)
        setTitleColor(tintColor, for: .normal)
        titleLabel?.font = .systemFont(ofSize: fontSize)
        layer.cornerRadius = cornerRadius
        accessibilityLabel = (label.title ?? .currentLocation).text
    }
}
