import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Presses told to views of UIKit's")
struct UITouchTests {
    private final class Pad: UIView {
        var log: [String] = []
        private func write(_ word: String, _ touches: Set<UITouch>) {
            guard let touch = touches.first else { return }
            let (here, before) = (touch.location(in: self), touch.previousLocation(in: self))
            log.append("\(word) \(Int(here.x)),\(Int(here.y)) from \(Int(before.x)),\(Int(before.y))")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended", touches) }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("a press begins, moves and ends in the view's points")
    func press() {
        let pad = Pad()
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Shown(view: pad).frame(width: 100, height: 100).padding(.leading, 50).padding(.top, 30)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        host.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 90, y: 60))
        #expect(pad.log.first == "began 10,20 from 10,20")
        #expect(pad.log.contains { $0.hasPrefix("moved 40,30") })
        #expect(pad.log.last?.hasPrefix("ended 40,30") == true)
        pad.log = []
        host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 20, y: 20))
        #expect(pad.log.isEmpty)
    }

    @Test("a press that a view inside does not use goes to the view around it")
    func chain() {
        final class Plain: UIView {}
        let (pad, inside) = (Pad(), Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        pad.addSubview(inside)
        #expect(inside.next === pad)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: pad) }
        host.tap(at: CGPoint(x: 20, y: 20))
        #expect(pad.log.contains("began 20,20 from 20,20"))
    }

    @Test(
        "a press in one of the app's own views within another is heard once, and by the outer one only where it is handed on"
    )
    func once() {
        final class Silent: UIView {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        final class Plain: UIView {}
        let (outer, middle) = (Pad(), Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let (plain, silent) = (
            Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
            Silent(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
        )
        outer.addSubview(middle)
        middle.addSubview(plain)
        middle.addSubview(silent)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: outer) }
        host.tap(at: CGPoint(x: 20, y: 20))
        #expect(outer.log.filter { $0.hasPrefix("began") }.count == 1)
        #expect(outer.log.filter { $0.hasPrefix("ended") }.count == 1)
        outer.log = []
        host.tap(at: CGPoint(x: 70, y: 20))
        #expect(silent.count == 1)
        #expect(outer.log.isEmpty)
        // A press beside the inner ones is the outer one's as before.
        host.tap(at: CGPoint(x: 20, y: 80))
        #expect(outer.log.filter { $0.hasPrefix("began") } == ["began 20,80 from 20,80"])
    }
}
