import DovetailCore
import SwiftUI

/// A menu of ten numbers and one with another number at (20, 150), 100 points wide, and a picker of twenty at (150, 150), near the end of a small window.
struct MenusView: View {
    private static let names = [
        "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
    ]
    @State private var choice = 10
    @State private var isPopoverShown = false
    @State private var text = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button("Popover") { isPopoverShown = true }
                .frame(width: 100, height: 24)
                .popover(isPresented: $isPopoverShown, arrowEdge: .trailing) {
                    TextField("inside", text: $text).frame(width: 300, height: 160)
                }
                .padding(.leading, 150).padding(.bottom, 106)
            HStack(spacing: 30) {
                Menu("Menu") {
                    ForEach(Self.names, id: \.self) { name in Button(name) { say("chose \(name)") } }
                    Menu("More") { Button("Eleven") { say("chose Eleven") } }
                }
                .frame(width: 100, height: 24)
                Picker("Number", selection: $choice) { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
                    .labelsHidden()
                    .frame(width: 110, height: 24)
            }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onChange(of: choice) { say("row \(choice)") }
        .onChange(of: text) { say("text \(text)") }
        .onChange(of: isPopoverShown) { say("popover \(isPopoverShown)") }
    }
}
