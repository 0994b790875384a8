import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("What views of UIKit's are shown in", .serialized)
struct UITraitCollectionTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("traits say what they were made with, and several say what the last of them says")
    func values() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(preferredContentSizeCategory: .extraLarge), UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(traits.userInterfaceStyle == .light && traits.horizontalSizeClass == .compact)
        #expect(traits.preferredContentSizeCategory == .extraLarge && traits.verticalSizeClass == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
        let dark = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(dark.userInterfaceStyle == .dark && dark.horizontalSizeClass == .compact && dark != traits)
        #expect(dark.hasDifferentColorAppearance(comparedTo: traits))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    }

    @Test("sizes of text have the same order by both names")
    func sizes() {
        #expect(DynamicTypeSize.allCases.map { UIContentSizeCategory($0) }.sorted().count == 12)
        for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size) }
        for size in ContentSizeCategory.allCases {
            #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size)
        }
        #expect(
            UIContentSizeCategory.small < .accessibilityMedium
                && UIContentSizeCategory(DynamicTypeSize?.none) == .unspecified)
        #expect(
            UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory && DynamicTypeSize(.unspecified) == nil)
        #expect(UserInterfaceSizeClass(.compact) == .compact && LayoutDirection(.rightToLeft) == .rightToLeft)
        #expect(ColorSchemeContrast(.high) == .increased && LegibilityWeight(.bold) == .bold)
    }

    @Test("the window's room is told, and who asked hears of changes")
    func room() {
        let view = UIView()
        var heard: [String] = []
        let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (view: UIView, old: UITraitCollection) in
            heard.append("\(old.horizontalSizeClass) to \(view.traitCollection.horizontalSizeClass)")
        }
        let host = TestHost(size: CGSize(width: 900, height: 600)) { Shown(view: view) }
        #expect(view.traitCollection.horizontalSizeClass == .regular)
        host.setColorScheme(.dark)
        #expect(heard.isEmpty && view.traitCollection.userInterfaceStyle == .dark)
        host.resize(to: CGSize(width: 400, height: 600))
        #expect(heard == ["\(UIUserInterfaceSizeClass.regular) to \(UIUserInterfaceSizeClass.compact)"])
        view.unregisterForTraitChanges(registration)
        host.resize(to: CGSize(width: 900, height: 600))
        #expect(heard.count == 1)
        host.close()
    }

    @Test("a view or controller that is dark shows what is inside of it dark")
    func style() throws {
        let (view, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        view.addSubview(inner)
        let controller = UIViewController()
        controller.view = view
        struct Page: UIViewControllerRepresentable {
            let controller: UIViewController
            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Page(controller: controller) }
        let place = CGPoint(x: 20, y: 20)
        #expect(try host.color(at: place).red > 0.9)
        controller.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(try host.color(at: place).red < 0.1)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        inner.overrideUserInterfaceStyle = .light
        host.settle()
        #expect(try host.color(at: place).red > 0.9)
        #expect(
            inner.traitCollection.userInterfaceStyle == .light && controller.traitCollection.userInterfaceStyle == .dark
        )
        host.close()
    }
}
