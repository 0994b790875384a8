import Combine
import SwiftUI

extension Nest {
    @ViewBuilder var layoutModifier: some View {
        switch kind {
        case .frame: inner.frame(width: 100, height: 100)
        case .flexibleFrame: inner.frame(maxWidth: .infinity)
        case .padding: inner.padding(0.001)
        case .offset: inner.offset(x: 0.001)
        case .position: inner.position(x: 50, y: 50).frame(width: 100, height: 100)
        case .fixedSize: inner.fixedSize()
        case .aspectRatio: inner.aspectRatio(1, contentMode: .fit)
        case .alignmentGuide: inner.alignmentGuide(.top) { $0[.top] }
        default: roomModifier
        }
    }

    @ViewBuilder private var roomModifier: some View {
        switch kind {
        case .layoutPriority: inner.layoutPriority(1)
        case .background: inner.background(Color.clear)
        case .overlay: inner.overlay { Color.clear.allowsHitTesting(false) }
        case .safeAreaInset: inner.safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 0.001) }
        case .safeAreaPadding: inner.safeAreaPadding(.bottom, 0.001)
        case .ignoresSafeArea: inner.ignoresSafeArea()
        case .containerRelativeFrame: inner.containerRelativeFrame(.horizontal)
        default: inner.geometryGroup()
        }
    }

    @ViewBuilder var drawingModifier: some View {
        switch kind {
        case .opacity: inner.opacity(0.9999)
        case .clip: inner.clipped()
        case .clipShape: inner.clipShape(Ellipse())
        case .mask: inner.mask { Rectangle() }
        case .blur: inner.blur(radius: 0.001)
        case .shadow: inner.shadow(radius: 0.001)
        case .border: inner.border(Color.clear)
        case .rotation: inner.rotationEffect(.degrees(0.00001))
        case .scale: inner.scaleEffect(0.99999)
        default: groupModifier
        }
    }

    @ViewBuilder private var groupModifier: some View {
        switch kind {
        case .saturation: inner.saturation(0.9999)
        case .blendMode: inner.blendMode(.multiply)
        case .compositing: inner.compositingGroup()
        case .drawingGroup: inner.drawingGroup()
        case .zIndex: inner.zIndex(1)
        default: inner.transition(.opacity)
        }
    }

    @ViewBuilder var dataFlowModifier: some View {
        switch kind {
        case .environment: inner.environment(\.lineLimit, levels)
        case .font: inner.font(.body)
        case .transaction: inner.transaction { $0.disablesAnimations = false }
        case .animation: inner.animation(.default) { $0.opacity(0.999) }
        case .animationValue: inner.animation(.default, value: levels)
        case .onChange: inner.onChange(of: levels) {}
        case .onAppear: inner.onAppear {}
        case .task: inner.task {}
        default: valueModifier
        }
    }

    @ViewBuilder private var valueModifier: some View {
        switch kind {
        case .onReceive: inner.onReceive(Empty<Int, Never>()) { _ in }
        case .environmentObject: inner.environmentObject(NestObject.shared)
        case .preference: inner.preference(key: LevelsKey.self, value: levels)
        case .transformPreference: inner.transformPreference(LevelsKey.self) { $0 += 1 }
        case .anchor: inner.anchorPreference(key: AnchorsKey.self, value: .bounds) { $0 }
        case .onPreferenceChange: inner.onPreferenceChange(LevelsKey.self) { _ in }
        case .overlayPreference: inner.overlayPreferenceValue(LevelsKey.self) { _ in EmptyView() }
        default: inner.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
        }
    }

    @ViewBuilder var eventModifier: some View {
        switch kind {
        case .gesture: inner.onTapGesture(count: 2) {}
        case .highPriorityGesture: inner.highPriorityGesture(DragGesture(minimumDistance: 10_000))
        case .simultaneousGesture: inner.simultaneousGesture(TapGesture(count: 2))
        case .disabled: inner.disabled(false)
        case .contentShape: inner.contentShape(Rectangle())
        case .coordinateSpace: inner.coordinateSpace(.named(levels))
        case .focusable: inner.focusable()
        default: meaningModifier
        }
    }

    @ViewBuilder private var meaningModifier: some View {
        switch kind {
        case .focusScope: FocusScopeLevel(content: inner)
        case .focusSection: inner.focusSection()
        case .accessibility: inner.accessibilityElement(children: .contain)
        case .accessibilityTraits: inner.accessibilityAddTraits([])
        case .accessibilityHint: inner.accessibilityHint("")
        case .onHover: inner.onHover { _ in }
        default: inner.dropDestination(for: String.self) { _, _ in false }
        }
    }
}

private struct FocusScopeLevel<Content: View>: View {
    @Namespace private var scope
    let content: Content
    var body: some View { content.focusScope(scope) }
}

final class NestObject: ObservableObject {
    nonisolated(unsafe) static let shared = NestObject()
}

struct LevelsKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct AnchorsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
