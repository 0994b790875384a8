import Foundation

/// Reads pictures as the window's host does.
package struct PictureReader {
    package let imageSize: (ResolvedImage) -> CGSize?

    package init(imageSize: @escaping (ResolvedImage) -> CGSize?) { self.imageSize = imageSize }

    /// Whether encoded bytes are a picture that can be shown. What was read is kept for when it is drawn. Main thread only.
    package func canRead(_ data: Data) -> Bool {
        guard PictureContainer.isWhole(data) != false else { return false }
        return imageSize(ResolvedImage(source: .data(data), templatePaint: nil, smooth: true)) != nil
    }
}

private struct PictureReaderKey: EnvironmentKey {
    static var defaultValue: PictureReader? { nil }
}

extension EnvironmentValues {
    /// Reads pictures; nil outside of windows.
    package var pictureReader: PictureReader? {
        get { self[PictureReaderKey.self] }
        set { self[PictureReaderKey.self] = newValue }
    }
}
