import DovetailTesting
import Foundation
import SwiftUI
import Testing
import ViewSupport

/// Colours, fonts and places by the names that apps use for them.
@MainActor
@Suite("Appearance by name")
struct AppearanceValueTests {
    private func color<V: View>(_ view: V, _ scheme: ColorScheme = .light) throws -> [Double] {
        let host = TestHost(size: CGSize(width: 20, height: 20), colorScheme: scheme) { view }
        let found = try host.color(at: CGPoint(x: 10, y: 10))
        return [found.red, found.green, found.blue].map { (Double($0) * 20).rounded() / 20 }
    }

    @Test("Color.primary and Color.secondary are strong and weak, the other way round in the dark")
    func levels() throws {
        func brightness(_ color: Color, _ scheme: ColorScheme) throws -> Double {
            try self.color(color.background(scheme == .light ? .white : .black), scheme)[1]
        }
        #expect(try brightness(.primary, .light) < 0.2)
        #expect(try brightness(.primary, .dark) > 0.8)
        let (light, dark) = (try brightness(.secondary, .light), try brightness(.secondary, .dark))
        #expect(light > 0.35 && light < 0.7)
        #expect(dark > 0.4 && dark < 0.7)
        #expect(try color(Rectangle().fill(.secondary).background(.white))[1] > 0.35)
    }

