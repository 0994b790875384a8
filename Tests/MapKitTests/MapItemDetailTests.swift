import CoreLocation
import DovetailTesting
import MapKit
import SwiftUI
import TestSupport
import Testing

/// Details of places, and cameras that move by keyframes.
@MainActor
struct MapItemDetailTests {
    private static func harbour() -> MKMapItem {
        let item = MKMapItem(
            placemark: MKPlacemark(
                coordinate: MapTests.berlin,
                addressDictionary: ["Name": "Harbour", "City": "Berlin", "Country": "Germany"]))
        item.pointOfInterestCategory = .movieTheater
        return item
    }

    private struct Sheet: View {
        @State var item: MKMapItem?
        var body: some View { Button("Show") { item = harbour() }.mapItemDetailSheet(item: $item) }
    }

    @Test("A sheet shows a place's details as long as there is one") func sheet() throws {
        let host = TestHost(size: CGSize(width: 400, height: 700)) { Sheet() }
        #expect(!host.exists("Open in Maps"))
        try host.tap("Show")
        host.advance(by: .seconds(1))
        #expect(host.exists("Open in Maps") && host.exists("Movie Theater"))
    }

    @Test("A sheet that is lower than a place's details is scrolled")
    func lowSheet() throws {
        let host = TestHost(size: CGSize(width: 400, height: 300), idiom: .phone) { Sheet() }
        try host.tap("Show")
        host.advance(by: .seconds(1))
        let before = try host.frame(of: "Open in Maps").minY
        host.scroll(at: CGPoint(x: 200, y: 280), by: CGSize(width: 0, height: 400))
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "Open in Maps").maxY <= 300 && before > 300)
    }

    private struct Popovers: View {
        @State var item: MKMapItem?
        @State var isShown = false
        var body: some View {
            VStack {
                Button("One") { item = harbour() }.mapItemDetailPopover(item: $item, displaysMap: false)
                Button("Other") { isShown = true }
                    .mapItemDetailPopover(isPresented: $isShown, item: harbour(), arrowEdge: .bottom)
                Text(item == nil && !isShown ? "Closed" : "Open")
            }
        }
    }

    @Test("A popover shows a place's details until a person presses beside it", arguments: ["One", "Other"])
    func popover(_ name: String) throws {
        let host = TestHost(size: CGSize(width: 600, height: 700), idiom: .desktop) { Popovers() }
        try host.tap(name)
        host.advance(by: .seconds(1))
        #expect(host.exists("Open in Maps") && host.exists("Harbour"))
        host.tap(at: CGPoint(x: 5, y: 690))
        host.advance(by: .seconds(1))
        #expect(!host.exists("Open in Maps") && host.exists("Closed"))
    }

    private struct Flight: View {
        let note: (MapCameraUpdateContext) -> Void
        @State private var flights = 0
        @State var position = MapCameraPosition.region(MapTests.region(10_000))

        var body: some View {
            VStack {
                Button("Fly") { flights += 1 }
                Map(position: $position)
                    .mapCameraKeyframeAnimator(trigger: flights) { camera in
                        KeyframeTrack(\MapCamera.centerCoordinate) {
                            LinearKeyframe(MapTests.potsdam, duration: 2)
                        }
                        KeyframeTrack(\MapCamera.distance) {
                            LinearKeyframe(camera.distance * 2, duration: 1)
                            LinearKeyframe(camera.distance, duration: 1)
                        }
                    }
                    .onMapCameraChange(frequency: .continuous) { note($0) }
            }
        }
    }

    @Test("A camera moves by keyframes from where it is, and ends where they end") func keyframes() throws {
        var cameras: [MapCamera] = []
        let host = TestHost(size: MapTests.size) { Flight { cameras.append($0.camera) } }
        let start = try #require(cameras.last)
        try host.tap("Fly")
        host.advance(by: .seconds(1))
        let middle = try #require(cameras.last)
        #expect(abs(middle.distance / start.distance - 2) < 0.1)
        #expect(abs(middle.centerCoordinate.longitude - (13.405 + 13.06) / 2) < 0.02)
        host.advance(by: .seconds(2))
        let end = try #require(cameras.last)
        #expect(abs(end.distance / start.distance - 1) < 0.01)
        #expect(abs(end.centerCoordinate.latitude - 52.39) < 1e-6 && abs(end.centerCoordinate.longitude - 13.06) < 1e-6)
        #expect(cameras.count > 20)
    }

    @Test("A person who moves the map ends the flight of its camera") func interrupted() throws {
        var cameras: [MapCamera] = []
        let host = TestHost(size: MapTests.size) { Flight { cameras.append($0.camera) } }
        try host.tap("Fly")
        host.advance(by: .seconds(0.5))
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 160, y: 150))
        host.advance(by: .seconds(4))
        let end = try #require(cameras.last)
        #expect(end.centerCoordinate.longitude > 13.2)
    }
}
