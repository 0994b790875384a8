import DovetailCore
import Foundation

/// A colour to choose: by a field of saturations and brightnesses, by sliders, by ready colours or by its number.
package struct ColorChoice: View {
    let supportsOpacity: Bool
    let choose: (Color) -> Void
    @State private var color: HSBColor
    /// What is typed as the colour's number; nil unless that was the last edit.
    @State private var typed: String?

    private static let width: CGFloat = 228
    private static let presets = [
        "#FF3B30", "#FF9500", "#FFCC00", "#34C759", "#00C7BE", "#007AFF", "#5856D6", "#AF52DE", "#FF2D55", "#A2845E",
        "#FFFFFF", "#C7C7CC", "#8E8E93", "#48484A", "#000000", "#1D3557",
    ]

    /// - Parameter choose: Gets each colour on the way, of the sRGB colour space.
    package init(
        initial: Color.Resolved, supportsOpacity: Bool, choose: @escaping (Color) -> Void
    ) {
        self.supportsOpacity = supportsOpacity
        self.choose = choose
        _color = State(initialValue: HSBColor(initial))
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ColorField(color: color) { chosen in
                set { color in (color.saturation, color.brightness) = chosen }
            }
            .frame(width: Self.width, height: 132)
            ColorBar(
                name: "Hue", fraction: color.hue,
                colors: stride(from: 0, through: 1, by: 1.0 / 6).map {
                    HSBColor(hue: $0, saturation: 1, brightness: 1).color
                }, knob: HSBColor(hue: color.hue, saturation: 1, brightness: 1).color
            ) { hue in set { $0.hue = hue } }
            if supportsOpacity {
                ColorBar(
                    name: "Opacity", fraction: color.opacity, colors: [opaque.color.opacity(0), opaque.color],
                    knob: opaque.color
                ) { opacity in set { $0.opacity = opacity } }
            }
            swatches
            HStack(spacing: 8) {
                RoundedRectangle(cornerRadius: 5).fill(color.color)
                    .background { Checkerboard().clipShape(RoundedRectangle(cornerRadius: 5)) }
                    .frame(width: 40, height: 24)
                    .accessibilityHidden(true)
                TextField("Hex", text: hex).textFieldStyle(.roundedBorder).font(.system(size: 13).monospacedDigit())
            }
        }
        .frame(width: Self.width)
    }

    private var opaque: HSBColor {
        HSBColor(hue: color.hue, saturation: color.saturation, brightness: color.brightness)
    }

    private var hex: Binding<String> {
        Binding(
            get: { typed ?? color.hex },
            set: { text in
                defer { typed = text }
                guard var new = HSBColor(hex: text) else { return }
                if !supportsOpacity { new.opacity = 1 }
                set { $0 = new }
            })
    }

    private var swatches: some View {
        VStack(spacing: 6) {
            ForEach(0..<2, id: \.self) { row in
                HStack(spacing: 6) {
                    ForEach(0..<8, id: \.self) { column in swatch(Self.presets[row * 8 + column]) }
                }
            }
        }
    }

    private func swatch(_ hex: String) -> some View {
        let preset = HSBColor(hex: hex) ?? color
        return Button {
            set { color in
                let opacity = color.opacity
                color = preset
                color.opacity = opacity
            }
        } label: {
            RoundedRectangle(cornerRadius: 5).fill(preset.color)
                .overlay {
                    RoundedRectangle(cornerRadius: 5).strokeBorder(Color.separatorLine, lineWidth: 1)
                }
                .frame(height: 22)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: hex))
    }

    private func set(_ change: (inout HSBColor) -> Void) {
        var new = color
        change(&new)
        typed = nil
        guard new != color else { return }
        color = new
        choose(new.color)
    }
}

