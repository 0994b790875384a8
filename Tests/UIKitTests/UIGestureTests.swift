import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Gesture recognisers of UIKit's")
struct UIGestureTests {
    /// Writes down what it is told.
    private final class Page: NSObject, UIGestureRecognizerDelegate {
        var log: [String] = []
        var begins = true
        var isBeside = false

        func tapped(_ tap: UITapGestureRecognizer) {
            let place = tap.location(in: tap.view)
            log.append("tap\(tap.numberOfTapsRequired) \(Int(place.x)),\(Int(place.y)) \(tap.state)")
        }
        func held(_ press: UILongPressGestureRecognizer) {
            log.append("hold \(press.state) \(Int(press.location(in: press.view).x))")
        }
        func panned(_ pan: UIPanGestureRecognizer) {
            let way = pan.translation(in: pan.view)
            log.append("pan \(pan.state) \(Int(way.x)),\(Int(way.y))")
        }
        func swiped(_ swipe: UISwipeGestureRecognizer) { log.append("swipe \(swipe.direction.rawValue)") }
        func pinched(_ pinch: UIPinchGestureRecognizer) {
            log.append("pinch \(pinch.state) \((pinch.scale * 10).rounded() / 10)")
        }
        func turned(_ turn: UIRotationGestureRecognizer) {
            log.append("turn \(turn.state) \((turn.rotation * 10).rounded() / 10)")
        }
        func hovered(_ hover: UIHoverGestureRecognizer) { log.append("hover \(hover.state)") }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isBeside }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    /// A view of 200 by 200 points in a window, at (50, 30).
    private func host(_ recognizers: UIGestureRecognizer...) -> (host: TestHost, view: UIView) {
        let view = UIView(frame: .zero)
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            Shown(view: view).frame(width: 200, height: 200).padding(.leading, 50).padding(.top, 30)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        return (host, view)
    }

