import DovetailPaint
import DovetailTesting
import MapKit
import PictureSupport
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Pictures of parts of the map.
@MainActor
struct MapSnapshotterTests {
    private static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

    private func options(_ style: UIUserInterfaceStyle = .light) -> MKMapSnapshotter.Options {
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(center: Self.berlin, latitudinalMeters: 2000, longitudinalMeters: 2000)
        options.size = CGSize(width: 200, height: 120)
        options.scale = 2
        options.traitCollection = UITraitCollection(userInterfaceStyle: style)
        return options
    }

    @Test(
        "A picture shows its region, and tells where places are on it", arguments: [UIUserInterfaceStyle.light, .dark])
    func grid(_ style: UIUserInterfaceStyle) async throws {
        let snapshot = try await MKMapSnapshotter(options: options(style)).start()
        #expect(snapshot.image.size == CGSize(width: 200, height: 120) && snapshot.image.scale == 2)
        let middle = snapshot.point(for: Self.berlin)
        #expect(abs(middle.x - 100) < 0.1 && abs(middle.y - 60) < 0.1)
        let north = snapshot.point(for: CLLocationCoordinate2D(latitude: 52.525, longitude: 13.405))
        #expect(north.y < middle.y && abs(north.x - 100) < 0.1)
        #expect(snapshot.traitCollection.userInterfaceStyle == style)
        let data = try #require(snapshot.image.pngData())
        try GoldenPicture.check(
            data, width: 200, height: 120, "snapshot-\(style == .dark ? "dark" : "light")", in: "Pictures")
    }

    @Test("It is made of the server's pictures") func tiles() async throws {
        let folder = TemporaryFolder("tiles")
        let png = try TestHost(size: CGSize(width: 256, height: 256)) { Color.red }.png()
        let server = try LocalServer { _, send in
            _ = send(
                Data("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: \(png.count)\r\n\r\n".utf8) + png)
        }
        defer { server.stop() }
        let store = TileStore(
            TileServer(server.url("/").absoluteString + "{z}/{x}/{y}.png", attribution: "us")!, folder: folder.url)
        let snapshot = try await MKMapSnapshotter(options: options(), store: store).start()
        #expect(store.loads > 0)
        let host = TestHost(size: CGSize(width: 200, height: 120)) { Image(uiImage: snapshot.image) }
        let color = try host.color(at: CGPoint(x: 40, y: 40))
        #expect(color.red > 0.8 && color.green < 0.4)
    }

    @Test("Handlers get it on their queue; a size that no picture has is an error") func handlers() async throws {
        let snapshotter = MKMapSnapshotter(options: options())
        #expect(!snapshotter.isLoading)
        let size: CGSize? = await withCheckedContinuation { continuation in
            snapshotter.start { snapshot, _ in continuation.resume(returning: snapshot?.image.size) }
        }
        #expect(size == CGSize(width: 200, height: 120))
        let wrong = options()
        for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: 1e9, height: 10)] {
            wrong.size = size
            await #expect(throws: MKError.self) { try await MKMapSnapshotter(options: wrong).start() }
        }
    }

    @Test("What was set last says what is shown, and copies keep it") func parts() throws {
        let options = options()
        #expect(abs(options.mapRect.midX - MKMapPoint(Self.berlin).x) < 1)
        options.camera = MKMapCamera(lookingAtCenter: Self.berlin, fromDistance: 1000, pitch: 0, heading: 90)
        let copy = try #require(options.copy() as? MKMapSnapshotter.Options)
        #expect(copy.camera.heading == 90 && copy.camera !== options.camera && copy.size == options.size)
        options.mapRect = .world
        #expect(options.mapRect.width == MKMapRect.world.width && copy.camera.centerCoordinateDistance == 1000)
    }

    @Test("One that is cancelled says so") func cancelled() async throws {
        let snapshotter = MKMapSnapshotter(options: options())
        let task = Task { try await snapshotter.start() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!snapshotter.isLoading)
    }
}
