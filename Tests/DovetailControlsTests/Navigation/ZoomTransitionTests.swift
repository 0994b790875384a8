import SwiftUI
import TestSupport
import Testing

@testable import DovetailControls
@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

@MainActor
@Suite("Pages and sheets that come out of a view")
struct ZoomTransitionTests {
    private static let window = CGSize(width: 400, height: 300)

    /// A red page with a blue page that can be pushed out of a green view.
    private struct Pages<Style: NavigationTransition>: View {
        let path: Model<[Int]>
        let hasSource: Model<Bool>
        let style: (Namespace.ID) -> Style
        @Namespace private var namespace

        var body: some View {
            Bound(path) { path in
                NavigationStack(path: path) {
                    GeometryReader { geometry in
                        let frame = geometry.frame(in: .global)
                        ZStack(alignment: .topLeading) {
                            Color.red
                            Bound(hasSource) { hasSource in
                                if hasSource.wrappedValue {
                                    Color.green.frame(width: source.width, height: source.height)
                                        .matchedTransitionSource(id: "item", in: namespace) {
                                            $0.clipShape(RoundedRectangle(cornerRadius: 12))
                                        }
                                        .offset(x: source.minX - frame.minX, y: source.minY - frame.minY)
                                }
                            }
                        }
                    }
                    .toolbar(.hidden)
                    .navigationDestination(for: Int.self) { _ in
                        Color.blue.toolbar(.hidden).navigationTransition(style(namespace))
                    }
                }
            }
        }
    }

    private func host<Style: NavigationTransition>(
        _ path: Model<[Int]>, hasSource: Model<Bool> = Model(true), reducesMotion: Bool = false,
        _ style: @escaping (Namespace.ID) -> Style
    ) -> TestHost {
        TestHost(size: Self.window) {
            Pages(path: path, hasSource: hasSource, style: style)
                .transformEnvironment(\.systemSettings) { $0.reduceMotion = reducesMotion }
        }
    }

    private func zoomHost(
        _ path: Model<[Int]>, hasSource: Model<Bool> = Model(true), reducesMotion: Bool = false
    ) -> TestHost {
        host(path, hasSource: hasSource, reducesMotion: reducesMotion) { .zoom(sourceID: "item", in: $0) }
    }

    /// Where a colour is filled, as far as groups that clip show it; nil where nothing has it.
    private func frame(_ color: Color, _ host: TestHost) -> CGRect? {
        let wanted = color.resolve(in: EnvironmentValues())
        var result: CGRect?
        host.window.displayTree.root.forEach { node in
            guard case .fill(_, .color(let color), _) = node.content, color == wanted else { return }
            var frame = node.drawnFrameInWindow
            var group: DisplayNode? = node
            while let current = group {
                if case .clip(let path, _) = current.effect {
                    let origin = current.drawnFrameInWindow
                    let scale = current.size.width > 0 ? origin.width / current.size.width : 1
                    let box = path.boundingRect
                    frame = frame.intersection(
                        CGRect(
                            x: origin.minX + box.minX * scale, y: origin.minY + box.minY * scale,
                            width: box.width * scale, height: box.height * scale))
                }
                group = current.parent
            }
            result = frame
        }
        return result
    }

    private func set<Value>(_ model: Model<Value>, _ value: Value, _ host: TestHost) {
        model.value = value
        host.settle()
    }

    private func isClose(_ left: CGRect?, _ right: CGRect) -> Bool {
        guard let left else { return false }
        return abs(left.minX - right.minX) < 0.5 && abs(left.minY - right.minY) < 0.5
            && abs(left.width - right.width) < 0.5 && abs(left.height - right.height) < 0.5
    }

    @Test("a page with a zoom grows out of its source's frame, and the page below stays where it is")
    func push() throws {
        let path = Model([Int]())
        let host = zoomHost(path)
        set(path, [1], host)
        #expect(isClose(frame(.blue, host), source))
        var last = source
        for _ in 0..<4 {
            host.advance(by: .milliseconds(50))
            let blue = try #require(frame(.blue, host))
            #expect(blue.width > last.width && blue.height > last.height)
            #expect(blue.minX < last.minX && blue.minY < last.minY)
            #expect(frame(.red, host)?.minX == 0)
            last = blue
        }
        host.advance(by: .seconds(3))
        #expect(isClose(frame(.blue, host), CGRect(origin: .zero, size: Self.window)))
        #expect(frame(.red, host) == nil && !host.isAnimating)
    }

