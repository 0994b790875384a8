import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIPageControl")
struct UIPageControlTests {
    private struct Shown: UIViewRepresentable {
        let view: UIPageControl
        func makeUIView(context: Context) -> UIPageControl { view }
        func updateUIView(_ view: UIPageControl, context: Context) {}
    }

    private func picture(_ color: UIColor, _ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("pictures take the place of dots, of single pages and of the page that is shown, in the dots' colours")
    func pictures() throws {
        let control = UIPageControl()
        (control.numberOfPages, control.pageIndicatorTintColor) = (3, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        control.currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        control.preferredIndicatorImage = picture(.black, 12)
        control.preferredCurrentPageIndicatorImage = picture(.black, 20)
        let host = TestHost(size: CGSize(width: 120, height: 40)) { Shown(view: control) }
        // 20 and twice 12 points wide, 9 apart: from 29 to 91.
        #expect(try host.color(at: CGPoint(x: 31, y: 12)).red > 0.9)
        #expect(try host.color(at: CGPoint(x: 60, y: 20)).blue > 0.9)
        #expect(try host.color(at: CGPoint(x: 60, y: 12)).red > 0.9, "the others are 12 points high")
        #expect(try host.color(at: CGPoint(x: 60, y: 12)).green > 0.9)
        control.setIndicatorImage(picture(.black, 20), forPage: 1)
        host.settle()
        #expect(control.indicatorImage(forPage: 1)?.size.width == 20)
        #expect(try host.color(at: CGPoint(x: 60, y: 12)).green < 0.1)
    }

    @Test("dots go the way that is said, and a press in front of them leads back")
    func directions() {
        let control = UIPageControl()
        (control.numberOfPages, control.direction) = (3, .rightToLeft)
        let host = TestHost(size: CGSize(width: 100, height: 50)) { Shown(view: control) }
        host.tap(at: CGPoint(x: 40, y: 25))
        #expect(control.currentPage == 1)
        host.tap(at: CGPoint(x: 60, y: 25))
        #expect(control.currentPage == 0)
        control.direction = .topToBottom
        #expect(control.intrinsicContentSize.height > control.intrinsicContentSize.width)
        host.settle()
        host.tap(at: CGPoint(x: 50, y: 35))
        #expect(control.currentPage == 1)
    }

    @Test("a prominent ground is behind the dots")
    func ground() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        let host = TestHost(size: CGSize(width: 100, height: 50)) { Shown(view: control) }
        let between = CGPoint(x: 58, y: 25)
        let plain = try host.color(at: between)
        control.backgroundStyle = .prominent
        host.settle()
        #expect(try host.color(at: between) != plain)
    }
}
