import Foundation

/// What recognisers made of two others have in common.
class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
    final let first: _GestureRecognizer<First>
    final let second: _GestureRecognizer<Second>
    private var seen = (first: 0, second: 0)

    init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
        self.first = first
        self.second = second
        super.init()
    }

    /// Whether something happened to one of the two since the last call.
    final func noteChanges() -> Bool {
        let now = (first: first.serial, second: second.serial)
        defer { seen = now }
        return now != seen
    }

    override func reset() {
        first.reset()
        second.reset()
        super.reset()
    }

    override func goesOn(withPressAt location: CGPoint) -> Bool {
        !outcome.isFinal && (first.goesOn(withPressAt: location) || second.goesOn(withPressAt: location))
    }

    override var deadline: TimeInterval? {
        switch (first.deadline, second.deadline) {
        case (let one?, let other?): min(one, other)
        case (let one, let other): one ?? other
        }
    }
}