    @Test("it goes back into its source's frame")
    func pop() throws {
        let path = Model([Int]())
        let host = zoomHost(path)
        set(path, [1], host)
        host.advance(by: .seconds(3))
        set(path, [], host)
        #expect(isClose(frame(.blue, host), CGRect(origin: .zero, size: Self.window)))
        #expect(frame(.red, host)?.minX == 0)
        var last = try #require(frame(.blue, host))
        for _ in 0..<4 {
            host.advance(by: .milliseconds(50))
            let blue = try #require(frame(.blue, host))
            #expect(blue.width < last.width && blue.minX > last.minX)
            last = blue
        }
        #expect(last.width < 200 && source.insetBy(dx: -60, dy: -60).contains(last))
        host.advance(by: .seconds(3))
        #expect(frame(.blue, host) == nil && frame(.red, host)?.minX == 0 && !host.isAnimating)
        #expect(throws: Never.self) { try host.window.checkInvariants() }
    }

    @Test("without its source, a page slides; so it does when the source has gone meanwhile")
    func withoutSource() throws {
        let path = Model([Int]())
        let hasSource = Model(false)
        let host = zoomHost(path, hasSource: hasSource)
        set(path, [1], host)
        #expect(frame(.blue, host)?.minX == Self.window.width || frame(.blue, host)?.isNull == true)
        host.advance(by: .milliseconds(100))
        #expect(try #require(frame(.red, host)).maxX < Self.window.width)
        host.advance(by: .seconds(3))
        #expect(isClose(frame(.blue, host), CGRect(origin: .zero, size: Self.window)))
    }

    @Test("with reduced motion a page with a zoom fades in its place")
    func reducedMotion() throws {
        let path = Model([Int]())
        let host = zoomHost(path, reducesMotion: true)
        set(path, [1], host)
        host.advance(by: .milliseconds(50))
        #expect(isClose(frame(.blue, host), CGRect(origin: .zero, size: Self.window)))
        #expect(host.isAnimating)
    }

    @Test("a page with a cross-fade fades in its place over the one before")
    func crossFade() throws {
        let path = Model([Int]())
        let host = host(path) { _ in .crossFade }
        set(path, [1], host)
        host.advance(by: .milliseconds(80))
        #expect(isClose(frame(.blue, host), CGRect(origin: .zero, size: Self.window)))
        #expect(frame(.red, host)?.minX == 0)
        let color = try host.color(at: CGPoint(x: 200, y: 200))
        #expect(color.blue > 0.05 && color.red > 0.05)
        host.advance(by: .seconds(3))
        #expect(frame(.red, host) == nil)
    }

    private struct SheetPage: View {
        let isShown: Model<Bool>
        @Namespace private var namespace

        var body: some View {
            Bound(isShown) { isShown in
                Color.green.frame(width: source.width, height: source.height)
                    .matchedTransitionSource(id: 1, in: namespace)
                    .position(x: source.midX, y: source.midY)
                    .fullScreenCover(isPresented: isShown) {
                        Color.blue.navigationTransition(.zoom(sourceID: 1, in: namespace))
                    }
            }
        }
    }

    @Test("a cover with a zoom comes out of its source, and goes back there")
    func cover() throws {
        let isShown = Model(false)
        let host = TestHost(size: Self.window) { SheetPage(isShown: isShown) }
        set(isShown, true, host)
        let first = try #require(frame(.blue, host))
        #expect(first.width < 160 && first.intersects(source))
        host.advance(by: .milliseconds(100))
        #expect(try #require(frame(.blue, host)).width > first.width)
        host.advance(by: .seconds(3))
        #expect(isClose(frame(.blue, host), CGRect(origin: .zero, size: Self.window)))
        set(isShown, false, host)
        host.advance(by: .milliseconds(120))
        #expect(try #require(frame(.blue, host)).width < 380)
        host.advance(by: .seconds(3))
        #expect(frame(.blue, host) == nil && !host.isAnimating)
    }
}

/// Where the view is that pages come out of, in the window.
private let source = CGRect(x: 40, y: 100, width: 80, height: 60)
