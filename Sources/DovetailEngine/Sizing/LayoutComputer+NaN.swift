import Foundation

extension LayoutComputer {
    /// A size without NaN. The view whose answer it was is told of, once: the place to look for the division by zero.
    func withoutNaN(_ answer: LayoutAnswer) -> LayoutAnswer {
        let size = answer.size
        guard size.hasNaN else { return answer }
        let name = engine.nameForMessages
        Log.warnOnce("NaN \(name)", "\(name): the size of a view is not a number; 0 is taken in its place")
        return LayoutAnswer(
            CGSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height))
    }
}

extension LayoutEngine {
    /// The name of the layout or modifier, without that of the engine around it.
    fileprivate var nameForMessages: String {
        let name = String(describing: Self.self)
        guard let start = name.firstIndex(of: "<"), name.hasSuffix(">") else { return name }
        return String(name[name.index(after: start)...].dropLast())
    }
}
