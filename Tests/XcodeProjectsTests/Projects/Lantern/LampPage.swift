import Lottie
import SDWebImageSwiftUI
import SwiftUI

struct LampPage: View {
    @State private var isLit = false

    var body: some View {
        WebImage(url: URL(string: "https://example.org/lamp.png"), options: [.highPriority])
            .resizable()
            .placeholder { ProgressView() }
            .onSuccess { image, data, cacheType in print(image, cacheType) }
            .indicator(.activity)
            .transition(.fade(duration: 0.5))
            .scaledToFit()
            .frame(width: 120, height: 80)
        Flame(isLit: $isLit)
            .frame(width: 60, height: 60)
        LottieView(animation: .named("flame"))
            .playing(loopMode: .loop)
            .frame(height: 50)
    }
}

struct Flame: View {
    @Binding var isLit: Bool
    private let animation = LottieAnimation.named("flame", bundle: .main)

    var body: some View {
        if animation != nil { Text("It burns") } else { Text("No flame") }
    }
}
