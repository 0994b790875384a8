import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation
import UniformTypeIdentifiers

/// Lets a view be dragged, and takes what is dropped on it, where it has such interactions.
struct ViewDragAndDrop: ViewModifier {
    let view: UIView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        let drag = view.interactions.lazy.compactMap { $0 as? UIDragInteraction }.first { $0.isEnabled }
        let drop = view.interactions.lazy.compactMap { $0 as? UIDropInteraction }.first
        content
            .modifier(ViewDrag(interaction: drag))
            .modifier(ViewDrop(interaction: drop))
    }
}

extension View {
    /// The view with all of the place that it is given, as views of UIKit's take it, to be met by a pointer.
    fileprivate var fillingPlace: some View {
        frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).contentShape(Rectangle())
    }
}

private struct ViewDrag: ViewModifier {
    let interaction: UIDragInteraction?

    func body(content: Content) -> some View {
        if let interaction { content.fillingPlace.onDrag { interaction.begin() } } else { content }
    }
}

private struct ViewDrop: ViewModifier {
    let interaction: UIDropInteraction?

    func body(content: Content) -> some View {
        if let interaction, let view = interaction.view {
            content.fillingPlace.onDrop(
                of: [UTType.item, .data, .content], delegate: Decision(interaction: interaction, view: view))
        } else {
            content
        }
    }

    private struct Decision: DropDelegate {
        let interaction: UIDropInteraction
        let view: UIView

        func validateDrop(info: DropInfo) -> Bool {
            interaction.delegate?.dropInteraction(interaction, canHandle: DragSession(over: view, info)) == true
        }
        func dropEntered(info: DropInfo) {
            interaction.delegate?.dropInteraction(interaction, sessionDidEnter: DragSession(over: view, info))
        }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            let proposal = interaction.delegate?.dropInteraction(
                interaction, sessionDidUpdate: DragSession(over: view, info))
            switch proposal?.operation {
            case .copy: return DropProposal(operation: .copy)
            case .move: return DropProposal(operation: .move)
            case .cancel, .forbidden, nil: return DropProposal(operation: .forbidden)
            }
        }
        func dropExited(info: DropInfo) {
            interaction.delegate?.dropInteraction(interaction, sessionDidExit: DragSession(over: view, info))
        }
        func performDrop(info: DropInfo) -> Bool {
            let session = DragSession(over: view, info)
            interaction.delegate?.dropInteraction(interaction, performDrop: session)
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
            return true
        }
    }
}
