import DovetailCore

/// Keys. They go to what has the keyboard, as in a window.
extension TestHost {
    /// Presses a key and lets go of it, `times` times, while modifier keys are held.
    public func press(_ key: TestKey, times: Int = 1, modifiers: EventModifiers = []) {
        for _ in 0..<times {
            hold(key, modifiers: modifiers)
            release(key, modifiers: modifiers)
        }
    }

    /// Presses a key and keeps it down, for as long that it counts as pressed `repeats` times more.
    public func hold(_ key: TestKey, repeats: Int = 0, modifiers: EventModifiers = []) {
        for count in 0...max(repeats, 0) {
            var input = input(key, modifiers)
            input.isRepeat = count > 0
            clock.whileCurrent { _ = window.send(input) }
            settle()
        }
    }

    /// Lets go of a key.
    public func release(_ key: TestKey, modifiers: EventModifiers = []) {
        if clock.whileCurrent({ window.release(input(key, modifiers)) }) { settle() }
    }

    /// Presses and releases modifier keys, so that these are held.
    public func hold(_ modifiers: EventModifiers) {
        window.modifiersChanged(to: modifiers)
        settle()
    }

    private func input(_ key: TestKey, _ modifiers: EventModifiers) -> KeyInput {
        var input = key.input
        input.modifiers = modifiers
        input.time = time
        return input
    }
}
