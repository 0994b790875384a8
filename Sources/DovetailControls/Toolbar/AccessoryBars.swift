import DovetailCore
import Foundation

/// The bars below a bar: one for the items of each `accessoryBar(id:)`.
struct AccessoryBars: View {
    nonisolated(unsafe) let contents: BarContents

    var body: some View {
        BarReader(contents) { summary in
            ForEach(summary.accessoryBars, id: \.self) { name in
                let placement = ToolbarPlacement(accessoryBar: name)
                if summary.options.visibility[placement] != .hidden {
                    HStack(spacing: 8) { BarItems(contents, at: .accessory(name)) }
                        .padding(.horizontal, 10)
                        .padding(.vertical, 4)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .modifier(BarBackground(options: summary.options, placement: placement, edge: .bottom))
                        .semantics(Semantics(role: .toolbar))
                        .modifier(BarColorScheme(colorScheme: summary.options.colorScheme[placement]))
                }
            }
        }
    }
}
