import SwiftUI

/// Effects on how views are drawn, and how they mix with what is behind.
enum EffectGoldens {
    static let all = [colors, blends, rules, effects]

    private static var sample: some View {
        ZStack {
            LinearGradient(colors: [.red, .yellow, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            Circle().fill(.white.opacity(0.7)).padding(14)
            Rectangle().fill(.green).frame(width: 12, height: 40)
        }
    }

    static let colors = Golden("color-effects", 392, 200) {
        Sheet {
            sample
            sample.brightness(0.3)
            sample.brightness(-0.3)
            sample.contrast(0.4)
            sample.contrast(2)
            sample.saturation(0.3)
            sample.saturation(2)
            sample.grayscale(0.5)
            sample.grayscale(1)
            sample.hueRotation(.degrees(90))
            sample.hueRotation(.degrees(180))
            sample.colorInvert()
            sample.colorMultiply(.orange)
            sample.luminanceToAlpha()
            sample.opacity(0.4)
            sample.grayscale(1).colorMultiply(.blue)
            sample.contrast(1.5).brightness(0.1).clipShape(Circle())
            sample.saturation(0).blur(radius: 2)
        }
    }

    static let blends = Golden("blend-modes", 392, 264) {
        let modes: [BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ]
        Sheet {
            ForEach(0..<modes.count, id: \.self) { index in
                ZStack {
                    HStack(spacing: 0) {
                        Color.orange; Color(white: 0.5); Color.clear
                    }
                    VStack(spacing: 0) {
                        Color.blue; Color.yellow.opacity(0.6)
                    }
                    .padding(8).blendMode(modes[index])
                }
                .compositingGroup()
            }
        }
    }

    static let rules = Golden("compositing-rules", 392, 136) {
        let modes: [GraphicsContext.BlendMode] = [.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor]
        Sheet {
            ForEach(0..<modes.count, id: \.self) { index in
                SwiftUI.Canvas { context, size in
                    let part = CGSize(width: size.width * 0.65, height: size.height * 0.65)
                    let ellipse = Path(ellipseIn: CGRect(origin: .zero, size: part))
                    context.fill(ellipse, with: .color(.orange))
                    context.blendMode = modes[index]
                    context.translateBy(x: size.width - part.width, y: size.height - part.height)
                    context.fill(ellipse, with: .color(.blue.opacity(0.7)))
                }
            }
            SwiftUI.Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .style(
                        .linearGradient(
                            colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)))
                context.draw(Text("Abc").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
                context.addFilter(.blur(radius: 3))
                context.fill(Path(ellipseIn: CGRect(x: 4, y: 12, width: 32, height: 32)), with: .backdrop)
            }
            SwiftUI.Canvas { context, size in
                context.fill(
                    Path(ellipseIn: CGRect(origin: .zero, size: size)),
                    with: .meshGradient(
                        MeshGradient(
                            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                            colors: [.red, .green, .blue, .yellow])))
            }
            SwiftUI.Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.3, max: 0.7, color: .purple))
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .style(
                        .radialGradient(colors: [.black, .clear], center: .center, startRadius: 0, endRadius: 28)))
            }
            VStack(spacing: 4) {
                let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                    .in(CGRect(x: 0, y: 0, width: 28, height: 28))
                Capsule().fill(style)
                Circle().fill(style)
                Rectangle().fill(style.tertiary)
            }
        }
    }

    private struct Skew: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: size.height * 0.2, ty: 0))
        }
    }

    static let effects = Golden("effects", 392, 328) {
        Sheet {
            sample.blur(radius: 3)
            sample.blur(radius: 6, opaque: true)
            sample.padding(8).shadow(radius: 4)
            Circle().fill(.orange).padding(10).shadow(color: .blue, radius: 0, x: 6, y: 6)
            sample.mask { Circle() }
            sample.mask(alignment: .topLeading) { RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 30) }
            sample.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
            sample.clipShape(RoundedRectangle(cornerRadius: 16))
            sample.clipShape(Circle(), style: FillStyle(antialiased: false))
            sample.cornerRadius(12)
            sample.frame(width: 90, height: 90).frame(width: 40, height: 40).clipped()
            sample.border(.black, width: 3)
            ZStack {
                Circle().offset(x: -8); Circle().offset(x: 8)
            }
            .foregroundStyle(.red).padding(8).opacity(0.5)
            ZStack {
                Circle().offset(x: -8); Circle().offset(x: 8)
            }
            .foregroundStyle(.red).padding(8).compositingGroup().opacity(0.5)
            sample.padding(10).drawingGroup().rotationEffect(.degrees(20))
            sample.padding(6).rotationEffect(.degrees(45), anchor: .center)
            sample.scaleEffect(x: 0.4, y: 0.8)
            sample.scaleEffect(0.5, anchor: .bottomTrailing)
            sample.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
            sample.rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0), perspective: 0.3)
            sample.rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0), anchor: .topLeading)
            sample.transformEffect(CGAffineTransform(a: 0.6, b: 0.2, c: 0, d: 0.6, tx: 8, ty: 4))
            sample.padding(8).projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.2)))
            sample.padding(8).modifier(Skew())
            sample.visualEffect { effect, _ in effect.scaleEffect(0.7).hueRotation(.degrees(60)).offset(x: 4, y: 4) }
            Rectangle().fill(.blue).overlay(alignment: .bottomTrailing) {
                Circle().fill(.yellow).frame(width: 24, height: 24)
            }
            Circle().fill(.blue).background(.yellow, in: RoundedRectangle(cornerRadius: 10)).padding(4)
            Text(verbatim: "Ab").padding(6).background(in: Capsule()).backgroundStyle(.mint)
            sample.opacity(0.5).background(.black)
            sample.mask { Text(verbatim: "Mm").font(.system(size: 24, weight: .black)) }
        }
    }
}
