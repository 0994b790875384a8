import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI

/// A sheet of drawings, and the pictures of it that were looked at: in light and dark, at 1 and 2 pixels for each point.
package struct Golden: Sendable {
    package let name: String
    package let size: CGSize
    package let idiom: Idiom
    package let view: @MainActor @Sendable () -> AnyView
    /// What is done before the picture is taken, such as opening a menu.
    package let prepare: (@MainActor @Sendable (TestHost) -> Void)?

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
