import SwiftUI

/// Animates from the start, and goes on when that has ended.
struct AnimatedApp: App {
    var body: some Scene { WindowGroup("Animated") { AnimatedView() } }
}

private struct AnimatedView: View {
    @State private var amount = 0.0
    @State private var next = 0.0

    // `animation(_:)` without a value is deprecated, and what older apps write.
    @available(*, deprecated)
    var body: some View {
        Color.clear
            .modifier(AmountText(amount: amount, next: next))
            .animation(.easeIn(duration: 2))
            .onAppear {
                amount = 100
                withAnimation(.linear(duration: 1), completionCriteria: .logicallyComplete) {
                    next = 1
                } completion: {
                    withAnimation(.linear(duration: 1)) { next = 100 }
                }
            }
    }
}

/// Tells the values as they are on the way.
private struct AmountText: ViewModifier, Animatable {
    var amount: Double
    var next: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(amount, next) }
        set { (amount, next) = (newValue.first, newValue.second) }
    }

    func body(content: Content) -> some View {
        content.overlay { Text("shown \(Int(amount)), then \(Int(next))") }
    }
}

/// Waits on the main thread, as an app does that loads from a network which does not answer.
struct StuckApp: App {
    var body: some Scene {
        WindowGroup("Stuck") {
            Text("waiting").onAppear { DispatchQueue.main.async { Thread.sleep(forTimeInterval: 600) } }
        }
    }
}

/// Changes each time that it is looked at.
struct RestlessApp: App {
    var body: some Scene { WindowGroup("Restless") { RestlessView() } }
}

private struct RestlessView: View {
    @State private var count = 0

    var body: some View {
        Text("count \(count)").onAppear { grow() }
    }

    private func grow() {
        DispatchQueue.main.async {
            Thread.sleep(forTimeInterval: 0.02)
            count += 1
            grow()
        }
    }
}
