/// Apps as they are written for Swift 6 and for new projects of Xcode's: what their types conform to, and what their closures reach.
extension IsolationTests {
    static let types: [String: String] = [
        "shapes": #"""
        import SwiftUI

        struct Wave: Shape {
            var phase: Double
            var height: Double = 1
            var animatableData: AnimatablePair<Double, Double> {
                get { AnimatablePair(phase, height) }
                set { (phase, height) = (newValue.first, newValue.second) }
            }
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.move(to: point(at: 0, in: rect))
                for step in 1...20 { path.addLine(to: point(at: Double(step) / 20, in: rect)) }
                return path
            }
            private func point(at part: Double, in rect: CGRect) -> CGPoint {
                CGPoint(x: rect.minX + rect.width * part, y: rect.midY + sin(part * 6 + phase) * height)
            }
        }

        struct Petal: InsettableShape {
            var amount: CGFloat = 0
            func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
            func inset(by amount: CGFloat) -> some InsettableShape {
                var copy = self
                copy.amount += amount
                return copy
            }
        }

        @Animatable struct Arc: Shape {
            var start: Angle
            var end: Angle
            @AnimatableIgnored var clockwise = false
            func path(in rect: CGRect) -> Path {
                Path { $0.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start, endAngle: end, clockwise: clockwise) }
            }
        }

        struct Shake: GeometryEffect {
            var times: CGFloat
            var animatableData: CGFloat {
                get { times }
                set { times = newValue }
            }
            func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: offset(times), y: 0)) }
            private func offset(_ times: CGFloat) -> CGFloat { sin(times * .pi) * 8 }
        }

        struct ShapesView: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Wave(phase: isOn ? 1 : 0).stroke(.blue, lineWidth: 2)
                    Petal().strokeBorder(.red, lineWidth: 3).background(.yellow, in: Petal())
                    Arc(start: .zero, end: .degrees(isOn ? 90 : 0)).modifier(Shake(times: isOn ? 1 : 0))
                    ConcentricRectangle().fill(.green).containerShape(.rect(cornerRadius: 20))
                }
                .animation(.default, value: isOn)
                .clipShape(isOn ? AnyShape(Petal()) : AnyShape(Wave(phase: 0)))
            }
        }
        """#,
        "layouts": #"""
        import SwiftUI

        struct Rank: LayoutValueKey { static let defaultValue = 0 }

        extension View { func rank(_ rank: Int) -> some View { layoutValue(key: Rank.self, value: rank) } }

        struct Flow: Layout {
            var spacing: CGFloat = 8
            struct Cache { var sizes: [CGSize] = [] }
            func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
                measure(proposal, cache.sizes)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
                var x = bounds.minX
                for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }) {
                    subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                    x += subview.dimensions(in: .unspecified).width + spacing
                }
            }
            private func measure(_ proposal: ProposedViewSize, _ sizes: [CGSize]) -> CGSize {
                CGSize(width: proposal.width ?? sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
            }
            static var layoutProperties: LayoutProperties {
                var properties = LayoutProperties()
                properties.stackOrientation = .horizontal
                return properties
            }
        }

        private struct Third: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 } }

        extension VerticalAlignment { static let third = VerticalAlignment(Third.self) }

        struct LayoutsView: View {
            @State private var isWide = false
            @State private var width: CGFloat = 0
            @Environment(\.horizontalSizeClass) private var sizeClass
            var body: some View {
                let layout = isWide ? AnyLayout(Flow()) : AnyLayout(VStackLayout(alignment: .leading))
                layout {
                    Text("a").rank(2)
                    Text("b").rank(1).alignmentGuide(.third) { $0[VerticalAlignment.center] + width }
                    HStack(alignment: .third) { Text("c"); Text("d") }
                }
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
                .onGeometryChange(for: CGRect.self) { proxy in proxy.frame(in: .global) } action: { old, new in isWide = new.width > old.width }
                .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)
                .containerRelativeFrame(.vertical) { length, _ in length * 0.8 }
            }
        }
        """#,
        "keys": #"""
        import SwiftUI

        struct Theme: Equatable {
            var name = "plain"
            var color: Color = .red
        }

        struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }

        extension EnvironmentValues {
            var theme: Theme {
                get { self[ThemeKey.self] }
                set { self[ThemeKey.self] = newValue }
            }
            @Entry var accentName: String = "none"
            @Entry var refreshAll: () -> Void = {}
            @Entry var choose: @MainActor (Int) -> Void = { _ in }
            @Entry var other: Theme?
        }
        extension ContainerValues { @Entry var isPinned = false }
        extension Transaction { @Entry var isQuick = false }
        extension FocusedValues { @Entry var title: String? }

        struct NameKey: FocusedValueKey { typealias Value = Binding<String> }

        extension FocusedValues {
            var name: Binding<String>? {
                get { self[NameKey.self] }
                set { self[NameKey.self] = newValue }
            }
        }

        struct SizeKey: PreferenceKey {
            static var defaultValue: CGSize { .zero }
            static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
        }
        struct FramesKey: PreferenceKey {
            static let defaultValue: [Int: CGRect] = [:]
            static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) { value.merge(nextValue()) { $1 } }
        }
        struct BoundsKey: PreferenceKey {
            typealias Value = [Anchor<CGRect>]
            static let defaultValue: Value = []
            static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
        }

        struct KeysView: View {
            @Environment(\.theme) private var theme
            @Environment(\.choose) private var choose
            @FocusedValue(\.title) private var title
            @FocusedBinding(\.name) private var name
            @State private var size = CGSize.zero
            @State private var frames: [Int: CGRect] = [:]
            @State private var text = ""
            var body: some View {
                VStack {
                    Text(theme.name).foregroundStyle(theme.color)
                    TextField("Name", text: $text).focusedValue(\.name, $text).focusedSceneValue(\.title, title)
                    Button("Choose") { choose(1); withTransaction(\.isQuick, true) { name = "x" } }
                    Group(subviews: Text("a").containerValue(\.isPinned, true)) { views in
                        ForEach(views) { view in if view.containerValues.isPinned { view } }
                    }
                }
                .background { GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) } }
                .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                .onPreferenceChange(SizeKey.self) { size = $0 }
                .onPreferenceChange(FramesKey.self) { value in frames = value; text = "\(value.count)" }
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    GeometryReader { proxy in ForEach(anchors.indices, id: \.self) { Color.red.frame(width: proxy[anchors[$0]].width) } }
                }
                .transaction { if $0.isQuick { $0.animation = nil } }
                .environment(\.theme, Theme(name: "bright", color: .blue))
                .environment(\.choose) { index in text = "\(index)" }
            }
        }
        """#,
        "styles": #"""
        import SwiftUI

        struct Press: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(isEnabled ? 1 : 0.3)
            }
        }
        extension ButtonStyle where Self == Press { static var press: Press { Press() } }

        struct Check: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button { configuration.isOn.toggle() } label: { Label { configuration.label } icon: { Image(systemName: configuration.isOn ? "checkmark" : "circle") } }
            }
        }
        struct Ring: ProgressViewStyle { func makeBody(configuration: Configuration) -> some View { Circle().trim(to: configuration.fractionCompleted ?? 0).stroke(.tint) } }
        struct Dial: GaugeStyle { func makeBody(configuration: Configuration) -> some View { Text("\(configuration.value)") } }
        struct Beside: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.icon; configuration.title } } }
        struct Box: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { configuration.content.padding() } }
        struct Line: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; configuration.content } } }
        struct Fold: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Button("Fold") { withAnimation { configuration.isExpanded.toggle() } }
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        struct Brand: ShapeStyle { func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.red : Color.blue } }
        extension ShapeStyle where Self == Brand { static var brand: Brand { Brand() } }
        extension ShapeStyle where Self == Color { static var ink: Color { Color(white: 0.1) } }

        struct Count: ViewModifier {
            let count: Int
            func body(content: Content) -> some View { content.overlay(Text("\(count)")) }
        }
        struct Turn: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 10)) }
        }
        struct Bounce: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                time > 1 ? nil : value.scaled(by: part(time))
            }
            private func part(_ time: Double) -> Double { time * time }
        }
        extension Animation { static var bounceIn: Animation { Animation(Bounce()) } }
        extension AnyTransition { @MainActor static var turn: AnyTransition { .asymmetric(insertion: AnyTransition(Turn()), removal: .opacity) } }

        enum Looks {
            static let radius: CGFloat = 12
            static let spring = Animation.spring(response: 0.3, dampingFraction: 0.7)
            static let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            static let columns = [GridItem(.adaptive(minimum: 80))]
            static let font = Font.system(.body, design: .rounded)
            static let shape = RoundedRectangle(cornerRadius: radius)
            static let symbol = Image(systemName: "star")
            static let title = Text("Title")
            static let detents: Set<PresentationDetent> = [.medium, .large]
            static let shortcut = KeyboardShortcut("a")
            static let material = Material.thin
            static let style = AnyShapeStyle(.red)
            static let curve = UnitCurve.easeIn
        }

        struct StylesView: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Button("Press") { isOn.toggle() }.buttonStyle(.press)
                    Toggle("On", isOn: $isOn).toggleStyle(Check())
                    ProgressView(value: 0.4).progressViewStyle(Ring())
                    if isOn { Looks.title.foregroundStyle(.brand).transition(Turn()) }
                    Text("a").foregroundStyle(.ink).modifier(Count(count: 2)).transition(.turn)
                }
                .background(Looks.gradient, in: Looks.shape)
                .animation(.bounceIn, value: isOn)
                .font(Looks.font)
            }
        }
        """#,
    ]
}
