import SwiftUI

/// Paths, shapes, what is made of them, and how they are filled and stroked.
enum ShapeGoldens {
    static let all = [shapes, operations, strokes, corners]

    /// Corners large enough that continuous ones differ from quarter circles, which are drawn over them.
    static let corners = Golden("corners", 420, 220) {
        HStack(spacing: 20) {
            RoundedRectangle(cornerRadius: 60).fill(.blue)
                .overlay { RoundedRectangle(cornerRadius: 60, style: .circular).stroke(.orange, lineWidth: 1) }
            VStack(spacing: 20) {
                Capsule().fill(.green).overlay { Capsule(style: .circular).stroke(.orange, lineWidth: 1) }
                Color.red.clipShape(.rect(topLeadingRadius: 50, bottomTrailingRadius: 25))
            }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.5, opacity: 0.1))
    }

    private static let star = Path { path in
        for index in 0..<5 {
            let angle = Double(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 28 + 26 * cos(angle), y: 28 + 26 * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
    }

    static let shapes = Golden("shapes", 392, 264) {
        Sheet {
            Rectangle()
            RoundedRectangle(cornerRadius: 16, style: .circular)
            RoundedRectangle(cornerRadius: 16, style: .continuous)
            RoundedRectangle(cornerSize: CGSize(width: 24, height: 8))
            UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 12, topTrailingRadius: 4)
            Capsule()
            Circle()
            Ellipse().frame(height: 30)
            star
            star.fill(style: FillStyle(eoFill: true))
            ContainerRelativeShape().inset(by: 4).fill(.blue).containerShape(RoundedRectangle(cornerRadius: 20))
            AnyShape(Capsule(style: .continuous)).rotation(.degrees(30)).fill(.orange)
            Path {
                $0.addArc(
                    center: CGPoint(x: 28, y: 28), radius: 24, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false)
            }
            .stroke(.red, lineWidth: 4)
            Path {
                $0.addArc(
                    center: CGPoint(x: 28, y: 28), radius: 24, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: true)
            }
            .stroke(.red, lineWidth: 4)
            Path {
                $0.addRelativeArc(
                    center: CGPoint(x: 28, y: 28), radius: 24, startAngle: .degrees(180), delta: .degrees(120))
            }
            .stroke(.green, lineWidth: 4)
            Path {
                $0.move(to: CGPoint(x: 4, y: 50));
                $0.addQuadCurve(to: CGPoint(x: 52, y: 50), control: CGPoint(x: 28, y: -30))
            }
            .stroke(.purple, lineWidth: 3)
            Path {
                $0.move(to: CGPoint(x: 4, y: 28))
                $0.addCurve(
                    to: CGPoint(x: 52, y: 28), control1: CGPoint(x: 20, y: -30), control2: CGPoint(x: 36, y: 86))
            }
            .stroke(.blue, lineWidth: 3)
            Path {
                $0.move(to: CGPoint(x: 4, y: 4))
                $0.addArc(tangent1End: CGPoint(x: 50, y: 4), tangent2End: CGPoint(x: 50, y: 50), radius: 20)
                $0.addLine(to: CGPoint(x: 50, y: 52))
            }
            .stroke(.pink, lineWidth: 3)
        }
    }

    static let operations = Golden("operations", 392, 264) {
        let left = Circle().scale(0.7).offset(x: -9)
        let right = Circle().scale(0.7).offset(x: 9)
        Sheet {
            left.union(right).fill(.blue)
            left.intersection(right).fill(.blue)
            left.subtracting(right).fill(.blue)
            left.symmetricDifference(right).fill(.blue)
            left.lineIntersection(right).stroke(.blue, lineWidth: 3)
            left.lineSubtraction(right).stroke(.blue, lineWidth: 3)
            Circle().trim(from: 0.1, to: 0.6).stroke(.red, lineWidth: 4)
            Rectangle().trim(from: 0.25, to: 0.9).stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                .padding(4)
            Rectangle().rotation(.degrees(45)).scale(0.6).fill(.green)
            Rectangle().scale(x: 0.4, y: 0.8, anchor: .topLeading).fill(.green)
            Rectangle().size(width: 20, height: 40).offset(CGSize(width: 10, height: 5)).fill(.green)
            Rectangle().transform(CGAffineTransform(a: 0.7, b: 0.2, c: -0.3, d: 0.7, tx: 16, ty: 2)).fill(.green)
            Rectangle().size(width: 20, height: 20, anchor: .bottomTrailing).fill(.orange)
            star.strokedPath(StrokeStyle(lineWidth: 5, lineJoin: .round)).stroke(.black.opacity(0.6), lineWidth: 1)
            star.trimmedPath(from: 0, to: 0.5).stroke(.orange, lineWidth: 3)
            Path(star.cgPath).normalized().stroke(.orange, lineWidth: 2)
            Rectangle().inset(by: 12).strokeBorder(.purple, lineWidth: 6)
            Path(
                roundedRect: CGRect(x: 2, y: 2, width: 52, height: 52),
                cornerRadii: RectangleCornerRadii(topLeading: 26, bottomTrailing: 26)
            )
            .fill(.teal)
        }
    }

    static let strokes = Golden("strokes", 392, 200) {
        let corner = Path {
            $0.move(to: CGPoint(x: 8, y: 48))
            $0.addLine(to: CGPoint(x: 28, y: 12))
            $0.addLine(to: CGPoint(x: 48, y: 48))
        }
        let line = Path {
            $0.move(to: CGPoint(x: 10, y: 28)); $0.addLine(to: CGPoint(x: 46, y: 28))
        }
        Sheet {
            corner.stroke(.blue, style: StrokeStyle(lineWidth: 8, lineJoin: .miter))
            corner.stroke(.blue, style: StrokeStyle(lineWidth: 8, lineJoin: .round))
            corner.stroke(.blue, style: StrokeStyle(lineWidth: 8, lineJoin: .bevel))
            corner.stroke(.blue, style: StrokeStyle(lineWidth: 8, lineJoin: .miter, miterLimit: 1))
            line.stroke(.red, style: StrokeStyle(lineWidth: 12, lineCap: .butt))
            line.stroke(.red, style: StrokeStyle(lineWidth: 12, lineCap: .round))
            line.stroke(.red, style: StrokeStyle(lineWidth: 12, lineCap: .square))
            Circle().stroke(.green, style: StrokeStyle(lineWidth: 4, dash: [8, 4])).padding(4)
            Circle().stroke(.green, style: StrokeStyle(lineWidth: 4, dash: [8, 4], dashPhase: 6)).padding(4)
            Circle().stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.1, 8])).padding(4)
            Circle().strokeBorder(.purple, lineWidth: 10)
            Circle().strokeBorder(.purple, style: StrokeStyle(lineWidth: 6, dash: [6]), antialiased: false)
            Circle().fill(.yellow).stroke(.black, lineWidth: 2).padding(3)
            Circle().stroke(.orange, lineWidth: 10).stroke(.black, lineWidth: 2).padding(6)
            Circle().fill(.yellow, style: FillStyle(eoFill: false, antialiased: false))
            Rectangle().stroke(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing), lineWidth: 8
            ).padding(5)
            RoundedRectangle(cornerRadius: 12).stroke(lineWidth: 1)
            Rectangle().border(.red, width: 0.5)
        }
    }
}
