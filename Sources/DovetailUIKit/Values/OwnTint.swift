import DovetailControls
import DovetailCore
import Foundation

/// A tint where a view has one of its own.
struct OwnTint: ViewModifier {
    let color: UIColor?

    func body(content: Content) -> some View {
        if let color { content.tint(Color(uiColor: color)) } else { content }
    }
}
