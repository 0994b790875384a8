import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// The shape of sheets.
@MainActor
@Suite("Shapes of sheets")
struct SheetShapeTests {
    private func host(_ idiom: Idiom, _ detents: Set<PresentationDetent>, size: CGSize) -> TestHost {
        let host = TestHost(size: size, colorScheme: .light, idiom: idiom) {
            Color.white.sheet(isPresented: .constant(true)) {
                Color.red.ignoresSafeArea().presentationDetents(detents)
            }
        }
        host.advance(by: .seconds(1))
        return host
    }

    @Test(
        "a sheet at the lower edge of a phone's window has round corners above, and reaches to the edge without a line")
    func phone() throws {
        let size = CGSize(width: 300, height: 400)
        let host = host(.phone, [.height(200)], size: size)
        for point in [CGPoint(x: 1, y: 398.5), CGPoint(x: 299, y: 399), CGPoint(x: 150, y: 399.5)] {
            let color = try host.color(at: point)
            #expect(color.red > 0.6 && color.green < 0.35, "\(point) is \(color)")
        }
        // Above, the corner is cut off: what is behind the sheet shows.
        let corner = try host.color(at: CGPoint(x: 1, y: 201))
        #expect(abs(corner.red - corner.green) < 0.1)
    }

    @Test("a panel of the desktop has four round corners")
    func desktop() throws {
        let host = host(.desktop, [], size: CGSize(width: 600, height: 500))
        let frame = try host.frame(of: "sheet")
        for (x, y) in [(frame.minX + 1, frame.minY + 1), (frame.maxX - 1, frame.maxY - 1)] {
            let color = try host.color(at: CGPoint(x: x, y: y))
            #expect(abs(color.red - color.green) < 0.1)
        }
    }
}
