import SwiftUI

struct TabsPage: View {
    @State private var selection = "day"

    var body: some View {
        TabView(selection: $selection) {
            Tab("Day", systemImage: "sun.max", value: "day") { page("Day", .orange) }
            Tab("Night", systemImage: "moon", value: "night") { page("Night", .indigo) }
                .badge(3)
            Tab("Pages", systemImage: "book", value: "pages") {
                TabView {
                    ForEach(["One", "Two", "Three"], id: \.self) { page($0, .teal) }
                }
                .tabViewStyle(.page)
            }
        }
    }

    private func page(_ title: String, _ color: Color) -> some View {
        ZStack {
            Rectangle().fill(color.gradient.opacity(0.4))
            Text(title).font(.largeTitle.bold())
        }
    }
}
