import DovetailTesting
import Foundation
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine

/// Numbers that are none, and pointer events over what is made of them.
@MainActor
@Suite("Hostile numbers")
struct HostileNumberTests {
    private struct NaNLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: CGFloat.nan, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: CGPoint(x: CGFloat.nan, y: -.infinity), proposal: proposal) }
        }
    }

    private struct OddShape: Shape {
        let number: CGFloat
        func path(in rect: CGRect) -> Path {
            Path { $0.addRect(CGRect(x: number, y: 0, width: 10, height: number)) }
        }
    }

    private func poke(_ host: TestHost) {
        for x in stride(from: 5, to: 100, by: 15) {
            for y in stride(from: 5, to: 100, by: 15) {
                host.hover(at: CGPoint(x: CGFloat(x), y: CGFloat(y)))
                host.tap(at: CGPoint(x: CGFloat(x), y: CGFloat(y)))
            }
        }
        host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 90))
    }

    @Test(
        "pointer events over views whose size is not a number",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func pointer(number: CGFloat) throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack {
                Color.red.frame(height: number).onTapGesture {}
                HStack(spacing: number) {
                    Color.red.frame(width: 10)
                    Color.blue
                }
                NaNLayout { Color.green.onTapGesture {} }
                Color.red.frame(width: number, height: 10).background { Color.blue }
                Color.red.padding(number)
                Color.red.frame(minWidth: number, idealWidth: number, maxWidth: number, maxHeight: 10)
                Rectangle().offset(x: number, y: number).onTapGesture {}
                OddShape(number: number).fill(.red).onTapGesture {}
            }
        }
        poke(host)
        host.resize(to: CGSize(width: 90, height: 95))
        poke(host)
        #expect(try host.png().count > 0)
    }

    @Test("a size that is not a number is logged once, with the name of the layout")
    func message() {
        for _ in 0..<2 {
            _ = TestHost(size: CGSize(width: 100, height: 100)) { NaNLayout { Color.green } }
        }
        #expect(
            Log.warnings.filter { $0.hasPrefix("NaNLayout: ") } == [
                "NaNLayout: the size of a view is not a number; 0 is taken in its place"
            ])
    }

    @Test("a geometry reader that divides zero by zero")
    func reader() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            GeometryReader { proxy in
                let part = (proxy.size.width - 100) / (proxy.size.width - 100)
                Color.red.frame(width: part * 10, height: part).onTapGesture {}
            }
        }
        poke(host)
    }

    @Test(
        "a press on what waits for an endless time",
        arguments: [Double.infinity, 1e10, 1e300, .nan, -.infinity, -1])
    func longPress(duration: Double) throws {
        var count = 0
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.onLongPressGesture(minimumDuration: duration, maximumDistance: CGFloat(duration)) { count += 1 }
                .accessibilityIdentifier("box")
        }
        try host.longPress("box", duration: .seconds(2))
        // No number, or less than nothing, is no time at all.
        #expect(count == (duration > 0 ? 0 : 1))
    }

    @Test(
        "text attributes and fonts of any number",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e10, 1e6, 1e300, -1e10, 0, -3])
    func text(number: CGFloat) throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack {
                Text("kern one").kerning(number)
                Text("track one").tracking(number)
                Text("base one").baselineOffset(number)
                Text("line one\nline two\nline three").lineSpacing(number).lineLimit(2)
                Text("size").font(.system(size: number))
                Text("custom").font(.custom("Inter", size: number))
                Image(systemName: "star").font(.system(size: number))
            }
        }
        #expect(host.exists("size"))
        _ = try host.png()
        poke(host)
    }

    @Test("arcs of any angle", arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e12, 720, -1e6])
    func arcs(number: Double) throws {
        for clockwise in [true, false] {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .radians(0), endAngle: .radians(number), clockwise: clockwise)
            path.addArc(
                center: .zero, radius: number, startAngle: .radians(number), endAngle: .radians(1), clockwise: clockwise
            )
            _ = path.contains(CGPoint(x: 1, y: 1))
        }
    }

    @Test("a picture of any size is refused with a sentence")
    func picture() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Color.red }
        for size in [1e19, 1e300, .infinity, .nan, 0, -1] as [CGFloat] {
            host.resize(to: CGSize(width: size, height: 10))
            #expect(throws: (any Error).self) { try host.png() }
        }
    }
}
