import DovetailTesting
import SwiftUI
import Testing

/// Popovers as apps show them.
@MainActor
@Suite("Popovers")
struct PopoverAppTests {
    private struct City: Identifiable { let id: String }

    private struct Cities: View {
        @State private var city: City?

        var body: some View {
            VStack {
                Text("city: \(city?.id ?? "none")")
                ForEach(["Rome", "Oslo"], id: \.self) { name in Button("Show \(name)") { city = City(id: name) } }
            }
            .popover(item: $city) { city in Details(name: city.id) { self.city = City(id: "Oslo") } }
        }
    }

    private struct Details: View {
        let name: String
        let next: () -> Void
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @State private var notes = ""

        var body: some View {
            VStack {
                Text("About \(name), \(isPresented ? "presented" : "not presented")")
                TextField("Notes", text: $notes)
                Button("Next", action: next)
                Button("Done") { dismiss() }
            }
            .padding()
        }
    }

    @Test("a popover of an item: another item is another popover, and dismissing it sets the item to nil")
    func item() throws {
        let host = TestHost(size: CGSize(width: 500, height: 500), idiom: .desktop) { Cities() }
        try host.tap("Show Rome")
        host.advance(by: .seconds(1))
        #expect(host.exists("About Rome, presented"))
        try host.type("old", into: "Notes")
        try host.tap("Next")
        host.advance(by: .seconds(1))
        #expect(host.exists("About Oslo, presented") && !host.exists("About Rome, presented"))
        #expect(try host.value(of: "Notes") == "")
        try host.tap("Done")
        host.advance(by: .seconds(1))
        #expect(host.exists("city: none") && !host.exists("Done"))
        for close in [{ host.press(.escape) }, { host.tap(at: CGPoint(x: 5, y: 495)) }] {
            try host.tap("Show Rome")
            host.advance(by: .seconds(1))
            #expect(host.exists("About Rome, presented"))
            close()
            host.advance(by: .seconds(1))
            #expect(host.exists("city: none"))
        }
    }

    private struct Map: View {
        @State private var isShown = false
        let anchor: PopoverAttachmentAnchor

        var body: some View {
            Button("Map") { isShown = true }
                .frame(width: 300, height: 300)
                .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: .bottom) {
                    Text("Pin").frame(width: 60, height: 40)
                }
        }
    }

    @Test("it stands at the part of the view that the anchor names")
    func anchors() throws {
        func middle(_ anchor: PopoverAttachmentAnchor) throws -> CGPoint {
            let host = TestHost(size: CGSize(width: 600, height: 600), idiom: .desktop) { Map(anchor: anchor) }
            try host.tap("Map")
            host.advance(by: .seconds(1))
            let frame = try host.frame(of: "Pin")
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        // The view is from 150 to 450 both ways.
        let bounds = try middle(.rect(.bounds))
        #expect(abs(bounds.x - 300) < 2 && bounds.y > 450)
        let point = try middle(.point(UnitPoint(x: 0.25, y: 0.5)))
        #expect(abs(point.x - 225) < 2 && point.y > 300 && point.y < 400)
        let part = try middle(.rect(.rect(CGRect(x: 200, y: 20, width: 40, height: 30))))
        #expect(abs(part.x - 370) < 2 && part.y > 200 && part.y < 270, "\(part)")
    }

    private struct Compact: View {
        @State private var isShown = false
        let adaptation: PresentationAdaptation

        var body: some View {
            Button("Options") { isShown = true }
                .popover(isPresented: $isShown) { Text("Inside").presentationCompactAdaptation(adaptation) }
        }
    }

    @Test("on a phone it is a sheet, unless its content says otherwise")
    func compact() throws {
        func frame(_ adaptation: PresentationAdaptation) throws -> CGRect {
            let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) {
                Compact(adaptation: adaptation)
            }
            try host.tap("Options")
            host.advance(by: .seconds(1))
            return try host.frame(of: "Inside")
        }
        #expect(try frame(.automatic).midX == 195)
        let popover = try frame(.popover)
        #expect(abs(popover.midY - 400) < 120)
    }

    // MARK: Arrows

    private struct Arrowed: View {
        let edge: Edge
        let alignment: Alignment
        var anchor = PopoverAttachmentAnchor.rect(.bounds)
        @State var isShown = true

        var body: some View {
            Color.blue.frame(width: 60, height: 20).accessibilityIdentifier("anchor")
                .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) {
                    Text("popover").frame(width: 160, height: 100)
                }
                .padding(4)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                .background(.red)
        }
    }

    /// What is drawn between a popover and the middle of what it is about: the distance of white there from the popover, up to 14 points.
    private func arrow(_ edge: Edge, _ alignment: Alignment) throws -> (body: CGRect, target: CGRect, length: Int) {
        let host = TestHost(size: CGSize(width: 600, height: 500), idiom: .desktop) {
            Arrowed(edge: edge, alignment: alignment)
        }
        host.advance(by: .seconds(1))
        let body = try host.frame(of: "sheet")
        let target = try TestHost(size: CGSize(width: 600, height: 500), idiom: .desktop) {
            Arrowed(edge: edge, alignment: alignment, isShown: false)
        }.frame(of: "anchor")
        let isVertical = target.maxY <= body.minY || target.minY >= body.maxY
        let length = try (1...14).prefix { distance in
            let away = CGFloat(distance) - 0.5
            let point =
                isVertical
                ? CGPoint(x: target.midX, y: target.midY < body.midY ? body.minY - away : body.maxY + away)
                : CGPoint(x: target.midX < body.midX ? body.minX - away : body.maxX + away, y: target.midY)
            return try host.color(at: point).green > 0.8
        }.count
        return (body, target, length)
    }

    @Test(
        "an arrow points from the popover to the middle of its anchor, at each edge, also where the popover had to give way"
    )
    func arrows() throws {
        for edge in Edge.allCases {
            let middle = try arrow(edge, .center)
            #expect((9...12).contains(middle.length), "\(edge): \(middle)")
        }
        // There is no room above, and little to the right: the popover is pushed to the left, its arrow not.
        let corner = try arrow(.top, .topTrailing)
        #expect(corner.body.minY == corner.target.maxY + 12)
        #expect(corner.body.maxX == 592 && corner.body.midX < corner.target.midX - 10)
        #expect((9...12).contains(corner.length), "\(corner)")
        let side = try arrow(.trailing, .leading)
        #expect(side.body.minX == side.target.maxX + 12)
        #expect((9...12).contains(side.length), "\(side)")
    }

    @Test("there is nothing beside the arrow, and a press there closes the popover")
    func besideArrow() throws {
        let host = TestHost(size: CGSize(width: 600, height: 500), idiom: .desktop) {
            Arrowed(edge: .bottom, alignment: .center)
        }
        host.advance(by: .seconds(1))
        let body = try host.frame(of: "sheet")
        let beside = CGPoint(x: body.minX + 10, y: body.minY - 6)
        #expect(try host.color(at: beside).green < 0.5)
        host.tap(at: CGPoint(x: body.midX, y: body.minY - 4))
        host.advance(by: .seconds(1))
        #expect(host.exists("popover"), "the arrow is part of the popover")
        host.tap(at: beside)
        host.advance(by: .seconds(1))
        #expect(!host.exists("popover"))
    }
}
