import CoreLocation
import DovetailControls
import DovetailCore

/// A balloon that stands at a place, with a symbol, letters or a picture in it and a title below.
///
///     Marker("Harbour", systemImage: "ferry", coordinate: harbour).tint(.blue)
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    nonisolated(unsafe) private let label: Label
    /// The place that it was made of, which selects it.
    private var item: MKMapItem?

    /// A balloon with a label: its icon stands in the balloon, its title below.
    nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.coordinate = coordinate
        self.label = label()
    }

    public static func _collect(_ marker: Marker<Label>, into collector: _MapCollector) {
        // A text alone is a title.
        let label = (marker.label as? Text).map { AnyView(_MarkerLabel(title: $0, icon: .symbol("mappin"))) }
        collector.with { look in
            look.takes(marker.item)
        } _: {
            collector.add(.marker(marker.coordinate, label ?? AnyView(marker.label)))
        }
    }
}

/// The title of a marker that names no icon: a pin.
public struct _MarkerLabel: View {
    let title: Text
    let icon: Icon

    enum Icon {
        case symbol(String)
        case picture(String)
        case letters(Text)
    }

    public var body: some View {
        DovetailControls.Label {
            title
        } icon: {
            switch icon {
            case .symbol(let name): Image(systemName: name)
            case .picture(let name): Image(name).resizable().aspectRatio(contentMode: .fit).frame(width: 16, height: 16)
            case .letters(let text): text
            }
        }
    }
}

extension Marker where Label == _MarkerLabel {
    nonisolated private init(_ title: Text, _ icon: _MarkerLabel.Icon, _ coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { _MarkerLabel(title: title, icon: icon) }
    }

    /// A balloon with a pin.
    nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), .symbol("mappin"), coordinate)
    }
    /// A balloon with a pin.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), .symbol("mappin"), coordinate)
    }
    /// A balloon with a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
    ) { self.init(Text(titleKey), .symbol(systemImage), coordinate) }
    /// A balloon with a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), .symbol(systemImage), coordinate)
    }
    /// A balloon with a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), .picture(image), coordinate)
    }
    /// A balloon with a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), .picture(image), coordinate)
    }
    /// A balloon with letters.
    nonisolated public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), .letters(monogram), coordinate)
    }
    /// A balloon with letters.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), .letters(monogram), coordinate)
    }
    /// A balloon for a place that was found. It is selected by the item itself.
    public init(item: MKMapItem) {
        self.init(Text(item.name ?? ""), .symbol("mappin"), item.placemark.coordinate)
        self.item = item
    }
}
