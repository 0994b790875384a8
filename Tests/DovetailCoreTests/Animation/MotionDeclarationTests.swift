import SwiftUI
import Testing

/// Every form of what animates and of gestures that an app may write, so that none gets lost. What they do is tested where they are.
@MainActor
@Suite("Declarations of animations and gestures")
struct MotionDeclarationTests {
    @Test("animations and curves")
    func animations() {
        let all: [Animation] = [
            .linear, .linear(duration: 1), .easeIn, .easeIn(duration: 1), .easeOut, .easeOut(duration: 1), .easeInOut,
            .easeInOut(duration: 1), .timingCurve(0, 0, 1, 1), .timingCurve(0, 0, 1, 1, duration: 1),
            .timingCurve(.easeIn, duration: 1), .default, .spring, .spring(), .spring(duration: 1),
            .spring(duration: 1, bounce: 0.1), .spring(duration: 1, bounce: 0.1, blendDuration: 0),
            .spring(response: 1), .spring(response: 1, dampingFraction: 1),
            .spring(response: 1, dampingFraction: 1, blendDuration: 0), .spring(Spring()),
            .spring(Spring(), blendDuration: 0), .interactiveSpring, .interactiveSpring(),
            .interactiveSpring(response: 1, dampingFraction: 1, blendDuration: 0),
            .interactiveSpring(duration: 1, extraBounce: 0, blendDuration: 0), .interpolatingSpring,
            .interpolatingSpring(stiffness: 1, damping: 1),
            .interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 0),
            .interpolatingSpring(duration: 1, bounce: 0, initialVelocity: 0), .interpolatingSpring(Spring()),
            .interpolatingSpring(Spring(), initialVelocity: 1), .bouncy, .bouncy(duration: 1),
            .bouncy(extraBounce: 0.1),
            .smooth, .smooth(duration: 1, extraBounce: 0.1), .snappy, .snappy(duration: 1, extraBounce: 0.1),
            .linear.speed(2), .linear.delay(1), .linear.repeatCount(2), .linear.repeatCount(2, autoreverses: false),
            .linear.repeatForever(), .linear.repeatForever(autoreverses: false), .linear.logicallyComplete(after: 1),
        ]
        #expect(all.allSatisfy { !$0.description.isEmpty && !$0.debugDescription.isEmpty })
        #expect(Mirror(reflecting: all[0]).children.count == 1)
        #expect(Set(all).contains(.default))
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .easeIn.inverse, .circularEaseIn, .circularEaseOut,
            .circularEaseInOut,
            .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1)),
        ]
        #expect(curves.allSatisfy { $0.value(at: 1) == 1 && $0.velocity(at: 0.25) > 0 })
    }

    @Test("springs, with all their functions")
    func springs() {
        let all: [Spring] = [
            Spring(), Spring(duration: 1), Spring(duration: 1, bounce: 0.1), Spring(response: 1, dampingRatio: 0.5),
            Spring(mass: 1, stiffness: 100, damping: 10),
            Spring(mass: 1, stiffness: 1, damping: 9, allowOverDamping: true),
            Spring(settlingDuration: 1, dampingRatio: 0.8),
            Spring(settlingDuration: 1, dampingRatio: 0.8, epsilon: 0.01),
            .smooth, .smooth(duration: 1), .snappy, .snappy(duration: 1, extraBounce: 0.1), .bouncy,
            .bouncy(duration: 1),
        ]
        for spring in all {
            #expect(spring.duration > 0 && spring.response > 0 && spring.mass == 1 && spring.stiffness > 0)
            #expect(spring.damping > 0 && spring.dampingRatio > 0 && spring.settlingDuration > 0 && spring.bounce < 1)
        }
        let spring = Spring.bouncy
        var (value, velocity) = (CGSize.zero.animatableData, CGSize(width: 1, height: 0).animatableData)
        let target = CGSize(width: 10, height: 20).animatableData
        #expect(spring.value(target: target, time: 0) == .zero)
        #expect(spring.velocity(target: target, initialVelocity: velocity, time: 0) == velocity)
        spring.update(value: &value, velocity: &velocity, target: target, deltaTime: 0.1)
        #expect(value.first > 0)
        #expect(spring.force(target: 1.0, position: 0, velocity: 0) == spring.stiffness)
        #expect(spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.01) > 0)
        let (from, to) = (CGPoint.zero, CGPoint(x: 100, y: 50))
        #expect(spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0) == from)
        #expect(spring.velocity(fromValue: from, toValue: to, initialVelocity: to, time: 0) == to)
        #expect(spring.force(fromValue: from, toValue: to, position: to, velocity: .zero) == .zero)
        #expect(spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: .zero, epsilon: 1) > 0)
    }

    private struct Plain: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Count.self] += 1
            context.isLogicallyComplete = time > 0.5
            _ = context.environment.isEnabled
            _ = context.withState(AnimationState<Double>())
            return time < 1 ? value.scaled(by: time) : nil
        }
    }
    private struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }
    private struct Key: TransactionKey { static var defaultValue: Int { 3 } }

    @Test("transactions")
    func transactions() {
        var transaction = Transaction(animation: Animation(Plain()))
        transaction.disablesAnimations = true
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        #expect(transaction[Key.self] == 3)
        transaction[Key.self] = 5
        #expect(withTransaction(transaction) { 2 } == 2)
        #expect(withTransaction(\.isContinuous, true) { 1 } == 1)
        #expect(
            withAnimation(.default, completionCriteria: .logicallyComplete) {
                1
            } completion: {
            } == 1)
        #expect(Binding.constant(1).transaction(transaction).transaction.isContinuous)
        #expect(Binding.constant(1).animation(.linear).transaction.animation == .linear)
        transaction.addAnimationCompletion(criteria: .removed) {}
    }

    private struct Value {
        var scale = 1.0
        var angle = Angle.zero
    }

    @Test("views and modifiers")
    func modifiers() {
        let view = Text("A")
            .animation(.linear, value: 1).animation(.linear) { $0.opacity(1) }
            .transaction { $0.animation = nil }.transaction(value: 1) { $0.animation = nil }
            .transaction {
                $0.animation = nil
            } body: {
                $0.opacity(1)
            }
            .phaseAnimator([1, 2]) { $0.opacity(Double($1)) }
            .phaseAnimator([1, 2], trigger: 1) {
                $0.opacity(Double($1))
            } animation: { _ in
                .linear
            }
            .keyframeAnimator(initialValue: Value()) {
                $0.scaleEffect($1.scale).rotationEffect($1.angle)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1, duration: 1)
                    LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
                    MoveKeyframe(2)
                }
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.zero, duration: 1)
                    CubicKeyframe(.zero, duration: 1, startVelocity: .zero, endVelocity: .zero)
                    SpringKeyframe(.zero)
                    SpringKeyframe(.zero, duration: 1, spring: .bouncy, startVelocity: .zero)
                }
            }
            .contentTransition(.numericText()).contentTransition(.numericText(countsDown: true))
            .contentTransition(.numericText(value: 1)).contentTransition(.interpolate).contentTransition(.opacity)
            .contentTransition(.identity).contentTransition(.symbolEffect)
            .contentTransition(.symbolEffect(.replace.downUp, options: .speed(2)))
            .navigationTransition(.automatic)
            .scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }
            .scrollTransition(.animated(.default).threshold(.visible(0.3)), axis: .horizontal) { view, phase in
                view.offset(x: phase.value)
            }
            .scrollTransition(topLeading: .interactive(timingCurve: .easeIn), bottomTrailing: .identity) { view, _ in
                view
            }
        _ = view
        #expect(EnvironmentValues().accessibilityReduceMotion == false)
    }

    @Test("gestures")
    func gestures() {
        let view = Color.red
            .gesture(
                MagnifyGesture(minimumScaleDelta: 0.1).onChanged { _ = ($0.velocity, $0.startAnchor, $0.startLocation) }
            )
            .gesture(RotateGesture(minimumAngleDelta: .degrees(1)).onEnded { _ = ($0.rotation, $0.velocity) })
            .gesture(MagnificationGesture().onChanged { (_: CGFloat) in }).gesture(
                RotationGesture().onEnded { (_: Angle) in }
            )
            .gesture(SpatialTapGesture(count: 2, coordinateSpace: .named("a")).onEnded { _ = $0.location })
            .gesture(WindowDragGesture(), isEnabled: true).allowsWindowActivationEvents()
            .gesture(
                DragGesture().onChanged {
                    _ = ($0.velocity, $0.predictedEndLocation, $0.predictedEndTranslation, $0.time)
                }
            )
            .gesture(TapGesture().modifiers(.command).onEnded {}, including: .subviews)
            .simultaneousGesture(LongPressGesture().onChanged { _ in }, including: .gesture)
            .highPriorityGesture(TapGesture(), including: .none)
            .onHover { _ in }.onContinuousHover { _ in }.onContinuousHover(coordinateSpace: .global) { _ in }
            .hoverEffect().hoverEffect(.lift, isEnabled: false).hoverEffectDisabled()
            .pointerStyle(.link).pointerVisibility(.hidden)
            .sensoryFeedback(.success, trigger: 1)
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1) { $0 < $1 }
            .sensoryFeedback(trigger: 1) { $0 < $1 ? .increase : nil }
            .contentShape(
                [.interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility], Circle()
            )
            .contentShape(.interaction, Circle(), eoFill: true).allowsHitTesting(true)
        _ = view
        #expect(GestureMask.all == [.gesture, .subviews])
    }
}
