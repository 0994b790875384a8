import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Who is offered what, and is placed by it.
@MainActor
@Suite("Placement")
struct PlacementTests {
    private func frames<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @escaping () -> V)
        -> TestHost
    {
        TestHost(size: CGSize(width: width, height: height), content: content)
    }

    private func color(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

    @Test("texts that fit beside each other are not cut")
    func textsThatFit() throws {
        let host = frames(800, 40) {
            HStack {
                Text("Borderless").accessibilityIdentifier("a")
                Text("Prominent").accessibilityIdentifier("b").padding(.horizontal, 13)
            }
        }
        let alone = frames(800, 40) {
            VStack {
                Text("Borderless").accessibilityIdentifier("a")
                Text("Prominent").accessibilityIdentifier("b")
            }
        }
        #expect(try host.frame(of: "a").width == alone.frame(of: "a").width)
        #expect(try host.frame(of: "b").width == alone.frame(of: "b").width)
    }

    @Test("a row in a column that is wider than what it is offered keeps to the offer")
    func rowInWideColumn() throws {
        let host = frames(200, 100) {
            VStack(alignment: .leading) {
                Color.red.frame(width: 300, height: 20)
                HStack(spacing: 0) {
                    color("a").frame(width: 10, height: 10)
                    Spacer()
                    color("b").frame(width: 10, height: 10)
                }
            }
        }
        #expect(try host.frame(of: "b").maxX - host.frame(of: "a").minX == 200)
    }

    @Test("fixedSize places with nil: flexible views keep their ideal lengths")
    func fixedSize() throws {
        let host = frames(100, 100) {
            VStack(spacing: 0) {
                color("a")
                color("b").layoutPriority(-1)
            }.fixedSize(horizontal: false, vertical: true)
        }
        #expect(try host.frame(of: "a").size == CGSize(width: 100, height: 10))
        #expect(try host.frame(of: "b").size == CGSize(width: 100, height: 10))
    }

    @Test("of views that grow without end, the one with the larger minimum chooses first")
    func ties() throws {
        let host = frames(200, 20) {
            HStack(spacing: 0) {
                color("a").frame(maxWidth: 50)
                color("b")
                color("c").frame(minWidth: 90)
            }
        }
        #expect(try ["a", "b", "c"].map { try host.frame(of: $0).width } == [50, 60, 90])
    }

    @Test("spacers of different minimum lengths fit")
    func spacers() throws {
        let host = frames(20, 80) {
            VStack(spacing: 0) {
                color("a")
                Spacer()
                Spacer(minLength: 12)
            }
        }
        #expect(try host.frame(of: "a") == CGRect(x: 0, y: 0, width: 20, height: 60))
    }

    @Test("views of the highest priority set the size of a ZStack")
    func zstackPriority() throws {
        let host = frames(200, 200) {
            ZStack {
                color("a").frame(width: 100, height: 80)
                color("b").frame(width: 50, height: 40).layoutPriority(1)
            }
            .background { color("stack") }
        }
        #expect(try host.frame(of: "stack") == CGRect(x: 75, y: 80, width: 50, height: 40))
        #expect(try host.frame(of: "a") == CGRect(x: 50, y: 60, width: 100, height: 80))
    }

    @Test("a view in aspectRatio is placed by the proposal that the ratio gives")
    func nestedAspectRatios() throws {
        let host = frames(200, 100) {
            color("a").aspectRatio(2, contentMode: .fit).aspectRatio(0.5, contentMode: .fit)
        }
        #expect(try host.frame(of: "a").size == CGSize(width: 50, height: 25))
        let flexible = frames(200, 100) {
            color("a").frame(maxWidth: .infinity, maxHeight: 40).aspectRatio(1, contentMode: .fit)
        }
        #expect(try flexible.frame(of: "a").size == CGSize(width: 100, height: 40))
    }

    @Test("an edge that a container's views set is not the container's; an own guide is their mean")
    func guidesOfContainers() throws {
        let host = frames(200, 100) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    color("a").frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 15 };
                    Color.red.frame(width: 5, height: 5)
                }
                color("b").frame(width: 40, height: 10)
            }
        }
        #expect(try host.frame(of: "a").minX == host.frame(of: "b").minX)
        let direct = frames(200, 100) {
            VStack(alignment: .leading, spacing: 0) {
                color("a").frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 15 }
                color("b").frame(width: 40, height: 10)
            }
        }
        #expect(try direct.frame(of: "b").minX - direct.frame(of: "a").minX == 15)
    }

    @Test("a layer goes where its view sets the guide")
    func layerGuides() throws {
        let host = frames(200, 100) {
            color("a").frame(width: 60, height: 40)
                .alignmentGuide(.trailing) { _ in 30 }
                .overlay(alignment: .trailing) { color("badge").frame(width: 10, height: 10) }
        }
        #expect(try host.frame(of: "badge").maxX == host.frame(of: "a").minX + 30)
    }

    @Test("position puts the middle of a view at a point, and takes all the space")
    func position() throws {
        let host = frames(200, 100) {
            color("a").frame(width: 20, height: 10).position(x: 50, y: 30).background { color("space") }
        }
        #expect(try host.frame(of: "a") == CGRect(x: 40, y: 25, width: 20, height: 10))
        #expect(try host.frame(of: "space") == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("a spacer in a frame or in padding still knows its stack")
    func wrappedSpacer() throws {
        let host = frames(100, 50) {
            HStack(spacing: 0) {
                color("a").frame(width: 10, height: 10)
                Spacer().padding(.horizontal, 5)
                color("b").frame(width: 10, height: 10)
            }
            .background { color("row") }
        }
        #expect(try host.frame(of: "b").maxX == 100)
        #expect(try host.frame(of: "row").height == 10)
    }

    // MARK: Missing tests

    @Test("frame(maxWidth: 50) around something 100 wide is 50 wide")
    func narrowFrame() throws {
        let host = frames(200, 50) {
            color("a").frame(width: 100, height: 10).frame(maxWidth: 50).background { color("frame") }
        }
        #expect(try host.frame(of: "frame").width == 50)
        #expect(try host.frame(of: "a").midX == host.frame(of: "frame").midX)
    }

    @Test("frame(idealWidth:) around something smaller, under fixedSize, has the ideal width")
    func idealFrame() throws {
        let host = frames(200, 50) {
            color("a").frame(width: 30, height: 10).frame(idealWidth: 80).fixedSize().background { color("frame") }
        }
        #expect(try host.frame(of: "frame").width == 80)
    }

    @Test("a flexible view in padding(top: 10, bottom: 30) fills the window less 40")
    func unevenPadding() throws {
        let host = frames(100, 100) { color("a").padding(EdgeInsets(top: 10, leading: 0, bottom: 30, trailing: 0)) }
        #expect(try host.frame(of: "a") == CGRect(x: 0, y: 10, width: 100, height: 60))
    }

    @Test("ZStack(alignment: .top) is as high as its highest view when that is not the first")
    func topStack() throws {
        let host = frames(100, 100) {
            ZStack(alignment: .top) {
                color("low").frame(width: 10, height: 10)
                color("high").frame(width: 10, height: 50)
            }
            .background { color("stack") }
        }
        #expect(try host.frame(of: "stack") == CGRect(x: 45, y: 25, width: 10, height: 50))
        #expect(try host.frame(of: "low").minY == 25)
    }

    @Test(
        "on a baseline a text with padding above stands on the line of the other, and moves along when the padding grows"
    )
    func baselines() throws {
        struct Row: View {
            @State private var padding: CGFloat = 10
            var body: some View {
                HStack(alignment: .firstTextBaseline) {
                    Text("one").accessibilityIdentifier("a")
                    Text("two").accessibilityIdentifier("b").padding(.top, padding)
                    Button("more") { padding = 30 }
                }
            }
        }
        let host = frames(300, 100) { Row() }
        #expect(try host.frame(of: "a").minY == host.frame(of: "b").minY)
        try host.tap("more")
        #expect(try host.frame(of: "a").minY == host.frame(of: "b").minY)
    }

    @Test("fixedSize along one axis: ideal there, offered across")
    func fixedAlongOneAxis() throws {
        let ideal = { color("a").frame(idealWidth: 30, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity) }
        let wide = frames(100, 80) { ideal().fixedSize(horizontal: true, vertical: false) }
        #expect(try wide.frame(of: "a").size == CGSize(width: 30, height: 80))
        let high = frames(100, 80) { ideal().fixedSize(horizontal: false, vertical: true) }
        #expect(try high.frame(of: "a").size == CGSize(width: 100, height: 20))
    }

    @Test("a reader at an offset inside scaleEffect(2) knows its place in the window")
    func scaledReader() throws {
        let host = frames(200, 200) {
            GeometryReader { proxy in
                let frame = proxy.frame(in: .global)
                Text("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))")
            }
            .frame(width: 40, height: 20)
            .offset(x: 10, y: 5)
            .scaleEffect(2, anchor: .topLeading)
        }
        // The frame lies at (80, 90). The offset is scaled with it.
        #expect(host.texts == ["100 100 80"])
    }
}
