import DovetailCore
import DovetailPaint
import DovetailSymbols
import Foundation

/// What `UIImage` and `NSImage` are made of: a picture of SwiftUI's, and its size.
package struct PictureValue: Equatable, Sendable {
    package var image: Image
    /// In points.
    package let size: CGSize
    /// Pixels for each point.
    package let scale: CGFloat

    private init(image: Image, size: CGSize, scale: CGFloat) {
        self.image = image
        self.size = size
        self.scale = scale
    }

    /// A picture that is not there: of no size.
    package init(empty image: Image) { self.init(image: image, size: .zero, scale: 1) }

    /// A picture from encoded bytes; nil when they are none, or damaged.
    package init?(data: Data, scale: CGFloat = 1) {
        guard PictureFile.isReadable(data), let pixels = PictureFile.size(of: data) else { return nil }
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(
            image: Image(data: data, scale: scale),
            size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale)
    }

    /// A picture file. The pixels for each point follow from an ending such as “@2x”.
    package init?(file path: String) {
        let stem = (path as NSString).deletingPathExtension
        let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        let url = URL(fileURLWithPath: path)
        // A pipe or a device would be read for ever.
        let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey])
        guard values?.isRegularFile == true, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, scale: scale)
    }

    /// A picture of an asset catalogue or of a bundle's resources; nil when there is none of that name.
    package init?(named name: String, bundle: Bundle?) {
        let environment = EnvironmentValues()
        let isSymbol = AssetCatalog.symbol(name, in: bundle, environment) != nil
        guard let asset = ImageAssets.asset(name, bundle, environment) else {
            guard isSymbol else { return nil }
            self.init(image: Image(name, bundle: bundle), scale: 1)
            return
        }
        self.init(image: Image(name, bundle: bundle), scale: asset.scale)
    }

    /// A symbol; nil when the symbol set has none of that name.
    package init?(symbol name: String) {
        guard SymbolLibrary.symbol(named: name) != nil else { return nil }
        self.init(image: Image(systemName: name), scale: 1)
    }

    /// A picture of SwiftUI's.
    package init?(image: Image, scale: CGFloat) {
        guard MainThread.isCurrent else { return nil }
        let size = MainActor.assumeIsolated {
            var environment = EnvironmentValues()
            environment.idiom = .ofProcess
            return image.drawing(in: environment, .headless()).size
        }
        self.init(image: image, size: size, scale: scale)
    }

    package var isSymbol: Bool {
        if case .symbol = image.source { return true }
        return false
    }

    /// The bytes that the picture was made of, or else its file's; nil for a symbol.
    private var encoded: Data? {
        switch image.source {
        case .data(let data, _): return data
        case .symbol, .drawn, .pixels: return nil
        case .named(let name, let bundle):
            switch ImageAssets.asset(name, bundle, EnvironmentValues())?.source {
            case .data(let data)?: return data
            case .file(let path)?: return try? Data(contentsOf: URL(fileURLWithPath: path))
            default: return nil
            }
        }
    }

    /// The picture as a file. A symbol, and a picture in a colour of its own, is painted.
    package func data(_ format: PictureFile.Format) -> Data? {
        if image.renderingMode != .template, let encoded { return PictureFile.convert(encoded, to: format) }
        guard size.width > 0, size.height > 0, MainThread.isCurrent else { return nil }
        let painted = MainActor.assumeIsolated {
            let renderer = ImageRenderer(content: image)
            renderer.scale = scale
            return renderer.pngData
        }
        if case .png = format { return painted }
        return painted.flatMap { PictureFile.convert($0, to: format) }
    }

    /// The picture as an object of Core Graphics.
    package var cgImage: CGImage? { (encoded ?? data(.png)).flatMap { CGImage(encoded: $0) } }

    /// The picture in another size, in points.
    package func scaled(to size: CGSize) -> PictureValue? {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard (1...32767).contains(width), (1...32767).contains(height), let data = encoded ?? data(.png),
            let result = PictureFile.convert(data, to: .png, size: (Int(width), Int(height)))
        else { return nil }
        return PictureValue(data: result, scale: scale)
    }
}
