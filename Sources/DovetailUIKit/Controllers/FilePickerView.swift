import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// How the presentation of a controller that asks for files ends: the controller's own, or one of SwiftUI's around it.
@MainActor
final class FilePickerPresentation {
    fileprivate var endAround: (() -> Void)?

    func end(of controller: UIViewController) {
        if controller.presentingViewController != nil { controller.dismiss(animated: true) } else { endAround?() }
    }
}

/// The view of a controller that asks for files.
final class FilePickerView: UIView {
    /// What is asked, and who hears the answer: nil where nothing was chosen.
    struct Question {
        let title: String
        let kind: FileRequest.Kind
        let answer: ([URL]?) -> Void
    }

    private let presentation: FilePickerPresentation
    private let question: () -> Question

    init(_ presentation: FilePickerPresentation, question: @escaping () -> Question) {
        self.presentation = presentation
        self.question = question
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var content: AnyView? {
        AnyView(FilePickerContent(question: question(), begin: { [presentation] in presentation.endAround = $0 }))
    }
}

/// Asks for files as soon as it is on show, and again by a button.
private struct FilePickerContent: View {
    let question: FilePickerView.Question
    /// Takes over what ends a presentation of SwiftUI's around.
    let begin: (@escaping () -> Void) -> Void
    @Environment(\.fileChooser) private var chooser
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text(question.title).font(.headline)
            HStack {
                Button("Cancel", role: .cancel) { question.answer(nil) }
                Button("Choose…") { ask() }
            }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        // As the system's page: apps put the controller over their own, too, and not only into a sheet.
        .background(.background)
        .onAppear {
            begin { dismiss() }
            ask()
        }
    }

    private func ask() {
        guard let chooser else { return Log.warnOnce("file picker", "no files are asked for: there is no desktop") }
        chooser(FileRequest(question.kind)) { question.answer($0) }
    }
}
