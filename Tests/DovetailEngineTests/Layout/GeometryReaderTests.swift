import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("GeometryReader")
struct GeometryReaderTests {
    private struct Report: View {
        let proxy: GeometryProxy
        var body: some View {
            Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
        }
    }

    private struct Halves: View {
        @State private var isTall = false
        @State private var isShifted = false
        var body: some View {
            VStack(spacing: 0) {
                Button("taller") { isTall.toggle() }.frame(width: 80, height: isTall ? 60 : 20)
                HStack(spacing: 0) {
                    Button("shift") { isShifted.toggle() }.frame(width: 50, height: 20)
                    Color.clear.frame(width: 10, height: 10)
                }
                .frame(maxWidth: .infinity, alignment: isShifted ? .trailing : .leading)
                GeometryReader { proxy in
                    Report(proxy: proxy)
                }
            }
        }
    }

    @Test("takes what is offered, and tells its size, which a child may read as well")
    func size() throws {
        let host = TestHost(size: CGSize(width: 200, height: 140)) { Halves() }
        #expect(host.exists("200 × 100"))
        try host.tap("taller")
        #expect(host.exists("200 × 60"))
        #expect(host.statistics.bodies["Report"] == 1)
        try host.tap("shift")
        #expect(host.statistics.bodies["Report"] == nil)
        host.resize(to: CGSize(width: 100, height: 140))
        #expect(host.exists("100 × 60"))
    }

    private struct Corner: View {
        var body: some View {
            GeometryReader { _ in Color.red.frame(width: 10, height: 10).accessibilityIdentifier("red") }
                .frame(width: 50, height: 50)
                .fixedSize()
        }
    }

    @Test("puts its content at the top leading corner; unasked it is 10 by 10")
    func placement() throws {
        let host = TestHost(size: CGSize(width: 150, height: 150)) {
            Color.clear.overlay {
                GeometryReader { _ in Text("first").frame(width: 30, height: 10).accessibilityIdentifier("first") }
                    .frame(width: 50, height: 50)
            }
        }
        #expect(try host.frame(of: "first").origin == CGPoint(x: 50, y: 50))
        let ideal = TestHost {
            GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.fixedSize()
        }
        #expect(ideal.exists("10"))
    }

    private struct Frames: View {
        let log: Probe<[String: CGRect]>
        @State private var offset: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("move") { offset += 5 }.frame(width: 100, height: 20)
                VStack(spacing: 0) {
                    Color.clear.frame(width: 10, height: 10)
                    GeometryReader { proxy in
                        let _ = log.note([
                            "local": proxy.frame(in: .local), "global": proxy.frame(in: .global),
                            "box": proxy.frame(in: .named("box")), "none": proxy.frame(in: .named("none")),
                            "bounds": proxy.bounds(of: .named("box")) ?? .null,
                        ])
                        Color.clear
                    }
                    .frame(width: 30, height: 30)
                    .padding(2)
                }
                .coordinateSpace(.named("box"))
                .offset(x: offset)
                .padding(4)
            }
        }
    }

    @Test("frames in local, global and named coordinates; effects around count")
    func frames() throws {
        let log = Probe<[String: CGRect]>()
        let host = TestHost(size: CGSize(width: 100, height: 72)) { Frames(log: log) }
        let first = try #require(log.entries.last)
        #expect(first["local"] == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(first["box"] == CGRect(x: 2, y: 12, width: 30, height: 30))
        #expect(first["global"] == CGRect(x: 35, y: 36, width: 30, height: 30))
        #expect(first["none"] == first["global"])
        #expect(first["bounds"] == CGRect(x: -2, y: -12, width: 34, height: 44))
        try host.tap("move")
        let second = try #require(log.entries.last)
        #expect(second["global"] == CGRect(x: 40, y: 36, width: 30, height: 30))
        #expect(second["box"] == first["box"])
    }

    private struct Sizes: View {
        let log: Probe<String>
        @State private var width: CGFloat = 40
        var body: some View {
            VStack {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log.note("\($0)") }
                    .onGeometryChange(for: Bool.self, of: { $0.size.width > 50 }) { log.note("\($0)→\($1)") }
                Button("wider") { width += 8 }
            }
        }
    }

    @Test("onGeometryChange runs at first and when its value has changed")
    func onGeometryChange() throws {
        let log = Probe<String>()
        let host = TestHost { Sizes(log: log) }
        #expect(Set(log.entries) == ["40.0", "false→false"])
        try host.tap("wider")
        #expect(log.entries.count == 3)
        try host.tap("wider")
        #expect(Set(log.entries.suffix(2)) == ["56.0", "false→true"])
    }
}
