import DovetailUIKit
import Foundation

/// The colours of a button of UIKit's that adds passes.
public enum PKAddPassButtonStyle: Int, Sendable {
    case black
    case blackOutline
}

/// A button of UIKit's that adds passes. It looks as it should, and tells its targets that it was pressed; this device keeps no passes.
@MainActor @preconcurrency
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle { didSet { applyStyle() } }

    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 220, height: 44))
        setTitle("Add to Apple Wallet", for: .normal)
        setTitleColor(.white, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        setImage(UIImage(systemName: "wallet.pass"), for: .normal)
        tintColor = .white
        backgroundColor = .black
        layer.cornerRadius = 6
        layer.borderColor = UIColor.lightGray.cgColor
        applyStyle()
    }
    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    private func applyStyle() { layer.borderWidth = addPassButtonStyle == .blackOutline ? 1 : 0 }
}
