import DovetailBase
import Foundation

/// A piece of the map: one of 4 to the power of the zoom squares.
struct TileKey: Hashable, Sendable {
    let zoom: Int
    let x: Int
    let y: Int

    /// The square four times as large that it is a quarter of; nil for the whole map.
    var parent: TileKey? { zoom > 0 ? TileKey(zoom: zoom - 1, x: x / 2, y: y / 2) : nil }

    /// Its place on the map.
    var rect: MKMapRect {
        let length = Mercator.world / Double(1 << zoom)
        return MKMapRect(x: Double(x) * length, y: Double(y) * length, width: length, height: length)
    }
}

/// A server that has pictures of the map.
///
/// `DOVETAIL_TILES` names one, such as `https://tiles.example.org/{z}/{x}/{y}.png`, and `DOVETAIL_TILES_IMAGERY` one with pictures from above.
/// `DOVETAIL_TILES_ATTRIBUTION` is what the server wants to be said of it. There is none by default: public servers have rules for who may use
/// them, and see where a person looks.
package struct TileServer: Hashable, Sendable {
    let template: String
    /// What is said in the corner of maps.
    let attribution: String?
    /// The largest zoom that there are pictures for.
    var largestZoom = 19

    /// Nil for a text that is no address with places for zoom, x and y.
    package init?(_ template: String, attribution: String? = nil) {
        guard template.hasPrefix("http://") || template.hasPrefix("https://") || template.hasPrefix("file://"),
            ["{z}", "{x}", "{y}"].allSatisfy(template.contains)
        else { return nil }
        self.template = template
        self.attribution =
            attribution ?? (template.contains("openstreetmap.org") ? "© OpenStreetMap contributors" : nil)
    }

    /// Where a picture is.
    func url(_ key: TileKey) -> URL? {
        URL(
            string: template.replacing("{z}", with: "\(key.zoom)").replacing("{x}", with: "\(key.x)")
                .replacing("{y}", with: "\(key.y)"))
    }

    /// What is set for the process.
    static let standard = ofVariable("DOVETAIL_TILES")
    /// What is set for pictures from above, else ``standard``.
    static let imagery = ofVariable("DOVETAIL_TILES_IMAGERY") ?? standard

    private static func ofVariable(_ name: String) -> TileServer? {
        let variables = ProcessInfo.processInfo.environment
        guard let text = variables[name], !text.isEmpty else { return nil }
        if let server = TileServer(text, attribution: variables[name + "_ATTRIBUTION"]) { return server }
        Log.logger.error(
            "\(name) is “\(text)”, which is no address such as https://tiles.example.org/{z}/{x}/{y}.png; it is ignored"
        )
        return nil
    }
}
