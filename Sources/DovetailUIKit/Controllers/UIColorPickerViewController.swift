import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of the colours that a person chooses. Every method may be left out.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// A colour was chosen.
    ///
    /// - Parameter continuously: Whether a person is still on the way, as with a slider. It is always false here: the last colour of a way is not
    ///   told apart.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The same without the colour, which is ``UIColorPickerViewController/selectedColor``.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The person has left.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets a person choose a colour, on a page with a title and a button that closes it.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
    /// The colour. Set before the page is shown, it is the one to begin with.
    open var selectedColor = UIColor.black
    /// Whether a person may choose how opaque the colour is.
    open var supportsAlpha = true
    /// Whether a colour may be picked from the screen. It is kept, and nothing else: there is no such tool.
    open var supportsEyedropper = true
    /// Hears of the colours.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    private var isFinished = false

    open override func loadView() {
        view = ControllerView(self) { owner, _ in
            ColorPage(owner: owner, isPresented: owner.presentingViewController != nil)
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isFinished = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        finish()
    }

    fileprivate func choose(_ color: Color) {
        selectedColor = UIColor(color)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    fileprivate func close() {
        finish()
        dismiss(animated: true)
    }

    private func finish() {
        guard !isFinished else { return }
        isFinished = true
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

private struct ColorPage: View {
    let owner: UIColorPickerViewController
    let isPresented: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.self) private var environment

    var body: some View {
        VStack(spacing: 20) {
            ZStack {
                Text(verbatim: owner.title ?? "Colors").font(.headline).accessibilityAddTraits(.isHeader)
                HStack {
                    Spacer()
                    Button {
                        owner.close()
                        if !isPresented { dismiss() }
                    } label: {
                        Image(systemName: "xmark.circle.fill").font(.title2).symbolRenderingMode(.hierarchical)
                            .foregroundStyle(.secondary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Close")
                }
            }
            ColorChoice(
                initial: Color(uiColor: owner.selectedColor).resolve(in: environment),
                supportsOpacity: owner.supportsAlpha
            ) { owner.choose($0) }
            Spacer(minLength: 0)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
