import DovetailCore
import Foundation

/// The ground of a map: pictures of a server, or a quiet grid where none is set.
struct MapGround: View {
    let viewport: MapViewport
    let store: TileStore?

    var body: some View {
        if let store { TilesLayer(viewport: viewport, store: store) } else { GridLayer(viewport: viewport) }
    }
}

/// The colours of maps that are drawn here.
enum MapColors {
    static func ground(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(red: 0.13, green: 0.14, blue: 0.16) : Color(red: 0.955, green: 0.95, blue: 0.93)
    }
    static func line(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(red: 0.22, green: 0.235, blue: 0.265) : Color(red: 0.87, green: 0.865, blue: 0.84)
    }
    static func text(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(red: 0.52, green: 0.54, blue: 0.58) : Color(red: 0.53, green: 0.52, blue: 0.48)
    }
}

/// Pictures of a server. Where one is missing, a part of a larger one that is known stands in its place.
private struct TilesLayer: View {
    let viewport: MapViewport
    @ObservedObject var store: TileStore
    @Environment(\.displayScale) private var displayScale
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let needed = TileCover(viewport: viewport, displayScale: displayScale, largestZoom: store.server.largestZoom)
        // Read, so that a picture that came is drawn.
        let version = store.version
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(MapColors.ground(colorScheme)))
            _ = version
            for tile in needed.tiles { draw(tile, in: context) }
        }
        .accessibilityHidden(true)
        .onChange(of: needed.keys, initial: true) { _, keys in store.want(keys) }
        .overlay(alignment: .bottomTrailing) {
            if let text = store.server.attribution {
                Text(text).font(.caption2).foregroundStyle(.secondary)
                    .padding(.horizontal, 6).padding(.vertical, 2)
                    .background(.background.opacity(0.7), in: RoundedRectangle(cornerRadius: 4))
                    .padding(4)
            }
        }
    }

    private func draw(_ tile: TileCover.Tile, in context: GraphicsContext) {
        var key: TileKey? = tile.key
        while let known = key {
            if let image = store.image(known) {
                var part = context
                part.concatenate(transform(tile))
                let length = viewport.scale * Mercator.world / Double(1 << tile.key.zoom)
                let square = CGRect(x: 0, y: 0, width: length, height: length)
                if known.zoom == tile.key.zoom {
                    part.draw(image, in: square)
                } else {
                    // The part of the larger picture that the tile is.
                    let steps = Double(1 << (tile.key.zoom - known.zoom))
                    let column = Double(tile.key.x) - Double(known.x) * steps
                    let row = Double(tile.key.y) - Double(known.y) * steps
                    part.clip(to: Path(square))
                    part.draw(
                        image,
                        in: CGRect(
                            x: -column * length, y: -row * length, width: length * steps, height: length * steps))
                }
                return
            }
            key = known.parent
        }
    }

    /// The view's coordinates of a tile's upper left corner, turned as the map is.
    private func transform(_ tile: TileCover.Tile) -> CGAffineTransform {
        let corner = viewport.point(dx: tile.x - viewport.center.x, dy: tile.y - viewport.center.y)
        let turn = CGAffineTransform(rotationAngle: -viewport.heading * .pi / 180)
        guard viewport.heading == 0 else {
            return turn.concatenating(CGAffineTransform(translationX: corner.x, y: corner.y))
        }
        // On whole pixels there are no gaps between pictures.
        let pixels = Double(max(displayScale, 1))
        return CGAffineTransform(
            translationX: (corner.x * pixels).rounded() / pixels, y: (corner.y * pixels).rounded() / pixels)
    }
}

/// The pictures that cover a view.
struct TileCover {
    struct Tile {
        let key: TileKey
        /// Its left edge in map points, which is beyond the map where the view reaches over the date line.
        let x: Double
        let y: Double
    }

    private(set) var tiles: [Tile] = []
    /// Each once, those in the middle first.
    private(set) var keys: [TileKey] = []

    /// No view needs more: 8 by 8 thousand pixels.
    private static let limit = 1024

    init(viewport: MapViewport, displayScale: CGFloat, largestZoom: Int) {
        // A picture has 256 pixels and is drawn as large as that, or up to 1.4 times as large or as small.
        let exact = log2(viewport.scale * Mercator.world / 256 * Double(max(displayScale, 1)))
        let zoom = min(max(Int(exact.rounded()), 0), largestZoom)
        let count = 1 << zoom
        let length = Mercator.world / Double(count)
        let rect = viewport.rect
        let columns = Int((rect.minX / length).rounded(.down))...Int((rect.maxX / length).rounded(.down))
        let top = max(Int((rect.minY / length).rounded(.down)), 0)
        let bottom = min(Int((rect.maxY / length).rounded(.down)), count - 1)
        guard top <= bottom, columns.count * (bottom - top + 1) <= Self.limit else { return }
        for row in top...bottom {
            for column in columns {
                let wrapped = ((column % count) + count) % count
                tiles.append(
                    Tile(
                        key: TileKey(zoom: zoom, x: wrapped, y: row), x: Double(column) * length,
                        y: Double(row) * length))
            }
        }
        func distance(_ tile: Tile) -> Double {
            hypot(tile.x + length / 2 - viewport.center.x, tile.y + length / 2 - viewport.center.y)
        }
        var seen: Set<TileKey> = []
        keys = tiles.sorted { distance($0) < distance($1) }.map(\.key).filter { seen.insert($0).inserted }
    }
}
