import SwiftUI

struct PhotosPage: View {
    private struct Photo: Identifiable, Hashable {
        let id: Int
        var hue: Double { Double(id * 47 % 360) / 360 }
    }
    private let photos = (0..<60).map { Photo(id: $0) }
    @State private var shown: Photo?
    @State private var columns = 4.0
    @Namespace private var space

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Image(systemName: "square.grid.3x3")
                Slider(value: $columns, in: 2...7, step: 1) { Text("Columns") }
                Image(systemName: "square.grid.2x2")
            }
            .padding()
            ScrollView {
                LazyVGrid(
                    columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 9 - Int(columns)), spacing: 4
                ) {
                    ForEach(photos) { photo in
                        Button {
                            withAnimation(.snappy) { shown = photo }
                        } label: {
                            picture(photo)
                                .aspectRatio(1, contentMode: .fit)
                                .matchedGeometryEffect(id: photo.id, in: space, isSource: shown != photo)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Photo \(photo.id + 1)")
                    }
                }
                .padding(4)
                .animation(.snappy, value: columns)
            }
        }
        .overlay {
            if let shown {
                Button {
                    withAnimation(.snappy) { self.shown = nil }
                } label: {
                    ZStack {
                        Rectangle().fill(.ultraThinMaterial).transition(.opacity)
                        picture(shown)
                            .matchedGeometryEffect(id: shown.id, in: space)
                            .frame(maxWidth: 420, maxHeight: 420)
                            .aspectRatio(1, contentMode: .fit)
                            .padding(30)
                    }
                }
                .buttonStyle(.plain)
                .keyboardShortcut(.cancelAction)
                .accessibilityLabel("Close photo \(shown.id + 1)")
            }
        }
    }

    private func picture(_ photo: Photo) -> some View {
        GeometryReader { proxy in
            ZStack(alignment: .bottom) {
                LinearGradient(
                    colors: [
                        Color(hue: photo.hue, saturation: 0.35, brightness: 1),
                        Color(hue: photo.hue, saturation: 0.7, brightness: 0.8),
                    ],
                    startPoint: .top, endPoint: .bottom)
                Circle().fill(.white.opacity(0.85)).frame(width: proxy.size.width * 0.22)
                    .offset(x: proxy.size.width * (photo.hue - 0.5) * 0.7, y: -proxy.size.height * 0.6)
                Hills(seed: photo.id).fill(Color(hue: photo.hue, saturation: 0.8, brightness: 0.45))
            }
        }
        .clipped()
    }
}

/// A line of hills, another one for each number.
private struct Hills: Shape {
    let seed: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for step in 0...24 {
                let x = Double(step) / 24
                let height = 0.3 + 0.12 * sin(x * 7 + Double(seed)) + 0.06 * sin(x * 17 + Double(seed * 3))
                path.addLine(to: CGPoint(x: rect.minX + x * rect.width, y: rect.maxY - height * rect.height))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
