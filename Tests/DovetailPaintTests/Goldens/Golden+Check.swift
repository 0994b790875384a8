import DovetailTesting
import GoldenViews
import PictureSupport
import SwiftUI
import Testing

extension Golden: CustomTestStringConvertible {
    package var testDescription: String { name }

    @MainActor
    func check(_ scheme: ColorScheme, scale: CGFloat) throws {
        let view = view
        let host = TestHost(size: size, colorScheme: scheme, idiom: idiom) { view() }
        prepare?(host)
        let drawn = try host.png(scale: scale)
        host.close()
        try GoldenPicture.check(
            drawn, width: size.width * scale, height: size.height * scale,
            file(scheme, scale: scale), in: "Goldens/Pictures")
    }
}
