import CoreLocation
import DovetailTesting
import MapKit
import SwiftUI
import TestSupport
import Testing

/// Details of a place that is selected on a map.
@MainActor
struct MapItemAccessoryTests {
    private final class Record {
        var selected: MKMapItem?
    }

    private static func found(_ name: String, _ place: CLLocationCoordinate2D) -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place, addressDictionary: ["City": "Berlin"]))
        item.name = name
        item.pointOfInterestCategory = .museum
        item.phoneNumber = "030 1234"
        return item
    }

    private struct Page: View {
        let record: Record
        let style: MapItemDetailSelectionAccessoryStyle?
        @State var item = found("Harbour", MapTests.berlin)
        @State private var selected: MKMapItem?

        var body: some View {
            Map(initialPosition: .region(MapTests.region(50_000)), selection: $selected) {
                ForEach([item], id: \.self) { Marker(item: $0) }.mapItemDetailSelectionAccessory(style)
            }
            .onChange(of: selected) { _, new in record.selected = new }
        }
    }

    /// A map on which the mark was pressed.
    private static func host(
        _ style: MapItemDetailSelectionAccessoryStyle?, _ record: Record, _ idiom: Idiom
    ) throws -> TestHost {
        let host = TestHost(size: CGSize(width: 420, height: 700), idiom: idiom) { Page(record: record, style: style) }
        try host.tap("Harbour")
        host.advance(by: .seconds(1))
        #expect(record.selected?.name == "Harbour")
        return host
    }

    @Test("A callout tells of the place until a person presses beside it, which selects nothing")
    func callout() throws {
        let record = Record()
        let host = try Self.host(.callout(.full), record, .desktop)
        #expect(host.exists("Open in Maps") && host.exists("Museum") && host.exists("030 1234"))
        host.tap(at: CGPoint(x: 5, y: 690))
        host.advance(by: .seconds(1))
        #expect(record.selected == nil)
        #expect(!host.exists("Open in Maps"))
    }

    @Test("A compact callout tells less, and so does each on a phone")
    func compact() throws {
        for (style, idiom) in [
            (MapItemDetailSelectionAccessoryStyle.callout(.compact), Idiom.desktop), (.callout, .phone),
        ] {
            let host = try Self.host(style, Record(), idiom)
            #expect(host.exists("Open in Maps") && host.exists("Museum") && !host.exists("030 1234"))
        }
    }

    @Test("What is automatic is a sheet on a phone and a callout elsewhere; a sheet is one everywhere")
    func sheet() throws {
        for (style, idiom, hasSheet) in [
            (MapItemDetailSelectionAccessoryStyle.automatic, Idiom.phone, true), (.automatic, .desktop, false),
            (.sheet, .desktop, true),
        ] {
            let host = try Self.host(style, Record(), idiom)
            #expect(host.exists("030 1234"))
            // A sheet has a map of its own, with the place's name below the mark; what stands behind it is not told.
            #expect(host.window.elements.matches("Harbour").count == (hasSheet ? 2 : 1))
        }
    }

    @Test("A caption is a button below the title as long as the mark is selected")
    func caption() throws {
        let record = Record()
        let host = try Self.host(.caption, record, .phone)
        #expect(!host.exists("Museum"))
        #expect(try host.frame(of: "Open in Maps").minY > host.frame(of: "Harbour").minY)
        host.tap(at: CGPoint(x: 5, y: 690))
        host.advance(by: .seconds(1))
        #expect(record.selected == nil && !host.exists("Open in Maps"))
    }

    @Test("Without a style nothing is shown") func none() throws {
        let host = try Self.host(nil, Record(), .desktop)
        #expect(!host.exists("Open in Maps"))
    }

    @Test("Marks that are tagged with selections are selected by them, and show their details") func selections() throws
    {
        struct Page: View {
            let note: (MapSelection<MKMapItem>?) -> Void
            @State var item = MapItemAccessoryTests.found("Harbour", MapTests.berlin)
            @State private var selected: MapSelection<MKMapItem>?
            var body: some View {
                Map(initialPosition: .region(MapTests.region(50_000)), selection: $selected) {
                    Annotation(item: item, accessoryAnchor: .bottom) { Color.green.frame(width: 20, height: 20) }
                        .tag(MapSelection(item))
                        .mapItemDetailSelectionAccessory(.callout)
                }
                .mapFeatureSelectionAccessory(.callout)
                .onChange(of: selected) { _, new in note(new) }
            }
        }
        var selected: MapSelection<MKMapItem>?
        let host = TestHost(size: CGSize(width: 420, height: 700), idiom: .desktop) { Page { selected = $0 } }
        try host.tap("Harbour")
        host.advance(by: .seconds(1))
        #expect(selected?.value?.name == "Harbour" && host.exists("030 1234"))
    }
}
