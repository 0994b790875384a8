import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Layers of UIKit's views")
struct CALayerTests {
    /// A view that is made and changed by closures.
    struct Shown<Kind: UIView>: UIViewRepresentable {
        let make: () -> Kind
        var update: (Kind) -> Void = { _ in }
        func makeUIView(context: Context) -> Kind { make() }
        func updateUIView(_ uiView: Kind, context: Context) { update(uiView) }
    }

    private func host<Kind: UIView>(_ make: @escaping () -> Kind) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { Shown(make: make).background(Color.white) }
    }

    private func isRed(_ color: Color.Resolved) -> Bool { color.red > 0.9 && color.green < 0.1 && color.blue < 0.1 }
    private func isBlue(_ color: Color.Resolved) -> Bool { color.blue > 0.9 && color.red < 0.1 }
    private func isWhite(_ color: Color.Resolved) -> Bool {
        color.red > 0.95 && color.green > 0.95 && color.blue > 0.95
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("another size leaves the middle of a view, and the anchor point of a layer, where they are")
    func bounds() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
        view.bounds.size = CGSize(width: 20, height: 100)
        #expect(view.frame == CGRect(x: 20, y: 0, width: 20, height: 100) && view.center == CGPoint(x: 30, y: 50))
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 100)
        #expect(layer.position == CGPoint(x: 30, y: 50) && layer.frame.minY == 0)
        layer.anchorPoint = .zero
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        layer.bounds.size = CGSize(width: 20, height: 100)
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 20, height: 100))
    }

    @Test("places and rectangles go from one view's coordinates to another's, and to the screen's")
    func coordinateSpaces() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
        inner.frame = CGRect(x: 5, y: 6, width: 50, height: 50)
        window.addSubview(outer)
        outer.addSubview(inner)
        let space: any UICoordinateSpace = inner
        #expect(space.convert(CGPoint(x: 1, y: 1), to: outer as any UICoordinateSpace) == CGPoint(x: 6, y: 7))
        #expect(space.convert(CGPoint(x: 1, y: 1), to: UIScreen.main.coordinateSpace) == CGPoint(x: 16, y: 27))
        let rect = CGRect(x: 16, y: 27, width: 3, height: 4)
        #expect(inner.convert(rect, from: UIScreen.main.coordinateSpace) == CGRect(x: 1, y: 1, width: 3, height: 4))
    }

    @Test("a corner radius rounds the background, of the corners that it is said for; a border is inside of the edges")
    func corners() throws {
        let host = host {
            let view = UIView()
            view.backgroundColor = red
            view.layer.cornerRadius = 30
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            view.layer.borderWidth = 6
            view.layer.borderColor = blue.cgColor
            return view
        }
        #expect(isWhite(try host.color(at: CGPoint(x: 2, y: 2))))
        #expect(isWhite(try host.color(at: CGPoint(x: 97, y: 97))))
        #expect(isBlue(try host.color(at: CGPoint(x: 97, y: 2))))
        #expect(isBlue(try host.color(at: CGPoint(x: 3, y: 50))))
        #expect(isRed(try host.color(at: CGPoint(x: 50, y: 50))))
    }

    @Test("what is inside is clipped to the corners only where the layer or the view says so")
    func clipping() throws {
        func make(_ clips: Bool) -> TestHost {
            host {
                let view = UIView()
                view.layer.cornerRadius = 40
                view.layer.masksToBounds = clips
                #expect(view.clipsToBounds == clips)
                let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                inside.backgroundColor = red
                view.addSubview(inside)
                return view
            }
        }
        #expect(isRed(try make(false).color(at: CGPoint(x: 2, y: 2))))
        #expect(isWhite(try make(true).color(at: CGPoint(x: 2, y: 2))))
        #expect(isRed(try make(true).color(at: CGPoint(x: 50, y: 50))))
    }

    @Test("a shadow is drawn beyond the edges; none is without its opacity")
    func shadow() throws {
        func make(_ opacity: Float) -> TestHost {
            TestHost(size: CGSize(width: 100, height: 100)) {
                Shown {
                    let view = UIView()
                    view.backgroundColor = .white
                    view.layer.shadowColor = UIColor.black.cgColor
                    view.layer.shadowOpacity = opacity
                    view.layer.shadowOffset = CGSize(width: 0, height: 20)
                    view.layer.shadowRadius = 2
                    return view
                }
                .frame(width: 40, height: 40)
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
            }
        }
        #expect(isWhite(try make(0).color(at: CGPoint(x: 50, y: 80))))
        #expect(try make(1).color(at: CGPoint(x: 50, y: 80)).red < 0.2)
    }

    @Test("a gradient goes from its start to its end, under the views of the layer's view, and follows layoutSubviews")
    func gradient() throws {
        final class GradientView: UIView {
            let gradient = CAGradientLayer()
            override func layoutSubviews() {
                super.layoutSubviews()
                gradient.frame = bounds
            }
        }
        let host = host {
            let view = GradientView()
            view.gradient.colors = [red.cgColor, blue.cgColor]
            view.gradient.startPoint = CGPoint(x: 0, y: 0.5)
            view.gradient.endPoint = CGPoint(x: 1, y: 0.5)
            let mark = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
            mark.backgroundColor = .white
            view.addSubview(mark)
            view.layer.insertSublayer(view.gradient, at: 0)
            return view
        }
        let (left, right) = (try host.color(at: CGPoint(x: 2, y: 10)), try host.color(at: CGPoint(x: 97, y: 10)))
        #expect(left.red > 0.9 && left.blue < 0.3)
        #expect(right.blue > 0.9 && right.red < 0.3)
        #expect(isWhite(try host.color(at: CGPoint(x: 50, y: 50))))
        host.resize(to: CGSize(width: 200, height: 100))
        let farRight = try host.color(at: CGPoint(x: 197, y: 10))
        #expect(farRight.blue > 0.9 && farRight.red < 0.3)
    }

    @Test("a view whose layer is of another class is drawn by that")
    func layerClass() throws {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let host = host {
            let view = GradientView()
            (view.layer as? CAGradientLayer)?.colors = [red.cgColor, blue.cgColor]
            return view
        }
        #expect(isRed(try host.color(at: CGPoint(x: 50, y: 1))))
        #expect(isBlue(try host.color(at: CGPoint(x: 50, y: 98))))
    }

    @Test("a shape fills its path and draws a part of its line; changes are shown")
    func shape() throws {
        let shape = CAShapeLayer()
        let host = host {
            let view = UIView()
            shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            shape.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)).cgPath
            shape.fillColor = red.cgColor
            view.layer.addSublayer(shape)
            return view
        }
        #expect(isRed(try host.color(at: CGPoint(x: 50, y: 50))))
        #expect(isWhite(try host.color(at: CGPoint(x: 10, y: 50))))
        shape.fillColor = nil
        shape.strokeColor = blue.cgColor
        shape.lineWidth = 10
        shape.strokeEnd = 0.25
        host.settle()
        #expect(isWhite(try host.color(at: CGPoint(x: 50, y: 50))))
        #expect(isBlue(try host.color(at: CGPoint(x: 50, y: 20))))
        #expect(isWhite(try host.color(at: CGPoint(x: 50, y: 80))))
    }

    @Test("a mask leaves what it draws on")
    func mask() throws {
        let host = host {
            let view = UIView()
            view.backgroundColor = red
            let mask = CAShapeLayer()
            mask.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 100)).cgPath
            view.layer.mask = mask
            return view
        }
        #expect(isRed(try host.color(at: CGPoint(x: 25, y: 50))))
        #expect(isWhite(try host.color(at: CGPoint(x: 75, y: 50))))
    }

    @Test("draw(_:) draws the view, again after setNeedsDisplay and in another size")
    func draw() throws {
        final class Drawn: UIView {
            var color = UIColor.red
            var sizes: [CGSize] = []
            override func draw(_ rect: CGRect) {
                sizes.append(rect.size)
                color.setFill()
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)).fill()
            }
        }
        let view = Drawn()
        view.color = red
        let host = host { view }
        #expect(view.sizes == [CGSize(width: 100, height: 100)])
        #expect(isRed(try host.color(at: CGPoint(x: 25, y: 50))))
        #expect(isWhite(try host.color(at: CGPoint(x: 75, y: 50))))
        view.color = blue
        view.setNeedsDisplay()
        host.settle()
        #expect(isBlue(try host.color(at: CGPoint(x: 25, y: 50))))
        host.resize(to: CGSize(width: 200, height: 100))
        #expect(view.sizes.last == CGSize(width: 200, height: 100))
        #expect(isBlue(try host.color(at: CGPoint(x: 75, y: 50))))
    }

    @Test("a view is turned and scaled around its middle, and knows where it is shown")
    func transform() throws {
        let inside = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        let outside = UIView()
        let host = host {
            inside.backgroundColor = red
            inside.transform = CGAffineTransform(scaleX: 3, y: 1)
            outside.addSubview(inside)
            return outside
        }
        #expect(isRed(try host.color(at: CGPoint(x: 22, y: 50))))
        #expect(isWhite(try host.color(at: CGPoint(x: 50, y: 35))))
        #expect(outside.bounds.size == CGSize(width: 100, height: 100))
        inside.transform = .identity
        host.settle()
        #expect(isWhite(try host.color(at: CGPoint(x: 22, y: 50))))
    }

    @Test("layoutSubviews is called with each size, and by setNeedsLayout and layoutIfNeeded; a controller hears of it")
    func layout() {
        final class Counted: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        final class Page: UIViewController {
            var events: [String] = []
            override func loadView() { view = Counted() }
            override func viewWillLayoutSubviews() { events.append("will \((view as! Counted).count)") }
            override func viewDidLayoutSubviews() { events.append("did \((view as! Counted).count)") }
        }
        struct Shown: UIViewControllerRepresentable {
            let page: Page
            func makeUIViewController(context: Context) -> Page { page }
            func updateUIViewController(_ controller: Page, context: Context) {}
        }
        let page = Page()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(page: page) }
        let view = page.view as! Counted
        #expect(page.events == ["will 0", "did 1"])
        host.resize(to: CGSize(width: 50, height: 100))
        #expect(view.count == 2 && view.frame.width == 50)
        view.setNeedsLayout()
        host.settle()
        #expect(view.count == 3)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        host.settle()
        #expect(view.count == 4)
    }

    @Test("a picture that is made larger has sharp pixels with the filter for that, and mixed ones otherwise")
    func magnification() throws {
        func middle(_ filter: CALayerContentsFilter) throws -> Color.Resolved {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
                red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                blue.setFill()
                context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            }
            let host = host {
                let view = UIView()
                view.layer.contents = picture.cgImage
                view.layer.magnificationFilter = filter
                return view
            }
            return try host.color(at: CGPoint(x: 46, y: 50))
        }
        #expect(CALayer().magnificationFilter == .linear)
        #expect(isRed(try middle(.nearest)))
        #expect(try middle(.linear).blue > 0.2)
    }
}
