import Foundation

/// A raster image: encoded bytes, a file, or a name that could not be found.
package struct ResolvedImage: Hashable {
    package enum Source: Hashable {
        /// PNG, JPEG or what else the painter's loader reads.
        case data(Data)
        case file(String)
        /// Decoded pixels, which are not kept when they are not shown any more.
        case pixels(PixelFrame)
        /// An image that does not exist: drawn as a visible placeholder and logged once.
        case missing(name: String)
        /// A block that stands for a picture that is not shown.
        case block
    }
    package var source: Source
    /// Draw as a mask in this paint.
    package var templatePaint: Paint?
    package var smooth: Bool
    /// Its pixels for each point.
    package var scale: CGFloat = 1
    /// Edges that keep their size, in points.
    package var caps = EdgeInsets()
    /// Whether what is between the caps is repeated in place of being stretched.
    package var isTiled = false
    /// Whether its edges are smooth.
    package var isAntialiased = true

    package init(source: Source, templatePaint: Paint? = nil, smooth: Bool = true) {
        self.source = source
        self.templatePaint = templatePaint
        self.smooth = smooth
    }
}
