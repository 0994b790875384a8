import DovetailCore
import SwiftUI
import Testing

@testable import DovetailTesting

/// Every modifier and view that takes a number takes every number: nothing traps, hangs or leaves numbers that can't be
/// painted in the display tree.
@MainActor
@Suite("Any number in any modifier")
struct NumberFuzzTests {
    nonisolated private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e19, -1e19, 1e10, 1e6,
        -1e6, -1, 0, 1e-300, 0.5,
    ]

    private struct Case: Sendable {
        let name: String
        let make: @MainActor @Sendable (CGFloat) -> AnyView
        init(_ name: String, _ make: @escaping @MainActor @Sendable (CGFloat) -> any View) {
            self.name = name
            self.make = { AnyView(erasing: make($0)) }
        }
    }

    private struct Wave: Shape {
        var height: CGFloat
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: rect.maxX, y: height), control: CGPoint(x: height, y: rect.midY))
            path.addCurve(to: CGPoint(x: height, y: height), control1: .zero, control2: CGPoint(x: 1, y: height))
            path.addEllipse(in: CGRect(x: height, y: 0, width: height, height: 3))
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: height, height: 1))
            path.addArc(
                center: CGPoint(x: height, y: 1), radius: height, startAngle: .degrees(height), endAngle: .degrees(5),
                clockwise: height > 1)
            path.addLines([CGPoint(x: height, y: -height)])
            path.addPath(path.applying(CGAffineTransform(scaleX: height, y: 1)))
            return path
        }
    }

    nonisolated private static let cases: [Case] = [
        Case("frame") { Text("a").frame(width: $0, height: $0) },
        Case("frame min") { Text("a").frame(minWidth: $0, minHeight: $0) },
        Case("frame ideal") { Text("a").frame(idealWidth: $0, idealHeight: $0).fixedSize() },
        Case("frame max") { Text("a").frame(maxWidth: $0, maxHeight: $0) },
        Case("padding") { Text("a").padding($0) },
        Case("padding edges") { Text("a").padding(EdgeInsets(top: $0, leading: 1, bottom: $0, trailing: $0)) },
        Case("offset") { Text("a").offset(x: $0, y: $0) },
        Case("opacity") { Text("a").opacity($0) },
        Case("blur") { Text("a").blur(radius: $0) },
        Case("shadow") { Text("a").shadow(radius: $0, x: $0, y: $0) },
        Case("scale") { Text("a").scaleEffect($0) },
        Case("scale xy") { Text("a").scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: $0, y: $0)) },
        Case("rotation") { Text("a").rotationEffect(.degrees($0), anchor: UnitPoint(x: $0, y: 0)) },
        Case("corners") { Color.red.cornerRadius($0) },
        Case("rounded rectangle") { RoundedRectangle(cornerRadius: $0).fill(.red) },
        Case("border") { Text("a").border(.red, width: $0) },
        Case("stroke") { Circle().stroke(.red, lineWidth: $0) },
        Case("stroke border") { Circle().strokeBorder(.red, lineWidth: $0) },
        Case("dash") {
            Circle().stroke(style: StrokeStyle(lineWidth: 1, miterLimit: $0, dash: [$0, 1], dashPhase: $0))
        },
        Case("shape") { Wave(height: $0).fill(.red) },
        Case("shape stroked") { Wave(height: $0).stroke(.red, lineWidth: 2) },
        Case("shape as clip") { Text("a").clipShape(Wave(height: $0)) },
        Case("inset") { Circle().inset(by: $0).fill(.red) },
        Case("z index") { number in
            ZStack {
                Text("a").zIndex(number); Text("b")
            }
        },
        Case("priority") { number in
            HStack {
                Text("a").layoutPriority(number); Text("b")
            }
        },
        Case("column") { number in
            VStack(spacing: number) {
                Text("a"); Text("b")
            }
        },
        Case("row") { number in
            HStack(spacing: number) {
                Text("a"); Color.red; Text("b")
            }
        },
        Case("spacer") { number in
            HStack {
                Text("a"); Spacer(minLength: number); Text("b")
            }
        },
        Case("aspect ratio") { Color.red.aspectRatio($0, contentMode: .fit) },
        Case("aspect ratio fill") { Color.red.aspectRatio($0, contentMode: .fill) },
        Case("font") { Text("a").font(.system(size: $0)) },
        Case("kerning") { Text("abc").kerning($0).baselineOffset($0) },
        Case("line spacing") { Text("a\nb\nc").lineSpacing($0) },
        Case("symbol") { Image(systemName: "star").font(.system(size: $0)) },
        Case("symbol resized") { Image(systemName: "star").resizable().frame(width: $0, height: $0) },
        Case("grey") { Color(white: $0, opacity: $0) },
        Case("colour") { Color(red: $0, green: 1, blue: $0) },
        Case("hue") { Color(hue: $0, saturation: $0, brightness: $0) },
        Case("colour faded") { Color.red.opacity($0) },
        Case("linear gradient") {
            LinearGradient(
                stops: [.init(color: .red, location: $0), .init(color: .blue, location: 1)],
                startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
        },
        Case("radial gradient") {
            RadialGradient(colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startRadius: $0, endRadius: 10)
        },
        Case("slider") { Slider(value: .constant(Double($0)), in: 0...10) },
        Case("slider range") { number in
            let end = number > 0 ? number : 1
            return Slider(value: .constant(0.5), in: 0...Double(end))
        },
        Case("long press") { Text("a").onLongPressGesture(minimumDuration: $0, maximumDistance: $0) {} },
        Case("drag") { number in Color.red.gesture(DragGesture(minimumDistance: number).onChanged { _ in }) },
        Case("date") {
            DatePicker("d", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))).frame(width: $0)
        },
        Case("geometry") { number in
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width * number, height: proxy.size.height / number)
            }
        },
        Case("background") { number in
            Text("a").background { Color.red.padding(number) }.overlay { Circle().offset(y: number) }
        },
    ]

    nonisolated private static let animations: [Case] = [
        Case("linear") { Moving(animation: .linear(duration: $0)) },
        Case("ease") { Moving(animation: .easeInOut(duration: $0)) },
        Case("spring") { Moving(animation: .spring(response: $0, dampingFraction: $0)) },
        Case("delay") { Moving(animation: .linear(duration: 0.1).delay($0)) },
        Case("speed") { Moving(animation: .linear(duration: 0.1).speed($0)) },
        Case("target") { Moving(animation: .linear(duration: 0.1), target: $0) },
        Case("repeat") {
            Moving(animation: .linear(duration: $0).repeatCount($0 > 2 ? 1_000_000 : 0, autoreverses: true))
        },
    ]

    private struct Moving: View {
        let animation: Animation
        var target: CGFloat = 50
        @State private var isMoved = false
        var body: some View {
            Color.red.frame(width: 40, height: 40).offset(x: isMoved ? target : 0).scaleEffect(isMoved ? target : 1)
                .onTapGesture { withAnimation(animation) { isMoved.toggle() } }
        }
    }

    private func check(_ one: Case, _ number: CGFloat) throws {
        let host = TestHost(size: CGSize(width: 80, height: 80)) {
            VStack {
                Text("above").onTapGesture {}
                one.make(number)
            }
        }
        for point in [CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 60), CGPoint(x: 1, y: 1)] {
            host.hover(at: point)
            host.tap(at: point)
        }
        host.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 60, y: 40))
        host.advance(by: .milliseconds(120))
        host.resize(to: CGSize(width: 60, height: 90))
        do { try host.window.checkInvariants() } catch { Issue.record("\(one.name) of \(number): \(error)") }
        #expect(try host.png().count > 0)
        _ = host.tree
    }

    @Test("views and modifiers")
    func modifiers() throws {
        for one in Self.cases {
            for number in Self.numbers { try check(one, number) }
        }
    }

    @Test("animations")
    func animations() throws {
        for one in Self.animations {
            for number in Self.numbers { try check(one, number) }
        }
    }
}
