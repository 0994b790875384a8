import DovetailTesting
import Foundation
import SwiftUI

extension ControlCase {
    /// What holds other controls, with a button in it.
    private static func box<V: View>(
        _ name: String, height: CGFloat, _ view: @escaping @MainActor @Sendable (Button<Text>) -> V
    ) -> ControlCase {
        ControlCase(name, result: "pressed", height: height) { tell in
            view(Button("control") { tell("pressed") })
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        }
    }

    static let boxes: [ControlCase] = [
        box("GroupBox, automatic", height: 110) { button in
            GroupBox("A title") { button }.groupBoxStyle(.automatic)
        },
        box("GroupBox, without a title", height: 84) { button in GroupBox { button } },
        box("LabeledContent, automatic", height: 44) { button in
            LabeledContent("A title") { button }.labeledContentStyle(.automatic)
        },
        ControlCase(shown: "LabeledContent, with a value") { LabeledContent("A title", value: "A value") },
        ControlCase(shown: "Label, automatic") { Label("A title", systemImage: "star").labelStyle(.automatic) },
        ControlCase(shown: "Label, titleAndIcon") {
            Label("A title", systemImage: "star").labelStyle(.titleAndIcon)
        },
        ControlCase(shown: "Label, titleOnly") { Label("A title", systemImage: "star").labelStyle(.titleOnly) },
        ControlCase(shown: "Label, iconOnly") { Label("A title", systemImage: "star").labelStyle(.iconOnly) },
        box("Form, automatic", height: 130) { button in
            Form {
                LabeledContent("A title", value: "A value"); button
            }.formStyle(.automatic)
        },
        box("Form, grouped", height: 150) { button in
            Form {
                LabeledContent("A title", value: "A value"); button
            }.formStyle(.grouped)
        },
        box("Form, columns", height: 110) { button in
            Form {
                LabeledContent("A title", value: "A value"); button
            }.formStyle(.columns)
        },
    ]

    /// A tab view with two tabs.
    private static func tabs<V: View>(
        _ name: String, _ view: @escaping @MainActor @Sendable (TabView<Int, AnyView>) -> V
    ) -> ControlCase {
        ControlCase("TabView, \(name)", result: "1", isNamed: false, height: 180) { tell in
            Holding(value: 0, tell: tell) { selection in
                view(
                    TabView(selection: selection) {
                        AnyView(
                            Group {
                                Text("a").tabItem { Label("First", systemImage: "star") }.tag(0)
                                Text("b").tabItem { Label("Second", systemImage: "heart") }.tag(1)
                            })
                    })
            }
        } pointer: {
            try $0.tap("Second")
        } keys: { host in
            host.press(.right)
        }
    }

    static let tabs: [ControlCase] = [
        tabs("automatic") { $0.tabViewStyle(.automatic) },
        tabs("grouped") { $0.tabViewStyle(.grouped) },
        tabs("tabBarOnly") { $0.tabViewStyle(.tabBarOnly) },
        ControlCase("TabView, sidebarAdaptable", result: "1", isNamed: false, height: 180) { tell in
            Holding(value: 0, tell: tell) { selection in
                TabView(selection: selection) {
                    SwiftUI.Tab("First", systemImage: "star", value: 0) { Text("a") }
                    SwiftUI.Tab("Second", systemImage: "heart", value: 1) { Text("b") }
                }
                .tabViewStyle(.sidebarAdaptable)
            }
        } pointer: {
            try $0.tap("Second")
        } keys: { host in
            host.press(.down)
        },
        ControlCase("TabView, page", result: "1", idiom: .pad, isNamed: false, height: 120) { tell in
            Holding(value: 0, tell: tell) { selection in
                TabView(selection: selection) {
                    Text("a").tag(0)
                    Text("b").tag(1)
                }
                .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
            }
        } pointer: { host in
            host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), duration: .milliseconds(200))
        } keys: {
            $0.press(.right)
        },
    ]
}
