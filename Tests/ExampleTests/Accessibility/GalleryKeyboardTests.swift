import DovetailCore
import DovetailPaint
import Foundation
import GalleryExamples
import SwiftUI
import Testing

@testable import DovetailTesting

/// The pages of the gallery by keys alone.
@MainActor
@Suite("Gallery: keyboard")
struct GalleryKeyboardTests {
    nonisolated private static let idioms = [Idiom.phone, .desktop]

    private func host(_ example: GalleryExample, _ idiom: Idiom) -> TestHost {
        TestHost(size: CGSize(width: 700, height: 1400), idiom: idiom) { example.view }
    }

    /// Everything that the tab key comes to, in order, until it begins again.
    private func stops(_ host: TestHost, backwards: Bool = false) -> [DisplayNode] {
        var stops: [DisplayNode] = []
        for _ in 0..<400 {
            host.press(.tab, modifiers: backwards ? .shift : [])
            guard let node = host.window.focusedResponder?.node else { break }
            if node === stops.first { break }
            stops.append(node)
        }
        return stops
    }

    @Test("the tab key, or arrows within, come to every element that can be used", arguments: idioms)
    func reach(idiom: Idiom) throws {
        for example in galleryExamples {
            let host = host(example, idiom)
            let elements = AccessibilityElements(of: host.window).all
            // Backwards, too: the bar of a phone goes while its field for searching has the keyboard.
            let stops = stops(host, backwards: true) + stops(host)
            for element in elements where element.isUsed && element.isInSight(host) {
                let isReached = stops.contains { stop in
                    stop.isInside(element.node) || element.node.isInside(stop)
                }
                if !isReached {
                    Issue.record(
                        "\(example.id), \(idiom): \(element.role) “\(element.item.name ?? "")” at \(element.node.frameInWindow)"
                    )
                }
            }
            host.close()
        }
    }

    @Test("what has the keyboard can be seen", arguments: idioms)
    func rings(idiom: Idiom) throws {
        for example in galleryExamples {
            let host = host(example, idiom)
            var before = try picture(host)
            var first: DisplayNode?
            for _ in 0..<400 {
                host.press(.tab)
                guard let node = host.window.focusedResponder?.node, node !== first else { break }
                first = first ?? node
                host.advance(by: .milliseconds(600))
                let now = try picture(host)
                let frame = node.frameInWindow.insetBy(dx: -8, dy: -8)
                let seen = difference(before, now, in: frame, host)
                if seen < 8 {
                    Issue.record(
                        "\(example.id), \(idiom): nothing shows that “\(host.focused ?? "")” at \(node.frameInWindow) has the keyboard: \(seen) pixels"
                    )
                }
                before = now
            }
            host.close()
        }
    }

    /// What differs each time.
    private static let isRandom: Set = ["Random Blur", "Shuffle"]

    @Test("the space key does what an assistive tool does by pressing", arguments: idioms)
    func pressing(idiom: Idiom) throws {
        var count = 0
        for example in galleryExamples {
            let first = host(example, idiom)
            let stops = stops(first).count
            first.close()
            var pair: (keys: TestHost, tool: TestHost)?
            for index in 0..<stops {
                let (keys, tool) = pair ?? (host(example, idiom), host(example, idiom))
                for host in [keys, tool] { host.press(.tab, times: pair == nil ? index + 1 : 1) }
                pair = (keys, tool)
                guard let element = pressed(tool), !Self.isRandom.contains(element.item.name ?? ""),
                    let activate = element.item.actions?.activate
                else { continue }
                let before = roles(keys)
                keys.press(.space)
                tool.clock.whileCurrent { activate() }
                tool.settle()
                count += 1
                #expect(keys.tree == tool.tree, "\(example.id), \(idiom): “\(element.item.name ?? "")”")
                // The way goes on in the same windows as long as these show the same elements.
                if roles(keys) != before {
                    keys.close()
                    tool.close()
                    pair = nil
                }
            }
            pair?.keys.close()
            pair?.tool.close()
        }
        #expect(count > 100)
    }

    private func roles(_ host: TestHost) -> [Semantics.Role] { AccessibilityElements(of: host.window).all.map(\.role) }

    /// The button or toggle that has the keyboard.
    private func pressed(_ host: TestHost) -> AccessibilityElements.Element? {
        guard let node = host.window.focusedResponder?.node else { return nil }
        return AccessibilityElements(of: host.window).all.last {
            [.button, .toggle].contains($0.role) && $0.item.actions?.activate != nil
                && (node.isInside($0.node) || node === $0.node)
        }
    }

    private func picture(_ host: TestHost) throws -> Picture {
        try Picture(of: host.window.displayTree, size: host.window.size, scale: 1, background: host.window.background)
    }

    private func difference(_ one: Picture, _ other: Picture, in frame: CGRect, _ host: TestHost) -> Int {
        let left = max(Int(frame.minX), 0), right = min(Int(frame.maxX), one.width)
        let top = max(Int(frame.minY), 0), bottom = min(Int(frame.maxY), one.height)
        guard left < right, top < bottom else { return 0 }
        var count = 0
        for y in top..<bottom {
            for x in left..<right {
                let (before, after) = (one[x, y], other[x, y])
                if before != after, luminanceRatio(before, after) >= 3 { count += 1 }
            }
        }
        return count
    }

    private func luminanceRatio(
        _ one: (red: Int, green: Int, blue: Int, alpha: Int), _ other: (red: Int, green: Int, blue: Int, alpha: Int)
    ) -> Double {
        func luminance(_ pixel: (red: Int, green: Int, blue: Int, alpha: Int)) -> Double {
            func linear(_ part: Int) -> Double {
                let part = Double(part) / 255
                return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
        }
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}

extension AccessibilityElements.Element {
    /// Whether a person does something with it.
    @MainActor fileprivate var isUsed: Bool {
        guard item.isEnabled else { return false }
        switch role {
        case .button, .toggle, .slider, .textField, .picker, .menuItem, .stepper, .datePicker: return true
        default: return item.actions?.activate != nil
        }
    }

    @MainActor fileprivate func isInSight(_ host: TestHost) -> Bool {
        let frame = node.frameInWindow
        return frame.width > 0 && frame.height > 0 && CGRect(origin: .zero, size: host.window.size).contains(frame)
    }
}
