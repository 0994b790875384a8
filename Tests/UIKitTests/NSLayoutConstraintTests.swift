import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Layout constraints")
struct NSLayoutConstraintTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func label(_ text: String, in view: UIView) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }

    private func host(_ view: UIView, _ width: CGFloat = 200, _ height: CGFloat = 100) -> TestHost {
        TestHost(size: CGSize(width: width, height: height)) { Shown(view: view) }
    }

    @Test("a controller of SwiftUI's inside of another one's view follows its edges, also when the window grows")
    func edges() throws {
        final class Page: UIViewController {
            let child = UIHostingController(
                rootView: AnyView(Text("Inside").frame(maxWidth: .infinity, maxHeight: .infinity)))
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(child)
                view.addSubview(child.view)
                child.view.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                    child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -60),
                    child.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    view.bottomAnchor.constraint(equalTo: child.view.bottomAnchor, constant: 40),
                ])
                child.didMove(toParent: self)
            }
        }
        struct Screen: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Page { Page() }
            func updateUIViewController(_ uiViewController: Page, context: Context) {}
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Screen() }
        var middle = try host.frame(of: "Inside")
        #expect(abs(middle.midX - 80) < 1 && abs(middle.midY - 30) < 1, "\(middle)")
        host.resize(to: CGSize(width: 300, height: 200))
        middle = try host.frame(of: "Inside")
        #expect(abs(middle.midX - 130) < 1 && abs(middle.midY - 80) < 1, "\(middle)")
    }

    @Test("views in a row: a middle, the length that a text takes itself, one that follows another, a share")
    func row() throws {
        let view = UIView()
        let (first, second) = (label("First", in: view), label("Second", in: view))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        box.accessibilityIdentifier = "box"
        box.backgroundColor = .red
        view.addSubview(box)
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
            first.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.topAnchor.constraint(equalTo: first.topAnchor),
            box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 10),
            box.heightAnchor.constraint(equalToConstant: 30),
            box.rightAnchor.constraint(equalTo: view.rightAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
        ])
        let host = host(view)
        let (one, two) = (try host.frame(of: "First"), try host.frame(of: "Second"))
        #expect(one.minX == 10 && abs(one.midY - 50) < 1, "\(one)")
        #expect(abs(two.minX - one.maxX - 8) < 1 && two.minY == one.minY, "\(two)")
        #expect(try host.frame(of: "box") == CGRect(x: 140, y: 65, width: 60, height: 30))
    }

    @Test("bounds are met, a changed number moves what follows from it, and one that ends does no more")
    func changes() throws {
        let view = UIView()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        box.accessibilityIdentifier = "box"
        box.backgroundColor = .red
        view.addSubview(box)
        let place = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10)
        let width = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([
            place, width, box.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
            box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
        ])
        let host = host(view)
        #expect(try host.frame(of: "box") == CGRect(x: 10, y: 0, width: 80, height: 20))
        place.constant = 30
        host.settle()
        #expect(try host.frame(of: "box").minX == 30)
        width.isActive = false
        box.widthAnchor.constraint(equalToConstant: 40).isActive = true
        host.settle()
        #expect(try host.frame(of: "box").width == 40)
        // Of two that contradict each other the more important one counts.
        let wish = box.heightAnchor.constraint(equalToConstant: 60)
        wish.priority = .defaultLow
        wish.isActive = true
        host.settle()
        #expect(try host.frame(of: "box").height == 20)
        #expect(view.constraints.contains { $0 === place })
        box.removeFromSuperview()
        #expect(!place.isActive && !view.constraints.contains { $0 === place })
    }

    @Test("equations that say too little or go round in a circle end")
    func circles() throws {
        let view = UIView()
        let (first, second) = (label("First", in: view), label("Second", in: view))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: second.trailingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            first.widthAnchor.constraint(equalTo: second.widthAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
        ])
        let host = host(view)
        #expect(host.texts.sorted() == ["First", "Second"])
    }
}
