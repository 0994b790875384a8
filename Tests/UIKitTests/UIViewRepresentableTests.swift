import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Views of UIKit's in SwiftUI")
struct UIViewRepresentableTests {
    private final class Log {
        var events: [String] = []
    }

    private struct Label: UIViewRepresentable {
        let log: Log
        @Binding var text: String
        @Environment(\.isEnabled) private var isEnabled

        final class Coordinator {
            let log: Log
            init(_ log: Log) { self.log = log }
        }

        func makeCoordinator() -> Coordinator {
            log.events.append("coordinator")
            return Coordinator(log)
        }
        func makeUIView(context: Context) -> UILabel {
            context.coordinator.log.events.append("make")
            return UILabel()
        }
        func updateUIView(_ uiView: UILabel, context: Context) {
            uiView.text = text
            log.events.append("update \(text) \(isEnabled) \(context.environment.isEnabled)")
        }
        static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
            coordinator.log.events.append("dismantle \(uiView.text ?? "")")
        }
    }

    @Test("the view is made once, updated when what it reads changes, and dismantled when it goes")
    func life() throws {
        struct Page: View {
            let log: Log
            @State private var text = "one"
            @State private var isOff = false
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Label(log: log, text: $text).disabled(isOff) }
                    Button("change") { text = "two" }
                    Button("disable") { isOff = true }
                    Button("hide") { isShown = false }
                }
            }
        }
        let log = Log()
        let host = TestHost { Page(log: log) }
        #expect(log.events == ["coordinator", "make", "update one true true"])
        #expect(host.texts.contains("one"))
        log.events = []
        try host.tap("change")
        #expect(log.events == ["update two true true"])
        #expect(host.texts.contains("two"))
        log.events = []
        try host.tap("disable")
        #expect(log.events.last == "update two false false")
        log.events = []
        try host.tap("hide")
        host.advance(by: .seconds(2))
        #expect(log.events == ["dismantle two"])
    }

    @Test("a view that is changed from outside is shown anew")
    func outside() {
        final class Holder { var view: UILabel? }
        struct Shown: UIViewRepresentable {
            let holder: Holder
            func makeUIView(context: Context) -> UILabel {
                let label = UILabel()
                holder.view = label
                return label
            }
            func updateUIView(_ uiView: UILabel, context: Context) {}
        }
        let holder = Holder()
        let host = TestHost { Shown(holder: holder) }
        #expect(host.texts == [])
        holder.view?.text = "later"
        host.settle()
        #expect(host.texts == ["later"])
        holder.view?.isHidden = true
        host.settle()
        #expect(host.texts == [])
    }

    private struct Spinner: UIViewRepresentable {
        var isBusy: Bool
        func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
            if isBusy { view.startAnimating() } else { view.stopAnimating() }
        }
    }

    private struct Blur: UIViewRepresentable {
        func makeUIView(context: UIViewRepresentableContext<Blur>) -> UIVisualEffectView {
            UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        }
        func updateUIView(_ uiView: UIVisualEffectView, context: UIViewRepresentableContext<Blur>) {}
    }

    @Test("a spinner has its own size and a blur takes what it is offered; both are drawn")
    func sizes() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Color.white
                .overlay(alignment: .topLeading) { Blur().frame(width: 60, height: 40) }
                .overlay(alignment: .bottomTrailing) {
                    HStack(spacing: 0) {
                        Spinner(isBusy: true)
                        Color.clear.frame(width: 1, height: 1).accessibilityIdentifier("after")
                    }
                    .background { Color.clear.accessibilityIdentifier("row") }
                }
        }
        #expect(try host.frame(of: "row") == CGRect(x: 162, y: 163, width: 38, height: 37))
        #expect(try host.color(at: CGPoint(x: 30, y: 20)).red < 0.8)
        #expect(try host.color(at: CGPoint(x: 100, y: 100)).red == 1)
    }

    @Test("subviews stand at their frames and follow the size as their masks say")
    func subviews() throws {
        struct Boxes: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                around.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
                fixed.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                let bottom = UIView(frame: CGRect(x: 0, y: 90, width: 100, height: 10))
                bottom.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
                bottom.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
                around.addSubview(fixed)
                around.addSubview(bottom)
                return around
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let host = TestHost(size: CGSize(width: 200, height: 150)) { Boxes() }
        #expect(try host.color(at: CGPoint(x: 20, y: 20)).red == 1)
        #expect(try host.color(at: CGPoint(x: 50, y: 50)).blue == 1)
        #expect(try host.color(at: CGPoint(x: 190, y: 145)).green == 1)
        #expect(try host.color(at: CGPoint(x: 190, y: 135)).blue == 1)
    }

    @Test("the representable's own size counts first")
    func ownSize() throws {
        struct Fixed: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
                CGSize(width: 33, height: 22)
            }
        }
        let host = TestHost { Fixed().background { Color.clear.accessibilityIdentifier("behind") } }
        #expect(try host.frame(of: "behind").size == CGSize(width: 33, height: 22))
    }

    @Test("a controller is asked for its view once and told when it is shown; a hosting controller shows its views")
    func controllers() throws {
        final class Controller: UIViewController {
            let log: Log
            init(_ log: Log) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            override func viewDidLoad() {
                super.viewDidLoad()
                log.events.append("load")
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
                label.text = "inside"
                view.addSubview(label)
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                log.events.append("appearing")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                log.events.append("appear")
            }
        }
        struct Shown: UIViewControllerRepresentable {
            let log: Log
            func makeUIViewController(context: Context) -> Controller { Controller(log) }
            func updateUIViewController(_ uiViewController: Controller, context: Context) {}
        }
        struct Hosted: UIViewControllerRepresentable {
            let text: String
            func makeUIViewController(context: Context) -> UIHostingController<Text> {
                UIHostingController(rootView: Text(text))
            }
            func updateUIViewController(_ uiViewController: UIHostingController<Text>, context: Context) {
                uiViewController.rootView = Text(text)
            }
        }
        struct Page: View {
            let log: Log
            @State private var text = "hosted"
            var body: some View {
                VStack {
                    Shown(log: log)
                    Hosted(text: text)
                    Button("change") { text = "changed" }
                }
            }
        }
        let log = Log()
        let host = TestHost { Page(log: log) }
        #expect(log.events == ["load", "appearing", "appear"])
        #expect(host.texts == ["inside", "hosted", "change"])
        try host.tap("change")
        #expect(host.texts == ["inside", "changed", "change"])
    }

    private final class Mover: UIView {
        var windows: [UIWindow?] = []
        override func didMoveToWindow() { windows.append(window) }
    }

    private struct Outer: UIViewRepresentable {
        static let inner = Mover(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        func makeUIView(context: Context) -> UIView {
            let view = UIView(frame: .zero)
            view.addSubview(Self.inner)
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private struct WindowApp: App {
        var body: some Scene { WindowGroup { Outer() } }
    }

    @Test("views inside of a represented view know the window that shows it")
    func window() throws {
        #expect(Outer.inner.window == nil)
        let host = TestHost(app: WindowApp.self)
        let window = try #require(Outer.inner.window)
        #expect(UIApplication.shared.windows.contains(window))
        #expect(Outer.inner.windows.count == 1)
        Outer.inner.removeFromSuperview()
        #expect(Outer.inner.window == nil)
        host.close()
    }

    @Test("a subview that is moved is shown in its new place")
    func moved() throws {
        let outer = UIView(frame: .zero)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "Here"
        outer.addSubview(label)
        struct Shown: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: outer) }
        let before = try host.frame(of: "Here")
        label.frame.origin.x = 50
        host.settle()
        #expect(try host.frame(of: "Here").minX == before.minX + 50)
    }

    private struct Sized: UIViewRepresentable {
        let prepare: (UIView) -> Void

        final class Fixed: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 30) }
        }

        func makeUIView(context: Context) -> UIView {
            let view = Fixed()
            view.accessibilityIdentifier = "it"
            view.backgroundColor = .red
            prepare(view)
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("Priorities decide whether a view keeps to the lengths of its content")
    func priorities() throws {
        func size(in size: CGSize, _ prepare: @escaping (UIView) -> Void) throws -> CGSize {
            try TestHost(size: size) { Sized(prepare: prepare) }.frame(of: "it").size
        }
        let wide = CGSize(width: 200, height: 100)
        let narrow = CGSize(width: 50, height: 20)
        #expect(try size(in: wide) { _ in } == wide)
        #expect(
            try size(in: wide) {
                $0.setContentHuggingPriority(.required, for: .horizontal)
                $0.setContentHuggingPriority(.defaultHigh, for: .vertical)
            } == CGSize(width: 80, height: 30))
        #expect(
            try size(in: wide) { $0.setContentHuggingPriority(.defaultHigh, for: .vertical) }
                == CGSize(width: 200, height: 30))
        #expect(
            try size(in: narrow) { $0.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) } == narrow
        )
        #expect(
            try size(in: narrow) { $0.setContentCompressionResistancePriority(.required, for: .horizontal) }
                == CGSize(width: 80, height: 20))
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
}
