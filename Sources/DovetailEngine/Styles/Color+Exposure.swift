import Foundation

extension Color {
    /// How many times as bright as white the colour may be shown. Pictures here are no brighter than white, so that it stays as it is.
    public func headroom(_ headroom: Double?) -> Color { self }

    /// The colour as in a picture that was exposed longer or shorter. What would be brighter than white is white.
    ///
    /// - Parameter stops: By how many times two: 1 for twice as bright, -1 for half as bright.
    public func exposureAdjust(_ stops: Double) -> Color {
        let factor = Float(pow(2, stops.isFinite ? stops : 0))
        let color = self
        return Color(
            .dynamic(
                DynamicColor(name: "exposureAdjust") {
                    var resolved = color.resolve(in: $0)
                    resolved.linearRed = min(resolved.linearRed * factor, 1)
                    resolved.linearGreen = min(resolved.linearGreen * factor, 1)
                    resolved.linearBlue = min(resolved.linearBlue * factor, 1)
                    return resolved
                }))
    }

    /// What the colour is called, as somebody would say who sees it in a light window.
    package var spokenName: String {
        let color = resolve(in: EnvironmentValues())
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        guard most - least > 0.1 else { return most < 0.15 ? "black" : most > 0.9 ? "white" : "grey" }
        let place =
            most == red
            ? (green - blue) / (most - least)
            : most == green ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least)
        let hue = (place * 60 + 360).truncatingRemainder(dividingBy: 360)
        let names: [(below: Double, name: String)] = [
            (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"), (290, "purple"),
            (345, "pink"), (361, "red"),
        ]
        let name = names.first { hue < $0.below }?.name ?? "red"
        let depth = most < 0.5 ? "dark " : least > 0.6 ? "light " : ""
        return name == "orange" && most < 0.75 ? "brown" : depth + name
    }
}
