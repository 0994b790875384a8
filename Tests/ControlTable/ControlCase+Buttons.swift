import DovetailTesting
import Foundation
import SwiftUI

extension ControlCase {
    /// A button, or what a press does alike.
    private static func button<V: View>(
        _ name: String, height: CGFloat = 44,
        _ view: @escaping @MainActor @Sendable (@escaping @MainActor () -> Void) -> V
    ) -> ControlCase {
        ControlCase(name, result: "pressed", height: height) { tell in
            view { tell("pressed") }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        }
    }

    static let buttons: [ControlCase] = [
        button("Button, automatic") { Button("control", action: $0).buttonStyle(.automatic) },
        button("Button, bordered") { Button("control", systemImage: "star", action: $0).buttonStyle(.bordered) },
        button("Button, borderedProminent") { Button("control", action: $0).buttonStyle(.borderedProminent) },
        button("Button, borderless") { Button("control", action: $0).buttonStyle(.borderless) },
        button("Button, plain") { Button("control", systemImage: "star", action: $0).buttonStyle(.plain) },
        button("Button, link") { Button("control", action: $0).buttonStyle(.link) },
        button("Button, accessoryBar") { Button("control", action: $0).buttonStyle(.accessoryBar) },
        button("Button, accessoryBarAction") { Button("control", action: $0).buttonStyle(.accessoryBarAction) },
        button("Button, glass", height: 60) { Button("control", action: $0).buttonStyle(.glass) },
        button("Button, glassProminent", height: 60) { Button("control", action: $0).buttonStyle(.glassProminent) },
        button("Button, destructive") {
            Button("control", role: .destructive, action: $0).buttonStyle(.bordered)
        },
        button("Button, destructive and prominent") {
            Button("control", role: .destructive, action: $0).buttonStyle(.borderedProminent)
        },
        button("Button, cancel") { Button("control", role: .cancel, action: $0).buttonStyle(.bordered) },
        button("Button, default action") { Button("control", action: $0).keyboardShortcut(.defaultAction) },
        ControlCase("Button, repeating", result: "3") { tell in
            Holding(value: 0, tell: tell) { count in
                Button("control") { count.wrappedValue += 1 }.buttonRepeatBehavior(.enabled)
            }
        } pointer: { host in
            try host.longPress("control", duration: .milliseconds(750))
        } keys: {
            $0.press(.space, times: 3)
        },
        button("Button, of an app's style") { Button("control", action: $0).buttonStyle(Stamp()) },
    ]

    /// A style as apps write them.
    private struct Stamp: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(6)
                .background(.orange.opacity(configuration.isPressed ? 0.6 : 0.2), in: .capsule)
        }
    }

    private static func shape(
        _ name: String, _ shape: ButtonBorderShape, height: CGFloat = 44
    ) -> ControlCase {
        button("Button, \(name)", height: height) { action in
            HStack {
                Button("control", systemImage: "star", action: action).buttonStyle(.bordered)
                Button("Go", systemImage: "play") {}.buttonStyle(.borderedProminent)
            }
            .buttonBorderShape(shape)
        }
    }

    private static func size(_ name: String, _ size: ControlSize, height: CGFloat = 44) -> ControlCase {
        button("Button, \(name)", height: height) { action in
            HStack {
                Button("control", action: action).buttonStyle(.bordered)
                Button("Go") {}.buttonStyle(.borderedProminent)
            }
            .controlSize(size)
        }
    }

    static let shapes: [ControlCase] = [
        shape("in a shape of the system's", .automatic),
        shape("in a capsule", .capsule),
        shape("in a rounded rectangle", .roundedRectangle),
        shape("in a rounded rectangle with a radius", .roundedRectangle(radius: 2)),
        button("Button, in a circle", height: 56) { action in
            HStack {
                Button("control", systemImage: "star", action: action).buttonStyle(.bordered)
                Button("Go", systemImage: "play") {}.buttonStyle(.borderedProminent)
            }
            .labelStyle(.iconOnly).buttonBorderShape(.circle)
        },
        size("mini", .mini), size("small", .small), size("regular", .regular), size("large", .large, height: 64),
        size("extra large", .extraLarge, height: 76),
        button("Button, tinted") { action in
            HStack {
                Button("control", action: action).buttonStyle(.bordered)
                Button("Go") {}.buttonStyle(.borderedProminent)
            }
            .tint(.orange)
        },
    ]

    static let systemButtons: [ControlCase] = [
        ControlCase("Link", result: "https://example.org") { tell in
            Link("control", destination: URL(string: "https://example.org")!)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        MainActor.assumeIsolated { tell(url.absoluteString) }
                        return .handled
                    })
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        ControlCase("ShareLink", result: "https://example.org") { tell in
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
        ControlCase("PasteButton", result: "copied", isNamed: false) { tell in
            PasteButton(payloadType: String.self) { strings in tell(strings.joined()) }
        } pointer: { host in
            host.clipboard = "copied"
            try host.tap("Paste")
        } keys: { host in
            host.clipboard = "copied"
            host.press(.space)
        },
        ControlCase("RenameButton", result: "renamed", isNamed: false) { tell in
            RenameButton().renameAction { tell("renamed") }
        } pointer: {
            try $0.tap("Rename")
        } keys: {
            $0.press(.space)
        },
        ControlCase("EditButton", result: "true", isNamed: false) { tell in
            Holding(value: false, tell: tell) { isEditing in
                EditButton().environment(
                    \.editMode,
                    Binding(
                        get: { isEditing.wrappedValue ? .active : .inactive },
                        set: { isEditing.wrappedValue = $0.isEditing }))
            }
        } pointer: {
            try $0.tap("Edit")
        } keys: {
            $0.press(.space)
        },
        ControlCase("HelpLink", result: "help", isNamed: false) { tell in
            HelpLink { tell("help") }
        } pointer: {
            try $0.tap("Help")
        } keys: {
            $0.press(.space)
        },
        ControlCase("NavigationLink", result: "page", height: 60) { tell in
            NavigationStack { NavigationLink("control") { Text("the page").onAppear { tell("page") } } }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        ControlCase("DisclosureGroup, automatic", result: "true") { tell in
            Holding(value: false, tell: tell) { isOpen in
                DisclosureGroup("control", isExpanded: isOpen) { Text("inside") }.disclosureGroupStyle(.automatic)
            }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        ControlCase("DisclosureGroup, open", result: "false", height: 72) { tell in
            Holding(value: true, tell: tell) { isOpen in
                DisclosureGroup("control", isExpanded: isOpen) { Text("inside") }
            }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
    ]
}
