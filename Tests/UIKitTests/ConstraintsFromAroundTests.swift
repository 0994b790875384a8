import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Constraints about views that stand further around")
struct ConstraintsFromAroundTests {
    private func view(_ constraints: (UIView, UIView, UIView) -> [NSLayoutConstraint]) -> (TestHost, UIView, UIView) {
        let (page, box, inner) = (UIView(), UIView(), UIView())
        page.addSubview(box)
        box.addSubview(inner)
        for view in [box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(
            [
                box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 40),
                box.trailingAnchor.constraint(equalTo: page.trailingAnchor),
                box.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
                box.heightAnchor.constraint(equalToConstant: 200),
            ] + constraints(page, box, inner))
        let host = TestHost(size: CGSize(width: 300, height: 400)) { CALayerTests.Shown { page } }
        return (host, page, inner)
    }

    @Test("edges, middles and lengths of a view around the one around are followed, whichever side names them")
    func edges() {
        let (host, _, inner) = view { page, _, inner in
            [
                inner.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 60),
                page.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
                inner.centerYAnchor.constraint(equalTo: page.centerYAnchor),
                inner.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.25),
            ]
        }
        #expect(inner.frame == CGRect(x: 20, y: 50, width: 230, height: 100))
        withExtendedLifetime(host) {}
    }

    @Test("views beside the one around are followed, and margins")
    func besides() {
        let other = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
        let (host, _, inner) = view { page, _, inner in
            page.addSubview(other)
            page.layoutMargins = UIEdgeInsets(top: 0, left: 45, bottom: 0, right: 25)
            return [
                inner.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor),
                inner.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 80),
                inner.heightAnchor.constraint(equalTo: other.heightAnchor),
            ]
        }
        #expect(inner.frame == CGRect(x: 5, y: 30, width: 230, height: 30))
        withExtendedLifetime(host) {}
    }

    @Test("a view's place follows when those around it are laid out anew")
    func changes() throws {
        let (host, page, inner) = view { page, _, inner in
            [
                inner.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 60),
                inner.widthAnchor.constraint(equalToConstant: 50),
                inner.topAnchor.constraint(equalTo: page.topAnchor, constant: 120),
                inner.heightAnchor.constraint(equalToConstant: 20),
            ]
        }
        #expect(inner.frame.origin == CGPoint(x: 20, y: 20))
        let top = try #require(page.constraints.first { $0.constant == 100 })
        top.constant = 110
        host.settle()
        #expect(inner.frame.origin == CGPoint(x: 20, y: 10))
    }

    @Test("views in a stack are as long as parts of the stack, of each other and of views around")
    func stacks() {
        let stack = UIStackView()
        let (field, square, button) = (UITextField(), UIView(), UIButton(type: .system))
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 10
        for view in [field, square, button] { stack.addArrangedSubview(view) }
        let page = UIView()
        page.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
            stack.topAnchor.constraint(equalTo: page.topAnchor),
            field.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: -10),
            field.heightAnchor.constraint(equalToConstant: 40),
            square.heightAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
            square.widthAnchor.constraint(equalTo: square.heightAnchor),
            button.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
            button.heightAnchor.constraint(equalTo: field.heightAnchor),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
        ])
        let host = TestHost(size: CGSize(width: 300, height: 600)) { CALayerTests.Shown { page } }
        #expect(field.frame == CGRect(x: 5, y: 0, width: 250, height: 40))
        #expect(square.frame == CGRect(x: 65, y: 50, width: 130, height: 130))
        #expect(button.frame == CGRect(x: 55, y: 190, width: 150, height: 40))
        #expect(stack.frame.height == 230)
        withExtendedLifetime(host) {}
    }

    @Test("a controller's view is as large as the screen when it was made, as frames are taken from it then")
    func screen() {
        final class Page: UIViewController {
            let table = UIView()
            override func viewDidLoad() {
                table.frame = view.bounds
                table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(table)
            }
        }
        let page = Page()
        page.loadViewIfNeeded()
        #expect(page.table.frame.size == UIScreen.main.bounds.size && page.table.frame.width > 0)
        struct Shown: UIViewControllerRepresentable {
            let page: Page
            func makeUIViewController(context: Context) -> Page { page }
            func updateUIViewController(_ page: Page, context: Context) {}
        }
        let host = TestHost(size: CGSize(width: 321, height: 432)) { Shown(page: page) }
        #expect(page.table.frame == CGRect(x: 0, y: 0, width: 321, height: 432))
        withExtendedLifetime(host) {}
    }
}
