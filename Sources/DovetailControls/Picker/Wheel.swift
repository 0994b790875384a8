import DovetailCore
import Foundation

/// A column of titles that turns: by dragging, by the wheel of the mouse, by a tap or by the arrow keys. The one in the middle is
/// chosen.
struct Wheel: View {
    private let name: String?
    private let count: Int
    private let selected: Int?
    /// What a row is called; nil where rows are views.
    private let title: ((Int) -> String)?
    private let row: (Int) -> AnyView
    private let choose: (Int) -> Void
    @Environment(\.hasWheelBand) private var hasBand
    @Environment(\.controlMetrics) private var metrics
    @State private var isFocused = false
    /// How far the wheel is from the chosen row while it is dragged, in points.
    @State private var drag: CGFloat = 0
    @State private var start: CGPoint?
    /// What a touchpad scrolled that is less than a row.
    @State private var rest: CGFloat = 0

    static let rowHeight: CGFloat = 32
    /// How many rows Page Up and Page Down go.
    private static let pageRows = 5

    /// A wheel of texts. Only those near the chosen one are asked for.
    init(name: String?, count: Int, selected: Int?, title: @escaping (Int) -> String, choose: @escaping (Int) -> Void) {
        self.name = name
        self.count = count
        self.selected = selected
        self.title = title
        row = { AnyView(Text(verbatim: title($0))) }
        self.choose = choose
    }

    init(name: String?, titles: [String], selected: Int?, choose: @escaping (Int) -> Void) {
        self.init(name: name, count: titles.count, selected: selected, title: { titles[$0] }, choose: choose)
    }

    /// A wheel of views.
    init(name: String?, rows: [AnyView], selected: Int?, choose: @escaping (Int) -> Void) {
        self.name = name
        count = rows.count
        self.selected = selected
        title = nil
        row = { rows[$0] }
        self.choose = choose
    }

    var body: some View {
        let middle = selected ?? 0
        let shift = Int((drag / Self.rowHeight).rounded())
        let shown = (middle - shift - 4...middle - shift + 4).filter { (0..<count).contains($0) }
        // The curve was found for a height of 160 points.
        let scale = metrics.wheelHeight / 160
        ZStack {
            // The widest of the rows near by, so that the column keeps its width while it turns.
            ForEach(shown, id: \.self) { index in
                let distance = (CGFloat(index - middle) * Self.rowHeight + drag) / scale
                row(index)
                    .font(.system(size: 20)).lineLimit(1)
                    .padding(.horizontal, 12)
                    .scaleEffect(x: 1, y: max(cos(Double(distance) / 90), 0.01))
                    .offset(y: sin(Double(min(max(distance / 90, -1.5), 1.5))) * 82 * scale)
                    .opacity(max(1 - Double(abs(distance)) / 105, 0))
                    // The wheel's value is the chosen row.
                    .accessibilityHidden(index != selected)
            }
        }
        .frame(minWidth: 60, maxWidth: .infinity)
        .frame(height: metrics.wheelHeight)
        .background { if hasBand { WheelBand() } }
        .clipped()
        .overlay { FocusRing(isShown: isFocused, cornerRadius: 7) }
        .contentShape(Rectangle())
        .interaction(semantics: semantics) { responder, actions in configure(responder, actions) }
        .modifier(DisabledLook())
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .picker)
        semantics.label = name
        if name == nil { semantics.awaitName() }
        semantics.combinesChildren = true
        if let title, let selected, (0..<count).contains(selected) { semantics.value = title(selected) }
        return semantics
    }

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions) {
        actions.choices = { title.map { (0..<count).map($0) } ?? [] }
        actions.choose = { choose($0) }
        responder.takesFocus = true
        responder.takesDrags = true
        responder.onFocus = { isFocused = $0 }
        responder.onDown = { location, _ in start = location }
        responder.onMoved = { location, _ in if let start { drag = location.y - start.y } }
        responder.onUp = { location, _ in
            let moved = start.map { location.y - $0.y } ?? 0
            start = nil
            let steps =
                abs(moved) < 6
                // A tap chooses the row that it is on.
                ? Int(((location.y - metrics.wheelHeight / 2) / Self.rowHeight).rounded())
                : -Int((moved / Self.rowHeight).rounded())
            turn(by: steps)
        }
        responder.onCancelled = {
            start = nil
            withAnimation(.easeOut(duration: 0.2)) { drag = 0 }
        }
        responder.onScroll = { event in
            if event.phase == .discrete {
                turn(by: event.delta.height > 0 ? 1 : -1)
            } else {
                let all = rest + event.delta.height
                let steps = Int(all / Self.rowHeight)
                rest = all - CGFloat(steps) * Self.rowHeight
                turn(by: steps)
            }
            return true
        }
        responder.onKey = { key in
            switch key.key {
            case .up: turn(by: -1)
            case .down: turn(by: 1)
            case .pageUp: turn(by: -Self.pageRows)
            case .pageDown: turn(by: Self.pageRows)
            case .home: turn(by: -count)
            case .end: turn(by: count)
            default: return false
            }
            return true
        }
    }

    private func turn(by steps: Int) {
        guard count > 0 else { return }
        let old = selected ?? 0
        let new = min(max(old + steps, 0), count - 1)
        // What was dragged goes on from where it is.
        drag += CGFloat(new - old) * Self.rowHeight
        if new != selected { choose(new) }
        withAnimation(.easeOut(duration: 0.2)) { drag = 0 }
    }
}

/// What is behind the chosen row of a wheel, or of wheels side by side.
struct WheelBand: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        RoundedRectangle(cornerRadius: 7)
            .fill(Color(white: colorScheme == .light ? 0 : 1, opacity: colorScheme == .light ? 0.06 : 0.12))
            .frame(height: Wheel.rowHeight)
            .modifier(DisabledLook())
    }
}

private struct HasWheelBandKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether a wheel draws the band behind its chosen row; wheels side by side share one.
    var hasWheelBand: Bool {
        get { self[HasWheelBandKey.self] }
        set { self[HasWheelBandKey.self] = newValue }
    }
}
