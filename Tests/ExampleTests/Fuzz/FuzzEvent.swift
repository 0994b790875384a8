import DovetailTesting
import Foundation
import SwiftUI
import TestSupport

/// Something that may happen to a window. Points are parts of the window's size, so that they mean something after a resize.
enum FuzzEvent: Sendable, CustomStringConvertible {
    case tap(CGPoint, count: Int, PointerButton, EventModifiers)
    case hold(CGPoint), move(CGPoint), release, cancel, hover(CGPoint)
    case drag(CGPoint, CGPoint, milliseconds: Int)
    case scroll(CGPoint, CGSize), wheel(CGPoint, Int), fling(CGPoint, CGSize), swipe(CGPoint, CGPoint)
    case key(TestKey, EventModifiers, times: Int), type(String)
    case resize(CGSize), dark(Bool), advance(milliseconds: Int)
    /// Changes of the app's data.
    case insert(Int), remove(Int), select(Int), toggle

    var description: String {
        var text = ""
        dump(self, to: &text)
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ▿-")) }
            .joined(separator: " ")
    }

    private static let keys: [TestKey] = [
        .return, .escape, .tab, .backspace, .delete, .space, .left, .right, .up, .down, .home, .end, .character("a"),
        .character("é"), .character("7"),
    ]
    private static let modifiers: [EventModifiers] = [
        [], [], [], .shift, .control, .command, .option, [.shift, .command],
    ]
    private static let texts = ["a", "12", "-3.5", "été", "a\nb", "👩‍👩‍👧", "\u{0}", "\u{202E}x", "   "]
    private static let sizes: [CGFloat] = [0, 1, 7, 60, 240, 400, 777, 1600]

    static func random(by generator: inout SeededGenerator) -> FuzzEvent {
        func point() -> CGPoint {
            CGPoint(
                x: CGFloat.random(in: -0.05...1.05, using: &generator),
                y: CGFloat.random(in: -0.05...1.05, using: &generator))
        }
        func delta() -> CGSize {
            CGSize(
                width: CGFloat.random(in: -300...300, using: &generator),
                height: CGFloat.random(in: -300...300, using: &generator))
        }
        func modifier() -> EventModifiers { modifiers.randomElement(using: &generator)! }
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<34:
            return .tap(
                point(), count: Int.random(in: 1...3, using: &generator),
                Int.random(in: 0..<8, using: &generator) == 0 ? .secondary : .primary, modifier())
        case 34..<38: return .hold(point())
        case 38..<42: return .move(point())
        case 42..<46: return .release
        case 46..<48: return .cancel
        case 48..<52: return .hover(point())
        case 52..<57: return .drag(point(), point(), milliseconds: [0, 0, 50, 300].randomElement(using: &generator)!)
        case 57..<60: return .scroll(point(), delta())
        case 60..<62: return .wheel(point(), Int.random(in: -3...3, using: &generator))
        case 62..<63: return .fling(point(), delta())
        case 63..<64: return .swipe(point(), point())
        case 64..<77:
            return .key(
                keys.randomElement(using: &generator)!, modifier(), times: Int.random(in: 1...4, using: &generator))
        case 77..<80: return .type(texts.randomElement(using: &generator)!)
        case 80..<83:
            return .resize(
                CGSize(
                    width: sizes.randomElement(using: &generator)!, height: sizes.randomElement(using: &generator)!))
        case 83..<85: return .dark(Bool.random(using: &generator))
        case 85..<90: return .advance(milliseconds: [1, 17, 200, 1000, 5000].randomElement(using: &generator)!)
        case 90..<93: return .insert(Int.random(in: 0..<8, using: &generator))
        case 93..<96: return .remove(Int.random(in: 0..<8, using: &generator))
        case 96..<98: return .select(Int.random(in: 0..<4, using: &generator))
        default: return .toggle
        }
    }
}
