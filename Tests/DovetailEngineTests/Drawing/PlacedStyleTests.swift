import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Styles in rectangles, and materials in the environment")
struct PlacedStyleTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func colors<V: View>(_ view: V, _ points: [CGPoint]) throws -> [String] {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { view.ignoresSafeArea() }
        return try points.map {
            let color = try host.color(at: $0)
            return [color.red, color.green, color.blue].map { "\(Int(($0 * 10).rounded()))" }.joined(separator: " ")
        }
    }

    @Test("a gradient in a rectangle runs through all of it, whatever is filled")
    func placed() throws {
        let gradient = LinearGradient(
            stops: [.init(color: red, location: 0.5), .init(color: blue, location: 0.5)], startPoint: .leading,
            endPoint: .trailing)
        let points = [CGPoint(x: 10, y: 50), CGPoint(x: 40, y: 50), CGPoint(x: 60, y: 50)]
        #expect(try colors(Rectangle().fill(gradient), points) == ["10 0 0", "10 0 0", "0 0 10"])
        // The middle of the rectangle is at 30.
        let placed = gradient.in(CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(try colors(Rectangle().fill(placed), points) == ["10 0 0", "0 0 10", "0 0 10"])
        #expect(
            try colors(Rectangle().fill(placed.opacity(0.5)).background(.white), points)
                == ["10 5 5", "5 5 10", "5 5 10"])
        #expect(
            try colors(Rectangle().fill(placed.shadow(.inner(color: .clear, radius: 1))), points)
                == ["10 0 0", "0 0 10", "0 0 10"])
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(x: 35, y: 0, width: 65, height: 100)), with: .style(placed))
        }
        #expect(try colors(canvas.background(.white), points) == ["10 10 10", "0 0 10", "0 0 10"])
    }

    @Test("levels of any style are styles of a type that can be named")
    func levels() throws {
        let style: some ShapeStyle = red.secondary
        #expect("\(type(of: style))" == "HierarchicalShapeStyleModifier<Color>")
        #expect(try colors(Rectangle().fill(style).background(.white), [CGPoint(x: 50, y: 50)]) == ["10 5 5"])
    }

    private struct Told: View {
        @Environment(\.backgroundMaterial) private var material
        @Environment(\.allowedDynamicRange) private var range
        let tell: (Material?, Image.DynamicRange?) -> Void
        var body: some View {
            tell(material, range)
            return Text("a")
        }
    }

    @Test("a view on a material finds it in its environment; the material itself does not")
    func backgroundMaterial() throws {
        var told: [String: Material?] = [:]
        func view(_ name: String) -> some View { Told { material, _ in told[name] = .some(material) } }
        _ = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack {
                view("none")
                view("thin").background(.thinMaterial)
                view("in shape").background(.bar, in: Capsule())
                view("erased").background(AnyShapeStyle(Material.thick))
                view("colour").background(.red)
                view("set").environment(\.backgroundMaterial, nil).background(.regularMaterial)
            }
        }
        #expect(told["none"] == .some(nil) && told["thin"] == .thin && told["in shape"] == .bar)
        #expect(told["erased"] == .thick && told["colour"] == .some(nil) && told["set"] == .some(nil))
    }

    @Test("how bright images may be is told to those inside")
    func dynamicRange() {
        var told: Image.DynamicRange?
        _ = TestHost { Told { told = $1 }.allowedDynamicRange(.high) }
        #expect(told == .high)
    }

    @Test("materials look inactive where they are told to, and bars in windows in the background; on desktops only")
    func activeAppearance() throws {
        func isSeenThrough<S: ShapeStyle>(_ style: S, idiom: Idiom = .desktop, active: Bool = true) throws -> Bool {
            let view = ZStack {
                red
                Rectangle().fill(style)
            }
            .environment(\.appearsActive, active).environment(\.idiom, idiom).environment(\.colorScheme, .light)
            let host = TestHost(size: CGSize(width: 100, height: 100)) { view.ignoresSafeArea() }
            let color = try host.color(at: CGPoint(x: 50, y: 50))
            return color.red - color.green > 0.05
        }
        #expect(try isSeenThrough(.regularMaterial) && isSeenThrough(.regularMaterial, active: false))
        #expect(try isSeenThrough(.bar) && !isSeenThrough(.bar, active: false))
        #expect(try isSeenThrough(.bar, idiom: .pad, active: false))
        #expect(try !isSeenThrough(Material.thin.materialActiveAppearance(.inactive)))
        #expect(try isSeenThrough(Material.thin.materialActiveAppearance(.inactive), idiom: .pad))
        #expect(try !isSeenThrough(Material.thin.materialActiveAppearance(.matchWindow), active: false))
        #expect(try isSeenThrough(Material.bar.materialActiveAppearance(.active), active: false))
        #expect(try !isSeenThrough(AnyShapeStyle(.thinMaterial).materialActiveAppearance(.inactive)))
    }
}
