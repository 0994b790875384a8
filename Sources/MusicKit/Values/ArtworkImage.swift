import SwiftUI

/// Shows the picture of an item. Until it is there, and where there is none, its background colour and a note are seen.
@MainActor @preconcurrency
public struct ArtworkImage: View {
    private let artwork: Artwork
    private let width: CGFloat
    private let height: CGFloat
    @Environment(\.displayScale) private var scale

    /// A picture of a size, in points.
    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
        (self.artwork, self.width, self.height) = (artwork, width, height)
    }
    /// A picture of a width, in points, as high as it is wide.
    public init(_ artwork: Artwork, width: CGFloat) { self.init(artwork, width: width, height: width) }
    /// A picture of a height, in points, as wide as it is high.
    public init(_ artwork: Artwork, height: CGFloat) { self.init(artwork, width: height, height: height) }

    public var body: some View {
        AsyncImage(url: artwork.url(width: Int(width * scale), height: Int(height * scale))) { image in
            image.resizable().scaledToFill()
        } placeholder: {
            ZStack {
                Rectangle().fill(artwork.backgroundColor.map { Color(cgColor: $0) } ?? Color.gray.opacity(0.3))
                Image(systemName: "music.note").foregroundStyle(.secondary)
            }
        }
        .frame(width: width, height: height)
        .clipped()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(artwork.alternateText ?? "")
        .accessibilityAddTraits(.isImage)
    }
}
