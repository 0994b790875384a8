import SwiftUI

struct GesturesPage: View {
    @GestureState private var drag = CGSize.zero
    @State private var place = CGSize.zero
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @State private var isHovered = false
    @State private var lastKey = "–"
    @FocusState private var isFocused: Bool

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Drag") {
                RoundedRectangle(cornerRadius: 16).fill(.orange.gradient).frame(width: 90, height: 90)
                    .offset(x: place.width + drag.width, y: place.height + drag.height)
                    .gesture(
                        DragGesture()
                            .updating($drag) { value, state, _ in state = value.translation }
                            .onEnded { value in
                                place.width += value.translation.width
                                place.height += value.translation.height
                                withAnimation(.bouncy) { place = .zero }
                            }
                    )
                    .frame(maxWidth: .infinity)
                    .zIndex(1)
            }
            ShowcaseSection("Pinch and turn") {
                Image(systemName: "arrow.up.left.and.arrow.down.right").font(.largeTitle).padding(24)
                    .background(.teal.opacity(0.3), in: .rect(cornerRadius: 16))
                    .scaleEffect(scale).rotationEffect(angle)
                    .gesture(
                        MagnifyGesture().onChanged { scale = $0.magnification }
                            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
                    )
                    .frame(maxWidth: .infinity)
                Button("As before") { withAnimation { (scale, angle) = (1, .zero) } }
            }
            ShowcaseSection("Hover and keys") {
                Text(isFocused ? "Last key: \(lastKey)" : "Click, then press keys")
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(isHovered ? .blue.opacity(0.25) : .gray.opacity(0.15), in: .rect(cornerRadius: 12))
                    .onHover { isHovered = $0 }
                    .focusable()
                    .focused($isFocused)
                    .onTapGesture { isFocused = true }
                    .onKeyPress { press in
                        // Without it nobody could leave by keys.
                        if press.key == .tab { return .ignored }
                        lastKey = press.characters
                        return .handled
                    }
            }
        }
    }
}
