import SwiftUI
import Testing

@Animatable
private struct Wedge {
    var start: Angle
    var end = 1.5
    let sides = 3
    @AnimatableIgnored var isFilled = true
    var inset: CGFloat = 4 { didSet { changes += 1 } }
    @AnimatableIgnored var changes = 0
    var double: Double { end * 2 }
    static let count = 0.0
}

@Animatable
private struct Alone {
    var amount: Double
}

@Suite struct AnimatableMacroTests {
    @Test("@Animatable pairs the stored variables in their order and leaves out constants and what is ignored")
    func pairs() {
        var wedge = Wedge(start: .zero)
        #expect(wedge.animatableData.second.first == 1.5)
        #expect(wedge.animatableData.second.second == 4)
        wedge.animatableData.second = AnimatablePair(2, 6)
        #expect(wedge.end == 2)
        #expect(wedge.inset == 6)
    }

    @Test("@Animatable of one variable is that variable's data")
    func single() {
        var alone = Alone(amount: 3)
        alone.animatableData = 5
        #expect(alone.amount == 5)
        func isAnimatable<T: Animatable>(_: T) -> Bool { true }
        #expect(isAnimatable(alone))
    }
}
