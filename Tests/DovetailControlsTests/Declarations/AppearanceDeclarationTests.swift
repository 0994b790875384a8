import DovetailTesting
import SwiftUI
import Testing

/// The declarations of modifiers that change how views look, and of styles, each used once as apps use it.
@MainActor
@Suite("Declarations of appearance")
struct AppearanceDeclarationTests {
    /// The colour in the middle of a window of 40 by 40.
    private func color(@ViewBuilder _ view: @escaping () -> some View) throws -> [Int] {
        let host = TestHost(size: CGSize(width: 40, height: 40), content: view)
        return components(try host.color(at: CGPoint(x: 20, y: 20)))
    }

    private func components(_ color: Color.Resolved) -> [Int] {
        [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    private func foreground(@ViewBuilder _ view: @escaping () -> some View) throws -> [Int] {
        let host = TestHost { view().accessibilityIdentifier("x") }
        return components(try #require(try host.presentation(of: "x").foreground))
    }

    private let blue = Color(red: 0, green: 0, blue: 1)
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("API-170, 171: a background of a style, and of a view")
    func backgrounds() throws {
        #expect(try color { Color.clear.background(blue, ignoresSafeAreaEdges: .all) } == [0, 0, 255])
        let aligned = TestHost(size: CGSize(width: 40, height: 40)) {
            Color.clear.background(blue.frame(width: 10, height: 10), alignment: .topLeading)
        }
        #expect(components(try aligned.color(at: CGPoint(x: 5, y: 5))) == [0, 0, 255])
        #expect(components(try aligned.color(at: CGPoint(x: 20, y: 20)))[0] > 200)
    }

    @Test("API-172, 173, 174: larger by a number and by a size, around an anchor, and blurred")
    func effects() throws {
        let host = TestHost {
            VStack {
                Text("number").scaleEffect(2, anchor: .topLeading)
                Text("size").scaleEffect(CGSize(width: 3, height: 0.5))
                Text("blurred").blur(radius: 4, opaque: true)
            }
        }
        #expect(try host.presentation(of: "number").scale == CGSize(width: 2, height: 2))
        #expect(try host.presentation(of: "size").scale == CGSize(width: 3, height: 0.5))
        #expect(try host.presentation(of: "blurred").blurRadius == 4)
    }

    @Test("API-175…178: colours of texts, set around them and on them")
    func foregrounds() throws {
        #expect(try foreground { Text("a").foregroundStyle(blue) } == [0, 0, 255])
        #expect(try foreground { VStack { Text("a") }.foregroundStyle(blue) } == [0, 0, 255])
        #expect(try foreground { VStack { Text("a") }.foregroundColor(red) } == [255, 0, 0])
        let text: Text = Text("a").foregroundColor(red).foregroundStyle(blue)
        #expect(try foreground { text } == [255, 0, 0])
    }

    @Test("API-179, 180, 181: padding of edges, of a length, and of insets")
    func padding() throws {
        func frame(@ViewBuilder _ view: @escaping (Color) -> some View) throws -> CGSize {
            let host = TestHost { view(Color.red).fixedSize().accessibilityIdentifier("x") }
            return try host.frame(of: "x").size
        }
        #expect(try frame { $0.frame(width: 10, height: 10).padding(.horizontal, 5) } == CGSize(width: 20, height: 10))
        #expect(
            try frame { $0.frame(width: 10, height: 10).padding([.top, .leading], 3) } == CGSize(width: 13, height: 13))
        #expect(try frame { $0.frame(width: 10, height: 10).padding(7) } == CGSize(width: 24, height: 24))
        #expect(
            try frame {
                $0.frame(width: 10, height: 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }
                == CGSize(width: 16, height: 14))
    }

    @Test("API-182, 183, 199…202: fonts of views and of texts; the larger the style, the higher the line")
    func fonts() throws {
        func height(_ font: Font) throws -> CGFloat {
            let host = TestHost { VStack { Text("Hg").accessibilityIdentifier("x") }.font(font) }
            let own = TestHost { Text("Hg").font(font).accessibilityIdentifier("x") }
            #expect(try host.frame(of: "x") == own.frame(of: "x"))
            return try host.frame(of: "x").height
        }
        let heights = try [Font.largeTitle, .title, .title2, .body, .caption].map(height)
        #expect(heights == heights.sorted(by: >))
        #expect(Set(heights).count == heights.count)
        func width(_ weight: Font.Weight) throws -> CGFloat {
            let host = TestHost {
                Text("wide words").fontWeight(weight).font(.system(size: 40)).accessibilityIdentifier("x")
            }
            return try host.frame(of: "x").width
        }
        #expect(try width(.black) > width(.regular))
    }

    @Test("API-184, 185: the case that texts are shown in")
    func textCase() {
        let host = TestHost {
            VStack {
                Text("Upper").textCase(.uppercase)
                Text("Lower").textCase(Text.Case.lowercase)
                Text("As it is").textCase(nil)
            }
        }
        #expect(host.texts == ["UPPER", "lower", "As it is"])
    }

    @Test("API-186…189: a field's border, by the style and by its name")
    func fieldStyles() throws {
        let named: RoundedBorderTextFieldStyle = .roundedBorder
        _ = named
        func height(_ field: some View) throws -> CGFloat { try TestHost { field }.frame(of: "Name").height }
        let field = TextField("Name", text: .constant(""))
        let bordered = try height(field.textFieldStyle(RoundedBorderTextFieldStyle()))
        #expect(try height(field.textFieldStyle(.roundedBorder)) == bordered)
        #expect(try height(field.textFieldStyle(.plain)) < bordered)
    }

    @Test("API-190, 191, 192: whether typing is corrected is told below")
    func autocorrection() {
        struct Reading: View {
            @Environment(\.autocorrectionDisabled) private var isDisabled
            var body: some View { Text("\(isDisabled)") }
        }
        let host = TestHost {
            VStack {
                Reading()
                Reading().disableAutocorrection(true)
                Reading().autocorrectionDisabled()
                // The nearest counts.
                Reading().disableAutocorrection(false).autocorrectionDisabled(true)
            }
        }
        #expect(host.texts == ["false", "true", "true", "false"])
    }

    @Test("API-193…195: the standard colours, as colours and as styles, each another one")
    func colors() throws {
        let standard: [Color] = [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .black,
            .white,
        ]
        let shown = try standard.map { standard in try color { standard } }
        #expect(Set(shown).count == standard.count)
        #expect(shown.suffix(2) == [[0, 0, 0], [255, 255, 255]])
        #expect(try color { Rectangle().fill(.green) } == shown[3])
        #expect(try color { Rectangle().fill(.indigo) } == shown[8])
        #expect(try color { Rectangle().fill(.white) } == [255, 255, 255])
    }

    @Test("API-196, 197, 198: styles by rank are the foreground, weaker")
    func hierarchy() throws {
        let primary: HierarchicalShapeStyle = .primary
        func style<S: ShapeStyle>(_ style: S) -> some View { Rectangle().fill(style).foregroundStyle(red) }
        #expect(try color { style(primary) } == [255, 0, 0])
        let second = try color { style(.secondary) }
        #expect(second[0] > 240 && (100...200).contains(second[1]) && (100...200).contains(second[2]))
    }
}
