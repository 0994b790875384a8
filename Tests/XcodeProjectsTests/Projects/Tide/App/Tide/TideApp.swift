import SwiftUI
import TideModel

@main
struct TideApp: App {
    var body: some Scene {
        WindowGroup("Tide") { TideView(table: TideTable()) }
    }
}

struct TideView: View {
    let table: TideTable

    var body: some View {
        HStack(alignment: .bottom) {
            ForEach(Array(table.heights.enumerated()), id: \.offset) { _, height in
                Color(.Sea.deepWater)
                    .frame(width: 20, height: height * 10)
                    .accessibilityLabel("\(height, specifier: "%.1f") metres")
            }
        }
        .padding()
    }
}

#Preview("Today") {
    TideView(table: TideTable())
}
