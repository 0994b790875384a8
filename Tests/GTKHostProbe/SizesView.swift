import SwiftUI

/// Tells each size that the views of a window are laid out in.
struct SizesView: View {
    @State private var sizeOnAppear = CGSize.zero

    var body: some View {
        GeometryReader { geometry in
            let _ = say("laid out in \(text(geometry.size))")
            Color.clear
                .onAppear {
                    sizeOnAppear = geometry.size
                    say("appeared in \(text(geometry.size))")
                }
                .preference(key: SizeKey.self, value: geometry.size)
        }
        .onPreferenceChange(SizeKey.self) { say("preference \(text($0))") }
    }
}

private struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
