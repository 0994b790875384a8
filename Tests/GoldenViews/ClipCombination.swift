import SwiftUI

/// A drawing inside of effects inside of an outline: each kind of one with each of the others.
package struct ClipCombination: Sendable {
    package enum Drawing: String, CaseIterable { case fill, gradientStroke, image, text }
    package enum Effect: String, CaseIterable {
        case rotation, scale, flip, tilt, opacity, blur, shadow, mask, blend, color
    }
    package enum Outline: String, CaseIterable {
        case box, rounded, continuous, capsule, star, boxInRounded, roundedInStar
    }

    let drawing: Drawing
    let effect: Effect
    let outline: Outline

    @MainActor @ViewBuilder
    var view: some View {
        let content = affected(AnyView(drawn.frame(width: 44, height: 30))).frame(width: 52, height: 44)
        switch outline {
        case .box: content.clipped()
        case .rounded: content.clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))
        case .continuous: content.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        case .capsule: content.clipShape(Capsule())
        case .star: content.clipShape(Star())
        case .boxInRounded: content.clipped().clipShape(RoundedRectangle(cornerRadius: 12))
        case .roundedInStar: content.clipShape(RoundedRectangle(cornerRadius: 12)).clipShape(Star())
        }
    }

    @MainActor @ViewBuilder
    private var drawn: some View {
        let gradient = LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom)
        switch drawing {
        case .fill: Rectangle().fill(.orange)
        case .gradientStroke: Capsule().stroke(gradient, lineWidth: 5)
        case .image: Image(systemName: "star.fill").resizable()
        case .text: Text("Text").font(.system(size: 20, weight: .bold))
        }
    }

    @MainActor @ViewBuilder
    private func affected(_ view: AnyView) -> some View {
        switch effect {
        case .rotation: view.rotationEffect(.degrees(30))
        case .scale: view.scaleEffect(x: 1.4, y: 0.7)
        case .flip: view.rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0))
        case .tilt: view.rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0))
        case .opacity: view.opacity(0.5)
        case .blur: view.blur(radius: 3)
        case .shadow: view.shadow(color: .purple, radius: 4, x: 3, y: 3)
        case .mask: view.mask { Ellipse().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
        case .blend: view.background(.yellow).blendMode(.multiply)
        case .color: view.colorInvert()
        }
    }
}

/// An outline that is no rounded rectangle.
private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for corner in 0..<10 {
                let angle = Double(corner) * .pi / 5 - .pi / 2
                let length = corner % 2 == 0 ? 0.5 : 0.32
                let point = CGPoint(
                    x: rect.midX + rect.width * CGFloat(length * cos(angle)),
                    y: rect.midY + rect.height * CGFloat(length * sin(angle)))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
