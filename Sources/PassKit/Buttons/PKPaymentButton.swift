import DovetailUIKit
import Foundation

/// What stands on a payment button.
public enum PKPaymentButtonType: Int, Sendable {
    case plain = 0
    case buy = 1
    case setUp = 2
    case inStore = 3
    case donate = 4
    case checkout = 5
    case book = 6
    case subscribe = 7
    case reload = 8
    case addMoney = 9
    case topUp = 10
    case order = 11
    case rent = 12
    case support = 13
    case contribute = 14
    case tip = 15
    case `continue` = 16

    var label: PayWithApplePayButtonLabel {
        switch self {
        case .plain: .plain
        case .buy: .buy
        case .setUp: .setUp
        case .inStore: .inStore
        case .donate: .donate
        case .checkout: .checkout
        case .book: .book
        case .subscribe: .subscribe
        case .reload: .reload
        case .addMoney: .addMoney
        case .topUp: .topUp
        case .order: .order
        case .rent: .rent
        case .support: .support
        case .contribute: .contribute
        case .tip: .tip
        case .continue: .continue
        }
    }
}

/// The colours of a payment button.
public enum PKPaymentButtonStyle: Int, Sendable {
    case white
    case whiteOutline
    case black
    case automatic
}

/// A button of UIKit's that pays. It looks as it should, and tells its targets that it was pressed; nothing can be paid with this device.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    /// A button. One whose colours are automatic is black.
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
        let isBlack = style == .black || style == .automatic
        let ink = isBlack ? UIColor.white : .black
        let before = type.label.before
        setTitle(before.isEmpty ? "Pay" : before + " Apple Pay", for: .normal)
        setTitleColor(ink, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        setImage(UIImage(systemName: "apple.logo"), for: .normal)
        tintColor = ink
        backgroundColor = isBlack ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
    }
    /// A button.
    public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
        self.init(paymentButtonType: type, paymentButtonStyle: style)
    }
    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }
}
