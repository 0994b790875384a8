import DovetailCore
import Foundation
import SwiftUI

@testable import DovetailTesting

extension EveryControlTests {
    nonisolated static let moreButtons: [Control] = [
        Control("contextMenu", result: "second", isNamed: false) { tell in
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
        Control("contextMenu by Control and Return", result: "first", isNamed: false) { tell in
            Button("control") {}.contextMenu { Button("First") { tell("first") } }
        } pointer: { host in
            try host.tap("control", button: .secondary)
            try host.tap("First")
        } keys: { host in
            host.press(.return, modifiers: .control)
            host.press(.down)
            host.press(.space)
        },
        Control("Menu within a menu", result: "inner") { tell in
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
        Control("Menu with a primary action", result: "primary") { tell in
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
        Control("ControlGroup", result: "right", isNamed: false) { tell in
            ControlGroup {
                Button("left") { tell("left") }
                Button("right") { tell("right") }
            }
        } pointer: {
            try $0.tap("right")
        } keys: { host in
            try host.tab(to: "right")
            host.press(.space)
        },
        Control("ShareLink", result: "https://example.org") { tell in
            ShareLink("control", item: URL(string: "https://example.org")!)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        MainActor.assumeIsolated { tell(url.absoluteString) }
                        return .handled
                    })
        } pointer: { host in
            try host.tap("control")
            try host.tap("Open")
        } keys: { host in
            host.press(.space)
            host.press(.character("o"))
            host.press(.return)
        },
        Control("PasteButton", result: "copied", isNamed: false) { tell in
            PasteButton(payloadType: String.self) { strings in tell(strings.joined()) }
        } pointer: { host in
            host.clipboard = "copied"
            try host.tap("Paste")
        } keys: { host in
            host.clipboard = "copied"
            host.press(.space)
        },
        Control("RenameButton", result: "renamed", isNamed: false) { tell in
            RenameButton().renameAction { tell("renamed") }
        } pointer: {
            try $0.tap("Rename")
        } keys: {
            $0.press(.space)
        },
        Control("HelpLink", result: "help", isNamed: false) { tell in
            HelpLink { tell("help") }
        } pointer: {
            try $0.tap("Help")
        } keys: {
            $0.press(.space)
        },
    ]

    nonisolated static let containers: [Control] = [
        Control("List", result: "Optional(\"two\")", isNamed: false) { tell in
            Holding(value: String?.none, tell: tell) { selection in
                List(["one", "two"], id: \.self, selection: selection) { Text($0) }
            }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.down, times: 2)
        },
        Control("The menu of a list's row", result: "two", isNamed: false) { tell in
            Holding(value: String?.none, tell: { _ in }) { selection in
                List(["one", "two"], id: \.self, selection: selection) { row in
                    Text(row).contextMenu { Button("Act") { tell(row) } }
                }
            }
        } pointer: { host in
            try host.tap("two", button: .secondary)
            try host.tap("Act")
        } keys: { host in
            host.press(.down, times: 2)
            host.press(.menu)
            host.press(.down)
            host.press(.return)
        },
        Control("TabView", result: "1", isNamed: false) { tell in
            Holding(value: 0, tell: tell) { selection in
                TabView(selection: selection) {
                    Text("a").tabItem { Text("First") }.tag(0)
                    Text("b").tabItem { Text("Second") }.tag(1)
                }
            }
        } pointer: {
            try $0.tap("Second")
        } keys: {
            $0.press(.right)
        },
        Control("TabView of pages", result: "1", idiom: .pad, isNamed: false) { tell in
            Holding(value: 0, tell: tell) { selection in
                TabView(selection: selection) {
                    Text("a").tag(0)
                    Text("b").tag(1)
                }
                .tabViewStyle(.page)
            }
        } pointer: { host in
            host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), duration: .milliseconds(200))
        } keys: {
            $0.press(.right)
        },
    ]
}