/// Saturations from left to right, brightnesses from the bottom to the top.
private struct ColorField: View {
    let color: HSBColor
    let choose: ((Double, Double)) -> Void
    @State private var isFocused = false

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        GeometryReader { geometry in
            let size = geometry.size
            ZStack(alignment: .topLeading) {
                shape.fill(HSBColor(hue: color.hue, saturation: 1, brightness: 1).color)
                shape.fill(
                    LinearGradient(colors: [.white, .white.opacity(0)], startPoint: .leading, endPoint: .trailing))
                shape.fill(LinearGradient(colors: [.black.opacity(0), .black], startPoint: .top, endPoint: .bottom))
                ColorKnob(
                    color: HSBColor(hue: color.hue, saturation: color.saturation, brightness: color.brightness).color
                )
                .offset(
                    x: size.width * CGFloat(color.saturation) - ColorKnob.side / 2,
                    y: size.height * CGFloat(1 - color.brightness) - ColorKnob.side / 2)
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: 8) }
            .interaction(semantics: semantics) { responder, _ in
                responder.takesDrags = true
                responder.onFocus = { isFocused = $0 }
                let press: (CGPoint) -> Void = { location in
                    guard size.width > 0, size.height > 0 else { return }
                    choose(
                        (
                            min(max(Double(location.x / size.width), 0), 1),
                            1 - min(max(Double(location.y / size.height), 0), 1)
                        ))
                }
                responder.onDown = { location, _ in press(location) }
                responder.onMoved = { location, _ in press(location) }
                responder.takesFocus = true
                responder.onKey = { key in
                    switch key.key {
                    case .left: choose((max(color.saturation - 0.05, 0), color.brightness))
                    case .right: choose((min(color.saturation + 0.05, 1), color.brightness))
                    case .up: choose((color.saturation, min(color.brightness + 0.05, 1)))
                    case .down: choose((color.saturation, max(color.brightness - 0.05, 0)))
                    default: return false
                    }
                    return true
                }
            }
        }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .slider)
        semantics.label = "Saturation and Brightness"
        semantics.value = "\(Int((color.saturation * 100).rounded()))%, \(Int((color.brightness * 100).rounded()))%"
        semantics.combinesChildren = true
        return semantics
    }
}

/// A slider along colours.
private struct ColorBar: View {
    let name: String
    let fraction: Double
    let colors: [Color]
    let knob: Color
    let choose: (Double) -> Void
    @State private var isFocused = false

    private static let height: CGFloat = 18

    var body: some View {
        GeometryReader { geometry in
            let travel = max(geometry.size.width - Self.height, 1)
            ZStack(alignment: .leading) {
                Checkerboard().clipShape(Capsule())
                Capsule().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                ColorKnob(color: knob).offset(x: travel * CGFloat(fraction))
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: Self.height / 2) }
            .interaction(semantics: semantics) { responder, actions in
                responder.takesDrags = true
                responder.takesFocus = true
                responder.onFocus = { isFocused = $0 }
                actions.number = { fraction }
                actions.bounds = 0...1
                actions.setNumber = { choose(min(max($0, 0), 1)) }
                let press: (CGPoint) -> Void = {
                    choose(min(max(Double(($0.x - Self.height / 2) / travel), 0), 1))
                }
                responder.onDown = { location, _ in press(location) }
                responder.onMoved = { location, _ in press(location) }
                responder.onKey = { key in
                    switch key.key {
                    case .left, .down: choose(max(fraction - 0.05, 0))
                    case .right, .up: choose(min(fraction + 0.05, 1))
                    default: return false
                    }
                    return true
                }
            }
        }
        .frame(height: Self.height)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .slider)
        semantics.label = name
        semantics.value = "\(Int((fraction * 100).rounded()))%"
        semantics.combinesChildren = true
        return semantics
    }
}

private struct ColorKnob: View {
    let color: Color
    static let side: CGFloat = 18

    var body: some View {
        Circle().fill(color)
            .overlay { Circle().strokeBorder(Color.white, lineWidth: 2.5) }
            .shadow(color: Color(white: 0, opacity: 0.35), radius: 1.5)
            .frame(width: Self.side, height: Self.side)
            .allowsHitTesting(false)
    }
}
