import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

@MainActor
@Suite("EX-31: an animation on a binding, on a value, on a view")
struct EX31Tests {
    private func scales(_ host: TestHost) throws -> [CGFloat] {
        try ["A", "B"].map { try host.presentation(of: $0).scale.width }
    }

    /// The scales at half time; all variants end at 2.
    private func drive(_ host: TestHost) throws -> [CGFloat] {
        try host.tap("Big")
        host.advance(by: .milliseconds(500))
        let half = try scales(host).map { ($0 * 100).rounded() / 100 }
        host.advance(by: .milliseconds(500))
        #expect(try scales(host) == [2, 2])
        return half
    }

    @Test("steps 1 and 4: BEH-071, BEH-188, API-019: through the binding, all that depends on the value")
    func binding() throws {
        #expect(try drive(TestHost { EX31.BindingView() }) == [1.5, 1.5])
    }

    @Test("steps 2 and 4: BEH-194, API-212: on a value, the view it is put on")
    func value() throws {
        #expect(try drive(TestHost { EX31.ValueView() }) == [1.5, 2])
    }

    @available(*, deprecated)
    @Test("steps 3 and 4: BEH-195, API-211: on a view, all changes of it and of no other")
    func view() throws {
        #expect(try drive(TestHost { EX31.ViewView() }) == [1.5, 2])
    }
}
