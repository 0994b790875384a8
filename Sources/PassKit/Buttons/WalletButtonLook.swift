import SwiftUI

/// How a button of the wallet looks.
struct WalletButtonLook {
    var ink: Color
    var ground: Color
    var outline: Color?

    static let black = WalletButtonLook(ink: .white, ground: .black)
    static let white = WalletButtonLook(ink: .black, ground: .white)
    static let whiteOutline = WalletButtonLook(ink: .black, ground: .white, outline: .black)
    static let blackOutline = WalletButtonLook(ink: .white, ground: .black, outline: Color(white: 0.55))
}

/// A button of the wallet.
struct WalletButton<Label: View>: View {
    let look: WalletButtonLook
    let action: () -> Void
    @ViewBuilder let label: Label

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
        Button(action: action) {
            HStack(spacing: 4) { label }
                .font(.system(size: 17, weight: .medium))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .foregroundStyle(look.ink)
                .padding(.horizontal, 12)
                .frame(minWidth: 100, maxWidth: .infinity, minHeight: 30, idealHeight: 44, maxHeight: 64)
                .background(look.ground, in: shape)
                .overlay { if let outline = look.outline { shape.strokeBorder(outline, lineWidth: 1) } }
                .contentShape(shape)
        }
        .buttonStyle(.plain)
    }
}
