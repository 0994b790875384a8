import DovetailCore
import Foundation
import GalleryExamples

/// Random events of an app that goes on while clients ask it: clicks, keys, wheels, and other pages of the gallery, one each few milliseconds.
@MainActor
enum EventStorm {
    private static var timer: DispatchSourceTimer?
    private static var state: UInt64 = 0

    /// - Parameter pages: Whether the window shows another page of the gallery now and then.
    static func begin(seed: UInt64, pages: Bool) {
        state = seed
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: .milliseconds(7))
        timer.setEventHandler { MainActor.assumeIsolated { step(pages) } }
        timer.resume()
        self.timer = timer
    }

    static func end() {
        timer?.cancel()
        timer = nil
    }

    /// SplitMix64.
    private static func next(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(count))
    }

    private static let keys: [KeyInput.Key] = [
        .tab, .space, .return, .escape, .left, .right, .up, .down, .home, .end, .pageDown, .backspace, .menuBar, .menu,
    ]

    private static func step(_ pages: Bool) {
        guard let window = ProgramWindows.ofProgram.all.last else { return }
        let time = ProcessInfo.processInfo.systemUptime
        let point = CGPoint(
            x: CGFloat(next(max(Int(window.size.width), 1))), y: CGFloat(next(max(Int(window.size.height), 1))))
        switch next(20) {
        case 0 where pages: PageStore.shared.id = galleryExamples[next(galleryExamples.count)].id
        case 1...4:
            window.send(PointerEvent(phase: .down, location: point, time: time))
            window.send(PointerEvent(phase: .up, location: point, time: time))
        case 5...6:
            window.send(
                ScrollEvent(delta: CGSize(width: 0, height: next(400) - 200), location: point, time: time))
        case 7...8:
            let letter = Character(UnicodeScalar(UInt8(97 + next(26))))
            window.send(KeyInput(key: .character(letter), characters: String(letter)))
        default: window.send(KeyInput(key: keys[next(keys.count)]))
        }
    }
}
