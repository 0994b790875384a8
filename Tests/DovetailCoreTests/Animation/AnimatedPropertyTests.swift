import DovetailCore
import SwiftUI
import TestSupport
import Testing
import ViewSupport

@testable import DovetailTesting

/// What animates in SwiftUI is halfway at half the time of a straight animation.
@MainActor
@Suite("What animates")
struct AnimatedPropertyTests {
    /// A window of 200 × 200 points halfway through a change from false to true.
    private func halfway<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) -> TestHost {
        let model = Changing(false)
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Bound(model) { isOn in content(isOn.wrappedValue) }
        }
        withAnimation(.linear(duration: 1)) { model.value = true }
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(host.isAnimating)
        return host
    }

    private func nodes(_ host: TestHost) -> [DisplayNode] {
        var nodes: [DisplayNode] = []
        host.window.displayTree.root.forEach { nodes.append($0) }
        return nodes
    }

    private func fills(_ host: TestHost) -> [(path: Path, paint: Paint)] {
        nodes(host).compactMap { node in
            if case .fill(let path, let paint, _) = node.content { (path, paint) } else { nil }
        }
    }

    private func strokes(_ host: TestHost) -> [(path: Path, paint: Paint, style: StrokeStyle)] {
        nodes(host).compactMap { node in
            if case .stroke(let path, let paint, let style) = node.content { (path, paint, style) } else { nil }
        }
    }

    private func isBetween(_ color: Color.Resolved?, _ first: Color, _ second: Color) -> Bool {
        guard let color else { return false }
        let environment = EnvironmentValues()
        let (a, b) = (first.resolve(in: environment), second.resolve(in: environment))
        func near(_ part: KeyPath<Color.Resolved, Float>) -> Bool {
            abs(color[keyPath: part] - (a[keyPath: part] + b[keyPath: part]) / 2) < 0.02
        }
        return near(\.red) && near(\.green) && near(\.blue) && near(\.opacity)
    }

    private let black = Color(red: 0, green: 0, blue: 0)
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("colours of text, symbols, shapes, backgrounds and tints")
    func colors() throws {
        let text = halfway { Text("A").foregroundStyle($0 ? red : black) }
        #expect(try isBetween(text.presentation(of: "A").foreground, red, black))
        let symbol = halfway { Image(systemName: "star").foregroundStyle($0 ? red : black) }
        let symbols = nodes(symbol).compactMap { node in
            if case .symbol(let symbol) = node.content { symbol.paint.representativeColor } else { nil }
        }
        #expect(symbols.count == 1 && isBetween(symbols.first, red, black))
        #expect(isBetween(fills(halfway { $0 ? red : black }).first?.paint.representativeColor, red, black))
        let background = halfway { Text("A").background($0 ? red : black) }
        #expect(isBetween(fills(background).first?.paint.representativeColor, red, black))
        let tint = halfway { Rectangle().fill(.tint).tint($0 ? red : black) }
        #expect(isBetween(fills(tint).first?.paint.representativeColor, red, black))
        let inherited = halfway { isOn in VStack { Circle() }.foregroundStyle(isOn ? red : black) }
        #expect(isBetween(fills(inherited).first?.paint.representativeColor, red, black))
        let faded = halfway { Circle().fill(red.opacity($0 ? 0 : 1)) }
        #expect(abs((fills(faded).first?.paint.representativeColor.opacity ?? 0) - 0.5) < 0.02)
    }

    @Test("gradients: their colours, places, points, radii and angles")
    func gradients() {
        let linear = halfway { isOn in
            LinearGradient(
                stops: [.init(color: isOn ? red : black, location: isOn ? 0.4 : 0), .init(color: black, location: 1)],
                startPoint: isOn ? .trailing : .leading, endPoint: isOn ? .bottom : .top)
        }
        guard case .linearGradient(let stops, let start, let end)? = fills(linear).first?.paint else {
            return #expect(Bool(false), "no linear gradient: \(fills(linear))")
        }
        #expect(isBetween(stops[0].color, red, black))
        #expect(abs(stops[0].location - 0.2) < 0.01)
        #expect(abs(start.x - 0.5) < 0.01 && abs(end.y - 0.5) < 0.01)
        let radial = halfway { isOn in
            Circle().fill(
                RadialGradient(
                    colors: [red, black], center: isOn ? .center : .topLeading, startRadius: isOn ? 10 : 0,
                    endRadius: isOn ? 100 : 50))
        }
        guard case .radialGradient(_, let center, let startRadius, let endRadius)? = fills(radial).first?.paint else {
            return #expect(Bool(false), "no radial gradient")
        }
        #expect(abs(center.x - 0.25) < 0.01 && abs(startRadius - 5) < 0.1 && abs(endRadius - 75) < 0.5)
        let angular = halfway { isOn in
            AngularGradient(
                colors: [red, black], center: .center, startAngle: .zero, endAngle: .radians(isOn ? 4 : 2))
        }
        guard case .angularGradient(_, _, _, let angle)? = fills(angular).first?.paint else {
            return #expect(Bool(false), "no angular gradient")
        }
        #expect(abs(angle - 3) < 0.05)
    }

    @Test("strokes: their width, dashes, trim, colour and border")
    func strokes() {
        let width = halfway { Circle().stroke(red, lineWidth: $0 ? 10 : 2) }
        #expect(abs((strokes(width).first?.style.lineWidth ?? 0) - 6) < 0.1)
        let color = halfway { Circle().stroke($0 ? red : black, lineWidth: 2) }
        #expect(isBetween(strokes(color).first?.paint.representativeColor, red, black))
        let dash = halfway {
            Circle().stroke(red, style: StrokeStyle(lineWidth: 2, dash: [10, $0 ? 20 : 4], dashPhase: $0 ? 30 : 0))
        }
        #expect(abs((strokes(dash).first?.style.dashPhase ?? 0) - 15) < 0.5)
        // As in SwiftUI, the lengths of dashes switch at once.
        #expect(strokes(dash).first?.style.dash == [10, 20])
        let trim = halfway { Rectangle().trim(from: 0, to: $0 ? 1 : 0).stroke(red, lineWidth: 2) }
        // Half of the way round a square of 200 points: two of its sides.
        let bounds = strokes(trim).first?.path.boundingRect ?? .zero
        #expect(abs(bounds.width - 200) < 3 && abs(bounds.height - 200) < 3)
        #expect(
            strokes(trim).first.map { $0.path.currentPoint.map { abs($0.x - 200) < 3 && abs($0.y - 200) < 3 } } == true)
        let border = halfway { Color.blue.border(red, width: $0 ? 10 : 2) }
        let widths = strokes(border).map(\.style.lineWidth)
        #expect(widths.contains { abs($0 - 6) < 0.1 }, "\(widths)")
        let inside = halfway { RoundedRectangle(cornerRadius: 20).strokeBorder(red, lineWidth: $0 ? 10 : 2) }
        #expect(abs((strokes(inside).first?.style.lineWidth ?? 0) - 6) < 0.1)
    }

    private struct Wedge: Shape {
        var share: CGFloat
        var animatableData: CGFloat {
            get { share }
            set { share = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * share, height: 10)) }
    }

    @Test("shapes: corner radii, one by one, of clips and of an app's own")
    func shapes() {
        func corner(_ path: Path?) -> CGFloat? {
            // Where the upper edge begins: the first point of the path, or the end of its first move.
            path.flatMap { path in
                (0..<400).lazy.map { CGFloat($0) / 4 }.first { path.contains(CGPoint(x: $0 + 0.01, y: 0.01)) }
            }
        }
        let rectangle = CGRect(x: 0, y: 0, width: 200, height: 200)
        let expected = corner(RoundedRectangle(cornerRadius: 20, style: .circular).path(in: rectangle))
        let rounded = halfway { RoundedRectangle(cornerRadius: $0 ? 40 : 0, style: .circular) }
        #expect(corner(fills(rounded).first?.path) == expected)
        let uneven = halfway {
            UnevenRoundedRectangle(topLeadingRadius: $0 ? 40 : 0, bottomTrailingRadius: 10, style: .circular)
        }
        #expect(corner(fills(uneven).first?.path) == expected)
        func clip(_ host: TestHost) -> Path? {
            nodes(host).lazy.compactMap { if case .clip(let path, _) = $0.effect { path } else { nil } }.first
        }
        let clipped = halfway {
            Color.red.clipShape(RoundedRectangle(cornerRadius: $0 ? 40 : 0, style: .circular))
        }
        #expect(corner(clip(clipped)) == expected)
        let old = halfway { Color.red.cornerRadius($0 ? 40 : 0) }
        let half = Color.red.cornerRadius(20)
        let still = TestHost(size: CGSize(width: 200, height: 200)) { half }
        #expect(corner(clip(old)) != nil && corner(clip(old)) == corner(clip(still)))
        let own = halfway { Wedge(share: $0 ? 1 : 0) }
        #expect(abs((fills(own).first?.path.boundingRect.width ?? 0) - 100) < 2)
        let erased = halfway { AnyShape(Wedge(share: $0 ? 1 : 0)) }
        #expect(abs((fills(erased).first?.path.boundingRect.width ?? 0) - 100) < 2)
        let inset = halfway { Rectangle().inset(by: $0 ? 40 : 0) }
        #expect(abs((fills(inset).first?.path.boundingRect.width ?? 0) - 160) < 2)
    }

    @Test("shadows, blurs and other effects")
    func effects() throws {
        let shadow = halfway { Circle().shadow(color: $0 ? red : black, radius: $0 ? 12 : 2, x: $0 ? 10 : 0, y: 4) }
        let found = nodes(shadow).lazy.compactMap { node -> (Color.Resolved, CGFloat, CGFloat)? in
            if case .shadow(let color, let radius, let x, _) = node.effect { (color, radius, x) } else { nil }
        }.first
        #expect(abs((found?.1 ?? 0) - 7) < 0.2 && abs((found?.2 ?? 0) - 5) < 0.2)
        #expect(isBetween(found?.0, red, black))
        let blur = halfway { Text("A").blur(radius: $0 ? 10 : 0) }
        #expect(try abs(blur.presentation(of: "A").blurRadius - 5) < 0.1)
        let scale = halfway { Text("A").scaleEffect($0 ? 3 : 1).opacity($0 ? 0 : 1) }
        #expect(try abs(scale.presentation(of: "A").scale.width - 2) < 0.02)
        #expect(try abs(scale.presentation(of: "A").opacity - 0.5) < 0.02)
        func color<V: View>(_ modify: @escaping (Color, Bool) -> V) throws -> Color.Resolved {
            try halfway { modify(Color(red: 0.8, green: 0.2, blue: 0.2), $0) }.color(at: CGPoint(x: 100, y: 100))
        }
        let start = try TestHost(size: CGSize(width: 200, height: 200)) { Color(red: 0.8, green: 0.2, blue: 0.2) }
            .color(at: CGPoint(x: 100, y: 100))
        #expect(start.red > 0.7)
        let gray = try color { $0.grayscale($1 ? 1 : 0) }
        #expect(gray.red < start.red - 0.05 && gray.green > start.green + 0.05 && gray.red - gray.green > 0.1)
        let bright = try color { $0.brightness($1 ? 0.2 : 0) }
        #expect(abs(bright.red - start.red - 0.1) < 0.02)
        let turned = halfway { Rectangle().rotationEffect(.degrees($0 ? 90 : 0)) }
        let angle = nodes(turned).lazy.compactMap { node -> Double? in
            if case .transform(let transform) = node.effect { Double(atan2(transform.b, transform.a)) } else { nil }
        }.first
        #expect(abs((angle ?? 0) - .pi / 4) < 0.02)
    }

    @Test("the size and weight of text: it grows into its new size")
    func textSize() throws {
        let size = halfway { Text("A").font(.system(size: $0 ? 40 : 20)) }
        let scales = nodes(size).compactMap { node -> CGFloat? in
            if case .transform(let transform) = node.effect { transform.a } else { nil }
        }
        // One piece grows from 20 to 40 points and one shrinks the other way: both are at 30. Widths of texts are whole points.
        #expect(scales.contains { abs($0 - 1.5) < 0.1 } && scales.contains { abs($0 - 0.75) < 0.05 }, "\(scales)")
        #expect(try abs(size.presentation(of: "A").frame.midX - 100) < 1)
    }

    @Test("safe areas, paddings, frames and alignments")
    func geometry() throws {
        let text = halfway { isOn in
            Text("A").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: isOn ? 100 : 0) }
        }
        #expect(try abs(text.presentation(of: "A").frame.minY - 50) < 1)
        let padded = halfway { isOn in
            Text("A").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .safeAreaPadding(.top, isOn ? 80 : 0)
        }
        #expect(try abs(padded.presentation(of: "A").frame.minY - 40) < 1)
        let ignoring = halfway { isOn in
            Text("A").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .ignoresSafeArea(edges: isOn ? .top : [])
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 60) }
        }
        #expect(try abs(ignoring.presentation(of: "A").frame.minY - 30) < 1)
        let aligned = halfway { isOn in
            Text("A").frame(width: 40, height: 40)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isOn ? .bottomTrailing : .topLeading)
        }
        #expect(try abs(aligned.presentation(of: "A").frame.midX - 100) < 1)
        let stacked = halfway { isOn in
            HStack(spacing: isOn ? 40 : 0) {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("box")
            }
        }
        #expect(try abs(stacked.presentation(of: "box").frame.minX - 110) < 1)
    }

    @Test("list edits: rows come, go and move gradually")
    func lists() throws {
        let removed = halfway { isOn in
            List(isOn ? ["B", "C"] : ["A", "B", "C"], id: \.self) { Text($0) }
        }
        let removing = try removed.presentation(of: "C").frame.minY
        removed.advance(by: .seconds(1))
        let after = try removed.presentation(of: "C").frame.minY
        let full = TestHost(size: CGSize(width: 200, height: 200)) { List(["A", "B", "C"], id: \.self) { Text($0) } }
        let before = try full.presentation(of: "C").frame.minY
        #expect(abs(removing - (before + after) / 2) < 1)
        let moved = halfway { isOn in List(isOn ? ["C", "A", "B"] : ["A", "B", "C"], id: \.self) { Text($0) } }
        let top = try full.presentation(of: "A").frame.minY
        #expect(try abs(moved.presentation(of: "C").frame.minY - (before + top) / 2) < 1)
    }

    @Test("what is drawn in colours that differ in kind switches at once")
    func switches() {
        let kinds = halfway { isOn in
            Rectangle().fill(
                isOn
                    ? AnyShapeStyle(LinearGradient(colors: [red, black], startPoint: .top, endPoint: .bottom))
                    : AnyShapeStyle(red)
            )
            .scaleEffect(isOn ? 2 : 1)
        }
        if case .linearGradient? = fills(kinds).first?.paint {} else { Issue.record("\(fills(kinds))") }
    }
}
