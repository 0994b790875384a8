import DovetailCore
import Foundation

/// The time of day in a field: hour and minute, and the half of the day where the locale has one.
///
/// The left and right keys go from part to part, up and down (or, on a desktop, the arrows at the field's end) step the part, and digits set it.
/// On touch devices a press opens wheels.
struct TimeField: View {
    enum Part: Int { case hour, minute, period }

    let selection: Binding<Date>
    let editor: DateEditor
    @Environment(\.controlMetrics) private var metrics
    @State private var isFocused = false
    @State private var part = Part.hour
    /// Where the field was when it opened the wheels; nil while those are closed.
    @State private var anchor: CGRect?
    /// The first digit of a number that may have another.
    @State private var firstDigit: Int?

    /// The width of the arrows at the end of the field, in points.
    private static let arrowsWidth: CGFloat = 20
    private var hasArrows: Bool { DateIdiom[metrics.idiom].hasArrows }

    var body: some View {
        DateFieldFrame(isFocused: isFocused, insets: insets) {
            if isFocused, anchor == nil {
                HStack(spacing: 0) {
                    let texts = editor.timeParts(selection.wrappedValue)
                    partText(texts[0], .hour)
                    Text(texts[1])
                    partText(texts[2], .minute)
                    if texts.count > 3 { partText(texts[3], .period) }
                }
            } else {
                Text(editor.timeText(selection.wrappedValue))
                    .foregroundStyle(anchor == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(.tintText))
            }
            if hasArrows { arrows }
        }
        .interaction(semantics: semantics) { responder, actions in configure(responder, actions) }
        .presentation(wheels)
    }

