import DovetailCore
import Foundation

/// A colour by hue, saturation and brightness, each 0...1, as a panel edits it: a grey keeps its hue.
struct HSBColor: Equatable {
    var hue: Double
    var saturation: Double
    var brightness: Double
    var opacity: Double

    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
        self.opacity = opacity
    }

    init(_ color: Color.Resolved) {
        func limited(_ value: Float) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
        let (red, green, blue) = (limited(color.red), limited(color.green), limited(color.blue))
        let highest = max(red, green, blue)
        let range = highest - min(red, green, blue)
        brightness = highest
        saturation = highest > 0 ? range / highest : 0
        opacity = limited(color.opacity)
        if range == 0 {
            hue = 0
        } else if highest == red {
            hue = ((green - blue) / range / 6 + 1).truncatingRemainder(dividingBy: 1)
        } else if highest == green {
            hue = (blue - red) / range / 6 + 1.0 / 3
        } else {
            hue = (red - green) / range / 6 + 2.0 / 3
        }
    }

    var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }

    /// Red, green and blue, 0...255.
    private var parts: [Int] {
        let scaled = (hue == 1 ? 0 : hue) * 6
        func part(_ shift: Double) -> Int {
            let k = (shift + scaled).truncatingRemainder(dividingBy: 6)
            let value = brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
            return Int((value * 255).rounded())
        }
        return [part(5), part(3), part(1)]
    }

    /// As in “#FF8800”; with two more digits unless it is opaque.
    var hex: String {
        let all = opacity < 1 ? parts + [Int((opacity * 255).rounded())] : parts
        return "#" + all.map { String(format: "%02X", $0) }.joined()
    }

    /// Reads six or eight hexadecimal digits, with or without the sign before them.
    init?(hex: String) {
        let digits = hex.drop { $0 == "#" }
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
        let rgb = digits.count == 8 ? number >> 8 : number
        let alpha = digits.count == 8 ? number & 0xFF : 0xFF
        self.init(
            Color.Resolved(
                red: Float(rgb >> 16 & 0xFF) / 255, green: Float(rgb >> 8 & 0xFF) / 255, blue: Float(rgb & 0xFF) / 255,
                opacity: Float(alpha) / 255))
    }
}
