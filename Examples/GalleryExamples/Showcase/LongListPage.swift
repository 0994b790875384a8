import SwiftUI

struct LongListPage: View {
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("Top") { withAnimation { position.scrollTo(id: 0) } }
                Button("Middle") { withAnimation { position.scrollTo(id: 50_000) } }
                Button("Bottom") { withAnimation { position.scrollTo(id: 99_999) } }
            }
            .buttonStyle(.bordered)
            .padding()
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 6) {
                    ForEach(0..<100_000) { row in
                        HStack {
                            Circle().fill(Color(hue: Double(row % 360) / 360, saturation: 0.5, brightness: 0.9)).frame(
                                width: 28)
                            Text("Row \(row) of one hundred thousand")
                            Spacer()
                        }
                        .padding(.horizontal)
                        .scrollTransition { view, phase in
                            view.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.92)
                        }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
        }
    }
}
