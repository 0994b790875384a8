import Combine
import Foundation

/// Decides which of the gestures and controls under the pointer a press is meant for.
///
/// They are asked from the innermost to the outermost. A gesture of a view waits until all those inside have failed; a
/// gesture of high priority goes before them, a simultaneous one stands beside them. All of them follow every event from
/// the start, but run their actions only once they need wait for nobody: then those that wait for them are cancelled. A
/// gesture of several taps outlives the press; then the next press goes on with it.
@MainActor
final class GestureArena {
    private(set) var contenders: [GestureContender] = []
    /// The last pointer event.
    private var last: PointerEvent?
    private(set) var isPressed = false
    /// Numbers the timers: only the latest one counts.
    private var timer = 0
    private(set) var timerDeadline: TimeInterval?

    nonisolated init() {}

    var isEmpty: Bool { contenders.isEmpty }

    // MARK: Pointer

    /// A press that hit `responders`, innermost first.
    ///
    /// - Parameter menu: What has a menu that opens when the press is held, whatever else it could have meant; nil for none.
    func press(_ responders: [any Responder], _ event: PointerEvent, holdingFor menu: (any Responder)? = nil) {
        var fresh = Self.contenders(of: responders, event)
        if let menu {
            fresh.append(
                MenuContender(menu) { [weak self] location in
                    self?.cancel { _ in true }
                    _ = menu.secondaryPress(at: location)
                })
        }
        let waiting = contenders.filter { !$0.status.isFinished }
        let goesOn = waiting.contains { old in
            old.goesOn(withPressAt: event.location) && fresh.contains { $0.responder === old.responder }
        }
        if goesOn {
            keep(waiting, in: fresh)
        } else {
            endWaiting()
            keep([], in: fresh)
        }
        contenders = fresh
        isPressed = true
        process(.down, event)
    }

    /// Contenders of the press before that are still at it stay at it; the others start anew.
    private func keep(_ waiting: [GestureContender], in fresh: [GestureContender]) {
        for old in waiting where !fresh.contains(where: { $0.responder === old.responder }) {
            end(old, as: .failed)
        }
        for new in fresh where !waiting.contains(where: { $0.responder === new.responder }) {
            new.finish(isCancelled: false)
        }
    }

    /// Nobody taps on: what waited for that is over.
    private func endWaiting() {
        // A press whose release never came was not held for ever.
        if let last, !isPressed {
            var late = last
            late.time = .infinity
            process(.time, late)
        }
        for contender in contenders where !contender.status.isFinished { end(contender, as: .failed) }
        contenders = []
    }

    func send(_ event: PointerEvent) {
        guard isPressed else { return }
        switch event.phase {
        case .moved: process(.moved, event)
        case .up:
            isPressed = false
            process(.up, event)
        case .cancelled:
            isPressed = false
            cancel { _ in true }
        case .down, .hover, .exited: break
        }
    }

    // MARK: Two fingers

    /// Two fingers do something. What they began over takes part until they are lifted; there are no controls among it.
    func send(_ event: PinchEvent, to responders: [any Responder]) {
        let pointer = PointerEvent(
            phase: .moved, location: event.location, time: event.time, modifiers: event.modifiers)
        func pinch(_ phase: Pinch.Phase) -> GestureEvent.Kind {
            .pinch(Pinch(phase: phase, magnification: event.magnification, rotation: event.rotation))
        }
        switch event.phase {
        case .began:
            cancel { _ in true }
            contenders = Self.contenders(of: responders.filter { $0 is GestureResponder }, pointer)
            for contender in contenders { contender.finish(isCancelled: false) }
            isPressed = true
            process(pinch(.began), pointer)
        case .changed: if isPressed { process(pinch(.changed), pointer) }
        case .ended:
            guard isPressed else { return }
            isPressed = false
            process(pinch(.ended), pointer)
            // Nothing waits for another pinch.
            cancel { _ in true }
        case .cancelled:
            isPressed = false
            cancel { _ in true }
        }
    }

