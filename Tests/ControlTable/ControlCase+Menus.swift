import DovetailTesting
import Foundation
import SwiftUI

extension ControlCase {
    /// A menu with two commands.
    private static func menu<V: View>(
        _ name: String, _ view: @escaping @MainActor @Sendable (() -> AnyView) -> V
    ) -> ControlCase {
        ControlCase("Menu, \(name)", result: "second") { tell in
            view {
                AnyView(
                    Group {
                        Button("First") { tell("first") }
                        Button("Second") { tell("second") }
                    })
            }
        } pointer: {
            try $0.tap("control")
            try $0.tap("Second")
        } keys: {
            $0.press(.space)
            $0.press(.down, times: 2)
            $0.press(.return)
        }
    }

    static let menus: [ControlCase] = [
        menu("automatic") { Menu("control", content: $0).menuStyle(.automatic) },
        menu("button") { Menu("control", systemImage: "star", content: $0).menuStyle(.button) },
        menu("borderlessButton") { Menu("control", content: $0).menuStyle(.borderlessButton) },
        menu("button, prominent") {
            Menu("control", content: $0).menuStyle(.button).buttonStyle(.borderedProminent)
        },
        ControlCase("contextMenu", result: "second", isNamed: false) { tell in
            Button("control") {}.contextMenu {
                Button("First") { tell("first") }
                Button("Second") { tell("second") }
            }
        } pointer: { host in
            try host.tap("control", button: .secondary)
            try host.tap("Second")
        } keys: { host in
            host.press(.menu)
            host.press(.character("s"))
            host.press(.return)
        },
        ControlCase("contextMenu by Control and Return", result: "first", isNamed: false) { tell in
            Button("control") {}.contextMenu { Button("First") { tell("first") } }
        } pointer: { host in
            try host.tap("control", button: .secondary)
            try host.tap("First")
        } keys: { host in
            host.press(.return, modifiers: .control)
            host.press(.down)
            host.press(.space)
        },
        ControlCase("Menu within a menu", result: "inner") { tell in
            Menu("control") {
                Button("First") { tell("first") }
                Menu("More") { Button("Inner") { tell("inner") } }
            }
        } pointer: { host in
            try host.tap("control")
            try host.tap("More")
            try host.tap("Inner")
        } keys: { host in
            host.press(.down)
            host.press(.character("m"))
            host.press(.right)
            host.press(.down)
            host.press(.return)
        },
        ControlCase("Menu with a primary action", result: "primary") { tell in
            Menu("control") {
                Button("First") { tell("first") }
            } primaryAction: {
                tell("primary")
            }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        ControlCase("ControlGroup, automatic", result: "right", isNamed: false) { tell in
            group(tell).controlGroupStyle(.automatic)
        } pointer: {
            try $0.tap("right")
        } keys: { host in
            try host.tab(to: "right")
            host.press(.space)
        },
        ControlCase("ControlGroup, navigation", result: "right", isNamed: false) { tell in
            group(tell).controlGroupStyle(.navigation)
        } pointer: {
            try $0.tap("right")
        } keys: { host in
            try host.tab(to: "right")
            host.press(.space)
        },
        ControlCase("ControlGroup, palette", result: "right", isNamed: false) { tell in
            group(tell).controlGroupStyle(.palette)
        } pointer: {
            try $0.tap("right")
        } keys: { host in
            try host.tab(to: "right")
            host.press(.space)
        },
        ControlCase("ControlGroup, menu", result: "right", isNamed: false) { tell in
            group(tell).controlGroupStyle(.menu)
        } pointer: { host in
            try host.tap("control")
            try host.tap("right")
        } keys: { host in
            host.press(.space)
            host.press(.down, times: 2)
            host.press(.return)
        },
        ControlCase("ControlGroup, compactMenu", result: "right", isNamed: false) { tell in
            group(tell).controlGroupStyle(.compactMenu)
        } pointer: { host in
            try host.tap("control")
            try host.tap("right")
        } keys: { host in
            host.press(.space)
            host.press(.down, times: 2)
            host.press(.return)
        },
    ]

    @MainActor private static func group(_ tell: @escaping Tell) -> some View {
        ControlGroup("control") {
            Button("left") { tell("left") }
            Button("right") { tell("right") }
        }
    }
}
