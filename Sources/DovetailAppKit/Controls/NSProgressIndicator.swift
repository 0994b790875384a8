import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows that something is done, and how much of it.
@MainActor @preconcurrency
open class NSProgressIndicator: NSView {
    /// How it looks.
    public enum Style: UInt, Sendable { case bar, spinning }

    open var style = Style.bar { didSet { changed() } }
    /// Whether it is not known how much is done.
    open var isIndeterminate = true { didSet { changed() } }
    /// How much is done, between ``minValue`` and ``maxValue``.
    open var doubleValue = 0.0 { didSet { changed() } }
    open var minValue = 0.0 { didSet { changed() } }
    open var maxValue = 100.0 { didSet { changed() } }
    open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }
    /// Whether a ring that does not turn is hidden.
    open var isDisplayedWhenStopped = true { didSet { changed() } }
    private var isRunning = false

    /// Lets it turn.
    open func startAnimation(_ sender: Any?) {
        isRunning = true
        changed()
    }
    /// Lets it rest: a ring at rest is not drawn.
    open func stopAnimation(_ sender: Any?) {
        isRunning = false
        changed()
    }
    /// Adds to what is done.
    open func increment(by delta: Double) { doubleValue += delta }

    open override var intrinsicContentSize: CGSize {
        guard style == .spinning else { return CGSize(width: Self.noIntrinsicMetric, height: 20) }
        let side: CGFloat = controlSize == .small ? 16 : controlSize == .mini ? 10 : 32
        return CGSize(width: side, height: side)
    }
    open override var fittingSize: CGSize { intrinsicContentSize }

    override var content: AnyView? { AnyView(ProgressContent(indicator: self, count: changes.count)) }
    fileprivate var turns: Bool { isRunning || (!isIndeterminate && style == .spinning) }
}

private struct ProgressContent: View {
    let indicator: NSProgressIndicator
    let count: Int

    var body: some View {
        Group {
            if indicator.style == .spinning {
                if indicator.turns { progress.progressViewStyle(.circular) }
            } else {
                progress.progressViewStyle(.linear)
            }
        }
        .controlSize(ControlSize(indicator.controlSize))
    }

    @ViewBuilder private var progress: some View {
        if indicator.isIndeterminate {
            ProgressView()
        } else {
            ProgressView(
                value: indicator.doubleValue - indicator.minValue,
                total: max(indicator.maxValue - indicator.minValue, .leastNonzeroMagnitude))
        }
    }
}
