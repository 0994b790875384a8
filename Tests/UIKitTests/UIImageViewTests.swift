import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Pictures that move, and other pictures of UIKit's")
struct UIImageViewTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func plain(_ color: UIColor, _ size: CGSize = CGSize(width: 10, height: 10)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func name(_ color: Color.Resolved) -> String {
        color.red > 0.9 ? "red" : color.green > 0.9 ? "green" : color.blue > 0.9 ? "blue" : "other"
    }

    @Test("an animated picture shows one after the other, again and again")
    func animated() throws {
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let frames = [
            plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), plain(green),
            plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
        ]
        let image = try #require(UIImage.animatedImage(with: frames, duration: 3))
        #expect(image.images?.count == 3 && image.duration == 3 && image.size == CGSize(width: 10, height: 10))
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        let view = UIImageView(image: image)
        let host = TestHost(size: CGSize(width: 40, height: 40)) { Shown(view: view) }
        var seen: [String] = []
        for _ in 0..<5 {
            seen.append(name(try host.color(at: CGPoint(x: 20, y: 20))))
            host.advance(by: .seconds(1))
        }
        // Ticks come with whole intervals, so the first may be cut short.
        let order = ["red", "green", "blue", "red", "green"]
        #expect(seen == order || seen == Array(order.dropFirst()) + ["blue"], "\(seen)")
    }

    @Test("a view shows its pictures as often as it is told to, and then the one that stands still")
    func repeated() throws {
        let (red, green) = (
            plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), plain(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        )
        let view = UIImageView(image: plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1)))
        let host = TestHost(size: CGSize(width: 40, height: 40)) { Shown(view: view) }
        let place = CGPoint(x: 20, y: 20)
        #expect(try name(host.color(at: place)) == "blue" && !view.isAnimating)
        view.startAnimating()
        #expect(!view.isAnimating)
        (view.animationImages, view.animationDuration, view.animationRepeatCount) = ([red, green], 2, 1)
        view.startAnimating()
        host.settle()
        #expect(try view.isAnimating && name(host.color(at: place)) != "blue")
        host.advance(by: .seconds(4))
        #expect(try name(host.color(at: place)) == "green")
        view.stopAnimating()
        host.settle()
        #expect(try name(host.color(at: place)) == "blue")
        view.highlightedImage = red
        view.isHighlighted = true
        host.settle()
        #expect(try name(host.color(at: place)) == "red")
    }

    @Test("a picture is drawn as pale as it is told to, mirrored, and stretched from its edges")
    func drawn() throws {
        let white = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            plain(.black).draw(in: CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .normal, alpha: 0.5)
        }
        let half = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            UIColor.black.setFill()
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
        }
        func host(_ image: UIImage) -> TestHost {
            let view = UIImageView(image: image)
            return TestHost(size: CGSize(width: 40, height: 40)) { Shown(view: view) }
        }
        #expect(abs(try host(white).color(at: CGPoint(x: 20, y: 20)).red - 0.5) < 0.02)
        #expect(try host(half).color(at: CGPoint(x: 5, y: 20)).red > 0.9)
        let mirrored = half.withHorizontallyFlippedOrientation()
        #expect(try host(mirrored).color(at: CGPoint(x: 5, y: 20)).red < 0.1)
        #expect(half.preparingForDisplay() === half)
        let edges = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 8)
        let stretched = half.resizableImage(withCapInsets: edges, resizingMode: .stretch)
        #expect(try host(stretched).color(at: CGPoint(x: 33, y: 20)).red > 0.9)
    }

    @Test("an attachment is a picture among characters, in the size that its bounds say")
    func attachment() throws {
        let attachment = NSTextAttachment(image: plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: attachment))
        #expect(text.length == 2)
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = "a"
        let plainWidth = label.intrinsicContentSize.width
        label.attributedText = text
        #expect(abs(label.intrinsicContentSize.width - plainWidth - 30) <= 1 && label.intrinsicContentSize.height >= 30)
        let host = TestHost(size: label.intrinsicContentSize) { Shown(view: label) }
        #expect(try host.color(at: CGPoint(x: plainWidth + 15, y: 10)).red > 0.9)
        #expect(try host.color(at: CGPoint(x: plainWidth + 15, y: 10)).green < 0.3)
    }
}
