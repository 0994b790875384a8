import DovetailTesting
import SwiftUI
import Testing

/// Layouts as libraries build them of guides, preferences and geometry.
@MainActor
@Suite("Layouts of libraries")
struct LibraryLayoutTests {
    // MARK: Columns of unequal heights, by preferences

    private struct Sizes: PreferenceKey {
        static var defaultValue: [Int: CGSize] { [:] }
        static func reduce(value: inout [Int: CGSize], nextValue: () -> [Int: CGSize]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private struct Waterfall: View {
        let heights: [CGFloat]
        @State private var guides: [Int: CGPoint] = [:]
        @State private var total: CGFloat = 0

        var body: some View {
            GeometryReader { place in
                ZStack(alignment: .topLeading) {
                    ForEach(heights.indices, id: \.self) { index in
                        Color.gray.frame(width: place.size.width / 2, height: heights[index])
                            .accessibilityLabel("card \(index)")
                            .background(
                                GeometryReader { card in
                                    Color.clear.preference(key: Sizes.self, value: [index: card.size])
                                }
                            )
                            .alignmentGuide(.top) { _ in guides[index]?.y ?? 0 }
                            .alignmentGuide(.leading) { _ in guides[index]?.x ?? 0 }
                            .opacity(guides[index] == nil ? 0 : 1)
                    }
                }
                .animation(nil, value: UUID())
                .onPreferenceChange(Sizes.self) { sizes in
                    let width = place.size.width / 2
                    DispatchQueue.main.async { arrange(sizes, width) }
                }
            }
            .frame(height: total)
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("waterfall")
        }

        private func arrange(_ sizes: [Int: CGSize], _ width: CGFloat) {
            var columns: [CGFloat] = [0, 0]
            for index in sizes.keys.sorted() {
                let column = columns[0] <= columns[1] ? 0 : 1
                guides[index] = CGPoint(x: -width * CGFloat(column), y: -columns[column])
                columns[column] += sizes[index]!.height
            }
            total = columns.max()!
        }
    }

    @Test("cards find their columns by the sizes that they tell, and the whole is as high as its higher column")
    func waterfall() async throws {
        let host = TestHost(size: CGSize(width: 200, height: 400)) {
            ScrollView { Waterfall(heights: [50, 30, 40, 20]) }
        }
        await host.settle()
        let corners = try (0..<4).map { try host.frame(of: "card \($0)").origin }
        #expect(corners == [(0, 0), (100, 0), (100, 30), (0, 50)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(try host.frame(of: "waterfall").height == 70)
        #expect(try host.presentation(of: "card 3").opacity == 1)
    }

    // MARK: A frame over the chosen one, by anchors

    private struct Bounds: PreferenceKey {
        static var defaultValue: [Int: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private struct Tabs: View {
        @State private var chosen = 0

        var body: some View {
            HStack(spacing: 10) {
                ForEach(0..<3) { index in
                    Button("tab \(index)") { withAnimation(.linear(duration: 1)) { chosen = index } }
                        .buttonStyle(.plain)
                        .frame(width: CGFloat(40 + 20 * index), height: 30)
                        .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
                }
            }
            .overlayPreferenceValue(Bounds.self) { bounds in
                GeometryReader { place in
                    if let anchor = bounds[chosen] {
                        Rectangle().stroke(.red)
                            .accessibilityLabel("frame")
                            .frame(width: place[anchor].width, height: place[anchor].height)
                            .offset(x: place[anchor].minX, y: place[anchor].minY)
                    }
                }
                .allowsHitTesting(false)
            }
        }
    }

    @Test("a frame over the chosen view follows it by its anchor, gradually")
    func anchors() throws {
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Tabs() }
        // 40, 60 and 80 wide, 10 apart, in the middle.
        #expect(try host.frame(of: "frame") == CGRect(x: 50, y: 35, width: 40, height: 30))
        try host.tap("tab 2")
        host.advance(by: .seconds(0.5))
        #expect(try host.presentation(of: "frame").frame == CGRect(x: 110, y: 35, width: 60, height: 30))
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "frame") == CGRect(x: 170, y: 35, width: 80, height: 30))
    }

    // MARK: Equal widths

    private struct Widest: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct EqualWidths: View {
        @State private var width: CGFloat?
        @State private var isLong = false

        var body: some View {
            VStack {
                ForEach([20, isLong ? 150 : 90, 60], id: \.self) { wish in
                    Color.clear.frame(width: CGFloat(wish), height: 10)
                        .background(
                            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                        )
                        .frame(width: width)
                        .accessibilityElement()
                        .accessibilityLabel("row \(wish)")
                }
                Button("Longer") { isLong = true }
            }
            .onPreferenceChange(Widest.self) { width = $0 }
        }
    }

    @Test("rows get the width of the widest in the same update")
    func equalWidths() throws {
        let host = TestHost { EqualWidths() }
        #expect(try host.frame(of: "row 20").width == 90)
        try host.tap("Longer")
        #expect(try host.frame(of: "row 20").width == 150)
    }

    // MARK: Overlays that measure their host

    @Test(
        "an empty view made in an overlay's geometry reader tells where the host is, and a hidden copy keeps the place")
    func frameGetter() async throws {
        struct Getter: ViewModifier {
            @Binding var frame: CGRect
            func body(content: Content) -> some View {
                content.overlay(
                    GeometryReader { place -> AnyView in
                        let rect = place.frame(in: .global)
                        if rect.integral != frame.integral { DispatchQueue.main.async { frame = rect } }
                        return AnyView(EmptyView())
                    }
                )
            }
        }
        struct Screen: View {
            @State private var frame = CGRect.zero
            var body: some View {
                VStack(spacing: 0) {
                    Text("x").frame(width: 120, height: 40).hidden()
                    Color.red.frame(width: 120, height: 40).modifier(Getter(frame: $frame))
                    Text("\(Int(frame.minY)) \(Int(frame.width))")
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Screen() }
        await host.settle()
        #expect(host.texts == ["40 120"])
    }
}