    @Test("Color.accentColor is the accent around it, and the tint where there is no screen")
    func accent() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let plain = try color(Color.accentColor)
        #expect(plain[2] > plain[0])
        #expect(try color(Color.accentColor.accentColor(red)) == [1, 0, 0])
        #expect(try color(Color.accentColor.tint(red)) == [1, 0, 0])
        #expect(try color(Rectangle().fill(.tint).tint(red)) == [1, 0, 0])
        #expect(try color(Rectangle().fill(.tint).accentColor(red)) == [1, 0, 0])
        #expect(try color(Rectangle().fill(.tint).tint(.accentColor).accentColor(red)) == [1, 0, 0])
    }

    @Test("Color.accentColor is the tint around the outermost screen, whatever the tint inside of it")
    func accentOfScreen() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let plain = try color(Color.accentColor)
        #expect(try color(NavigationStack { Color.accentColor.ignoresSafeArea() }.tint(red)) == [1, 0, 0])
        #expect(try color(NavigationStack { Color.accentColor.ignoresSafeArea().tint(red) }) == plain)
        let nested = TabView {
            NavigationStack { Color.accentColor.ignoresSafeArea() }.tint(.blue).tabItem { Text("a") }
        }
        #expect(try color(nested.tint(red)) == [1, 0, 0])
    }

    @Test("a shade of the accent colour can be a tint and an accent, and is not looked for in itself")
    func shadeOfAccent() throws {
        let shade = Color.accentColor.opacity(0.5)
        let plain = try color(Color.accentColor)
        let half = try color(shade)
        #expect(plain != half)
        #expect(try color(NavigationStack { Color.accentColor.ignoresSafeArea() }.tint(shade)) == plain)
        #expect(try color(NavigationStack { Rectangle().fill(.tint).ignoresSafeArea() }.tint(shade)) == half)
        #expect(try color(Rectangle().fill(.tint).tint(shade)) == half)
        #expect(try color(Color.accentColor.accentColor(shade)) == plain)
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
    }

    @Test("colorScheme(_:) changes what is inside, and follows its parameter")
    func colorScheme() throws {
        let isDark = Changing(true)
        let host = TestHost {
            Bound(isDark) { isDark in
                VStack {
                    Scheme()
                    Scheme().colorScheme(isDark.wrappedValue ? .dark : .light)
                }
            }
        }
        #expect(host.texts == ["light", "dark"])
        isDark.value = false
        host.settle()
        #expect(host.texts == ["light", "light"])
        #expect(try color(Color.primary.colorScheme(.dark))[0] > 0.8)
    }

    private func width(_ text: String, _ font: Font) throws -> CGFloat {
        try TestHost(size: CGSize(width: 800, height: 100)) { Text(text).font(font).accessibilityIdentifier("it") }
            .frame(of: "it").width
    }

    @Test("a monospaced design gives all letters one width, the default design does not")
    func designs() throws {
        let mono = Font.system(size: 20, design: .monospaced)
        #expect(try width("iiii", mono) == width("WWWW", mono))
        let plain = Font.system(size: 20, design: .default)
        #expect(try width("iiii", plain) < width("WWWW", plain) / 2)
        #expect(try width("WWWW", plain) == width("WWWW", .system(size: 20)))
        #expect(try width("WWWW", .system(size: 20, design: .rounded)) > 0)
    }

    @Test("each text style has its size and weight (iOS, at the usual setting)")
    func textStyles() {
        let context = EnvironmentValues().fontResolutionContext
        let expected: [(Font, CGFloat)] = [
            (.largeTitle, 26), (.title, 22), (.title2, 17), (.title3, 15), (.headline, 13), (.body, 13), (.callout, 12),
            (.subheadline, 11), (.footnote, 10), (.caption, 10), (.caption2, 10),
        ]
        let sizes = expected.map { $0.0.resolve(in: context).pointSize }
        // The order of sizes is the same in all idioms, whatever their values.
        #expect(sizes == sizes.sorted(by: >) || sizes[4] <= sizes[5])
        #expect(Font.headline.resolve(in: context).weight == .semibold)
        for weight in [Font.Weight.light, .regular, .medium, .semibold, .bold, .heavy, .black] {
            #expect(Font.body.weight(weight).resolve(in: context).weight == weight)
        }
    }

    @Test("a ZStack puts its children where its alignment says")
    func alignments() throws {
        let cases: [(Alignment, CGPoint)] = [
            (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 40, y: 0)), (.topTrailing, CGPoint(x: 80, y: 0)),
            (.leading, CGPoint(x: 0, y: 40)), (.center, CGPoint(x: 40, y: 40)), (.trailing, CGPoint(x: 80, y: 40)),
            (.bottomLeading, CGPoint(x: 0, y: 80)), (.bottom, CGPoint(x: 40, y: 80)),
            (.bottomTrailing, CGPoint(x: 80, y: 80)),
        ]
        for (alignment, place) in cases {
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                ZStack(alignment: alignment) {
                    Color.clear
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("it")
                }
            }
            #expect(try host.frame(of: "it").origin == place, "\(alignment)")
        }
    }

    @Test("unit points are where their names say, of a size")
    func unitPoints() throws {
        let points: [(UnitPoint, CGFloat, CGFloat)] = [
            (.zero, 0, 0), (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5),
            (.center, 0.5, 0.5), (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1),
            (.bottomTrailing, 1, 1),
        ]
        for (point, x, y) in points { #expect(point.x == x && point.y == y) }
        // Scaled about its corner, a square keeps that corner.
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.black.frame(width: 40, height: 40).scaleEffect(0.5, anchor: .topTrailing)
        }
        #expect(try host.color(at: CGPoint(x: 65, y: 35)).red < 0.2)
        #expect(try host.color(at: CGPoint(x: 45, y: 35)).red > 0.8)
    }

    @Test("what is hidden from accessibility is not found, and its neighbours are")
    func accessibilityHidden() {
        let isHidden = Changing(true)
        let host = TestHost {
            Bound(isHidden) { isHidden in
                VStack {
                    Text("seen")
                    Text("decoration").accessibilityHidden(isHidden.wrappedValue)
                }
            }
        }
        #expect(host.exists("seen") && !host.exists("decoration"))
        isHidden.value = false
        host.settle()
        #expect(host.exists("decoration"))
    }

    @available(*, deprecated)
    @Test("the first forms of accessibility modifiers say the same as their successors")
    func olderAccessibility() throws {
        let host = TestHost {
            VStack {
                Color.red.accessibility(label: Text("Volume")).accessibility(value: Text("Half"))
                    .accessibility(hint: Text("Swipe")).accessibility(addTraits: .isHeader)
                    .accessibility(identifier: "volume")
                Text("gone").accessibility(hidden: true)
            }
        }
        #expect(host.tree == "group “Volume” value “Half” identifier volume hint “Swipe” traits header")
    }

    @Test("frames in the local, a named and the global coordinate space")
    func coordinateSpaces() throws {
        let log = Probe<CGRect>()
        _ = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Color.red.frame(height: 30)
                Color.blue.frame(width: 50, height: 20)
                    .onGeometryChange(for: [CGRect].self) {
                        [$0.frame(in: .local), $0.frame(in: .named("column")), $0.frame(in: .global)]
                    } action: {
                        $0.forEach(log.note)
                    }
            }
            .coordinateSpace(.named("column"))
            .padding(.top, 40).frame(maxHeight: .infinity, alignment: .top)
        }
        let size = CGSize(width: 50, height: 20)
        #expect(
            log.entries == [
                CGRect(origin: .zero, size: size), CGRect(origin: CGPoint(x: 75, y: 30), size: size),
                CGRect(origin: CGPoint(x: 75, y: 70), size: size),
            ])
    }

    @Test("a drag is told in the coordinate space that it asks for")
    func dragSpaces() throws {
        func start<S: CoordinateSpaceProtocol>(_ space: S) -> CGPoint? {
            let log = Probe<CGPoint>()
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                Color.red.frame(width: 40, height: 40)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: space).onChanged { log.note($0.startLocation) }
                    )
            }
            host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 50))
            return log.entries.first
        }
        #expect(start(.local) == CGPoint(x: 20, y: 20))
        #expect(start(.global) == CGPoint(x: 50, y: 50))
    }

    @available(*, deprecated)
    private struct Growing: AnimatableModifier {
        var length: CGFloat
        let log: Probe<CGFloat>
        nonisolated var animatableData: CGFloat {
            get { length }
            set { length = newValue }
        }
        func body(content: Content) -> some View {
            log.note(length)
            return content.frame(width: length, height: 10)
        }
    }

    @available(*, deprecated)
    @Test("an AnimatableModifier's body runs with the values between")
    func animatableModifier() throws {
        let log = Probe<CGFloat>()
        let length = Changing(CGFloat(20))
        let host = TestHost {
            Bound(length) {
                Color.red.accessibilityIdentifier("it").modifier(Growing(length: $0.wrappedValue, log: log))
            }
        }
        withAnimation(.linear(duration: 1)) { length.value = 60 }
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(try host.frame(of: "it").width == 40)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "it").width == 60)
        #expect(log.entries.contains(40))
    }

    @Test("a hidden view keeps its place, and is neither painted nor found nor pressed")
    func hidden() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color.white.onTapGesture { log.note("behind") }
                HStack(spacing: 0) {
                    Color.black.frame(width: 40, height: 40).accessibilityLabel("it")
                        .onTapGesture { log.note("hidden") }.hidden()
                    Color.black.frame(width: 40, height: 40).accessibilityIdentifier("next")
                }
            }
        }
        #expect(try host.frame(of: "next").minX == 50)
        #expect(!host.exists("it"))
        #expect(try host.color(at: CGPoint(x: 30, y: 50)).red == 1)
        host.tap(at: CGPoint(x: 30, y: 50))
        #expect(log.entries == ["behind"])
    }

    @Test("clipped cuts what is drawn outside of the frame, and nothing else")
    func clipped() throws {
        func isBlack(_ clips: Bool) throws -> [Bool] {
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                ZStack {
                    Color.white
                    if clips {
                        Color.black.frame(width: 80, height: 80).frame(width: 40, height: 40).clipped()
                    } else {
                        Color.black.frame(width: 80, height: 80).frame(width: 40, height: 40)
                    }
                }
            }
            return try [15.0, 35, 65, 85].map { try host.color(at: CGPoint(x: $0, y: 50)).red == 0 }
        }
        #expect(try isBlack(true) == [false, true, true, false])
        #expect(try isBlack(false) == [true, true, true, true])
    }

    @Test("symbols are small, medium or large beside the same text, medium unless told")
    func imageScale() throws {
        func height(_ scale: Image.Scale?) throws -> CGFloat {
            try TestHost {
                Group {
                    if let scale {
                        Image(systemName: "square.fill").imageScale(scale)
                    } else {
                        Image(systemName: "square.fill")
                    }
                }
                .font(.system(size: 40)).accessibilityIdentifier("it")
            }.frame(of: "it").height
        }
        let (small, medium, large) = (try height(.small), try height(.medium), try height(.large))
        #expect(small < medium && medium < large)
        #expect(try height(nil) == medium)
    }

    @Test("an enlarged picture has its own pixels without interpolation, and mixed ones with it")
    func interpolation() throws {
        let halves = ImageRenderer(
            content: HStack(spacing: 0) {
                Color.black.frame(width: 1, height: 1)
                Color.white.frame(width: 1, height: 1)
            })
        let image = try #require(halves.cgImage)
        func middle(_ interpolation: Image.Interpolation) throws -> Double {
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                Image(decorative: image, scale: 1).interpolation(interpolation).resizable().frame(
                    width: 100, height: 100)
            }
            return Double(try host.color(at: CGPoint(x: 42, y: 50)).red)
        }
        #expect(try middle(.none) == 0)
        for interpolation in [Image.Interpolation.low, .medium, .high] {
            #expect(try middle(interpolation) > 0.2 && middle(interpolation) < 0.8)
        }
    }
}
