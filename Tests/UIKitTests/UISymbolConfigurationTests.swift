import DovetailTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Symbols with configurations, and the space around a button's content")
struct UISymbolConfigurationTests {
    @Test("a symbol grows with the point size, and its scale")
    func size() throws {
        let small = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 51, weight: .bold)))
        #expect(abs(large.size.width / small.size.width - 3) < 0.25)
        #expect(large.isSymbolImage)
        #expect(large.renderingMode == .alwaysTemplate)
        let scaled = try #require(
            small.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
        #expect(scaled.size.width > small.size.width)
        #expect(UIImage(systemName: "no such symbol", withConfiguration: nil) == nil)
    }

    @Test("what is applied later goes before, and the rest stays")
    func applying() {
        let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
        #expect(
            first.applying(UIImage.SymbolConfiguration(scale: .large))
                == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        #expect(first.applying(nil) == first)
        #expect(first.applying(UIImage.SymbolConfiguration(paletteColors: [.red])) != first)
    }

    @Test("a palette's symbol has its own colours")
    func palette() throws {
        let image = try #require(
            UIImage(
                systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red])))
        #expect(image.renderingMode == .alwaysOriginal)
    }

    @Test("a picture view takes the configuration that it prefers")
    func preferred() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let before = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
        #expect(view.intrinsicContentSize.width > before.width * 2)
    }

    @Test("a button is larger by the space around its content")
    func insets() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        let before = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
        #expect(button.intrinsicContentSize == CGSize(width: before.width + 60, height: before.height - 12 + 40))
    }

    @Test("a row of a table is a path of two numbers")
    func rows() {
        var path = IndexPath(row: 3, section: 1)
        #expect((path.section, path.row, path.item) == (1, 3, 3))
        path.row = 5
        #expect(path == IndexPath(item: 5, section: 1))
    }

    @Test("objects tell of which class they are")
    func kinds() {
        class Base: NSObject {}
        class Special: Base {}
        #expect(Special().isKind(of: Base.self))
        #expect(!Base().isKind(of: Special.self))
        #expect(!Special().isMember(of: Base.self))
        #expect(Special().isMember(of: Special.self))
    }
}
