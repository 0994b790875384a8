import SwiftUI

struct BoxesPage: View {
    @State private var isExpanded = true
    @State private var isBold = false

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Groups") {
                GroupBox("Delivery") {
                    LabeledContent("Street", value: "Harbour Lane 5")
                    LabeledContent("Arrives") { Label("Tomorrow", systemImage: "checkmark.circle") }
                }
                DisclosureGroup("Details", isExpanded: $isExpanded) {
                    Label("Fragile", systemImage: "exclamationmark.triangle").padding(.vertical, 4)
                    Label("Insured", systemImage: "checkmark.shield").padding(.vertical, 4)
                }
            }
            ShowcaseSection("Controls side by side") {
                ControlGroup {
                    Button("Back", systemImage: "chevron.left") {}
                    Button("Forward", systemImage: "chevron.right") {}
                    Toggle("Bold", systemImage: "bold", isOn: $isBold)
                }
            }
            ShowcaseSection("Elsewhere") {
                Link("Swift's home", destination: URL(string: "https://www.swift.org")!)
                ShareLink(item: "A line worth sharing")
            }
            ShowcaseSection("Nothing here") {
                ContentUnavailableView(
                    "No Letters", systemImage: "tray", description: Text("What is sent to you will be found here."))
            }
        }
    }
}