    private static func contenders(of responders: [any Responder], _ event: PointerEvent) -> [GestureContender] {
        var inner: [GestureContender] = []
        var hasControl = false
        for responder in responders {
            guard let gesture = responder as? GestureResponder else {
                // Only the innermost control takes a press.
                guard !hasControl else { continue }
                hasControl = true
                let control = ControlContender(responder)
                control.blockers = inner
                inner.append(control)
                continue
            }
            guard gesture.isEnabled, !event.isSecondaryButton else { continue }
            if !gesture.mask.contains(.subviews) { inner = [] }
            guard gesture.mask.contains(.gesture) else { continue }
            let contender = RecognizerContender(gesture)
            switch gesture.priority {
            case .normal: contender.blockers = inner
            case .high: for one in inner { one.blockers.append(contender) }
            case .simultaneous: break
            }
            inner.append(contender)
        }
        return inner
    }

    // MARK: Deciding

    private func process(_ kind: GestureEvent.Kind, _ pointer: PointerEvent) {
        if kind != .time { last = pointer }
        let date = MainScheduler.clock?.now ?? Date()
        for contender in contenders where contender.status == .possible || contender.status == .recognized {
            guard let node = contender.responder.node else { continue }
            let event = GestureEvent(
                kind: kind, location: pointer.location, time: pointer.time, date: date, node: node,
                modifiers: pointer.modifiers)
            contender.process(event, kind == .time ? nil : pointer)
        }
        decide(kind)
        deliver()
        if !isPressed, contenders.allSatisfy(\.status.isFinished) { contenders = [] }
        setTimer()
    }

    private func decide(_ kind: GestureEvent.Kind) {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for contender in contenders where contender.status == .possible {
                switch contender.outcome {
                case .possible: continue
                case .failed: end(contender, as: .failed)
                case .active, .ended:
                    for blocker in contender.blockers where blocker.status == .possible {
                        if blocker.outcome == .possible, blocker.yields(on: kind) { end(blocker, as: .failed) }
                    }
                    guard !contender.isBlocked else { continue }
                    contender.status = .recognized
                    for other in contenders
                    where other.status == .possible && other.blockers.contains(where: { $0 === contender }) {
                        end(other, as: .failed)
                    }
                }
                hasChanged = true
            }
        }
    }

    private func deliver() {
        for contender in contenders where !contender.status.isFinished {
            switch contender.status {
            case .possible: if !contender.isBlocked, contender.outcome == .possible { contender.deliver() }
            case .recognized:
                contender.deliver()
                // An action may have cancelled it.
                if contender.status == .recognized, contender.outcome.isFinal { end(contender, as: .done) }
            case .done, .failed: break
            }
        }
    }

    private func end(_ contender: GestureContender, as status: GestureContender.Status) {
        contender.status = status
        contender.finish(isCancelled: status == .failed)
    }

    // MARK: Time

    /// Holding still, and not tapping again, are told by time.
    private func setTimer() {
        let deadline = contenders.lazy.filter { !$0.status.isFinished }.compactMap(\.deadline).min()
        guard deadline != timerDeadline else { return }
        timerDeadline = deadline
        timer += 1
        guard let deadline, let last else { return }
        let number = timer
        let queue = DispatchQueue.main
        let delay = max(deadline - last.time, 0)
        // Nobody holds a press for years: what waits for that, or for ever, needs no timer. Nanoseconds are counted in 64 bits.
        guard delay < 1e9 else { return }
        queue.schedule(
            after: queue.now.advanced(by: .nanoseconds(Int(delay * 1e9))), tolerance: .nanoseconds(0), options: nil
        ) { [weak self] in
            MainActor.assumeIsolated { self?.timePassed(number, deadline) }
        }
    }

    private func timePassed(_ number: Int, _ deadline: TimeInterval) {
        guard number == timer, var pointer = last else { return }
        timerDeadline = nil
        pointer.time = deadline
        process(.time, pointer)
    }

    // MARK: Cancelling

    /// What has gone, was disabled or can't be reached any more is let go of.
    func cancel(where isLost: (any Responder) -> Bool) {
        guard !contenders.isEmpty else { return }
        var hasChanged = false
        for contender in contenders where !contender.status.isFinished {
            if !contender.isUsable || isLost(contender.responder) {
                end(contender, as: .failed)
                hasChanged = true
            }
        }
        if hasChanged {
            decide(.moved)
            deliver()
        }
        // A press that is still held is about nobody any more. What has gone must not be kept by it: it may hold the window, which may have been
        // closed, and then no release ever comes.
        if contenders.allSatisfy(\.status.isFinished) { contenders = [] }
        setTimer()
    }
}
