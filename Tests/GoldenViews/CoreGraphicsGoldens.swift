import DovetailCore
import SwiftUI

/// Canvases that are drawn on by the calls of Core Graphics.
enum CoreGraphicsGoldens {
    static let all = [drawings]

    private static let box = CGRect(x: 8, y: 8, width: 40, height: 40)
    private static let red = CGColor(red: 1, green: 0.2, blue: 0.2, alpha: 1)
    private static let blue = CGColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)

    private static func gradient(_ colors: CGColor...) -> CGGradient {
        CGGradient(colorsSpace: nil, colors: colors, locations: nil)!
    }

    @MainActor
    private static func draw(_ content: @escaping (CGContext) -> Void) -> some View {
        DovetailCore.Canvas { context, _ in context.withCGContext(content: content) }
    }

    static let drawings = Golden("core-graphics", 392, 200) {
        Sheet {
            draw { context in
                context.setFillColor(red)
                context.fillEllipse(in: box)
                context.setStrokeColor(blue)
                context.setLineWidth(3)
                context.stroke(box)
            }
            draw { context in
                context.setStrokeColor(blue)
                context.setLineWidth(4)
                context.setLineCap(.round)
                context.setLineJoin(.round)
                context.setLineDash(phase: 0, lengths: [6, 8])
                context.addLines(between: [CGPoint(x: 8, y: 48), CGPoint(x: 28, y: 8), CGPoint(x: 48, y: 48)])
                context.closePath()
                context.strokePath()
            }
            draw { context in
                context.addRect(box)
                context.addEllipse(in: box.insetBy(dx: 8, dy: 8))
                context.setFillColor(blue)
                context.fillPath(using: .evenOdd)
            }
            draw { context in
                // The path stays where it was, whatever the transform becomes.
                context.addRect(CGRect(x: 8, y: 8, width: 16, height: 16))
                context.translateBy(x: 20, y: 20)
                context.scaleBy(x: 2, y: 2)
                context.addRect(CGRect(x: 4, y: 4, width: 8, height: 8))
                context.setFillColor(red)
                context.fillPath()
            }
            draw { context in
                context.drawLinearGradient(
                    gradient(red, blue), start: CGPoint(x: 14, y: 14), end: CGPoint(x: 42, y: 42), options: [])
            }
            draw { context in
                context.addEllipse(in: box)
                context.clip()
                context.drawLinearGradient(
                    gradient(red, blue), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 36, y: 0),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            }
            draw { context in
                context.drawRadialGradient(
                    gradient(red, blue), startCenter: CGPoint(x: 28, y: 28), startRadius: 6,
                    endCenter: CGPoint(x: 28, y: 28), endRadius: 24, options: [])
            }
            draw { context in
                context.drawRadialGradient(
                    gradient(CGColor(gray: 1, alpha: 1), blue), startCenter: CGPoint(x: 20, y: 20), startRadius: 2,
                    endCenter: CGPoint(x: 28, y: 28), endRadius: 22, options: .drawsBeforeStartLocation)
            }
            draw { context in
                context.setShadow(offset: CGSize(width: 3, height: 3), blur: 6)
                context.setFillColor(red)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(CGRect(x: 8, y: 8, width: 26, height: 26))
                context.setFillColor(blue)
                context.fill(CGRect(x: 20, y: 20, width: 26, height: 26))
                context.endTransparencyLayer()
            }
            draw { context in
                context.setAlpha(0.5)
                context.setFillColor(red)
                context.fill(box)
                context.setAlpha(1)
                context.clear(CGRect(x: 20, y: 20, width: 16, height: 16))
            }
            draw { context in
                context.setFillColor(red)
                context.fill(box)
                context.setBlendMode(.copy)
                context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.4))
                context.fillEllipse(in: box.insetBy(dx: 6, dy: 6))
            }
            draw { context in
                context.setFillColor(red)
                context.fill(box)
                context.setBlendMode(.multiply)
                context.setFillColor(CGColor(red: 0.5, green: 1, blue: 0.5, alpha: 1))
                context.fillEllipse(in: box)
            }
            draw { context in
                let picture = CGImage(data: StyleGoldens.checker, width: 4, height: 4)
                // Upside down, as on Apple's systems.
                context.interpolationQuality = .none
                context.draw(picture, in: CGRect(x: 4, y: 4, width: 24, height: 24))
                context.clip(to: CGRect(x: 28, y: 28, width: 24, height: 24))
                context.draw(picture, in: CGRect(x: 28, y: 28, width: 8, height: 8), byTiling: true)
            }
            draw { context in
                context.saveGState()
                context.rotate(by: .pi / 8)
                context.setFillColor(gray: 0.5, alpha: 1)
                context.fill(CGRect(x: 24, y: 4, width: 20, height: 20))
                context.restoreGState()
                context.addArc(
                    center: CGPoint(x: 16, y: 40), radius: 12, startAngle: 0, endAngle: .pi * 1.5, clockwise: false)
                context.setLineWidth(6)
                context.replacePathWithStrokedPath()
                context.setFillColor(blue)
                context.setStrokeColor(red)
                context.setLineWidth(1)
                context.drawPath(using: .fillStroke)
            }
            DovetailCore.Canvas { context, _ in
                context.scaleBy(x: 0.5, y: 0.5)
                context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 112, height: 112)))
                context.opacity = 0.7
                context.withCGContext { $0.fill([CGRect(x: 0, y: 0, width: 112, height: 50)]) }
            }
            DovetailCore.Canvas { context, _ in
                var matrix = ColorMatrix()
                (matrix.r1, matrix.r3, matrix.b1, matrix.b3) = (0, 1, 1, 0)
                context.addFilter(.colorMatrix(matrix))
                context.fill(Path(box), with: .color(Color(red: 1, green: 0.4, blue: 0)))
            }
        }
    }
}
