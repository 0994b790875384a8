import DovetailControls
import DovetailCore
import Foundation
import Observation

/// What can be changed of an object while it is on show.
@MainActor @Observable
final class WKInterfaceObjectState {
    var isHidden = false
    var alpha: CGFloat = 1
    var width: CGFloat?
    var height: CGFloat?
    var label: String?
}

/// An object as it is shown.
struct WKInterfaceObjectView: View {
    let object: WKInterfaceObject

    var body: some View {
        let state = object.state
        if !state.isHidden {
            let view = object.content.frame(width: state.width, height: state.height).opacity(state.alpha)
            if let label = state.label { view.accessibilityLabel(label) } else { view }
        }
    }
}
