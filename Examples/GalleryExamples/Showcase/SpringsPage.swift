import SwiftUI

struct SpringsPage: View {
    private let curves: [(String, Animation)] = [
        ("Linear", .linear(duration: 1)), ("Ease in and out", .easeInOut(duration: 1)),
        ("Smooth", .smooth(duration: 1)),
        ("Snappy", .snappy(duration: 1)), ("Bouncy", .bouncy(duration: 1)), ("Wild", .spring(duration: 1, bounce: 0.7)),
    ]
    @State private var isRight = false

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Curves") {
                ForEach(curves, id: \.0) { name, animation in
                    HStack {
                        Text(name).frame(width: 130, alignment: .leading)
                        Circle().fill(.tint).frame(width: 24)
                            .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
                            .animation(animation, value: isRight)
                    }
                }
                Button(isRight ? "Back" : "Go") { isRight.toggle() }.buttonStyle(.borderedProminent)
            }
            ShowcaseSection("Phases") {
                Image(systemName: "heart.fill").font(.system(size: 44)).foregroundStyle(.pink)
                    .phaseAnimator([1.0, 1.25]) { view, scale in
                        view.scaleEffect(scale)
                    } animation: { _ in
                        .easeInOut(duration: 0.6)
                    }
                    .frame(maxWidth: .infinity)
            }
            ShowcaseSection("Keyframes") { Jumper().frame(maxWidth: .infinity) }
        }
    }
}

private struct Jumper: View {
    private struct Pose {
        var height = 0.0
        var stretch = 1.0
        var angle = Angle.zero
    }
    @State private var jumps = 0

    var body: some View {
        Button {
            jumps += 1
        } label: {
            Text("🐸").font(.system(size: 54))
                .keyframeAnimator(initialValue: Pose(), trigger: jumps) { view, pose in
                    view.rotationEffect(pose.angle).scaleEffect(y: pose.stretch, anchor: .bottom).offset(y: pose.height)
                } keyframes: { _ in
                    KeyframeTrack(\.height) {
                        LinearKeyframe(0, duration: 0.15)
                        SpringKeyframe(-70, duration: 0.4, spring: .smooth)
                        SpringKeyframe(0, duration: 0.5, spring: .bouncy)
                    }
                    KeyframeTrack(\.stretch) {
                        CubicKeyframe(0.7, duration: 0.15)
                        CubicKeyframe(1.2, duration: 0.3)
                        CubicKeyframe(1, duration: 0.4)
                    }
                    KeyframeTrack(\.angle) {
                        LinearKeyframe(.zero, duration: 0.15)
                        CubicKeyframe(.degrees(360), duration: 0.5)
                    }
                }
        }
        .buttonStyle(.plain)
        .padding(.top, 70)
    }
}
