import SwiftUI

/// The colours of a button that adds passes.
public struct AddPassToWalletButtonStyle: Sendable {
    let isOutlined: Bool
    public static let black = AddPassToWalletButtonStyle(isOutlined: false)
    public static let blackOutline = AddPassToWalletButtonStyle(isOutlined: true)
}

/// A button that adds passes to the wallet. It looks as it should. There is no wallet: one that is given passes says on a press that they were not added, and
/// shows what it has for that case in its place, if it has something.
@MainActor @preconcurrency
public struct AddPassToWalletButton<Fallback: View>: View {
    private let action: () -> Void
    private let fallback: Fallback?
    @Environment(\.addPassStyle) private var style

    /// A button that adds passes, and something else for a device without a wallet.
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback) {
        action = Self.refuse(onCompletion)
        self.fallback = fallback()
    }

    fileprivate static func refuse(_ onCompletion: @escaping (Bool) -> Void) -> () -> Void {
        {
            Absence.tellPasses()
            onCompletion(false)
        }
    }
    fileprivate init(action: @escaping () -> Void, fallback: Fallback?) {
        (self.action, self.fallback) = (action, fallback)
    }

    public var body: some View {
        if let fallback {
            fallback
        } else {
            WalletButton(look: style.isOutlined ? .blackOutline : .black, action: action) {
                Image(systemName: "wallet.pass").accessibilityHidden(true)
                Text("Add to Apple Wallet")
            }
        }
    }
}

extension AddPassToWalletButton where Fallback == EmptyView {
    /// A button that does what the app says.
    public init(action: @escaping () -> Void) { self.init(action: action, fallback: nil) }
    /// A button that adds passes.
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
        self.init(action: Self.refuse(onCompletion), fallback: nil)
    }
}

extension EnvironmentValues {
    @Entry var addPassStyle = AddPassToWalletButtonStyle.black
}

extension View {
    /// Sets the colours of buttons that add passes.
    nonisolated public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
        environment(\.addPassStyle, style)
    }
}
