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
                Button {
                    withAnimation(.bouncy) { isLarge.toggle() }
                } label: {
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
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Card")
                .accessibilityValue(isLarge ? "large" : "small")
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
        Text(title).font(.caption).lineLimit(1).minimumScaleFactor(0.2).padding(.horizontal, 4)
            .frame(maxWidth: 72).frame(height: 60)
            .background(color.opacity(0.25), in: .rect(cornerRadius: 10))
            .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(color, lineWidth: 2) }
    }
}
