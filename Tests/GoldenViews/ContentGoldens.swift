import DovetailCore
import SwiftUI

/// Canvases, pictures and symbols.
enum ContentGoldens {
    static let all = [canvases, images, symbols]

    static let canvases = Golden("canvases", 392, 200) {
        let box = CGRect(x: 8, y: 8, width: 40, height: 40)
        Sheet {
            DovetailCore.Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
                context.stroke(Path(box), with: .color(.blue), lineWidth: 3)
            }
            DovetailCore.Canvas { context, _ in
                context.fill(
                    Path(box),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: box.origin, endPoint: CGPoint(x: 48, y: 48)))
            }
            DovetailCore.Canvas { context, _ in
                context.fill(
                    Path(box),
                    with: .radialGradient(
                        Gradient(colors: [.white, .purple]), center: CGPoint(x: 28, y: 28), startRadius: 0,
                        endRadius: 24))
            }
            DovetailCore.Canvas { context, _ in
                context.fill(
                    Path(ellipseIn: box),
                    with: .conicGradient(Gradient(colors: [.green, .yellow]), center: CGPoint(x: 28, y: 28)))
            }
            DovetailCore.Canvas { context, _ in
                context.clip(to: Path(ellipseIn: box))
                context.fill(Path(CGRect(x: 0, y: 0, width: 28, height: 56)), with: .color(.red))
            }
            DovetailCore.Canvas { context, _ in
                context.clip(to: Path(ellipseIn: box), options: .inverse)
                context.fill(Path(CGRect(x: 0, y: 0, width: 56, height: 56)), with: .color(.red))
            }
            DovetailCore.Canvas { context, _ in
                context.opacity = 0.5
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 4, y: 4, width: 30, height: 30)), with: .color(.blue))
                    layer.fill(Path(CGRect(x: 20, y: 20, width: 30, height: 30)), with: .color(.red))
                }
            }
            DovetailCore.Canvas { context, _ in
                context.addFilter(.shadow(color: .black, radius: 3, x: 2, y: 2))
                context.fill(Path(box.insetBy(dx: 4, dy: 4)), with: .color(.yellow))
            }
            DovetailCore.Canvas { context, _ in
                context.addFilter(.alphaThreshold(min: 0.5, color: .teal))
                context.addFilter(.blur(radius: 5))
                context.drawLayer { layer in
                    layer.fill(Path(ellipseIn: CGRect(x: 4, y: 16, width: 24, height: 24)), with: .color(.black))
                    layer.fill(Path(ellipseIn: CGRect(x: 28, y: 16, width: 24, height: 24)), with: .color(.black))
                }
            }
            DovetailCore.Canvas { context, _ in
                context.translateBy(x: 28, y: 28)
                for _ in 0..<8 {
                    context.rotate(by: .degrees(45))
                    context.fill(Path(CGRect(x: 10, y: -2, width: 16, height: 4)), with: .color(.indigo))
                }
            }
            DovetailCore.Canvas { context, size in
                context.draw(Text(verbatim: "Text").bold().foregroundColor(.red), at: CGPoint(x: size.width / 2, y: 14))
                context.draw(Text(verbatim: "in a box of its own"), in: CGRect(x: 2, y: 24, width: 52, height: 32))
            }
            DovetailCore.Canvas { context, _ in
                var star = context.resolve(Image(systemName: "star.fill"))
                star.shading = .color(.orange)
                context.draw(star, in: box)
                context.draw(Image(data: StyleGoldens.checker, scale: 1), at: CGPoint(x: 8, y: 8))
            }
            DovetailCore.Canvas { context, _ in
                guard let dot = context.resolveSymbol(id: 1) else { return }
                for x in stride(from: 8, to: 56, by: 20) { context.draw(dot, at: CGPoint(x: x, y: x)) }
            } symbols: {
                Circle().fill(.pink).frame(width: 14, height: 14).tag(1)
            }
            DovetailCore.Canvas { context, _ in
                context.fill(Path(box), with: .color(.yellow))
                context.blendMode = .multiply
                context.fill(Path(ellipseIn: box), with: .color(.cyan))
            }
            DovetailCore.Canvas { context, _ in
                context.clipToLayer {
                    $0.draw(Text(verbatim: "M").font(.system(size: 50, weight: .black)), at: CGPoint(x: 28, y: 28))
                }
                context.fill(
                    Path(box.insetBy(dx: -8, dy: -8)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 56, y: 0)))
            }
            DovetailCore.Canvas { context, _ in
                var text = context.resolve(Text(verbatim: "Abc").font(.title))
                text.shading = .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 56, y: 0))
                context.draw(text, at: CGPoint(x: 28, y: 28))
            }
            DovetailCore.Canvas { context, _ in
                context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(rotationAngle: 0.2))))
                context.fill(Path(box.insetBy(dx: 6, dy: 6)), with: .foreground)
            }
            DovetailCore.Canvas { context, _ in
                context.addFilter(.colorMultiply(.orange))
                context.fill(Path(box), with: .tiledImage(Image(data: StyleGoldens.checker, scale: 1), scale: 1))
            }
        }
    }

    static let images = Golden("images", 392, 136) {
        let picture = Image(data: StyleGoldens.checker, scale: 1)
        Sheet {
            picture
            picture.resizable()
            picture.resizable().interpolation(.none)
            picture.resizable(resizingMode: .tile)
            picture.resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)).interpolation(.none)
            picture.resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2), resizingMode: .tile)
            picture.renderingMode(.template).resizable().foregroundStyle(.purple)
            picture.resizable().antialiased(false).rotationEffect(.degrees(20)).padding(10)
            picture.resizable().aspectRatio(contentMode: .fit).frame(width: 56, height: 30)
            picture.resizable().scaledToFill().frame(width: 56, height: 30).clipped()
            Image(data: StyleGoldens.checker, scale: 2).clipShape(Circle())
            picture.resizable().redacted(reason: .placeholder)
        }
    }

    static let symbols = Golden("symbols", 392, 264) {
        Sheet {
            Image(systemName: "star")
            Image(systemName: "star").symbolVariant(.fill).font(.title)
            Image(systemName: "heart").symbolVariant(.circle).font(.title)
            Image(systemName: "heart").symbolVariant(.circle.fill).font(.title)
            Image(systemName: "bell").symbolVariant(.slash).font(.title)
            Image(systemName: "square.and.arrow.up").font(.title)
            Image(systemName: "trash").font(.system(size: 34, weight: .ultraLight))
            Image(systemName: "trash").font(.system(size: 34, weight: .regular))
            Image(systemName: "trash").font(.system(size: 34, weight: .black))
            Image(systemName: "gear").imageScale(.small)
            Image(systemName: "gear").imageScale(.medium)
            Image(systemName: "gear").imageScale(.large)
            Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome).font(.largeTitle).foregroundStyle(
                .blue)
            Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).font(.largeTitle).foregroundStyle(
                .blue)
            Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette).font(.largeTitle).foregroundStyle(
                .white, .green)
            Image(systemName: "wifi", variableValue: 0.3).font(.largeTitle)
            Image(systemName: "wifi", variableValue: 0.7).font(.largeTitle)
            Image(systemName: "wifi", variableValue: 1).font(.largeTitle)
            Image(systemName: "cloud.sun.fill").resizable().scaledToFit()
            Image(systemName: "flame.fill").resizable().foregroundStyle(
                .linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
            Label("Label", systemImage: "tag").labelStyle(.iconOnly)
            Label("Label", systemImage: "tag").labelStyle(.titleOnly)
            Label("L", systemImage: "tag").labelStyle(.titleAndIcon)
            Image(systemName: "play.fill").foregroundStyle(.tint).tint(.pink)
        }
    }
}
