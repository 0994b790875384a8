import DovetailCore
import Foundation

/// A control that shows a colour and opens a panel to choose another one.
///
/// What is written is a colour of the sRGB colour space.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    nonisolated(unsafe) private let label: Label
    @Environment(\.self) private var environment
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isInColumns) private var isInColumns
    @Environment(\.controlMetrics) private var metrics
    @State private var isFocused = false
    /// Where the well was when it opened the panel; nil while that is closed.
    @State private var anchor: CGRect?

    /// A colour picker with any view as its label.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// A colour picker for a colour of Core Graphics', with any view as its label.
    @_disfavoredOverload
    nonisolated public init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: Self.color(of: selection), supportsOpacity: supportsOpacity, label: label)
    }

    /// The panel writes colours of the sRGB colour space, which all have components.
    nonisolated fileprivate static func color(of selection: Binding<CGColor>) -> Binding<Color> {
        Binding {
            Color(cgColor: selection.wrappedValue)
        } set: { color, transaction in
            if let color = color.cgColor { selection.transaction(transaction).wrappedValue = color }
        }
    }

    public var body: some View {
        let ownLabel = ControlLabel(label)
        UnaryView {
            let well = ColorWell(color: selection.wrappedValue, isFocused: isFocused)
                .interaction(semantics: semantics) { responder, actions in configure(responder, actions) }
            if isLabelHidden {
                well
            } else if isInColumns {
                ColumnsRow(label: label.naming(.shownLabel, ownLabel)) { well }
            } else {
                HStack(spacing: 8) {
                    label.naming(.shownLabel, ownLabel)
                    Spacer(minLength: 8)
                    well
                }
            }
        }
        .modifier(DisabledLook())
        .named(by: ownLabel, isShown: !isLabelHidden)
        .presentation(panel)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        let ownLabel = ControlLabel(label)
        semantics.label = ownLabel.text ?? "Color"
        if ownLabel.isFound { semantics.awaitName() }
        semantics.value = HSBColor(selection.wrappedValue.resolve(in: environment)).hex
        semantics.combinesChildren = true
        return semantics
    }

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions) {
        responder.takesFocus = true
        responder.onFocus = { isFocused = $0 }
        responder.opensPanel(actions) { anchor = $0 }
    }

    private var panel: Presentation? {
        guard let anchor else { return nil }
        return Presentation(
            view: AnyView(
                ColorPanel(
                    anchor: anchor, initial: selection.wrappedValue.resolve(in: environment),
                    supportsOpacity: supportsOpacity, choose: { selection.wrappedValue = $0 },
                    close: { self.anchor = nil })),
            departsGradually: true)
    }
}

extension ColorPicker where Label == Text {
    /// A colour picker with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A colour picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// A colour picker with a title for a colour of Core Graphics'.
    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection: Self.color(of: selection), supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A colour picker with a title for a colour of Core Graphics'.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection: Self.color(of: selection), supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The present colour in a frame: a box on the desktop, elsewhere a ring around a dot.
private struct ColorWell: View {
    let color: Color
    let isFocused: Bool
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        if ColorWellIdiom[metrics.idiom].isBox {
            let shape = RoundedRectangle(cornerRadius: 6)
            RoundedRectangle(cornerRadius: 3).fill(color)
                .background { Checkerboard().clipShape(RoundedRectangle(cornerRadius: 3)) }
                .padding(4)
                .frame(width: 44, height: 24)
                .background { shape.fill(Color(Theme.controlBackground(colorScheme))) }
                .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1) }
                .overlay { FocusRing(isShown: isFocused, cornerRadius: 6) }
        } else {
            Circle().fill(color)
                .background { Checkerboard().clipShape(Circle()) }
                .padding(5)
                .frame(width: 28, height: 28)
                .overlay {
                    Circle().strokeBorder(
                        AngularGradient(
                            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
                        lineWidth: 3)
                }
                .overlay { FocusRing(isShown: isFocused, cornerRadius: 14) }
        }
    }
}

/// Squares of two greys: what lies behind colours that let it through.
struct Checkerboard: View {
    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            let side: CGFloat = 5
            var squares = Path()
            for row in 0..<min(Int(size.height / side) + 1, 200) {
                for column in 0..<min(Int(size.width / side) + 1, 200) where (row + column) % 2 == 1 {
                    squares.addRect(
                        CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
                }
            }
            context.fill(squares, with: .color(white: 0.8))
        }
        .accessibilityHidden(true)
    }
}
