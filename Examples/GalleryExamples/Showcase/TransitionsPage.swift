import SwiftUI

struct TransitionsPage: View {
    @State private var isShown = true
    @State private var isLarge = false
    @State private var number = 7
    @Namespace private var space

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Coming and going") {
                HStack(spacing: 14) {
                    if isShown {
                        card("Opacity", .red).transition(.opacity)
                        card("Scale", .orange).transition(.scale)
                        card("Slide", .green).transition(.slide)
                        card("Blur", .blue).transition(.blurReplace)
                        card("Push", .purple).transition(.push(from: .bottom))
                    }
                }
                .frame(height: 70)
                .frame(maxWidth: .infinity)
                .clipped()
                Button("Toggle") { withAnimation(.smooth(duration: 0.6)) { isShown.toggle() } }
            }
            ShowcaseSection("One view becomes another") {
                ZStack {
                    if isLarge {
                        RoundedRectangle(cornerRadius: 24).fill(.teal.gradient)
                            .matchedGeometryEffect(id: "card", in: space).frame(height: 160)
                    } else {
                        RoundedRectangle(cornerRadius: 12).fill(.teal.gradient)
                            .matchedGeometryEffect(id: "card", in: space).frame(width: 60, height: 60)
                    }
                }
                .frame(height: 170)
                .frame(maxWidth: .infinity)
                .onTapGesture { withAnimation(.bouncy) { isLarge.toggle() } }
            }
            ShowcaseSection("Content") {
                HStack(spacing: 20) {
                    Text("\(number)").font(.system(size: 50, weight: .bold)).contentTransition(
                        .numericText(value: Double(number)))
                    Button("More") { withAnimation { number += 13 } }
                    Button("Less") { withAnimation { number -= 5 } }
                }
            }
        }
    }

    private func card(_ title: String, _ color: Color) -> some View {
        Text(title).font(.caption).foregroundStyle(.white).frame(maxWidth: 72).frame(height: 60)
            .background(color.gradient, in: .rect(cornerRadius: 10))
    }
}
