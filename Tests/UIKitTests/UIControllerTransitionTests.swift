import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Transitions of controllers that are an app's own")
struct UIControllerTransitionTests {
    private struct Shown<Kind: UIViewController>: UIViewControllerRepresentable {
        let make: () -> Kind
        func makeUIViewController(context: Context) -> Kind { make() }
        func updateUIViewController(_ uiViewController: Kind, context: Context) {}
    }

    /// Comes from the right in a second, and goes there.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var log: [String] = []
        var isGoing = false

        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            let container = transitionContext.containerView
            log.append("container \(container.bounds.width)")
            let width = container.bounds.width
            let view: UIView
            if isGoing {
                view = transitionContext.view(forKey: .from)!
            } else {
                view = transitionContext.view(forKey: .to)!
                let to = transitionContext.viewController(forKey: .to)!
                view.frame = transitionContext.finalFrame(for: to).offsetBy(dx: width, dy: 0)
                container.addSubview(view)
            }
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { view.frame.origin.x += self.isGoing ? width : -width },
                completion: { _ in
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                })
        }

        func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
        let coming = Slide()
        let going = Slide()
        var interaction: UIPercentDrivenInteractiveTransition?
        var place: ((UIViewController, UIViewController?) -> UIPresentationController)?
        var animates = true
        var log: [String] = []

        override init() {
            going.isGoing = true
            super.init()
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { animates ? coming : nil }
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            animates ? going : nil
        }
        func interactionControllerForDismissal(
            using animator: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { interaction }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { place?(presented, presenting) }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
            log.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
            return operation == .push ? coming : going
        }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.append("shown \(viewController.title ?? "")") }
    }

    private final class Page: UIViewController {
        var log: [String] = []
        override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
            label.text = title
            view.addSubview(label)
            view.backgroundColor = .white
        }
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }

    private func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        return page
    }

    private func host(_ controller: UIViewController) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 800), idiom: .phone) { Shown { controller } }
    }

    @Test("a controller comes and goes as what animates it says, from where that puts it")
    func presented() throws {
        let (controller, shown, delegate) = (UIViewController(), page("Inside"), Delegate())
        shown.modalPresentationStyle = .fullScreen
        shown.transitioningDelegate = delegate
        let host = host(controller)
        var ended: [String] = []
        controller.present(shown, animated: true) { ended.append("presented") }
        host.settle()
        #expect(shown.isBeingPresented && ended == [])
        host.advance(by: .milliseconds(500))
        let half = try host.frame(of: "Inside").minX
        #expect(half > 150 && half < 270)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "Inside").minX == 10)
        #expect(ended == ["presented"] && !shown.isBeingPresented)
        #expect(shown.log == ["will appear", "did appear"])
        #expect(delegate.coming.log == ["container 400.0", "ended true"])

        controller.dismiss(animated: true) { ended.append("gone") }
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(shown.isBeingDismissed && controller.presentedViewController === shown)
        let back = try host.frame(of: "Inside").minX
        #expect(back > 150 && back < 270)
        host.advance(by: .seconds(1))
        #expect(!host.exists("Inside") && ended == ["presented", "gone"])
        #expect(controller.presentedViewController == nil && !shown.isBeingDismissed)
        #expect(shown.log.suffix(2) == ["will disappear", "did disappear"])
        // It can come again.
        controller.present(shown, animated: false)
        host.advance(by: .seconds(1))
        #expect(host.exists("Inside"))
    }

    /// Stands in the lower half, over a grey view that fades in with it.
    private final class HalfPlace: UIPresentationController {
        let grey = UIView()
        var log: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() {
            log.append("will begin")
            grey.frame = containerView!.bounds
            grey.alpha = 0
            containerView?.addSubview(grey)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.grey.alpha = 1 })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did end \(completed)") }
        override func dismissalTransitionWillBegin() { log.append("dismissal") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("dismissed \(completed)") }
        override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    @Test("a presentation of an app's own says where the controller stands, and follows the window's size")
    func place() throws {
        let (controller, shown, delegate) = (UIViewController(), page("Half"), Delegate())
        var place: HalfPlace?
        delegate.animates = false
        delegate.place = {
            let made = HalfPlace(presentedViewController: $0, presenting: $1)
            place = made
            return made
        }
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = delegate
        let host = host(controller)
        controller.present(shown, animated: true)
        host.settle()
        host.advance(by: .milliseconds(100))
        // The system lets it come from below.
        #expect(try host.frame(of: "Half").minY > 420)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "Half").minY.rounded() == 410)
        #expect(place?.grey.alpha == 1 && place?.log == ["will begin", "did end true"])
        #expect(shown.presentationController === place && place?.presentingViewController === controller)
        host.resize(to: CGSize(width: 400, height: 600))
        host.settle()
        #expect(try host.frame(of: "Half").minY.rounded() == 310)
        shown.dismiss(animated: true)
        host.settle()
        host.advance(by: .seconds(1))
        #expect(!host.exists("Half"))
        #expect(place?.log.suffix(2) == ["dismissal", "dismissed true"])
    }

    @Test("a finger leads how a controller goes, and can give it up")
    func led() throws {
        let (controller, shown, delegate) = (UIViewController(), page("Led"), Delegate())
        shown.modalPresentationStyle = .fullScreen
        shown.transitioningDelegate = delegate
        let host = host(controller)
        controller.present(shown, animated: true)
        host.settle()
        host.advance(by: .seconds(2))
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        shown.dismiss(animated: true)
        interaction.update(0.25)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "Led").minX == 110)
        interaction.update(0.5)
        host.settle()
        #expect(try host.frame(of: "Led").minX == 210)
        interaction.cancel()
        host.settle()
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "Led").minX == 10)
        #expect(controller.presentedViewController === shown && delegate.going.log.last == "ended false")
        // Once more, to its end.
        shown.dismiss(animated: true)
        interaction.update(0.75)
        interaction.finish()
        host.settle()
        host.advance(by: .seconds(1))
        #expect(!host.exists("Led") && controller.presentedViewController == nil)
    }

    @Test("pages of a navigation controller take each other's place as its delegate animates")
    func pages() throws {
        let (first, second, delegate) = (page("First"), page("Second"), Delegate())
        let navigation = UINavigationController(rootViewController: first)
        navigation.isNavigationBarHidden = true
        navigation.delegate = delegate
        let host = host(navigation)
        host.settle()
        delegate.log = []
        navigation.pushViewController(second, animated: true)
        host.settle()
        host.advance(by: .milliseconds(500))
        let half = try host.frame(of: "Second").minX
        #expect(half > 150 && half < 270 && host.exists("First"))
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "Second").minX == 10)
        #expect(delegate.log == ["push First Second", "shown Second"])
        #expect(second.log == ["will appear", "did appear"])
        navigation.popViewController(animated: true)
        delegate.log = []
        host.settle()
        host.advance(by: .seconds(2))
        #expect(!host.exists("Second") && host.exists("First"))
        #expect(navigation.viewControllers == [first])
        #expect(delegate.log == ["shown First"])
    }
}
