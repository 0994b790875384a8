import SwiftUI

/// A table of a thousand rows whose titles sort, and one whose rows are a tree.
struct PeaksApp: App {
    var body: some Scene {
        WindowGroup("Peaks") { PeaksView() }
            .defaultSize(width: 560, height: 620)
    }
}

private struct Peak: Identifiable {
    let id: Int
    let name: String
    let height: Int
}

private struct PeaksView: View {
    @State private var peaks = (0..<1000).map { Peak(id: $0, name: "Peak \($0)", height: 8000 - $0) }
    @State private var order = [KeyPathComparator(\Peak.name)]
    @State private var selection: Int?
    @State private var isOpen = true

    var body: some View {
        VStack {
            Table(peaks, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Height", value: \.height) { Text("\($0.height) m") }
                TableColumn("Climb") { peak in Button("Climb") { say("climbed \(peak.name)") } }
            }
            .onChange(of: order) { peaks.sort(using: order) }
            Table(of: Peak.self) {
                TableColumn("Range") { Text($0.name) }
                TableColumn("Metres") { Text("\($0.height)") }
            } rows: {
                DisclosureTableRow(Peak(id: 2001, name: "Alps", height: 4807), isExpanded: $isOpen) {
                    TableRow(Peak(id: 2002, name: "Eiger", height: 3967))
                }
                TableRow(Peak(id: 2003, name: "Jura", height: 1720))
            }
            .frame(height: 130)
        }
    }
}
