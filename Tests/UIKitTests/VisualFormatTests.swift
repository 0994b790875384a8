import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Constraints that are drawn as a line of text, and by the system's distances")
struct VisualFormatTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func places(_ formats: [String], options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
        let outer = UIView()
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12],
                    views: ["first": first, "second": second]))
        }
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Shown(view: outer) }
        return withExtendedLifetime(host) { [first.frame, second.frame] }
    }

    @Test("rows and columns with lengths, distances by number and by name, and the edges of the view around")
    func rows() {
        let found = places(["H:|-[first(50)]-gap-[second(first)]", "V:|-10-[first(30)]", "V:|[second]|"])
        #expect(found[0] == CGRect(x: 20, y: 10, width: 50, height: 30))
        #expect(found[1] == CGRect(x: 82, y: 0, width: 50, height: 200))
    }

    @Test("a view takes what is left, the system's distance is between views, and views in a row have a part in common")
    func rest() {
        let found = places(["H:|[first]-[second(100)]|", "V:|-40-[first(20)]"], options: [])
        #expect(found[0].minX == 0 && found[0].width == 192 && found[1].minX == 200)
        let aligned = places(
            ["V:|-40-[first(20)]", "V:[second(20)]", "H:|[first(10)][second(10)]"], options: .alignAllTop)
        #expect(aligned[1].minY == 40 && aligned[1].minX == 10)
    }

    @Test("priorities and bounds are read; what can't be read gives nothing")
    func wishes() {
        let view = UIView()
        let read = NSLayoutConstraint.constraints(
            withVisualFormat: "[a(>=20@250,<=60)]", metrics: nil, views: ["a": view])
        #expect(read.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
        #expect(read.map(\.constant) == [20, 60])
        #expect(read[0].priority == .defaultLow)
        for format in ["[b]", "|[a]|", "[a(?)]", "[a", "-[a]", "", "[a]-(=<3)-[a]"] {
            #expect(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": view]).isEmpty,
                "\(format)")
        }
    }

    @Test("the system's distance, times a number, and the line along the lower edge where a keyboard would be")
    func distances() {
        let (outer, first, second) = (UIView(), UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: outer.topAnchor), first.heightAnchor.constraint(equalToConstant: 10),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 2),
            second.bottomAnchor.constraint(equalTo: outer.keyboardLayoutGuide.topAnchor),
            second.leadingAnchor.constraint(equalToSystemSpacingAfter: outer.leadingAnchor, multiplier: 1),
            second.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        let host = TestHost(size: CGSize(width: 100, height: 90)) { Shown(view: outer) }
        withExtendedLifetime(host) {
            #expect(second.frame == CGRect(x: 8, y: 26, width: 92, height: 64))
            #expect(outer.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 90, width: 100, height: 0))
        }
    }
}
