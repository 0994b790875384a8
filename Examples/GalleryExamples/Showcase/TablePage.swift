import SwiftUI

struct TablePage: View {
    private struct Peak: Identifiable {
        let id = UUID()
        let name: String
        let height: Int
        let country: String
    }
    @State private var peaks = [
        Peak(name: "Mont Blanc", height: 4806, country: "France"),
        Peak(name: "Matterhorn", height: 4478, country: "Switzerland"),
        Peak(name: "Großglockner", height: 3798, country: "Austria"),
        Peak(name: "Zugspitze", height: 2962, country: "Germany"),
        Peak(name: "Triglav", height: 2864, country: "Slovenia"),
        Peak(name: "Galdhøpiggen", height: 2469, country: "Norway"),
    ]
    @State private var order = [KeyPathComparator(\Peak.height, order: .reverse)]
    @State private var selection: UUID?

    var body: some View {
        Table(peaks, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Height", value: \.height) { Text("\($0.height) m").monospacedDigit() }
            TableColumn("Country", value: \.country)
        }
        .onChange(of: order) { _, new in peaks.sort(using: new) }
    }
}
