import Foundation

/// The way of a page between the frame of its source and its own place: it grows evenly, always covers the frame that it has on the way, and
/// shows no more than that.
struct ZoomPath: Equatable {
    /// In the coordinates of the page.
    var source: CGRect
    /// At the source, in points.
    var cornerRadius: CGFloat

    /// The frame that the page has on the way, from 0 in its place to 1 at the source.
    func frame(of size: CGSize, at amount: Double) -> CGRect {
        let share = max(0, min(1, amount))
        return CGRect(
            x: source.minX * share, y: source.minY * share,
            width: size.width + (source.width - size.width) * share,
            height: size.height + (source.height - size.height) * share)
    }

    /// How the page is drawn there.
    func transform(of size: CGSize, at amount: Double) -> CGAffineTransform {
        let frame = frame(of: size, at: amount)
        let scale = scale(of: size, at: frame)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: frame.midX - scale * size.width / 2,
            ty: frame.midY - scale * size.height / 2)
    }

    /// What is seen of the page there, in its own coordinates.
    func visiblePart(of size: CGSize, at amount: Double) -> Path {
        let frame = frame(of: size, at: amount)
        let scale = scale(of: size, at: frame)
        let part = CGSize(width: frame.width / scale, height: frame.height / scale)
        let radius = cornerRadius * max(0, min(1, amount)) / scale
        return Path(
            roundedRect: CGRect(
                x: (size.width - part.width) / 2, y: (size.height - part.height) / 2, width: part.width,
                height: part.height), cornerRadius: radius)
    }

    /// At the source the page fades into what is there.
    func opacity(at amount: Double) -> Double { max(0, min(1, (1 - amount) * 4)) }

    /// A view without any extent can't be drawn at a scale of nothing.
    private func scale(of size: CGSize, at frame: CGRect) -> CGFloat {
        guard size.width > 0, size.height > 0 else { return 1 }
        return max(frame.width / size.width, frame.height / size.height, 0.001)
    }
}
