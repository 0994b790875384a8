import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// With `import SwiftUI` alone, as most files of apps have it.
@MainActor
@Suite("Literals of colours, pictures and files")
struct UIKitLiteralTests {
    @Test("a colour literal is a UIColor of its components, and Color takes it")
    func color() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
        var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [1, 0.5, 0.25, 0.75])
        #expect(Color(#colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)) == Color(color))
        let given: [UIColor] = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), .red]
        #expect(given[0] == given[1])
    }

    @Test("an image literal is the UIImage of that name; one that is missing shows nothing")
    func image() {
        let image = #imageLiteral(resourceName: "No such picture")
        #expect(image.size == UIImage(resource: ImageResource(name: "No such picture", bundle: .main)).size)
        _ = Image(uiImage: #imageLiteral(resourceName: "No such picture"))
    }

    @Test("an image literal is a picture of the app's resources, and a file literal is the address of a file there")
    func resources() throws {
        // Where a program without a folder of its own has its resources: beside it.
        let file = Bundle.main.bundleURL.appendingPathComponent("Picture of a literal.png")
        try TestHost(size: CGSize(width: 12, height: 7)) { Color.red }.png().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let image = #imageLiteral(resourceName: "Picture of a literal")
        #expect(image.size == CGSize(width: 12, height: 7))
        // Foundation remembers which files there are, so that one which was made meanwhile need not be found.
        let program: URL = #fileLiteral(resourceName: "DovetailPackageTests.xctest")
        #expect(program.lastPathComponent == "DovetailPackageTests.xctest")
        #expect(FileManager.default.isExecutableFile(atPath: program.path))
    }
}
