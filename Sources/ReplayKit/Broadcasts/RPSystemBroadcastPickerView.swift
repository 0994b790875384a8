import DovetailUIKit
import Foundation

/// A button that offers the services that broadcast the whole screen. There are none: it looks as it should, and a press of it is told in the log once.
@MainActor @preconcurrency
open class RPSystemBroadcastPickerView: UIView {
    /// The service that a person is offered first. It is kept, and nothing else.
    open var preferredExtension: String?
    /// Whether a person can choose that the microphone is heard. It is kept, and nothing else.
    open var showsMicrophoneButton = true
    private let button = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        button.setImage(UIImage(systemName: "record.circle"), for: .normal)
        button.accessibilityLabel = "Broadcast"
        button.addAction(UIAction { _ in Absence.tell() }, for: .touchUpInside)
        addSubview(button)
    }
    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}
