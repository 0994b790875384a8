import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Images that an app draws.
@MainActor
@Suite("Images that an app draws")
struct DrawnImageTests {
    private var halves: Image {
        Image(size: CGSize(width: 20, height: 10), label: Text("halves")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
            context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 10)), with: .color(.white))
        }
    }

    @Test("the image has the size that it is drawn in, and its label")
    func natural() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { halves }
        #expect(try host.frame(of: "halves") == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(try host.color(at: CGPoint(x: 45, y: 50)).red < 0.1)
        #expect(try host.color(at: CGPoint(x: 55, y: 50)).red > 0.9)
    }

    @Test("a resizable one is drawn in the size that it takes")
    func resizable() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100), colorScheme: .light) { halves.resizable() }
        #expect(try host.frame(of: "halves") == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(try host.color(at: CGPoint(x: 45, y: 95)).red < 0.1)
        #expect(try host.color(at: CGPoint(x: 55, y: 5)).red > 0.9)
    }

    @Test("what it draws follows the environment")
    func environment() throws {
        func color(_ scheme: ColorScheme) throws -> Float {
            try TestHost(size: CGSize(width: 20, height: 20), colorScheme: scheme) {
                Image(size: CGSize(width: 20, height: 20)) {
                    $0.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.primary))
                }
            }.color(at: CGPoint(x: 10, y: 10)).red
        }
        #expect(try color(.light) < 0.3 && color(.dark) > 0.7)
    }
}
