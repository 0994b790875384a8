import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIColor", .serialized)
struct UIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    @Test("Components come back exactly as they were given")
    func components() {
        #expect(components(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)) == [0.2, 0.4, 0.6, 0.8])
        #expect(components(UIColor(white: 0.3, alpha: 1)) == [0.3, 0.3, 0.3, 1])
        #expect(components(.orange) == [1, 0.5, 0, 1])
        #expect(components(UIColor(Color(red: 0.2, green: 0.4, blue: 0.6))) == [0.2, 0.4, 0.6, 1])
        #expect(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).cgColor.components == [0.2, 0.4, 0.6, 0.8])
    }

    @Test("Colours can be archived, as apps keep them in their settings")
    func archive() throws {
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        for isSecure in [true, false] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: isSecure)
            let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
            #expect(components(read) == [0.2, 0.4, 0.6, 0.8])
        }
        let dynamic = try NSKeyedArchiver.archivedData(withRootObject: UIColor.systemRed, requiringSecureCoding: true)
        let red = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: dynamic))
        #expect(components(red) == components(.systemRed))
        // An archive of something else holds no colour.
        let other = try NSKeyedArchiver.archivedData(withRootObject: NSString("x"), requiringSecureCoding: true)
        #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: other)) == nil)
    }

    @Test("All 256 values of a component survive the way through SwiftUI's colours and back to an integer")
    func hexadecimal() {
        for value in 0...255 {
            let color = UIColor(Color(red: Double(value) / 255, green: 0, blue: 0))
            var red: CGFloat = 0
            color.getRed(&red, green: nil, blue: nil, alpha: nil)
            #expect(Int((red * 255).rounded()) == value)
        }
    }

    @Test("Hue, saturation and brightness in both directions; values outside are brought within")
    func hue() {
        #expect(components(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
        #expect(components(UIColor(hue: 2, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
        var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        UIColor(red: 0, green: 0.5, blue: 0, alpha: 0.5)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 1 / 3) < 1e-9 && saturation == 1 && brightness == 0.5 && alpha == 0.5)
        UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(hue == 0 && saturation == 0 && brightness == 0.5)
    }

    @Test("A gray tells its white, another colour that it is none")
    func white() {
        var (white, alpha) = (CGFloat(9), CGFloat(9))
        #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
        #expect(white == 2 / 3 && alpha == 1)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test("System colours differ between light and dark, fixed ones do not")
    func dynamic() {
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        for color in [
            UIColor.label, .secondaryLabel, .systemBackground, .secondarySystemGroupedBackground, .systemGray6,
            .systemRed, .separator, .tertiarySystemFill, .link, .placeholderText,
        ] {
            #expect(color.resolvedColor(with: light) != color.resolvedColor(with: dark), "\(color)")
        }
        #expect(UIColor.red.resolvedColor(with: light) == UIColor.red.resolvedColor(with: dark))
        #expect(
            components(UIColor.systemGray6.resolvedColor(with: light)).map { Int(($0 * 255).rounded()) } == [
                242, 242, 247, 255,
            ])
        #expect(
            components(UIColor.systemGray6.resolvedColor(with: dark)).map { Int(($0 * 255).rounded()) } == [
                28, 28, 30, 255,
            ])
    }

    @Test("A dynamic provider is asked for each colour scheme, also through opacity and SwiftUI")
    func provider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        var environment = EnvironmentValues()
        #expect(Color(color).resolve(in: environment) == Color.Resolved(red: 0, green: 0, blue: 1))
        environment.colorScheme = .dark
        #expect(Color(uiColor: color).resolve(in: environment) == Color.Resolved(red: 1, green: 0, blue: 0))
        let faded = Color(uiColor: color.withAlphaComponent(0.5)).resolve(in: environment)
        #expect(faded == Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    }

    @Test("`Color(.name)` is the platform's colour, as on Apple's systems")
    func implicitMember() {
        let environment = EnvironmentValues()
        #expect(Color(.red).resolve(in: environment) == Color.Resolved(red: 1, green: 0, blue: 0))
        #expect(Color(.systemRed).resolve(in: environment) == Color.red.resolve(in: environment))
        #expect(Color(.label).resolve(in: environment) == Color.primary.resolve(in: environment))
        #expect(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)).resolve(in: environment).red == 1)
    }

    @Test("What is seen follows the window: a label colour in a dark window is light")
    func inWindow() throws {
        struct Probe: View {
            var body: some View { Color(uiColor: .systemBackground).frame(width: 20, height: 20) }
        }
        let light = try TestHost(size: CGSize(width: 20, height: 20)) { Probe() }.png()
        let dark = try TestHost(size: CGSize(width: 20, height: 20), colorScheme: .dark) { Probe() }.png()
        #expect(light != dark)
    }

    @Test("Only constant colours have an object of Core Graphics")
    func coreGraphics() {
        #expect(Color(red: 1, green: 0, blue: 0).cgColor?.components == [1, 0, 0, 1])
        #expect(Color(cgColor: CGColor(gray: 0.5, alpha: 0.5)).cgColor?.alpha == 0.5)
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
        #expect(Color.red.cgColor == nil && Color(.systemRed).cgColor == nil)
        #expect(UIColor(named: "there is no such colour") == nil)
    }
}
