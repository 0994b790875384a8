import DovetailCore
import DovetailPlatform
import Foundation

/// Holds back what a transition animates.
///
/// What animates a transition puts a view where it comes from and animates it to where it goes, all in one turn. An animation here begins at what
/// was shown last, so the views are shown at their beginning first, and the animation runs right after that update. What a person's finger leads is
/// not animated at all, but made step by step by what leads it.
@MainActor
final class TransitionAnimations: ProgramPart {
    private var collected: [RequestedAnimation]?

    init(in program: Program) {}

    /// Runs a closure. Returns the animations that it asks for, none of which has begun.
    func collecting(_ body: () -> Void) -> [RequestedAnimation] {
        let outer = collected
        collected = []
        body()
        defer { collected = outer }
        return collected ?? []
    }

    /// Runs a closure; the animations that it asks for begin after the next update of the window that shows a view.
    func waiting(for view: UIView, _ body: () -> Void) {
        // A view is told its window by apps alone; elsewhere it is in the one that is in use.
        guard let window = view.shownWindow ?? ProgramWindows.ofProgram.current else { return body() }
        let animations = collecting(body)
        guard !animations.isEmpty else { return }
        let waiting = AfterUpdate()
        // An update that is under way may be past the views: then they are shown by the next.
        waiting.updates = window.loop.isUpdating ? 2 : 1
        window.loop.addObserver(waiting) { [weak window, weak view] in
            waiting.updates -= 1
            if waiting.updates > 0 {
                view?.changed()
                return
            }
            window?.loop.removeObserver(waiting)
            for animation in animations { animation.runNow() }
        }
        view.changed()
    }

    /// Takes an animation that is to wait. Returns whether it does.
    func take(_ animation: RequestedAnimation) -> Bool {
        guard collected != nil else { return false }
        collected?.append(animation)
        return true
    }

    private final class AfterUpdate { var updates = 1 }
}
