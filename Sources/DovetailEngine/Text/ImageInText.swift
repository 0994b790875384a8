import Foundation

extension Image {
    /// The picture as it stands in a line of text: a symbol as big as the text and centred on its capitals, any other in its own
    /// size on the baseline. Nil for pictures whose size nobody knows.
    func textImage(
        style: TextRunStyle, capHeight: CGFloat, _ environment: EnvironmentValues, _ services: HostServices?
    ) -> TextImage? {
        let spoken = isDecorative ? nil : label
        if let (name, file) = symbol(in: environment) {
            var symbol = ResolvedSymbol(
                name: name, pointSize: style.size, weight: style.weight, paint: .color(style.color))
            symbol.file = file
            let side = ResolvedSymbol.boxSize(pointSize: style.size)
            return TextImage(
                content: .symbol(symbol), size: CGSize(width: side, height: side), descent: (side - capHeight) / 2,
                label: spoken ?? (isDecorative ? nil : name))
        }
        guard let size = services.map({ naturalSize(pointSize: style.size, $0, environment) }), size.width > 0 else {
            return nil
        }
        let picture = resolved(.color(style.color), environment)
        return TextImage(content: .image(picture), size: size, descent: 0, label: spoken)
    }
}
