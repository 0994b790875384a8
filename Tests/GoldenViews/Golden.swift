import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI

/// A sheet of drawings, and the pictures of it that were looked at: in light and dark, and for some at 2 pixels for each point.
package struct Golden: Sendable {
    package let name: String
    package let size: CGSize
    package let idiom: Idiom
    package let view: @MainActor @Sendable () -> AnyView
    /// What is done before the picture is taken, such as opening a menu.
    package let prepare: (@MainActor @Sendable (TestHost) -> Void)?

    /// Sheets with lines, edges and letters that fall on other pixels where there are two for each point. Of the others a second picture
    /// would show the same.
    private static let fine: Set = [
        "shapes", "strokes", "operations", "corners", "styles", "text-layout", "text-rendered", "symbols", "symbol-own",
        "images",
        "core-graphics", "canvases", "bars-phone", "tables-desktop", "popover", "lists-editing", "find-bar",
    ]

    /// The pictures that are kept, as colour schemes with pixels for each point.
    package var kept: [(scheme: ColorScheme, scale: CGFloat)] {
        [(.light, 1), (.dark, 1)] + (Self.fine.contains(name) ? [(.light, 2)] : [])
    }

    /// The name of a picture's file, without its ending.
    package func file(_ scheme: ColorScheme, scale: CGFloat) -> String {
        "\(name)-\(scheme == .dark ? "dark" : "light")\(scale == 2 ? "@2x" : "")"
    }

    package init<Content: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat, idiom: Idiom = .pad,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> Content,
        prepare: (@MainActor @Sendable (TestHost) -> Void)? = nil
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.idiom = idiom
        self.view = { AnyView(view()) }
        self.prepare = prepare
    }

    package static let all =
        ShapeGoldens.all + StyleGoldens.all + EffectGoldens.all + ContentGoldens.all + CoreGraphicsGoldens.all
        + SymbolGoldens.all + TextGoldens.all + ListGoldens.all + BarGoldens.all + FormGoldens.all
        + PresentationGoldens.all
}
