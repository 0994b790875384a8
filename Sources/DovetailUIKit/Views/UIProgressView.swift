import Combine
import DovetailControls
import DovetailCore
import Foundation

/// How much of something is done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// What the line looks like. Both styles look alike here.
    public enum Style: Int, Sendable { case `default`, bar }

    /// How much is done, 0 to 1. What is set is brought into the range.
    open var progress: Float {
        get { part }
        set {
            part = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            changed()
        }
    }
    private var part: Float = 0
    /// What the line looks like.
    open var progressViewStyle = Style.default
    /// The colour of what is done; nil for the tint.
    open var progressTintColor: UIColor? { didSet { changed() } }
    /// The colour of what is not; nil for that of the system.
    open var trackTintColor: UIColor? { didSet { changed() } }

    /// A line with nothing done.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// A picture in place of the line as far as it is done. The line is drawn in colours here: it is kept, and nothing else.
    open var progressImage: UIImage?
    /// A picture in place of the rest of the line. It is kept, and nothing else.
    open var trackImage: UIImage?

    /// What tells how much is done, in place of ``progress``; nil for nothing. It is looked at ten times a second until all is done.
    open var observedProgress: Progress? {
        didSet {
            ticks = nil
            guard observedProgress != nil else { return }
            follow()
            ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
                // Timers of the main run loop fire on the main thread.
                MainActor.assumeIsolated { self?.follow() }
            }
        }
    }
    private var ticks: AnyCancellable?

    private func follow() {
        guard let observedProgress else { return }
        let part = Float(observedProgress.fractionCompleted)
        if part != progress { progress = part }
        if observedProgress.isFinished || observedProgress.isCancelled { ticks = nil }
    }

    /// Sets how much is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }
    override var content: AnyView? {
        let part = CGFloat(part)
        let done = progressTintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint)
        let rest = trackTintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.quaternary)
        return AnyView(
            Capsule().fill(rest)
                .overlay(alignment: .leading) {
                    GeometryReader { place in
                        Capsule().fill(done).frame(width: place.size.width * part, height: place.size.height)
                    }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Progress")
                .accessibilityValue("\(Int((part * 100).rounded())) %"))
    }
}
