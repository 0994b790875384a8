import DovetailPaint
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

@MainActor
@Suite("Line heights")
struct LineHeightTests {
    private let engine = PangoTextEngine.shared

    /// From one baseline to the next of a text of two lines, in a font of 20 points.
    private func distance(
        _ lineHeight: AttributedString.LineHeight?, text: Text = Text(verbatim: "one\ntwo"),
        change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> CGFloat {
        var environment = EnvironmentValues()
        environment.font = .system(size: 20)
        environment.lineHeight = lineHeight
        change(&environment)
        let shape = engine.shape(text.resolve(in: environment))
        let measure = shape.measure(width: nil, height: nil)
        return measure.lastBaseline - measure.firstBaseline
    }

    private func isNear(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.05 }

    @Test("baselines are as far apart as the line height says, whatever the font asks for")
    func distances() {
        #expect(isNear(distance(.exact(points: 50)), 50))
        #expect(distance(.exact(points: 12)) < 20)
        #expect(isNear(distance(.multiple(factor: 2)), 40))
        #expect(isNear(distance(.leading(increase: 7)), 27))
        #expect(distance(.tight) < distance(.normal) && distance(.normal) < distance(.loose))
        #expect(isNear(distance(.variable), distance(nil)))
    }

    @Test("line spacing is added, and the size of the text that is shown counts")
    func additions() {
        #expect(isNear(distance(.exact(points: 30)) { $0.lineSpacing = 5 }, 35))
        #expect(isNear(distance(.multiple(factor: 2)) { $0.font = .system(size: 30) }, 60))
    }

    @Test("a part of a text has its own, and the highest part of a line counts")
    func attribute() {
        var text = AttributedString("one\ntwo")
        text.lineHeight = .exact(points: 40)
        #expect(isNear(distance(.exact(points: 30), text: Text(text)), 40))
        let both = Text(verbatim: "one\n") + Text(text)
        #expect(distance(.exact(points: 30), text: both) > 30)
    }

    @Test("lines of nonsense heights stay finite")
    func hostile() {
        for height: CGFloat in [-5, 0, .infinity, .nan] {
            #expect(distance(.exact(points: height)).isFinite && distance(.multiple(factor: height)) >= 0)
        }
    }

    @Test("a line height is kept by what writes it down")
    func coding() throws {
        let all: [AttributedString.LineHeight] = [
            .variable, .normal, .exact(points: 3), .leading(increase: 4), .multiple(factor: 1.5),
        ]
        let data = try JSONEncoder().encode(all)
        #expect(try JSONDecoder().decode([AttributedString.LineHeight].self, from: data) == all)
    }
}
