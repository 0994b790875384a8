import DovetailControls
import SwiftUI

/// Subscriptions to choose from, and what buys the one that is chosen, for styles of an app's own.
@MainActor @preconcurrency
public struct SubscriptionStorePicker<PickerContent: View, ConfirmationContent: View>: View {
    public typealias Configuration = SubscriptionStoreControlStyleConfiguration
    private let content: Content
    private let selection: Binding<Configuration.Option?>?
    private let confirmation: (Configuration.Option) -> ConfirmationContent
    @State private var own: Configuration.Option?

    private enum Content {
        case options([Configuration.Option], (Configuration.PickerOption) -> PickerContent)
        case views(PickerContent)
    }

    /// All subscriptions of a configuration, of which the first is chosen to begin with.
    public init(
        _ configuration: Configuration,
        @ViewBuilder pickerOptionContent: @escaping (Configuration.PickerOption) -> PickerContent,
        @ViewBuilder confirmation: @escaping (Configuration.Option) -> ConfirmationContent
    ) {
        content = .options(configuration.options, pickerOptionContent)
        selection = nil
        self.confirmation = confirmation
    }

    /// All subscriptions of a configuration, of which a binding says which is chosen.
    public init(
        _ configuration: Configuration, selection: Binding<Configuration.Option?>,
        @ViewBuilder pickerOptionContent: @escaping (Configuration.PickerOption) -> PickerContent,
        @ViewBuilder confirmation: @escaping (Configuration.Option) -> ConfirmationContent
    ) {
        content = .options(configuration.options, pickerOptionContent)
        self.selection = selection
        self.confirmation = confirmation
    }

    /// The ``SubscriptionStorePickerOption``s among views.
    public init(
        @ViewBuilder pickerContent: () -> PickerContent,
        @ViewBuilder confirmation: @escaping (Configuration.Option) -> ConfirmationContent
    ) {
        content = .views(pickerContent())
        selection = nil
        self.confirmation = confirmation
    }

    /// The ``SubscriptionStorePickerOption``s among views, of which a binding says which is chosen.
    public init(
        selection: Binding<Configuration.Option?>, @ViewBuilder pickerContent: () -> PickerContent,
        @ViewBuilder confirmation: @escaping (Configuration.Option) -> ConfirmationContent
    ) {
        content = .views(pickerContent())
        self.selection = selection
        self.confirmation = confirmation
    }

    public var body: some View {
        let chosen = selection ?? $own
        VStack(spacing: 12) {
            switch content {
            case .options(let options, let label):
                ForEach(options) { SubscriptionStorePickerOption($0, label: label) }
                    .onAppear { if chosen.wrappedValue == nil { chosen.wrappedValue = options.first } }
            case .views(let views): views
            }
            if let option = chosen.wrappedValue { confirmation(option).id(option.id) }
        }
        .environment(\.subscriptionSelection, chosen)
    }
}

/// A subscription in a ``SubscriptionStorePicker``.
@MainActor @preconcurrency
public struct SubscriptionStorePickerOption<Label: View>: View {
    public typealias Configuration = SubscriptionStoreControlStyleConfiguration
    private let option: Configuration.Option
    private let label: (Configuration.PickerOption) -> Label
    @Environment(\.subscriptionSelection) private var selection
    @Environment(\.subscriptionControls) private var controls

    /// A subscription with a label of its own.
    public init(_ option: Configuration.Option, @ViewBuilder label: @escaping (Configuration.PickerOption) -> Label) {
        (self.option, self.label) = (option, label)
    }

    public var body: some View {
        let isChosen = selection?.wrappedValue == option
        Button {
            selection?.wrappedValue = option
        } label: {
            SubscriptionRow(isChosen: isChosen, background: controls.background) {
                label(Configuration.PickerOption(option: option, isSelected: isChosen))
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// What a subscription says of itself where nobody says otherwise.
@MainActor @preconcurrency
public struct AutomaticSubscriptionStorePickerOptionLabel: View {
    let product: Product
    public var body: some View { SubscriptionTexts(product: product) }
}

extension SubscriptionStorePickerOption where Label == AutomaticSubscriptionStorePickerOptionLabel {
    /// A subscription.
    public init(_ option: Configuration.Option) {
        self.init(option) { AutomaticSubscriptionStorePickerOptionLabel(product: $0.subscription) }
    }
    /// A subscription.
    public init(_ option: Configuration.PickerOption) { self.init(option.option) }
}

extension EnvironmentValues {
    @Entry var subscriptionSelection: Binding<SubscriptionStoreControlStyleConfiguration.Option?>?
}

/// Buys a subscription, for styles of an app's own.
@MainActor @preconcurrency
public struct SubscriptionStoreButton: View {
    private let option: SubscriptionStoreControlStyleConfiguration.Option
    @Environment(\.subscriptionButtonLabel) private var label

    /// A button that says what ``SwiftUI/View/subscriptionStoreButtonLabel(_:)`` has it say.
    public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) { self.option = option }

    public var body: some View {
        PurchaseButton(product: option.subscription, title: label.text(option.subscription, isOneOfSeveral: true))
            .controlSize(.large)
    }
}

extension SubscriptionStoreControlStyle {
    public typealias SubscriptionPicker = SubscriptionStorePicker
    public typealias SubscriptionPickerOption = SubscriptionStorePickerOption
    public typealias SubscribeButton = SubscriptionStoreButton
}
