import TestSupport
import Testing
import ViewSupport

/// What the compiler takes of drawing: forms that public code uses. Many small sources go into one run.
@Suite("Compiling drawing", .serialized)
struct DrawingCompileTests {
    private static let accepted = [
        "PathIsAShape": """
        struct V1: View { var body: some View { Path { $0.addRect(.zero) }.stroke(Color.red, lineWidth: 2) } }
        struct V1b: View { var body: some View { VStack { Path { $0.addRect(.zero) }.trim(from: 0, to: 1).fill(.red) } } }
        func shape1() -> some Shape { Path() }
        struct V1c: View {
            var body: some View { Group { let p = Path(); return p.frame(width: 3) } }
        }
        """,
        "StrokeIsAShape": """
        struct V2: View {
            var body: some View { Circle().stroke(style: StrokeStyle(lineWidth: 3)).fill(Color.red) }
        }
        struct V2b: View { var body: some View { Circle().stroke(lineWidth: 3).rotation(.degrees(3)).foregroundColor(.red) } }
        """,
        "FillAndStrokeChain": """
        struct V3: View { var body: some View { Circle().fill(.red).strokeBorder(.blue, lineWidth: 2).stroke(.green) } }
        struct V3b: View { var body: some View { Path().fill(.red).stroke(.blue, lineWidth: 2) } }
        """,
        "OffsetIsAShape": """
        struct V4: View { var body: some View { Circle().offset(x: 3, y: 3).fill(.red) } }
        struct V4b: View {
            var body: some View {
                Rectangle().scale(2).rotation(.degrees(2)).transform(.identity).size(width: 3, height: 4).fill(.red)
            }
        }
        """,
        "NumbersAnimate": """
        func f5<T: Animatable>(_: T.Type) {}
        func g5() { f5(Double.self); f5(CGFloat.self); f5(Float.self) }
        """,
        "Angles": """
        func f6(_ a: inout Angle) { a += .degrees(3); a = a * 2; a = .degrees(90) / 8; a -= .zero; a *= 2; a /= 3 }
        """,
        "GradientIsAStyle": """
        struct V7: View {
            let g = Gradient(colors: [.red])
            var body: some View { Text("a").foregroundStyle(g); Circle().fill(.blue.gradient) }
        }
        """,
        "ColorDescription": """
        let d8 = Color.red.description
        let e8 = "\\(Color.blue)"
        """,
        "NonisolatedShapes": """
        struct S9: Shape {
            var a: Double
            var animatableData: Double { get { a } set { a = newValue } }
            func helper() -> Double { a }
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: helper(), height: 1)) }
        }
        struct I9: InsettableShape {
            var amount: CGFloat = 0
            func inset(by amount: CGFloat) -> some InsettableShape { var copy = self; copy.amount += amount; return copy }
            func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
        }
        struct E9: GeometryEffect {
            var a: Double
            var animatableData: Double { get { a } set { a = newValue } }
            func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(shift()) }
            func shift() -> CGAffineTransform { CGAffineTransform(translationX: a, y: 0) }
        }
        nonisolated func area9(_ s: S9) -> CGRect { s.path(in: .zero).boundingRect }
        struct V9: View { var body: some View { I9().strokeBorder(.red); Text("").modifier(E9(a: 3)) } }
        """,
        "NamedColors": """
        let c10 = Color("Accent")
        let b10 = Color("Accent", bundle: .main)
        let r35 = ImageResource(name: "logo", bundle: .main)
        let i35 = Image(r35)
        let k35 = Color(ColorResource(name: "x", bundle: .main))
        """,
        "BackgroundInAnyShape": """
        struct T25: Shape { func path(in r: CGRect) -> Path { Path() } }
        struct V25: View {
            var body: some View {
                Text("a").background(.red, in: T25()).background(in: Circle()).background(in: T25())
                    .overlay(.red, in: Circle()).background(.regularMaterial, in: .rect(cornerRadius: 3))
            }
        }
        """,
        "ShapeStatics": """
        struct V26: View {
            var body: some View {
                Text("a").clipShape(.rect(cornerRadius: 3)).clipShape(.circle).clipShape(.capsule).clipShape(.rect)
                    .clipShape(.ellipse).clipShape(.rect(topLeadingRadius: 3)).contentShape(.rect)
                    .clipShape(.rect(cornerRadii: .init(topLeading: 1))).clipShape(.capsule(style: .circular))
            }
        }
        """,
        "StrokeBorderStyle": """
        struct V28: View { var body: some View { Circle().strokeBorder(style: StrokeStyle(lineWidth: 1)) } }
        struct V28b: View { var body: some View { Circle().strokeBorder(lineWidth: 1) } }
        """,
        "Gradients": """
        struct V31: View {
            var body: some View {
                RadialGradient(stops: [.init(color: .red, location: 0)], center: .top, startRadius: 1, endRadius: 2)
                Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Text("a").foregroundStyle(
                    .linearGradient(Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
                Text("a").background(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 3))
                AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
                AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90))
                Circle().fill(.conicGradient(colors: [.red], center: .center)).frame(width: 3)
                EllipticalGradient(colors: [.red, .blue])
                EllipticalGradient(gradient: Gradient(colors: [.red]), center: .center, startRadiusFraction: 0, endRadiusFraction: 1)
                MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .pink])
            }
        }
        """,
        "LevelsOfStyles": """
        struct V32: View {
            var body: some View {
                Circle().fill(.blue.tertiary); Circle().fill(.background.secondary); Text("a").foregroundStyle(.tint.secondary)
                Text("b").foregroundStyle(.red, .blue).foregroundStyle(.red, .blue, .green)
            }
        }
        """,
        "SemanticStyles": """
        struct V33: View {
            var body: some View {
                Circle().fill(.fill); Circle().fill(.placeholder); Circle().fill(.windowBackground); Circle().fill(.link)
                Circle().fill(.separator); Circle().fill(.selection); Circle().fill(.tint); Circle().fill(.foreground)
                Circle().fill(.ultraThinMaterial); Circle().fill(.bar).backgroundStyle(.red)
                Circle().fill(.red.shadow(.drop(radius: 3))); Circle().fill(.blue.shadow(.inner(radius: 3)).opacity(0.5))
                Circle().fill(ImagePaint(image: Image("x"), scale: 0.2)); Circle().fill(.image(Image("x")))
            }
        }
        """,
        "ColorLiterals": """
        struct V36: View {
            var body: some View { Color(#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)) }
        }
        let l36 = #colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        """,
        "Effects": """
        struct VE: View {
            var body: some View {
                Text("a").mask(Circle()).mask { Text("x") }.mask(alignment: .top) { Circle() }.blendMode(.multiply)
                    .compositingGroup().drawingGroup().brightness(0.1).contrast(2).saturation(0).grayscale(1)
                    .hueRotation(.degrees(3)).colorInvert().colorMultiply(.red).luminanceToAlpha()
            }
        }
        struct VF: View {
            var body: some View {
                Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
                    .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5)
                    .projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 1)))
                    .projectionEffect(.init(CATransform3DMakeRotation(1, 0, 1, 0))).transformEffect(.identity)
                    .visualEffect { content, geometry in content.offset(x: geometry.size.width).blur(radius: 3) }
                    .border(.red, width: 2).shadow(radius: 3).clipped().cornerRadius(3).containerShape(.rect(cornerRadius: 3))
            }
        }
        """,
        "PathOperations": """
        func paths(_ a: Path, _ b: Path) -> [Path] {
            [a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b), a.lineIntersection(b),
             a.lineSubtraction(b), a.normalized(), a.strokedPath(StrokeStyle(lineWidth: 3)), a.trimmedPath(from: 0, to: 0.5)]
        }
        func shapes() -> some Shape { Circle().union(Rectangle()).subtracting(Capsule()).intersection(Path()) }
        func arcs(_ p: inout Path) {
            p.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(20))
            p.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 2), radius: 3)
            p.addRect(.zero, transform: .identity)
            p.addEllipse(in: .zero)
        }
        func erased(_ on: Bool) -> AnyShape { on ? AnyShape(Circle()) : AnyShape(.rect(cornerRadius: 3)) }
        """,
    ]

    private static func file(_ source: String) -> String { "import SwiftUI\n" + source }

    @Test(
        "type-check differences 1 to 10, 25, 26, 28, 31 to 33, 35, 36 and S15 compile without a warning",
        arguments: [5, 6])
    func accepts(languageMode: Int) throws {
        let result = try TestCompiler().check(Self.accepted.mapValues(Self.file), languageMode: languageMode)
        #expect(result.succeeded, "\(result.output)")
        #expect(!result.output.contains("warning:"), "\(result.output)")
    }
}
