import DovetailCore
import DovetailPaint
import Foundation

/// A window that a program without an app makes, as tests do that put a hosting controller into a window: no host shows it, and its views live
/// all the same.
///
/// The main queue brings it up to date: soon after something has changed, and at the times at which its views asked for it, sixty times a
/// second while they move. ``update()`` does it at once. Whoever holds the object keeps the views.
@MainActor
package final class UnhostedWindow {
    package let root: WindowRoot
    private let start = ProcessInfo.processInfo.systemUptime
    private var isScheduled = false
    /// Numbers the times that the main queue was asked for; only the last one counts.
    private var alarm = 0

    package init(size: CGSize, view: some View) {
        var environment = EnvironmentValues()
        environment.idiom = .ofProcess
        environment.colorScheme = .current
        environment.displayScale = 2
        root = ProgramWindows.ofProgram.making(size) {
            WindowRoot(rootView: view, environment: environment, services: .headless())
        }
        environment.windowOfApp = root
        root.environment = environment
        root.attachment(Reference.self) { Reference() }.window = self
        root.size = size
        root.onUpdateNeeded = { [weak self] in self?.schedule() }
        schedule()
    }

    /// Makes it one of the program's windows, and the one in use.
    package func open() { ProgramWindows.ofProgram.opened(root) }

    isolated deinit { root.close() }

    private final class Reference { weak var window: UnhostedWindow? }

    /// What keeps the views of a window up to date, if no host does.
    package static func window(of root: WindowRoot) -> UnhostedWindow? { root.attachment(Reference.self)?.window }

    /// The size of the content, in points.
    package var size: CGSize {
        get { root.size }
        set { if root.size != newValue { root.size = newValue } }
    }

    /// Brings the views up to date. Does nothing within an update of theirs.
    package func update() {
        guard !root.loop.isUpdating else { return }
        isScheduled = false
        let now = ProcessInfo.processInfo.systemUptime - start
        guard let next = root.update(at: now) else { return }
        alarm += 1
        let number = alarm
        DispatchQueue.main.asyncAfter(deadline: .now() + max(next - now, 1.0 / 60)) { [weak self] in
            MainActor.assumeIsolated { if let self, self.alarm == number { self.updateWhenPossible() } }
        }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { if let self, self.isScheduled { self.updateWhenPossible() } }
        }
    }

    /// The main queue may be served within an update, by what runs the run loop there. Then the window's turn comes after that: it would not be
    /// asked for once more.
    private func updateWhenPossible() {
        guard root.loop.isUpdating else { return update() }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.updateWhenPossible() }
        }
    }

    /// Draws a part of what the window shows, in the drawing that is begun. Returns whether that could be done.
    package func draw(_ part: CGRect, in rect: CGRect) -> Bool {
        guard let drawing = ImmediateDrawing.current, part.width > 0, part.height > 0 else { return false }
        let scale = max(ScreenValue.scale, 2)
        let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        guard let picture = try? Picture(of: root.displayTree, size: size, scale: scale, background: clear),
            let data = try? picture.quickPNGData()
        else { return false }
        let (x, y) = (rect.width / part.width, rect.height / part.height)
        drawing.save()
        drawing.clip(to: Path(rect))
        drawing.draw(
            Image(data: data, scale: scale),
            in: CGRect(
                x: rect.minX - part.minX * x, y: rect.minY - part.minY * y, width: size.width * x,
                height: size.height * y))
        drawing.restore()
        return true
    }
}

extension ProgramWindows {
    /// Whether an app runs in the program whose code runs now.
    package var hasOwnApp: Bool { app?.program === Program.current }

    /// The window in use of the program whose code runs now, where a host shows one. Programs of tests run within that of the process, which
    /// knows their windows, too.
    package var inUseOfOwnProgram: WindowRoot? {
        func isOwn(_ window: WindowRoot) -> Bool {
            window.program === Program.current && UnhostedWindow.window(of: window) == nil
        }
        return current.flatMap { isOwn($0) ? $0 : nil } ?? all.last(where: isOwn)
    }
}
