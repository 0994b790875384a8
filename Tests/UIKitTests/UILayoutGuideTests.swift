import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Guides that constraints name")
struct UILayoutGuideTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func child(of view: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    private func pin(_ child: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test("margins keep views from the edges, and follow other margins")
    func margins() {
        let view = UIView()
        let child = child(of: view)
        pin(child, to: view.layoutMarginsGuide)
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: view) }
        #expect(child.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        #expect(view.layoutMarginsGuide.layoutFrame == child.frame)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
        host.settle()
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40))
        #expect(child.frame == CGRect(x: 20, y: 1, width: 140, height: 96))
    }

    @Test(
        "attributes of margins are those of the guide, and a view's height follows from what is pinned to its margins")
    func attributes() {
        let (around, view) = (UIView(), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        around.addSubview(view)
        let child = child(of: view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: around.topAnchor),
            view.leadingAnchor.constraint(equalTo: around.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
            NSLayoutConstraint(
                item: child, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin,
                multiplier: 1, constant: 2),
            NSLayoutConstraint(
                item: child, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerYWithinMargins,
                multiplier: 1, constant: 0),
            child.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
            child.heightAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        view.layoutMargins = UIEdgeInsets(top: 10, left: 8, bottom: 0, right: 12)
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: around) }
        #expect(child.frame == CGRect(x: 10, y: 15, width: 40, height: 30))
        withExtendedLifetime(host) {}
    }

    @Test("text is no wider than is read easily, in the middle of a wide view")
    func readable() {
        let view = UIView()
        let child = child(of: view)
        pin(child, to: view.readableContentGuide)
        let host = TestHost(size: CGSize(width: 1000, height: 100)) { Shown(view: view) }
        host.settle()
        #expect(child.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
        host.resize(to: CGSize(width: 300, height: 100))
        #expect(child.frame == CGRect(x: 8, y: 8, width: 284, height: 84))
    }

    @Test("a guide of its own takes room between views, and is gone with its constraints")
    func own() {
        let view = UIView()
        let (first, second, gap) = (child(of: view), child(of: view), UILayoutGuide())
        view.addLayoutGuide(gap)
        #expect(gap.owningView === view && view.layoutGuides == [gap])
        var constraints = [
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            first.topAnchor.constraint(equalTo: view.topAnchor),
            first.widthAnchor.constraint(equalToConstant: 30), first.heightAnchor.constraint(equalToConstant: 20),
            gap.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            gap.topAnchor.constraint(equalTo: view.topAnchor), gap.heightAnchor.constraint(equalToConstant: 4),
            gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
            second.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
            second.topAnchor.constraint(equalTo: gap.bottomAnchor),
        ]
        constraints += [
            second.widthAnchor.constraint(equalToConstant: 10), second.heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(constraints)
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: view) }
        #expect(gap.layoutFrame == CGRect(x: 30, y: 0, width: 50, height: 4))
        #expect(second.frame == CGRect(x: 80, y: 4, width: 10, height: 10))
        #expect(view.subviews == [first, second])
        view.removeLayoutGuide(gap)
        host.settle()
        #expect(gap.owningView == nil && constraints.filter(\.isActive).count == 6)
        view.removeConstraints(constraints)
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    @Test("a controller's guides are the top and the bottom of its view")
    func edges() {
        struct Shown: UIViewControllerRepresentable {
            let controller: UIViewController
            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        let controller = UIViewController()
        let child = child(of: controller.view)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 10),
            controller.bottomLayoutGuide.topAnchor.constraint(equalTo: child.bottomAnchor, constant: 20),
            child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            child.widthAnchor.constraint(equalToConstant: 30),
        ])
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(controller: controller) }
        #expect(child.frame == CGRect(x: 0, y: 10, width: 30, height: 70))
        #expect(controller.topLayoutGuide === controller.topLayoutGuide && controller.topLayoutGuide.length == 0)
        withExtendedLifetime(host) {}
    }
}
