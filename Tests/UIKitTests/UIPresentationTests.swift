import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("How controllers of UIKit's are presented")
struct UIPresentationTests {
    private struct Shown<Kind: UIViewController>: UIViewControllerRepresentable {
        let make: () -> Kind
        func makeUIViewController(context: Context) -> Kind { make() }
        func updateUIViewController(_ uiViewController: Kind, context: Context) {}
    }

    private final class Listener: NSObject, UISheetPresentationControllerDelegate,
        UIPopoverPresentationControllerDelegate
    {
        var log: [String] = []
        var mayDismiss = true
        var style = UIModalPresentationStyle.none
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            mayDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            log.append("prepare")
        }
    }

    /// A sheet as apps wrote it before SwiftUI had heights: the controller sets itself up when its view is made.
    private final class HalfSheet<Content: View>: UIHostingController<Content> {
        override func viewDidLoad() {
            super.viewDidLoad()
            guard let sheet = presentationController as? UISheetPresentationController else { return }
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
    }

    @Test(
        "a sheet is as high as its controller says, and its delegate hears when a person ends it, not when the program does"
    )
    func sheet() throws {
        let controller = UIViewController()
        let listener = Listener()
        let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) { Shown { controller } }
        let shown = HalfSheet(
            rootView: VStack {
                Text("Inside"); Spacer()
            })
        shown.presentationController?.delegate = listener
        controller.present(shown, animated: true)
        #expect(shown.isBeingPresented)
        host.advance(by: .seconds(1))
        #expect(!shown.isBeingPresented && shown.sheetPresentationController != nil)
        #expect(try host.frame(of: "Inside").minY > 350)
        // The other height, with an animation.
        shown.sheetPresentationController?.animateChanges {
            shown.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "Inside").minY < 150)
        controller.dismiss(animated: true)
        host.advance(by: .seconds(1))
        #expect(listener.log == [] && !host.exists("Inside"))
        controller.present(shown, animated: true)
        host.advance(by: .seconds(1))
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(listener.log == ["will", "did"] && controller.presentedViewController == nil)
    }

    @Test("a sheet that must not be ended stays, and a computed height counts")
    func heldSheet() throws {
        let controller = UIViewController()
        let listener = Listener()
        listener.mayDismiss = false
        let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) { Shown { controller } }
        let shown = UIHostingController(
            rootView: VStack {
                Text("Inside"); Spacer()
            })
        shown.sheetPresentationController?.detents = [.custom { $0.maximumDetentValue / 4 }]
        shown.presentationController?.delegate = listener
        controller.present(shown, animated: true)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "Inside").minY > 550)
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(host.exists("Inside") && listener.log == [])
    }

    @Test("a controller that covers the window is as large as that")
    func cover() throws {
        let controller = UIViewController()
        let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) { Shown { controller } }
        let shown = UIHostingController(rootView: Color.red.accessibilityLabel("all").accessibilityElement())
        shown.modalPresentationStyle = .fullScreen
        controller.present(shown, animated: true)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "all").size == CGSize(width: 390, height: 800))
        #expect(shown.sheetPresentationController == nil && shown.popoverPresentationController == nil)
    }

    /// The modifier that apps used for popovers on phones before SwiftUI had it.
    private struct AlwaysPopover<Popover: View>: ViewModifier {
        @Binding var isPresented: Bool
        let listener: Listener
        let popover: () -> Popover
        @State private var anchor: Anchor
        init(isPresented: Binding<Bool>, listener: Listener, popover: @escaping () -> Popover) {
            _isPresented = isPresented
            self.listener = listener
            self.popover = popover
            _anchor = State(initialValue: Anchor())
        }
        @MainActor private struct Anchor { let view = UIView() }

        func body(content: Content) -> some View {
            if isPresented { present() }
            return content.background(AnchorView(view: anchor.view))
        }

        private func present() {
            let controller = UIHostingController(rootView: popover())
            controller.modalPresentationStyle = .popover
            controller.preferredContentSize = controller.sizeThatFits(in: UIView.layoutFittingExpandedSize)
            guard let presentation = controller.popoverPresentationController else { return }
            presentation.sourceView = anchor.view
            presentation.sourceRect = anchor.view.bounds
            presentation.permittedArrowDirections = .up
            presentation.delegate = listener
            var responder: UIResponder? = anchor.view
            while let next = responder, !(next is UIViewController) { responder = next.next }
            guard let around = responder as? UIViewController, around.presentedViewController == nil else { return }
            around.present(controller, animated: true)
        }

        private struct AnchorView: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
    }

    @Test("a popover stands at the view that it belongs to, on a phone too where its delegate says so")
    func popover() throws {
        struct Page: View {
            let listener: Listener
            @State private var isShown = false
            var body: some View {
                Button("Open") { isShown = true }
                    .modifier(
                        AlwaysPopover(isPresented: $isShown, listener: listener) {
                            Text("Inside").frame(width: 120, height: 60)
                        })
            }
        }
        let listener = Listener()
        let host = TestHost(size: CGSize(width: 390, height: 800), idiom: .phone) { Page(listener: listener) }
        let button = try host.frame(of: "Open")
        try host.tap("Open")
        host.advance(by: .seconds(1))
        let inside = try host.frame(of: "Inside")
        #expect(inside.minY > button.maxY && inside.minY < button.maxY + 80)
        #expect(abs(inside.midX - button.midX) < 2)
        host.tap(at: CGPoint(x: 5, y: 5))
        host.advance(by: .seconds(1))
        #expect(!host.exists("Inside"))
        #expect(listener.log == ["prepare", "will", "did"])
    }

    @Test("a popover can belong to a button of a bar")
    func barPopover() throws {
        let page = UIViewController()
        page.title = "Page"
        let button = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in })
        page.navigationItem.rightBarButtonItem = button
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .desktop) {
            Shown { UINavigationController(rootViewController: page) }
        }
        let place = try host.frame(of: "More")
        let shown = UIHostingController(rootView: Text("Inside"))
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.barButtonItem = button
        page.present(shown, animated: true)
        host.advance(by: .seconds(1))
        #expect(abs(try host.frame(of: "Inside").midX - place.midX) < 60)
        page.dismiss(animated: true)
        host.advance(by: .seconds(1))
        #expect(!host.exists("Inside"))
    }

    @Test("the size of the views is the one that the controller would like to have, where it is told so")
    func sizing() {
        let controller = UIHostingController(rootView: Color.red.frame(width: 70, height: 30))
        #expect(controller.preferredContentSize == .zero)
        controller.sizingOptions = .preferredContentSize
        #expect(controller.preferredContentSize == CGSize(width: 70, height: 30))
        #expect(controller.safeAreaRegions == .all)
        controller.safeAreaRegions = []
        #expect(controller.safeAreaRegions == [])
    }
}
