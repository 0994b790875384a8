import SwiftUI

/// What modifiers say of views, one line for each, for clients of assistive technology.
struct ModifiersApp: App {
    var body: some Scene {
        WindowGroup("Modifiers") { ModifiersView() }
            .defaultSize(width: 600, height: 900)
    }
}

private struct ModifiersView: View {
    @State private var done = "nothing"
    @State private var isShown = true

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            names
            structure
            actions
            Text(verbatim: "Done: \(done)")
        }
        .padding()
    }

    @ViewBuilder private var names: some View {
        Text("A").accessibilityLabel("Label")
        Text("Value").accessibilityValue("seven")
        Text("Hint").accessibilityHint("Does it")
        Text("Id").accessibilityIdentifier("identity")
        Text("Heading").accessibilityHeading(.h3)
        Text("Spoken").accessibilityInputLabels(["Say this", "Or that"])
        Text("Code").accessibilityTextContentType(.sourceCode)
        Text("More").accessibilityCustomContent("Weight", "3 kg")
        Text("Hidden").accessibilityHidden(true)
        Text("Ticks").accessibilityAddTraits(.updatesFrequently)
        Text("Chosen").accessibilityAddTraits(.isSelected)
        Text("Looks like a button").accessibilityAddTraits(.isButton)
        Button("No button") {}.accessibilityRemoveTraits(.isButton)
    }

    @ViewBuilder private var structure: some View {
        HStack {
            Text("second")
            Text("first").accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Contained")
        HStack {
            Text("one")
            Text("two")
        }
        .accessibilityElement(children: .combine)
        HStack { Text("inside") }.accessibilityElement(children: .ignore).accessibilityLabel("Ignored")
        Color.blue.frame(width: 60, height: 12)
            .accessibilityRepresentation {
                Toggle("Represented", isOn: $isShown)
            }
        Color.green.frame(width: 60, height: 12).accessibilityLabel("Parts")
            .accessibilityChildren {
                HStack {
                    Text("Part 1")
                    Text("Part 2")
                }
            }
    }

    @ViewBuilder private var actions: some View {
        Text("Default").accessibilityAction { done = "default" }
        Text("Named").accessibilityAction(named: "Sing") { done = "sing" }
        Text("Many").accessibilityActions {
            Button("Walk") { done = "walk" }
            Button("Run") { done = "run" }
        }
        Text("Kinds")
            .accessibilityAction(.delete) { done = "delete" }
            .accessibilityAction(.escape) { done = "escape" }
            .accessibilityAction(.magicTap) { done = "magic" }
            .accessibilityAction(.showMenu) { done = "menu" }
        Text("Level").accessibilityAdjustableAction { done = $0 == .increment ? "more" : "less" }
        Text("Pages").accessibilityScrollAction { done = "\($0)" }
        Text("Zoom").accessibilityZoomAction { done = $0.direction == .zoomIn ? "in" : "out" }
        Text("Quick").accessibilityQuickAction(style: .prompt) { Button("Quickly") { done = "quick" } }
        Text("Spots")
            .accessibilityDragPoint(.center, description: "Take")
            .accessibilityDropPoint(.leading, description: "Put")
        Text("Touch").accessibilityDirectTouch()
        Text("Passive").accessibilityRespondsToUserInteraction(true)
    }
}
