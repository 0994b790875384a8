import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// What stands around a view without being one itself: the view has the same frames with it and without it, whatever is around both.
@MainActor
@Suite("Views that layout sees through")
struct TransparentViewTests {
    private static let names = ["x", "y", "z", "a", "b"]

    /// The frames of a view and its neighbours in many places.
    private func frames(_ view: some View, idiom: Idiom) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        var place = 0
        func look(@ViewBuilder _ content: @escaping () -> some View) {
            let host = TestHost(size: CGSize(width: 120, height: 90), idiom: idiom, content: content)
            defer { host.close() }
            for name in Self.names { if let frame = try? host.frame(of: name) { result["\(place) \(name)"] = frame } }
            place += 1
        }
        look { view }
        look { view.fixedSize() }
        look { view.fixedSize(horizontal: true, vertical: false) }
        look { view.frame(width: 60) }
        look { view.frame(maxHeight: 30, alignment: .bottomTrailing) }
        look { view.padding(5).offset(x: 2) }
        look { view.aspectRatio(3, contentMode: .fill) }
        look { box("a", 40, 30).background { view } }
        look { box("a", 40, 30).overlay(alignment: .topTrailing) { view } }
        look { ZStack(alignment: .topLeading) { view } }
        look { ScrollView { view } }
        look {
            HStack(spacing: 3) {
                fill("a"); view; box("b", 10, 10)
            }
        }
        look {
            VStack {
                Text("above").accessibilityIdentifier("a"); view; fill("b")
            }
        }
        look {
            VStack(alignment: .middle) {
                box("a", 50, 5); view.padding(1); box("b", 10, 5)
            }
        }
        look { Telling { view } }
        look {
            Grid {
                GridRow {
                    box("a", 10, 10); box("b", 20, 10)
                }
                GridRow { view }
            }
        }
        return result
    }

    private struct Plain<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    private struct Same<Content: View>: View, @preconcurrency Equatable {
        let content: Content
        var body: some View { content }
        static func == (left: Self, right: Self) -> Bool { true }
    }

    private struct Nothing: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    private func check(_ name: String, _ view: some View) {
        for idiom in [Idiom.desktop, .phone] {
            let plain = frames(view, idiom: idiom)
            #expect(!plain.isEmpty)
            func expect(_ wrapper: String, _ wrapped: some View) {
                let found = frames(wrapped, idiom: idiom)
                for (place, frame) in plain where found[place] != frame {
                    Issue.record("\(name) in \(wrapper), \(idiom), \(place): \(found[place] as Any), not \(frame)")
                }
                #expect(found.count == plain.count)
            }
            let isShown = true
            expect("AnyView", AnyView(view))
            expect("two of them", AnyView(AnyView(Group { AnyView(view) })))
            expect("a condition", Group { if isShown { view } else { Color.red } })
            expect("an optional", Group { if isShown { view } })
            expect("a group", Group { view })
            expect("a view of its own", Plain(content: view))
            expect("an equatable view", Same(content: view).equatable())
            expect("an empty modifier", view.modifier(EmptyModifier()))
            expect("a modifier that changes nothing", view.modifier(Nothing()))
            expect("a loop", ForEach(0..<1) { _ in view })
            expect("an identity", view.id(1))
        }
    }

    @Test("sizes and places")
    func sizes() {
        check("a colour", fill("x"))
        check("proportions", fill("x").aspectRatio(2, contentMode: .fit))
        check("proportions that fill", fill("x").aspectRatio(2, contentMode: .fill))
        check("a limited height", fill("x").frame(idealWidth: 30, maxHeight: 20))
        check("text", Text("some words that wrap").accessibilityIdentifier("x"))
        check(
            "a column of texts",
            VStack {
                Text("one").accessibilityIdentifier("x"); Text("two").font(.footnote).accessibilityIdentifier("y")
            })
    }

    @Test("what a view tells the layout around it")
    func told() {
        check("a priority", fill("x").layoutPriority(1))
        check(
            "a row with a priority inside",
            HStack(spacing: 2) {
                fill("x"); fill("y").frame(minWidth: 10).layoutPriority(1); Text("words").accessibilityIdentifier("z")
            })
        check("a guide", box("x", 20, 10).alignmentGuide(.middle) { _ in 3 })
        check("a guide of the library's", box("x", 20, 10).alignmentGuide(.leading) { _ in 7 })
        check("a baseline", Text("two lines of it").font(.title).accessibilityIdentifier("x"))
        check("a value", box("x", 20, 10).layoutValue(key: Told.self, value: 9))
        check("columns of a grid", box("x", 20, 10).gridCellColumns(2))
        check("no size in a grid", fill("x").gridCellUnsizedAxes(.horizontal))
        check(
            "a spacer beside it",
            HStack(spacing: 0) {
                Spacer(); box("x", 10, 10)
            })
        check("a spacer", Spacer(minLength: 4).background { fill("x") })
        check("a divider", Divider().background { fill("x") })
    }

    @Test("a value that another view behind the same AnyView tells takes the place of the one before")
    func changingValue() throws {
        let model = Changing(false)
        let host = TestHost(size: CGSize(width: 120, height: 90)) {
            Bound(model) { isOther in
                Telling {
                    isOther.wrappedValue
                        ? AnyView(box("x", 20, 10).layoutValue(key: Told.self, value: 9))
                        : AnyView(box("x", 20, 10).padding(0).layoutValue(key: Told.self, value: 5))
                }
            }
        }
        defer { host.close() }
        #expect(try host.frame(of: "x").minX == 5)
        model.value = true
        host.settle()
        #expect(try host.frame(of: "x").minX == 9)
    }

    @Test("traits of a view in an AnyView are the view's")
    func traits() {
        let pressed = Changing("")
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                AnyView(Color.red.onTapGesture { pressed.value += "front" }.zIndex(1))
                AnyView(Color.blue.onTapGesture { pressed.value += "back" })
            }
        }
        defer { host.close() }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(pressed.value == "front")
    }
}

private struct Told: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// Puts its view as far to the right as the view tells.
private struct Telling: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX + subview[Told.self], y: bounds.minY), proposal: proposal)
        }
    }
}

extension HorizontalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    fileprivate static let middle = HorizontalAlignment(Middle.self)
}
