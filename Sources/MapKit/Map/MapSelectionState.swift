import CoreLocation
import DovetailCore

/// What of a map is selected, and how something else gets to be.
@MainActor
struct MapSelectionState {
    /// The tag of what is selected; nil for nothing.
    var selected: AnyHashable?
    /// Takes over another tag; nil where nothing can be selected.
    var set: ((AnyHashable?) -> Void)?

    nonisolated init() {}

    /// A selection by tags of a type.
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        selected = binding.wrappedValue.map { ($0 as? any MapSelectionValue)?.tag ?? AnyHashable($0) }
        set = { tag in
            guard let tag else {
                binding.wrappedValue = nil
                return
            }
            // What has a tag of another type can't be selected.
            let type = Value.self as? any MapSelectionValue.Type
            if let value = tag.base as? Value ?? type?.made(of: tag) as? Value { binding.wrappedValue = value }
        }
    }

    func isSelected(_ element: MapElement) -> Bool { element.look.tag != nil && element.look.tag == selected }

    /// Selects an element; nil where that is not possible.
    func selects(_ element: MapElement) -> (() -> Void)? {
        guard let set, let tag = element.look.tag else { return nil }
        return { set(tag) }
    }
}

/// A value of a selection that stands for a tag.
protocol MapSelectionValue {
    var tag: AnyHashable? { get }
    static func made(of tag: AnyHashable) -> (any MapSelectionValue)?
}

extension MapSelection: MapSelectionValue {
    var tag: AnyHashable? { value.map { AnyHashable($0) } }
    static func made(of tag: AnyHashable) -> (any MapSelectionValue)? { (tag.base as? Value).map { MapSelection($0) } }
}

/// A thing that the map's pictures show. None is ever told here: pictures have no things.
public struct MapFeature: Hashable, Identifiable, Sendable {
    /// What things are.
    public enum FeatureKind: Hashable, Sendable {
        case pointOfInterest
        case territory
        case physicalFeature
    }
    public var id: Self { self }
    /// What it is.
    public let kind: FeatureKind
    /// What it is called.
    public let title: String?
    /// Its kind in more detail.
    public let pointOfInterestCategory: MKPointOfInterestCategory?
    private let latitude: Double
    private let longitude: Double
    /// Where it is.
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

/// A selection of an app's own values or of things that the map's pictures show, of which there are none here.
public struct MapSelection<Value: Hashable>: Hashable {
    /// The app's own value.
    public let value: Value?
    /// What the map's pictures show.
    public let feature: MapFeature?

    /// The app's own value.
    public init(_ value: Value) {
        self.value = value
        feature = nil
    }

    /// What the map's pictures show.
    public init(_ feature: MapFeature) {
        self.feature = feature
        value = nil
    }
}
