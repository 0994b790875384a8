import DovetailControls
import SwiftUI

/// A subscription to choose, with a sign that tells whether it is chosen.
struct SubscriptionRow<Label: View>: View {
    let isChosen: Bool
    let background: AnyShapeStyle?
    @ViewBuilder let label: Label

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
        HStack {
            label
            Spacer()
            Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                .font(.title3).foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        }
        .padding()
        .background(background ?? AnyShapeStyle(.fill.quaternary), in: shape)
        .overlay { if isChosen { shape.strokeBorder(.tint, lineWidth: 2) } }
        .contentShape(shape)
    }
}

/// The name, the price and what else is said of a subscription.
struct SubscriptionTexts: View {
    let product: Product

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: product.displayName).font(.headline)
            Text(verbatim: product.subscriptionPrice).foregroundStyle(.secondary)
            if !product.description.isEmpty {
                Text(verbatim: product.description).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// What a person chooses from. Buttons that buy at once need no choice.
struct SubscriptionChoices: View {
    let look: _SubscriptionControlLook
    let products: [Product]
    @Binding var chosen: Product.ID?
    @Environment(\.subscriptionControls) private var controls

    var body: some View {
        switch look {
        case .buttons, .custom: EmptyView()
        case .rows: ForEach(products) { option($0) }
        case .columns: HStack(alignment: .top, spacing: 12) { ForEach(products) { option($0) } }
        case .pages:
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: 12) { ForEach(products) { option($0).frame(width: 260) } }
            }
        }
    }

    private func option(_ product: Product) -> some View {
        Button {
            chosen = product.id
        } label: {
            SubscriptionRow(isChosen: chosen == product.id, background: controls.background) {
                if let icon = controls.icon, let subscription = product.subscription {
                    icon(product, subscription).font(.title2).frame(minWidth: 32).accessibilityHidden(true)
                }
                SubscriptionTexts(product: product)
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(chosen == product.id ? .isSelected : [])
    }
}

/// What buys a subscription.
struct SubscriptionButtons: View {
    let look: _SubscriptionControlLook
    let products: [Product]
    let chosen: Product.ID?
    @Environment(\.subscriptionButtonLabel) private var label

    var body: some View {
        if look == .buttons {
            ForEach(products) { product in
                PurchaseButton(product: product, title: label.text(product, isOneOfSeveral: false)).controlSize(.large)
            }
        } else if let product = products.first(where: { $0.id == chosen }) {
            PurchaseButton(product: product, title: label.text(product, isOneOfSeveral: true)).controlSize(.large)
                .id(product.id)
        }
    }
}

/// The controls of a usual look within a style of an app's own. Not for use outside the framework.
public struct _UsualSubscriptionControls: View {
    let look: _SubscriptionControlLook
    let products: [Product]
    @State private var chosen: Product.ID?

    nonisolated init(look: _SubscriptionControlLook, configuration: SubscriptionStoreControlStyleConfiguration) {
        self.look = look
        products = configuration.options.map(\.subscription)
    }

    public var body: some View {
        let choice = Binding(get: { chosen ?? products.first?.id }, set: { chosen = $0 })
        VStack(spacing: 16) {
            SubscriptionChoices(look: look, products: products, chosen: choice)
            SubscriptionButtons(look: look, products: products, chosen: choice.wrappedValue)
        }
    }
}

/// How a style of an app's own makes its controls.
struct CustomSubscriptionControls: View {
    let products: [Product]
    let all: [Product]
    let make: @MainActor (SubscriptionStoreControlStyleConfiguration) -> AnyView
    @Environment(\.purchaseStart) private var start
    @Environment(\.purchaseCompletion) private var completion

    var body: some View {
        let (start, completion) = (start, completion)
        let options = products.map { product in
            SubscriptionStoreControlStyleConfiguration.Option(subscription: product) {
                Task { @MainActor in await product.buy(start: start, completion: completion) {} }
            }
        }
        make(SubscriptionStoreControlStyleConfiguration(options: options, allOptions: all))
    }
}
