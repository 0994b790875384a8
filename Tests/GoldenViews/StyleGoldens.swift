import DovetailCore
import DovetailPaint
import Foundation
import SwiftUI

/// What is filled with: gradients, materials, styles by rank, shadows and pictures.
enum StyleGoldens {
    static let all = [gradients, materials, styles]

    private static let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple])

    static let gradients = Golden("gradients", 392, 200) {
        Sheet {
            LinearGradient(gradient: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing)
            LinearGradient(
                stops: [.init(color: .red, location: 0.3), .init(color: .blue, location: 0.3)], startPoint: .top,
                endPoint: .bottom)
            RadialGradient(gradient: rainbow, center: .center, startRadius: 4, endRadius: 28)
            RadialGradient(colors: [.white, .blue], center: .topLeading, startRadius: 0, endRadius: 60)
            AngularGradient(gradient: rainbow, center: .center)
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(45), endAngle: .degrees(225))
            EllipticalGradient(gradient: rainbow).frame(height: 30)
            EllipticalGradient(
                colors: [.red, .clear], center: .bottom, startRadiusFraction: 0.2, endRadiusFraction: 0.8)
            MeshGradient(
                width: 3, height: 3,
                points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
                colors: [.red, .orange, .yellow, .purple, .white, .green, .blue, .cyan, .mint])
            Circle().fill(Color.blue.gradient)
            Rectangle().fill(rainbow)
            LinearGradient(colors: [.black, .black.opacity(0)], startPoint: .leading, endPoint: .trailing)
            Circle().fill(.linearGradient(colors: [.pink, .indigo], startPoint: .top, endPoint: .bottom))
            Circle().fill(.radialGradient(colors: [.pink, .indigo], center: .center, startRadius: 0, endRadius: 28))
            Circle().fill(
                .angularGradient(
                    colors: [.pink, .indigo, .pink], center: .center, startAngle: .zero, endAngle: .degrees(360)))
            Circle().fill(.conicGradient(colors: [.pink, .indigo], center: .center))
            Rectangle().fill(AnyShapeStyle(rainbow.colorSpace(.perceptual)))
            Rectangle().fill(
                LinearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .trailing).opacity(0.4))
        }
    }

    static let materials = Golden("materials", 392, 136) {
        let materials: [Material] = [
            .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial, .ultraThickMaterial, .bar,
        ]
        Sheet {
            ForEach(0..<12, id: \.self) { index in
                ZStack {
                    LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing)
                    Text(verbatim: "Aa").font(.largeTitle)
                    RoundedRectangle(cornerRadius: 8).fill(materials[index % 6]).padding(index < 6 ? 8 : 2)
                }
            }
        }
    }

    static let styles = Golden("styles", 392, 264) {
        Sheet {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
            Rectangle().fill(.quinary)
            Rectangle().fill(.separator)
            Rectangle().fill(.background)
            Rectangle().fill(.tint).tint(.orange)
            Rectangle().fill(.foreground).foregroundStyle(.mint)
            Rectangle().fill(.secondary).foregroundStyle(.red, .blue)
            Rectangle().fill(.tertiary).foregroundStyle(.red, .blue, .green)
            Rectangle().fill(.blue.secondary)
            Circle().fill(.yellow.shadow(.drop(color: .black.opacity(0.5), radius: 4, x: 3, y: 3))).padding(8)
            Circle().fill(.yellow.shadow(.inner(color: .black.opacity(0.6), radius: 4, x: 3, y: 3))).padding(4)
            Circle().fill(.blue.opacity(0.3))
            ZStack {
                Rectangle().fill(.yellow); Circle().fill(.blue.blendMode(.multiply))
            }
            Rectangle().fill(ImagePaint(image: Image(data: checker, scale: 1), scale: 1))
            Circle().fill(
                .image(
                    Image(data: checker, scale: 1), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), scale: 2))
            Rectangle().fill(Color(hue: 0.6, saturation: 0.5, brightness: 0.9))
            Rectangle().fill(Color(.displayP3, red: 0.9, green: 0.4, blue: 0.1))
            Rectangle().fill(Color.red.mix(with: .blue, by: 0.5))
            Rectangle().fill(.windowBackground)
            Rectangle().fill(.fill)
            Rectangle().fill(.selection)
        }
    }

    /// 8 × 8 pixels in four colours.
    static let checker: Data = {
        let tree = DisplayTree()
        let size = CGSize(width: 8, height: 8)
        tree.setGeometry(tree.root, origin: .zero, size: size)
        let colors: [(red: Float, green: Float, blue: Float)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)]
        let boxes = colors.enumerated().map { index, color in
            let box = tree.makeNode()
            let size = CGSize(width: 4, height: 4)
            tree.setGeometry(box, origin: CGPoint(x: index % 2 * 4, y: index / 2 * 4), size: size)
            tree.setContent(
                box,
                .fill(
                    Path(CGRect(origin: .zero, size: size)),
                    .color(Color.Resolved(red: color.red, green: color.green, blue: color.blue)), FillStyle()))
            tree.setEffect(box, .none)
            tree.setChildren(box, [])
            return box
        }
        tree.setChildren(tree.root, boxes)
        return try! Picture(of: tree, size: size, scale: 1, background: nil).pngData()
    }()
}
