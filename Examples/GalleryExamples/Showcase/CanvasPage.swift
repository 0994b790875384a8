import SwiftUI

struct CanvasPage: View {
    @Environment(\.shownDate) private var shownDate

    var body: some View {
        ShowcasePage {
            ShowcaseSection("A clock") {
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Canvas { drawing, size in draw(shownDate ?? context.date, in: &drawing, size) }
                        .frame(width: 220, height: 220)
                        .frame(maxWidth: .infinity)
                }
            }
            ShowcaseSection("Waves") {
                TimelineView(.animation) { context in
                    Canvas { drawing, size in
                        let time = (shownDate ?? context.date).timeIntervalSinceReferenceDate
                        for wave in 0..<3 {
                            var path = Path()
                            path.move(to: CGPoint(x: 0, y: size.height))
                            for x in stride(from: 0, through: size.width, by: 4) {
                                let angle = x / 60 + time * (1 + Double(wave) * 0.4) + Double(wave)
                                path.addLine(
                                    to: CGPoint(x: x, y: size.height * 0.5 + sin(angle) * 16 + CGFloat(wave) * 12))
                            }
                            path.addLine(to: CGPoint(x: size.width, y: size.height))
                            drawing.fill(path, with: .color(.blue.opacity(0.3)))
                        }
                    }
                    .frame(height: 110)
                    .clipShape(.rect(cornerRadius: 14))
                }
            }
        }
    }

    private func draw(_ date: Date, in drawing: inout GraphicsContext, _ size: CGSize) {
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(size.width, size.height) / 2 - 4
        let face = Path(
            ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        drawing.stroke(face, with: .color(.primary), lineWidth: 3)
        for hour in 1...12 {
            let angle = Double(hour) / 12 * 2 * .pi - .pi / 2
            let place = CGPoint(x: center.x + cos(angle) * (radius - 18), y: center.y + sin(angle) * (radius - 18))
            drawing.draw(Text("\(hour)").font(.callout), at: place)
        }
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
        let seconds = Double(parts.second ?? 0)
        let minutes = Double(parts.minute ?? 0) + seconds / 60
        let hours = Double((parts.hour ?? 0) % 12) + minutes / 60
        for (turn, length, width, color) in [
            (hours / 12, 0.5, 6.0, Color.primary), (minutes / 60, 0.75, 4, .primary), (seconds / 60, 0.85, 2, .red),
        ] {
            let angle = turn * 2 * .pi - .pi / 2
            var hand = Path()
            hand.move(to: center)
            hand.addLine(
                to: CGPoint(x: center.x + cos(angle) * radius * length, y: center.y + sin(angle) * radius * length))
            drawing.stroke(hand, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
        }
    }
}
