import DovetailControls
import DovetailCore
import Foundation

/// The buttons beside a row that was swiped.
struct SwipeButtons: View {
    let configuration: UISwipeActionsConfiguration?
    /// The row, which the actions are told.
    let view: UIView

    var body: some View {
        ForEach((configuration?.actions ?? []).map(SwipeEntry.init)) { entry in
            let action = entry.action
            Button(role: action.style == .destructive ? .destructive : nil) {
                action.handler(action, view) { _ in }
            } label: {
                if let image = action.image {
                    Label {
                        Text(verbatim: action.title ?? "")
                    } icon: {
                        Image(uiImage: image)
                    }
                } else {
                    Text(verbatim: action.title ?? "")
                }
            }
            .tint(action.backgroundColor.map { Color(uiColor: $0) } ?? (action.style == .destructive ? .red : .gray))
        }
    }
}

private struct SwipeEntry: Identifiable {
    let action: UIContextualAction
    var id: ObjectIdentifier { ObjectIdentifier(action) }
}
