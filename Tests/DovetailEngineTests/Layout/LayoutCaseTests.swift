import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Sizes for proposals, worked out by hand from SwiftUI's published rules. Each row says which rule gives its numbers.
@MainActor
@Suite("Layout cases")
struct LayoutCaseTests {
    /// Asks its one view, and shows nothing of interest.
    private struct Asking: Layout {
        let proposals: [ProposedViewSize]
        let answers: (Int, CGSize) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            for (index, proposal) in proposals.enumerated() { answers(index, subviews[0].sizeThatFits(proposal)) }
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: .zero, proposal: .unspecified)
        }
    }

    private final class Answers: @unchecked Sendable { var sizes: [Int: CGSize] = [:] }

    private func length(_ text: Substring) -> CGFloat? {
        text == "nil" ? nil : text == "inf" ? .infinity : CGFloat(Double(text)!)
    }

    /// `cases` is a list of "width,height=width,height": what is proposed, and what is answered.
    private func check(_ rule: String, _ cases: String, _ view: some View) {
        var proposals: [ProposedViewSize] = []
        var expected: [CGSize] = []
        for entry in cases.split(separator: " ") {
            let numbers = entry.split { $0 == "," || $0 == "=" }
            proposals.append(ProposedViewSize(width: length(numbers[0]), height: length(numbers[1])))
            expected.append(CGSize(width: length(numbers[2])!, height: length(numbers[3])!))
        }
        let answers = Answers()
        let host = TestHost { Asking(proposals: proposals, answers: { answers.sizes[$0] = $1 }) { view } }
        host.close()
        Self.count += proposals.count
        for (index, size) in expected.enumerated() {
            let answer = answers.sizes[index] ?? CGSize(width: -1, height: -1)
            let fits = { (a: CGFloat, b: CGFloat) in a == b || abs(a - b) < 0.001 }
            #expect(
                fits(answer.width, size.width) && fits(answer.height, size.height),
                "\(rule): for \(proposals[index].width as Any), \(proposals[index].height as Any) \(answer), not \(size)"
            )
        }
    }

    private static var count = 0
    private var color: Color { .red }
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }
    /// 400 square points, between 10 and 40 wide.
    private var wrapping: some View { WrappingLayout(area: 400) { EmptyView() } }

    @Test("at least 300 sizes that follow from SwiftUI's rules")
    func sizes() {
        Self.count = 0
        leaves()
        fixedFrames()
        flexibleFrames()
        framesInFrames()
        paddingAndFixedSize()
        proportions()
        stacks()
        layers()
        #expect(Self.count >= 300)
    }

    private func leaves() {
        let filling = "nil,nil=10,10 0,0=0,0 inf,inf=inf,inf 100,50=100,50 100,nil=100,10 nil,50=10,50"
        check("a colour takes what it is offered, and 10 where nothing is", filling, color)
        check("so does a rectangle", filling, Rectangle())
        check("and a rounded one", filling, RoundedRectangle(cornerRadius: 4))
        check("and an ellipse", filling, Ellipse())
        check("and a capsule", filling, Capsule())
        check("a shape's fill changes nothing", filling, Rectangle().fill(Color.blue))
        check("a reader takes what it is offered, whatever its content", filling, GeometryReader { _ in box(30, 20) })
        check(
            "a circle takes the shorter side", "nil,nil=10,10 0,0=0,0 inf,inf=inf,inf 100,50=50,50 50,100=50,50",
            Circle())
        check(
            "a spacer outside of stacks grows both ways, and keeps 8",
            "nil,nil=8,8 0,0=8,8 inf,inf=inf,inf 100,50=100,50 100,nil=100,8 nil,50=8,50", Spacer())
        check("its least length is its ideal", "nil,nil=0,0 0,0=0,0 100,50=100,50 nil,50=0,50", Spacer(minLength: 0))
        check("and holds against any offer", "nil,nil=30,30 0,0=30,30 100,20=100,30", Spacer(minLength: 30))
        check(
            "a divider outside of stacks is horizontal, a pixel of a tablet thick",
            "nil,nil=10,0.5 0,0=0,0.5 inf,inf=inf,0.5 100,50=100,0.5 100,nil=100,0.5 nil,50=10,0.5", Divider())
        check(
            "a view of constant area is higher where it is narrower",
            "nil,nil=40,10 0,0=10,40 inf,inf=40,10 20,50=20,20 100,50=40,10 nil,50=40,10", wrapping)
    }

    private func fixedFrames() {
        let fixed = "nil,nil=30,20 0,0=30,20 inf,inf=30,20 100,50=30,20 100,nil=30,20 nil,50=30,20"
        check("a frame of two lengths has them, whatever is offered", fixed, box(30, 20))
        check("a frame around a smaller view too", fixed, box(5, 5).frame(width: 30, height: 20))
        check("and around a larger one", fixed, box(99, 99).frame(width: 30, height: 20))
        check(
            "a frame of a width: the height is the view's",
            "nil,nil=30,10 0,0=30,0 inf,inf=30,inf 100,50=30,50 100,nil=30,10 nil,50=30,50", color.frame(width: 30))
        check(
            "a frame of a height: the width is the view's",
            "nil,nil=10,20 0,0=0,20 inf,inf=inf,20 100,50=100,20 100,nil=100,20 nil,50=10,20", color.frame(height: 20))
        check(
            "a frame without lengths changes nothing", "nil,nil=10,10 0,0=0,0 100,50=100,50 nil,50=10,50",
            color.frame(width: nil, height: nil))
        check(
            "a negative length counts as none", "nil,nil=10,20 0,0=0,20 100,50=100,20",
            color.frame(width: -5, height: 20))
        check("so does one without end", "nil,nil=10,20 100,50=100,20", color.frame(width: .infinity, height: 20))
        check("and one that is no number", "nil,nil=10,20 100,50=100,20", color.frame(width: .nan, height: 20))
        check("a frame of no width takes none", "nil,nil=0,10 100,50=0,50", color.frame(width: 0))
        check(
            "a view that wraps is offered the frame's width",
            "nil,nil=20,20 0,0=20,20 inf,inf=20,20 100,50=20,20 100,nil=20,20 nil,5=20,20", wrapping.frame(width: 20))
    }

    private func flexibleFrames() {
        check(
            "no upper limit in sight: what is offered, at least the view's width",
            "nil,nil=30,20 0,0=30,20 inf,inf=inf,20 100,50=100,20 100,nil=100,20 nil,50=30,20 20,50=30,20",
            box(30, 20).frame(maxWidth: .infinity))
        check(
            "an upper limit alone, the view grows: the offer up to the limit",
            "nil,nil=10,10 0,0=0,0 inf,inf=50,inf 100,50=50,50 100,nil=50,10 nil,50=10,50 40,50=40,50",
            color.frame(maxWidth: 50))
        check(
            "an upper limit alone, the view is wider: the limit",
            "nil,nil=50,20 0,0=50,20 inf,inf=50,20 100,50=50,20 nil,50=50,20", box(80, 20).frame(maxWidth: 50))
        check(
            "a lower limit alone, the view grows: the offer from the limit",
            "nil,nil=50,10 0,0=50,0 inf,inf=inf,inf 100,50=100,50 100,nil=100,10 nil,50=50,50",
            color.frame(minWidth: 50))
        check(
            "a lower limit alone, the view is narrower: the limit",
            "nil,nil=50,20 0,0=50,20 inf,inf=50,20 100,50=50,20 nil,50=50,20", box(30, 20).frame(minWidth: 50))
        check(
            "a lower limit alone, the view is wider: an offer below the view's width counts, down to the limit",
            "nil,nil=80,20 0,0=50,20 inf,inf=80,20 100,50=80,20 60,50=60,20 nil,50=80,20",
            box(80, 20).frame(minWidth: 50))
        check(
            "between two limits the offer decides; without one the view",
            "nil,nil=30,20 0,0=20,20 inf,inf=60,20 100,50=60,20 40,nil=40,20 nil,50=30,20",
            box(30, 20).frame(minWidth: 20, maxWidth: 60))
        check(
            "from nothing to no end", "nil,nil=30,20 0,0=0,20 inf,inf=inf,20 100,50=100,20 nil,50=30,20",
            box(30, 20).frame(minWidth: 0, maxWidth: .infinity))
        check(
            "without an offer the ideal length",
            "nil,nil=45,20 0,0=20,20 inf,inf=60,20 100,50=60,20 40,nil=40,20 nil,50=45,20",
            box(30, 20).frame(minWidth: 20, idealWidth: 45, maxWidth: 60))
        check(
            "an ideal length alone counts only where nothing is offered",
            "nil,nil=45,10 0,0=0,0 inf,inf=inf,inf 100,50=100,50 nil,50=45,50", color.frame(idealWidth: 45))
        check(
            "heights are as widths", "nil,nil=10,30 0,0=0,30 inf,inf=inf,40 100,35=100,35 100,nil=100,30 100,99=100,40",
            color.frame(minHeight: 30, maxHeight: 40))
        check(
            "a view that wraps is offered the width within the limits",
            "nil,nil=25,10 0,0=20,20 100,50=25,16 22,nil=22,18.1818", wrapping.frame(minWidth: 20, maxWidth: 25))
        check(
            "limits that contradict: the lower counts", "nil,nil=60,20 0,0=60,20 100,50=60,20",
            box(30, 20).frame(minWidth: 60, maxWidth: 40))
        check(
            "a negative limit counts as none", "nil,nil=10,10 0,0=0,0 100,50=100,50",
            color.frame(minWidth: -10, maxWidth: .infinity))
    }

    private func framesInFrames() {
        check(
            "at most 80, at least 50",
            "nil,nil=50,10 0,0=50,0 65,50=65,50 100,50=80,50 inf,inf=80,inf",
            color.frame(maxWidth: 80).frame(minWidth: 50))
        check(
            "at least 50 in at most 30: the outer decides", "nil,nil=30,10 0,0=30,0 100,50=30,50 inf,inf=30,inf",
            color.frame(minWidth: 50).frame(maxWidth: 30))
        check(
            "the outer ideal is offered to the inner", "nil,nil=60,10 0,0=0,0 100,50=100,50",
            color.frame(idealWidth: 40).frame(idealWidth: 60))
        check(
            "an ideal inside one without", "nil,nil=40,10 nil,50=40,50 100,50=100,50",
            color.frame(idealWidth: 40).frame(maxWidth: .infinity))
        check(
            "fixed in flexible", "nil,nil=40,10 0,0=40,0 100,50=100,50 inf,inf=inf,inf",
            color.frame(width: 40).frame(maxWidth: .infinity))
        check(
            "flexible in fixed", "nil,nil=40,10 0,0=40,0 100,50=40,50",
            color.frame(maxWidth: .infinity).frame(width: 40))
        check("padding in a frame", "nil,nil=20,20 0,0=20,10 100,50=20,50", color.padding(5).frame(width: 20))
        check("a frame in padding", "nil,nil=30,20 0,0=30,10 100,50=30,50", color.frame(width: 20).padding(5))
        check(
            "two limits each way", "nil,nil=20,30 0,0=20,30 100,100=60,40 50,35=50,35",
            color.frame(minWidth: 20, maxWidth: 60, minHeight: 30, maxHeight: 40))
    }

    private func paddingAndFixedSize() {
        check(
            "the view is offered what padding leaves, at least nothing",
            "nil,nil=30,30 0,0=20,20 inf,inf=inf,inf 100,50=100,50 100,nil=100,30 nil,50=30,50 15,15=20,20",
            color.padding(10))
        check("one side", "nil,nil=37,20 0,0=37,20 inf,inf=37,20 100,50=37,20", box(30, 20).padding(.leading, 7))
        check("both sides of an axis", "nil,nil=30,34 0,0=30,34 100,50=30,34", box(30, 20).padding(.vertical, 7))
        check(
            "each side by itself", "nil,nil=36,24 100,50=36,24",
            box(30, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        check("the standard amount is 16", "nil,nil=62,52 100,50=62,52", box(30, 20).padding())
        check(
            "negative padding offers more", "nil,nil=0,0 0,0=0,0 inf,inf=inf,inf 100,50=100,50 100,nil=100,0",
            color.padding(-5))
        check("and never leaves less than nothing", "nil,nil=0,0 0,0=0,0 100,50=0,0", box(30, 20).padding(-20))
        check("padding twice adds up", "nil,nil=20,20 100,50=100,50", color.padding(2).padding(3))
        check(
            "fixedSize asks for the ideal", "nil,nil=10,10 0,0=10,10 inf,inf=10,10 100,50=10,10 100,nil=10,10",
            color.fixedSize())
        check(
            "along one axis", "nil,nil=10,10 0,0=10,0 inf,inf=10,inf 100,50=10,50 nil,50=10,50",
            color.fixedSize(horizontal: true, vertical: false))
        check(
            "along the other", "nil,nil=10,10 0,0=0,10 inf,inf=inf,10 100,50=100,10 100,nil=100,10",
            color.fixedSize(horizontal: false, vertical: true))
        check("along none", "nil,nil=10,10 100,50=100,50", color.fixedSize(horizontal: false, vertical: false))
        check(
            "the height that a width needs", "20,5=20,20 10,0=10,40",
            wrapping.fixedSize(horizontal: false, vertical: true))
        check(
            "a frame without end has an ideal too", "0,0=10,10 100,50=10,10",
            color.frame(maxWidth: .infinity).fixedSize())
        check("a frame's ideal", "0,0=45,10 100,50=45,10", color.frame(idealWidth: 45).fixedSize())
        for (name, view) in [
            ("offset", AnyView(box(30, 20).offset(x: 50))), ("scaleEffect", AnyView(box(30, 20).scaleEffect(3))),
            ("hidden", AnyView(box(30, 20).hidden())), ("opacity", AnyView(box(30, 20).opacity(0.5))),
            ("layoutPriority", AnyView(box(30, 20).layoutPriority(2))),
            ("alignmentGuide", AnyView(box(30, 20).alignmentGuide(.leading) { _ in 99 })),
        ] {
            check("\(name) changes no size", "nil,nil=30,20 0,0=30,20 100,50=30,20", view)
        }
        check(
            "position takes what is offered, the view's length where nothing is",
            "nil,nil=30,20 0,0=0,0 inf,inf=inf,inf 100,50=100,50 100,nil=100,20 nil,50=30,50",
            box(30, 20).position(x: 1, y: 2))
    }

    private func proportions() {
        check(
            "the largest of the proportions that fits; an open side does not limit; without any offer the ideal",
            "nil,nil=10,10 0,0=0,0 inf,inf=inf,inf 100,50=100,50 100,nil=100,50 nil,50=100,50 100,80=100,50 60,80=60,30",
            color.aspectRatio(2, contentMode: .fit))
        check(
            "the smallest of the proportions that fills",
            "nil,nil=10,10 100,80=160,80 100,50=100,50 100,20=100,50 100,nil=100,50 nil,50=100,50",
            color.aspectRatio(2, contentMode: .fill))
        check(
            "the proportions of a size", "100,80=100,50 60,80=60,30",
            color.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit))
        check(
            "a view that does not bend keeps its size", "nil,nil=30,20 0,0=30,20 100,100=30,20",
            box(30, 20).aspectRatio(contentMode: .fit))
        check(
            "the view's own proportions are those of its ideal size", "nil,nil=30,20 60,60=60,40 15,100=15,10 0,0=0,0",
            color.frame(idealWidth: 30, idealHeight: 20).aspectRatio(contentMode: .fit))
        check(
            "scaledToFill with them", "60,60=90,60 15,100=150,100",
            color.frame(idealWidth: 30, idealHeight: 20).scaledToFill())
        check(
            "in a frame", "nil,nil=40,40 100,50=40,40 0,0=40,0",
            color.aspectRatio(1, contentMode: .fit).frame(width: 40))
        check(
            "inside out", "200,100=50,25 100,200=100,50",
            color.aspectRatio(2, contentMode: .fit).aspectRatio(0.5, contentMode: .fit))
    }

    private func stacks() {
        check("nothing takes no room", "nil,nil=0,0 0,0=0,0 inf,inf=0,0 100,50=0,0", VStack {})
        check(
            "rigid views: the sum and the largest",
            "nil,nil=45,40 0,0=45,40 inf,inf=45,40 100,50=45,40 100,nil=45,40 nil,50=45,40",
            HStack(spacing: 5) {
                box(30, 20); box(10, 40)
            })
        check(
            "the same down", "nil,nil=30,65 0,0=30,65 inf,inf=30,65 100,50=30,65 100,nil=30,65 nil,50=30,65",
            VStack(spacing: 5) {
                box(30, 20); box(10, 40)
            })
        check(
            "two that grow share", "nil,nil=20,10 0,0=0,0 inf,inf=inf,inf 100,50=100,50 100,nil=100,10 nil,50=20,50",
            HStack(spacing: 0) {
                color; color
            })
        check(
            "the same down", "nil,nil=10,20 0,0=0,0 inf,inf=inf,inf 100,50=100,50 100,nil=100,20 nil,50=10,50",
            VStack(spacing: 0) {
                color; color
            })
        check(
            "rigid and growing",
            "nil,nil=40,20 0,0=30,20 inf,inf=inf,inf 100,50=100,50 100,nil=100,20 nil,50=40,50 20,50=30,50",
            HStack(spacing: 0) {
                box(30, 20); color
            })
        check(
            "distances come off first", "100,50=100,50 0,0=8,0 nil,nil=28,10",
            HStack {
                color; color
            })
        check("one view has no distances", "100,50=100,50 0,0=0,0 nil,nil=10,10", HStack(spacing: 10) { color })
        check(
            "distances may be negative", "nil,nil=30,20 100,50=30,20",
            HStack(spacing: -10) {
                box(20, 20); box(20, 10)
            })
        check(
            "a spacer takes what is left and no height",
            "nil,nil=30,20 0,0=30,20 inf,inf=inf,20 100,50=100,20 100,nil=100,20",
            HStack(spacing: 0) {
                box(30, 20); Spacer(minLength: 0)
            })
        check("a spacer keeps its least length", "nil,nil=8,0 0,0=8,0 100,50=100,0", HStack(spacing: 0) { Spacer() })
        check(
            "and no distances of the stack's default", "nil,nil=58,20 100,50=100,20",
            HStack {
                box(30, 20); Spacer(); box(20, 20)
            })
        check(
            "given ones count beside spacers", "nil,nil=68,20 100,50=100,20",
            HStack(spacing: 5) {
                box(30, 20); Spacer(); box(20, 20)
            })
        check(
            "a divider stands in a row", "nil,nil=30.5,20 100,50=30.5,50 100,nil=30.5,20",
            HStack(spacing: 0) {
                box(30, 20); Divider()
            })
        check(
            "and lies in a column", "nil,nil=30,20.5 100,50=100,20.5 nil,50=30,20.5",
            VStack(spacing: 0) {
                box(30, 20); Divider()
            })
        check(
            "who wraps gets what the rigid leave",
            "nil,nil=70,20 50,50=50,20 100,50=70,20 0,0=40,40 60,nil=60,20",
            HStack(spacing: 0) {
                wrapping; box(30, 20)
            })
        check(
            "what a lower priority needs is set aside",
            "nil,nil=50,20 0,0=50,20 40,50=50,50 100,50=100,50",
            HStack(spacing: 0) {
                box(30, 20).layoutPriority(1); color.frame(minWidth: 20)
            })
        check(
            "the least flexible chooses first, and may overflow", "120,50=140,50",
            HStack(spacing: 0) {
                color.frame(minWidth: 10, maxWidth: 40); color.frame(minWidth: 100, maxWidth: 200)
            })
        check(
            "over each other: the largest each way", "nil,nil=30,40 0,0=30,40 inf,inf=30,40 100,50=30,40 100,nil=30,40",
            ZStack {
                box(30, 20); box(10, 40)
            })
        check(
            "one that grows takes the offer",
            "nil,nil=30,20 0,0=30,20 inf,inf=inf,inf 100,50=100,50 100,nil=100,20 nil,50=30,50",
            ZStack {
                color; box(30, 20)
            })
        check(
            "the highest priority decides", "nil,nil=10,40 100,50=10,40",
            ZStack {
                color; box(10, 40).layoutPriority(1)
            })
        check(
            "a guide beyond a view widens the stack", "nil,nil=20,40 100,50=20,40",
            VStack(alignment: .leading, spacing: 0) {
                box(10, 20).alignmentGuide(.leading) { _ in -10 }; box(10, 20).alignmentGuide(.leading) { _ in -5 }
            })
        check(
            "guides apart widen it", "nil,nil=25,20 100,50=25,20",
            VStack(alignment: .leading, spacing: 0) {
                box(10, 10).alignmentGuide(.leading) { _ in 15 }; box(10, 10)
            })
        check(
            "at the ends of a row of baselines: a view without text stands on it", "nil,nil=40,20",
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                box(30, 20); box(10, 10)
            })
        check(
            "a row in a column", "nil,nil=40,30 100,100=100,100 0,0=30,20",
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    box(30, 20); color
                }; color
            })
    }

    private func layers() {
        check("an overlay has no say", "nil,nil=30,20 0,0=30,20 100,50=30,20", box(30, 20).overlay { box(100, 100) })
        check("nor has a background", "nil,nil=10,10 0,0=0,0 100,50=100,50", color.background { box(100, 100) })
        check("nor a border", "nil,nil=30,20 100,50=30,20", box(30, 20).border(Color.red, width: 5))
        check("a clip cuts, and keeps the size", "nil,nil=30,20 100,50=30,20", box(30, 20).clipped())
        check("a group is its view", "nil,nil=30,20 100,50=30,20", Group { box(30, 20) })
    }
}