    @Test("a tap's action may be a message by its name: the keyboard leaves the field")
    func namedMessage() throws {
        final class Field: UITextField {
            var isGiven = false
            override var isFirstResponder: Bool { isGiven }
            override func resignFirstResponder() -> Bool {
                isGiven = false
                return true
            }
        }
        let view = UIView(frame: .zero)
        let field = Field()
        field.isGiven = true
        view.addSubview(field)
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: Selector(("endEditing"))))
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Shown(view: view) }
        host.tap(at: CGPoint(x: 100, y: 100))
        #expect(!field.isGiven)
    }

    @Test("taps are counted and told with their place in the view")
    func taps() {
        let page = Page()
        let single = UITapGestureRecognizer(target: page, action: Selector(calling: Page.tapped))
        let (host, view) = host(single)
        #expect(single.view === view && view.gestureRecognizers?.count == 1)
        host.tap(at: CGPoint(x: 60, y: 50))
        #expect(page.log == ["tap1 10,20 ended"])
        #expect(single.state == .possible)
        host.tap(at: CGPoint(x: 300, y: 300))
        #expect(page.log.count == 1)
        single.isEnabled = false
        host.settle()
        host.tap(at: CGPoint(x: 60, y: 50))
        #expect(page.log.count == 1)
        single.isEnabled = true
        view.removeGestureRecognizer(single)
        host.settle()
        host.tap(at: CGPoint(x: 60, y: 50))
        #expect(page.log.count == 1 && single.view == nil)
    }

    @Test("a single tap waits for two taps to fail when it is told so")
    func required() {
        let page = Page()
        let single = UITapGestureRecognizer(target: page, action: Selector(calling: Page.tapped))
        let double = UITapGestureRecognizer(target: page, action: Selector(calling: Page.tapped))
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        let (host, _) = host(single, double)
        host.tap(at: CGPoint(x: 60, y: 50))
        #expect(page.log == [])
        host.advance(by: .seconds(1))
        #expect(page.log == ["tap1 10,20 ended"])
        page.log = []
        host.tap(at: CGPoint(x: 60, y: 50))
        host.tap(at: CGPoint(x: 60, y: 50))
        host.advance(by: .seconds(1))
        #expect(page.log == ["tap2 10,20 ended"])
    }

    @Test("a single tap waits for two taps to fail when a delegate says so, of either of them")
    func requiredByDelegate() {
        final class Decider: NSObject, UIGestureRecognizerDelegate {
            weak var single: UIGestureRecognizer?
            var isOfSingle = true
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
            ) -> Bool { isOfSingle && gestureRecognizer === single }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
            ) -> Bool { !isOfSingle && other === single }
        }
        for isOfSingle in [true, false] {
            let (page, decider) = (Page(), Decider())
            let single = UITapGestureRecognizer(target: page, action: Selector(calling: Page.tapped))
            let double = UITapGestureRecognizer(target: page, action: Selector(calling: Page.tapped))
            double.numberOfTapsRequired = 2
            (decider.single, decider.isOfSingle) = (single, isOfSingle)
            (isOfSingle ? single : double).delegate = decider
            let (host, _) = host(single, double)
            host.tap(at: CGPoint(x: 60, y: 50))
            #expect(page.log == [])
            host.advance(by: .seconds(1))
            #expect(page.log == ["tap1 10,20 ended"])
        }
    }

    @Test("a press that is held begins after its time, follows the pointer and ends with the release")
    func hold() {
        let page = Page()
        let press = UILongPressGestureRecognizer(target: page, action: Selector(calling: Page.held))
        let (host, _) = host(press)
        host.hold(at: CGPoint(x: 60, y: 50))
        host.advance(by: .milliseconds(300))
        #expect(page.log == [])
        host.advance(by: .milliseconds(300))
        #expect(page.log == ["hold began 10"])
        host.move(to: CGPoint(x: 90, y: 50))
        #expect(page.log.last == "hold changed 40")
        host.release()
        #expect(page.log.last == "hold ended 40")
        #expect(press.state == .possible)
        page.log = []
        host.tap(at: CGPoint(x: 60, y: 50))
        #expect(page.log == [])
    }

    @Test("a pan tells how far it has gone, counted from where the app says, and that it was taken away")
    func pan() {
        let page = Page()
        let pan = UIPanGestureRecognizer(target: page, action: Selector(calling: Page.panned))
        let (host, view) = host(pan)
        host.hold(at: CGPoint(x: 60, y: 50))
        host.move(to: CGPoint(x: 64, y: 50))
        #expect(page.log == [])
        host.move(to: CGPoint(x: 80, y: 55))
        #expect(page.log == ["pan began 20,5"])
        pan.setTranslation(.zero, in: view)
        host.move(to: CGPoint(x: 90, y: 60))
        #expect(page.log.last == "pan changed 10,5")
        host.release()
        #expect(page.log.last == "pan ended 10,5")
        page.log = []
        host.hold(at: CGPoint(x: 60, y: 50))
        host.move(to: CGPoint(x: 90, y: 50))
        host.cancelPress()
        host.settle()
        #expect(page.log == ["pan began 30,0", "pan cancelled 30,0"])
        page.log = []
        page.begins = false
        pan.delegate = page
        host.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 120, y: 50))
        #expect(page.log == [])
    }

    @Test("a swipe counts in its directions alone, once for each move")
    func swipe() {
        let page = Page()
        let sideways = UISwipeGestureRecognizer(target: page, action: Selector(calling: Page.swiped))
        sideways.direction = [.left, .right]
        let up = UISwipeGestureRecognizer(target: page, action: Selector(calling: Page.swiped))
        up.direction = .up
        let (host, _) = host(sideways, up)
        host.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 200, y: 105), duration: .milliseconds(150))
        #expect(page.log == ["swipe 3"])
        host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 105, y: 60), duration: .milliseconds(150))
        #expect(page.log == ["swipe 3", "swipe 4"])
        host.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 200), duration: .milliseconds(150))
        host.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 160, y: 160), duration: .milliseconds(150))
        #expect(page.log.count == 2)
    }

    @Test("two fingers pinch and turn; scale and rotation may be set anew")
    func pinch() {
        let page = Page()
        let pinch = UIPinchGestureRecognizer(target: page, action: Selector(calling: Page.pinched))
        let turn = UIRotationGestureRecognizer(target: page, action: Selector(calling: Page.turned))
        page.isBeside = true
        pinch.delegate = page
        let (host, _) = host(pinch, turn)
        host.beginPinch(at: CGPoint(x: 100, y: 100))
        host.movePinch(magnification: 2, rotation: .radians(0.5))
        #expect(page.log.sorted() == ["pinch began 2.0", "turn began 0.5"])
        pinch.scale = 1
        host.movePinch(magnification: 4, rotation: .radians(1))
        #expect(page.log.contains("pinch changed 2.0") && page.log.contains("turn changed 1.0"))
        host.endPinch()
        #expect(page.log.contains("pinch ended 2.0") && page.log.contains("turn ended 1.0"))
    }

    @Test("a pointer over the view is told, as are its coming and going")
    func hover() {
        let page = Page()
        let (host, _) = host(UIHoverGestureRecognizer(target: page, action: Selector(calling: Page.hovered)))
        host.hover(at: CGPoint(x: 60, y: 50))
        host.hover(at: CGPoint(x: 70, y: 50))
        host.hover(at: CGPoint(x: 350, y: 350))
        #expect(page.log == ["hover began", "hover changed", "hover ended"])
    }

    private struct Press: UIGestureRecognizerRepresentable {
        let action: (CGPoint, CGPoint) -> Void
        var isOn = true

        final class Coordinator { var count = 0 }
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
        func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
            recognizer.isEnabled = isOn
        }
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            context.coordinator.count += 1
            action(context.converter.localLocation, CGPoint(x: context.coordinator.count, y: 0))
        }
    }

    @Test("a recogniser follows a gesture of a view of SwiftUI's")
    func represented() throws {
        struct Page: View {
            @State private var isOn = true
            @State private var text = "none"
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 100, height: 100)
                        .gesture(Press(action: { text = "\(Int($0.x)),\(Int($0.y)) \(Int($1.x))" }, isOn: isOn))
                    Text(text)
                    Button("off") { isOn = false }
                }
                .padding(.leading, 20)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Page() }
        host.tap(at: CGPoint(x: 50, y: 40))
        #expect(host.exists("30,40 1"))
        host.tap(at: CGPoint(x: 30, y: 10))
        #expect(host.exists("10,10 2"), "\(host.texts)")
        try host.tap("off")
        host.tap(at: CGPoint(x: 30, y: 10))
        #expect(host.exists("10,10 2"))
    }

    @Test("points of a view are told in others")
    func convert() {
        let (outer, middle, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 16, y: 27))
        #expect(inner.convert(CGPoint(x: 16, y: 27), from: outer) == CGPoint(x: 1, y: 2))
        #expect(middle.convert(inner.frame, to: nil) == CGRect(x: 15, y: 25, width: 10, height: 10))
    }

    @Test("changes of views within an animation are animated, and who asked is told of its end")
    func animation() throws {
        let view = UIView(frame: .zero)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "Mover"
        view.addSubview(label)
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Shown(view: view) }
        var isOver = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            label.frame.origin.x = 100
        } completion: {
            isOver = $0
        }
        host.settle()
        host.advance(by: .milliseconds(500))
        let x = try host.presentation(of: "Mover").frame.minX
        #expect(x > 20 && x < 80, "\(x)")
        #expect(!isOver)
        host.advance(by: .seconds(1))
        #expect(isOver)
        UIView.performWithoutAnimation { label.frame.origin.x = 0 }
        host.settle()
        #expect(try host.presentation(of: "Mover").frame.minX < 20)
    }

    @Test("the address of settings opens the app's own, where it has some")
    func settings() async throws {
        struct WithSettings: App {
            var body: some Scene {
                WindowGroup { Text("Main") }
                Settings { Text("Options") }
            }
        }
        let url = try #require(URL(string: UIApplication.openSettingsURLString))
        #expect(!UIApplication.shared.canOpenURL(url))
    }
}
