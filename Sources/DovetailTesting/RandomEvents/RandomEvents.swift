import DovetailCore
import Foundation

/// Does to a window what random events say.
@MainActor
package final class RandomEvents {
    private let host: TestHost
    private let ordinarySize: CGSize
    private let smallestLength: CGFloat
    private var size: CGSize { host.window.size }

    private static let sizes: [CGFloat] = [0, 1, 40, 200, 320, 400, 700, 1100]
    private static let locales = ["en_US", "de_DE", "ar_EG", "ja_JP", "fr_CA"]
    private static let typeSizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility3]
    /// What is typed.
    package static let texts = ["a", "Item", "12", "-3.5", "été", "a\nb", "👩‍👩‍👧", " "]
    private static let moments = [0, 16, 16, 50, 50, 100, 200, 300, 500, 1_000, 3_000]
    private static let keys: [TestKey] = [
        .escape, .escape, .return, .tab, .tab, .space, .space, .up, .down, .down, .left, .right, .backspace, .delete,
        .home, .end, .pageDown, .menu, .character("a"), .character("n"), .character("z"), .character("f"),
    ]
    private static let modifiers: [EventModifiers] = [[], [], [], [], .shift, .command, .option, [.shift, .command]]

    /// - Parameters:
    ///   - ordinarySize: The size that a window has again which was made small, in points.
    ///   - smallestLength: The least width and height that it is made, in points.
    package init(host: TestHost, ordinarySize: CGSize, smallestLength: CGFloat = 0) {
        (self.host, self.ordinarySize, self.smallestLength) = (host, ordinarySize, smallestLength)
    }

    /// Does what an event says, at the clock's present time unless the event lets it run.
    package func perform(_ event: RandomEvent) {
        let (a, b, c, d) = (event.numbers[0], event.numbers[1], event.numbers[2], event.numbers[3])
        let place = CGPoint(x: size.width * CGFloat(a) / 1000, y: size.height * CGFloat(b) / 1000)
        let other = CGPoint(x: size.width * CGFloat(c) / 1000, y: size.height * CGFloat(d) / 1000)
        let delta = CGSize(width: CGFloat(c - 500) / 4, height: CGFloat(d - 500))
        switch event.kind {
        case .tap:
            host.tap(
                at: element(a), count: b % 7 == 0 ? 2 : 1, button: c % 6 == 0 ? .secondary : .primary,
                modifiers: d % 12 == 0 ? Self.modifiers[d % 8] : [])
        case .tapAt: host.tap(at: place, count: 1 + c % 2, button: d % 4 == 0 ? .secondary : .primary)
        case .longPress: host.longPress(at: element(a), duration: .milliseconds(600))
        case .hold: host.hold(at: element(a), button: b % 8 == 0 ? .secondary : .primary)
        case .move: host.move(to: place)
        case .release: host.release()
        case .cancel: host.cancelPress()
        case .hover: host.hover(at: element(a))
        case .drag: host.drag(from: element(a), to: element(b), duration: .milliseconds([0, 50, 700][c % 3]))
        case .dragAt: host.drag(from: place, to: other, duration: .milliseconds(a % 2 * 60))
        case .swipe:
            let start = element(a)
            let way = CGFloat(b % 2 == 0 ? -1 : 1) * CGFloat(c) / 3
            host.swipe(
                from: start, to: CGPoint(x: start.x + way, y: start.y), duration: .milliseconds(d % 2 * 60))
        case .pull:
            host.swipe(
                from: CGPoint(x: size.width / 2, y: size.height / 4),
                to: CGPoint(x: size.width / 2, y: size.height * 0.9), duration: .milliseconds(200))
        case .scroll: host.scroll(at: place, by: delta)
        case .wheel: host.turnWheel(at: place, clicks: c % 9 - 4)
        case .fling: host.fling(at: place, by: delta, velocity: CGSize(width: delta.width, height: delta.height * 4))
        case .pinch: host.pinch(at: place, magnification: CGFloat(c) / 400, rotation: .degrees(Double(d) / 10))
        case .key:
            host.press(Self.keys[a % Self.keys.count], times: 1 + b % 2, modifiers: Self.modifiers[c % 8])
        case .type: try? host.type(Self.texts[a % Self.texts.count])
        case .resize: resize(CGSize(width: Self.sizes[a % 8], height: Self.sizes[b % 8]))
        case .vanish: resize(CGSize(width: CGFloat(a % 2), height: CGFloat(b % 2)))
        case .restore: resize(ordinarySize)
        case .idiom: host.window.environment.idiom = Idiom.allCases[a % Idiom.allCases.count]
        case .colorScheme: host.setColorScheme(a % 2 == 0 ? .dark : .light)
        case .locale: host.window.environment.locale = Locale(identifier: Self.locales[a % 5])
        case .typeSize: host.window.environment.dynamicTypeSize = Self.typeSizes[a % 4]
        case .direction: host.window.environment.layoutDirection = a % 2 == 0 ? .rightToLeft : .leftToRight
        case .phase: host.setScenePhase([.active, .inactive, .background][a % 3])
        case .advance: host.advance(by: .milliseconds(Self.moments[a % Self.moments.count]))
        }
    }

    private func resize(_ size: CGSize) {
        host.resize(to: CGSize(width: max(size.width, smallestLength), height: max(size.height, smallestLength)))
    }

    /// The middle of one of the elements that can be seen; that of the window where there is none.
    private func element(_ number: Int) -> CGPoint {
        let frames = AccessibilityElements(of: host.window).all.map(\.node.frameInWindow)
            .filter { $0.midX >= 0 && $0.midY >= 0 && $0.midX <= size.width && $0.midY <= size.height }
        guard !frames.isEmpty else { return CGPoint(x: size.width / 2, y: size.height / 2) }
        let frame = frames[number % frames.count]
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
