import SwiftUI

/// How far a payment is.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    case didFinish
}

/// The colours of a button that pays.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = PayWithApplePayButtonStyle(name: "automatic")
    public static let black = PayWithApplePayButtonStyle(name: "black")
    public static let white = PayWithApplePayButtonStyle(name: "white")
    public static let whiteOutline = PayWithApplePayButtonStyle(name: "whiteOutline")

    func look(in scheme: ColorScheme) -> WalletButtonLook {
        switch self {
        case .white: .white
        case .whiteOutline: .whiteOutline
        case .automatic: scheme == .dark ? .white : .black
        default: .black
        }
    }
}

/// A button that pays. It looks as it should. Nothing can be paid with this device: one with a request says on a press that it is done, without a payment,
/// and one that has something for that case shows it in its place.
@MainActor @preconcurrency
public struct PayWithApplePayButton<Fallback: View>: View {
    private let label: PayWithApplePayButtonLabel
    private let action: () -> Void
    private let fallback: Fallback?
    @Environment(\.payStyle) private var style
    @Environment(\.colorScheme) private var scheme

    /// A button that does what the app says, and something else for a device that can't pay.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { self.init(label, action, fallback()) }
    /// A button that pays, and something else for a device that can't.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { self.init(label, Self.refuse(onPaymentAuthorizationChange), fallback()) }

    fileprivate static func refuse(
        _ changed: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    ) -> () -> Void {
        {
            Absence.tellPayments()
            changed(.didFinish)
        }
    }
    fileprivate init(_ label: PayWithApplePayButtonLabel, _ action: @escaping () -> Void, _ fallback: Fallback?) {
        (self.label, self.action, self.fallback) = (label, action, fallback)
    }

    public var body: some View {
        if let fallback {
            fallback
        } else {
            WalletButton(look: style.look(in: scheme), action: action) {
                if !label.before.isEmpty { Text(label.before) }
                Image(systemName: "apple.logo").accessibilityLabel("Apple")
                Text("Pay")
            }
        }
    }
}

extension PayWithApplePayButton where Fallback == EmptyView {
    /// A button that does what the app says.
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        self.init(label, action, nil)
    }
    /// A button that pays.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    ) { self.init(label, Self.refuse(onPaymentAuthorizationChange), nil) }
}

extension EnvironmentValues {
    @Entry var payStyle = PayWithApplePayButtonStyle.automatic
}

extension View {
    /// Sets the colours of buttons that pay.
    nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
        environment(\.payStyle, style)
    }
}
