import DovetailCore
import DovetailPlatform
import Foundation

/// Pictures that are shown one after the other.
struct PictureAnimation {
    let images: [UIImage]
    /// How long each is shown, in seconds.
    let interval: TimeInterval
    /// How often all of them are shown; 0 for without end.
    let repeatCount: Int

    init(images: [UIImage], duration: TimeInterval, repeatCount: Int) {
        self.images = images
        interval = duration > 0 && duration.isFinite ? duration / Double(max(images.count, 1)) : 1.0 / 30
        self.repeatCount = max(repeatCount, 0)
    }

    /// The picture at a time after the beginning, in seconds; nil once all were shown as often as they are to be.
    func image(after time: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        let step = max(Int((time / interval).rounded(.down)), 0)
        guard repeatCount == 0 || step / images.count < repeatCount else { return nil }
        return images[step % images.count]
    }
}

/// Shows one picture after the other, from the time that it comes.
struct AnimatedPicture<Content: View>: View {
    let animation: PictureAnimation
    let content: (UIImage) -> Content
    /// When it came, by the window's clock.
    @State private var start: Date?

    init(animation: PictureAnimation, @ViewBuilder content: @escaping (UIImage) -> Content) {
        self.animation = animation
        self.content = content
    }

    var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: animation.interval)) { timeline in
            let time = timeline.date.timeIntervalSince(start ?? timeline.date)
            // A little more, so that a tick that comes on its time counts as the next picture.
            Group { if let image = animation.image(after: time + 0.001) ?? animation.images.last { content(image) } }
                .onChange(of: timeline.date, initial: true) { _, date in if start == nil { start = date } }
        }
    }
}