    private var insets: EdgeInsets {
        hasArrows
            ? EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 3)
            : EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    }

    private var arrows: some View {
        VStack(spacing: 1) {
            Image(systemName: "chevron.up")
            Image(systemName: "chevron.down")
        }
        .font(.system(size: 8, weight: .bold))
        .foregroundStyle(.secondary)
        .frame(width: Self.arrowsWidth)
        .accessibilityHidden(true)
    }

    private var wheels: Presentation? {
        guard let anchor else { return nil }
        return Presentation(
            view: AnyView(
                TimePopover(anchor: anchor, selection: selection, editor: editor) { self.anchor = nil }),
            departsGradually: true)
    }

    private func partText(_ text: String, _ part: Part) -> some View {
        let isCurrent = part == self.part
        return Text(text)
            .foregroundStyle(isCurrent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
            .background {
                RoundedRectangle(cornerRadius: 3).fill(isCurrent ? Color.tintFill : .clear).padding(-1)
            }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .textField)
        semantics.label = "Time"
        semantics.value = editor.timeText(selection.wrappedValue)
        semantics.combinesChildren = true
        return semantics
    }

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions) {
        responder.takesFocus = true
        actions.setText = { text in
            guard let time = editor.time(written: text) else { return }
            change { ($0.hour, $0.minute) = (time.hour, time.minute) }
        }
        responder.takesFocusOnClick = hasArrows
        responder.onFocus = { isFocused in
            self.isFocused = isFocused
            firstDigit = nil
            if isFocused { part = .hour }
        }
        if hasArrows {
            responder.onDown = { [unowned responder] location, _ in
                press(at: location, in: responder.node?.size ?? .zero)
            }
            responder.onKey = { key in press(key) }
        } else {
            responder.opensPanel(actions, open: { anchor = $0 }, otherKeys: press)
        }
    }

    // MARK: Editing

    private func press(at location: CGPoint, in size: CGSize) {
        let textWidth = max(size.width - Self.arrowsWidth, 1)
        if location.x > textWidth { return step(location.y < size.height / 2 ? 1 : -1) }
        // Digits are equally wide: the character under the pointer tells the part.
        let texts = editor.timeParts(selection.wrappedValue)
        let count = texts.reduce(0) { $0 + $1.count }
        let index = Int(location.x / textWidth * CGFloat(count))
        let hourCount = texts[0].count
        move(to: index <= hourCount ? .hour : index <= hourCount + 3 ? .minute : .period)
    }

    private func press(_ key: KeyInput) -> Bool {
        switch key.key {
        case .up: step(1)
        case .down: step(-1)
        case .left: move(to: Part(rawValue: part.rawValue - 1) ?? part)
        case .right: move(to: Part(rawValue: part.rawValue + 1) ?? part)
        case .character(let character): return type(character)
        default: return false
        }
        return true
    }

    private func move(to part: Part) {
        firstDigit = nil
        self.part = part == .period && !editor.hasPeriods ? .minute : part
    }

    private func change(_ change: (inout DateComponents) -> Void) {
        selection.wrappedValue = editor.changing(selection.wrappedValue, change)
    }

    /// Steps the part round; no part carries into another.
    private func step(_ distance: Int) {
        firstDigit = nil
        change { components in
            switch part {
            case .hour: components.hour = ((components.hour ?? 0) + distance + 24) % 24
            case .minute: components.minute = ((components.minute ?? 0) + distance + 60) % 60
            case .period: components.hour = ((components.hour ?? 0) + 12) % 24
            }
        }
    }

    private func type(_ character: Character) -> Bool {
        if part == .period { return typePeriod(character) }
        guard let digit = character.wholeNumberValue, (0...9).contains(digit) else {
            // What stands between hour and minute goes on to the minute.
            guard part == .hour, character == ":" || character == "." else { return false }
            move(to: .minute)
            return true
        }
        let limit = part == .minute ? 59 : editor.hasPeriods ? 12 : 23
        if let first = firstDigit, first * 10 + digit <= limit {
            set(first * 10 + digit)
            finishPart()
        } else {
            set(digit)
            if digit * 10 > limit { finishPart() } else { firstDigit = digit }
        }
        return true
    }

    private func finishPart() {
        firstDigit = nil
        if part == .hour { part = .minute }
    }

    private func set(_ number: Int) {
        change { components in
            if part == .minute {
                components.minute = number
            } else if editor.hasPeriods {
                // Twelve is the first hour of its half; the half stays.
                components.hour = number % 12 + ((components.hour ?? 0) >= 12 ? 12 : 0)
            } else {
                components.hour = number
            }
        }
    }

    private func typePeriod(_ character: Character) -> Bool {
        let typed = character.lowercased()
        let isMorning = editor.calendar.amSymbol.lowercased().hasPrefix(typed)
        guard isMorning || editor.calendar.pmSymbol.lowercased().hasPrefix(typed) else { return false }
        change { $0.hour = ($0.hour ?? 0) % 12 + (isMorning ? 0 : 12) }
        return true
    }
}

/// The box around an editable part of a date.
struct DateFieldFrame<Content: View>: View {
    let isFocused: Bool
    let insets: EdgeInsets
    let content: Content
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.dynamicTypeSize) private var typeSize

    init(isFocused: Bool, insets: EdgeInsets, @ViewBuilder content: () -> Content) {
        self.isFocused = isFocused
        self.insets = insets
        self.content = content()
    }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 7)
        let isRaised = DateIdiom[metrics.idiom].hasRaisedFields
        HStack(spacing: 4) { content }
            // The largest texts become as small as there is room for.
            .minimumScaleFactor(typeSize.isAccessibilitySize ? 0.25 : 1)
            .padding(insets)
            .frame(height: metrics.dateFieldHeight)
            .background {
                if isRaised {
                    shape.fill(Color(Theme.controlBackground(colorScheme)))
                        .shadow(color: Color(white: 0, opacity: 0.10), radius: 1.5, y: 1)
                } else {
                    shape.fill(
                        Color(white: colorScheme == .light ? 0 : 1, opacity: colorScheme == .light ? 0.06 : 0.12))
                }
            }
            .overlay {
                if isRaised {
                    shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false)
                }
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: 7) }
    }
}
