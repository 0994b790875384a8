/// Apps as they are written for Swift 6 and for new projects of Xcode's: what their types conform to, and what their closures reach.
extension IsolationTests {
    static let views: [String: String] = [
        "effects": #"""
        import SwiftUI

        struct Pose { var scale = 1.0; var angle = Angle.zero }

        struct Mark: TextAttribute {}

        struct Reveal: TextRenderer {
            var part: Double
            var animatableData: Double {
                get { part }
                set { part = newValue }
            }
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for line in layout {
                    for run in line {
                        var copy = context
                        copy.opacity = run[Mark.self] == nil ? 1 : eased(part)
                        copy.draw(run)
                    }
                }
            }
            private func eased(_ part: Double) -> Double { part * part }
            var displayPadding: EdgeInsets { EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2) }
        }

        struct EffectsView: View {
            @State private var isOn = false
            @State private var position = ScrollPosition(idType: Int.self)
            @State private var top = 0.0
            @Namespace private var names
            let rotation = Angle.degrees(20)
            var body: some View {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<20) { index in
                            Text("\(index)")
                                .scrollTransition { [rotation] content, phase in content.rotationEffect(phase.isIdentity ? .zero : rotation).opacity(1 - abs(phase.value)) }
                                .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY / 10).blur(radius: proxy.size.width > 10 ? 0 : 1) }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position)
                .scrollTargetBehavior(.viewAligned)
                .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, new in top = new }
                .onScrollPhaseChange { _, new in if new == .idle { isOn.toggle() } }
                .onScrollTargetVisibilityChange(idType: Int.self) { ids in top = Double(ids.count) }
                .keyframeAnimator(initialValue: Pose(), trigger: isOn) { content, pose in
                    content.scaleEffect(pose.scale).rotationEffect(pose.angle)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) { CubicKeyframe(1.2, duration: 0.2); SpringKeyframe(1, duration: 0.3) }
                    KeyframeTrack(\.angle) { LinearKeyframe(.degrees(10), duration: 0.1) }
                }
                .phaseAnimator([1, 2, 3], trigger: isOn) { content, phase in content.opacity(Double(phase) / 3) } animation: { _ in .smooth }
                .overlay { Text("a").customAttribute(Mark()).textRenderer(Reveal(part: isOn ? 1 : 0)).contentTransition(.numericText(value: top)) }
                .overlay(alignment: .bottom) {
                    GlassEffectContainer { HStack { if isOn { Text("g").glassEffect(.regular.interactive(), in: .capsule).glassEffectID("g", in: names) } } }
                }
                .background { TimelineView(.animation) { timeline in Canvas { context, size in context.draw(Text(timeline.date, style: .time), at: CGPoint(x: size.width / 2, y: 9)) } } }
                .animation(.default) { $0.opacity(isOn ? 1 : 0.5) }
                .symbolEffect(.bounce, value: isOn)
            }
        }
        """#,
        "scenes": #"""
        import SwiftUI

        @MainActor @Observable final class Settings2 { var size = 1.0 }

        struct Shortcuts: Commands {
            @FocusedObject private var none: Nothing?
            @Environment(\.openWindow) private var openWindow
            var body: some Commands {
                CommandMenu("Show") { Button("Panel") { openWindow(id: "panel") }.keyboardShortcut("p") }
                CommandGroup(replacing: .newItem) {}
                SidebarCommands()
            }
        }
        final class Nothing: ObservableObject {}

        struct Tools: ToolbarContent {
            let action: () -> Void
            var body: some ToolbarContent {
                ToolbarItemGroup(placement: .primaryAction) { Button("Act", action: action) }
                ToolbarSpacer(.fixed)
                ToolbarItem(placement: .cancellationAction) { Button(role: .close, action: action) }
            }
        }

        enum Route: Hashable {
            case item(Int), settings
            @MainActor @ViewBuilder var view: some View {
                switch self {
                case .item(let number): Text("\(number)")
                case .settings: Text("Settings")
                }
            }
        }

        struct RootView: View {
            @Environment(Settings2.self) private var settings
            @State private var path: [Route] = []
            @State private var tab = 0
            @SceneStorage("text") private var text = ""
            var body: some View {
                @Bindable var settings = settings
                TabView(selection: $tab) {
                    Tab("Items", systemImage: "house", value: 0) {
                        NavigationStack(path: $path) {
                            Stepper("Size", value: $settings.size).navigationDestination(for: Route.self) { $0.view }.toolbar { Tools { path.append(.settings) } }
                        }
                    }
                    TabSection("More") { Tab("Search", systemImage: "magnifyingglass", value: 1, role: .search) { Text(text) } }
                }
                .tabViewStyle(.sidebarAdaptable)
                .inspector(isPresented: .constant(false)) { Text("i") }
            }
        }

        struct MainApp: App {
            @State private var settings = Settings2()
            @Environment(\.scenePhase) private var phase
            init() {}
            var body: some Scene {
                WindowGroup { RootView().environment(settings) }.commands { Shortcuts() }.onChange(of: phase) { settings.size += 1 }
                Window("Panel", id: "panel") { Text("p") }.windowResizability(.contentSize)
                Settings { Form { Text("s") } }
            }
        }

        struct RootView_Previews: PreviewProvider { static var previews: some View { RootView().environment(Settings2()) } }

        #Preview { @Previewable @State var count = 0; RootView().environment(Settings2()).onTapGesture { count += 1 } }

        struct Sample: PreviewModifier {
            static func makeSharedContext() async throws -> Settings2 { Settings2() }
            func body(content: Content, context: Settings2) -> some View { content.environment(context) }
        }
        #Preview("Sample", traits: .modifier(Sample())) { RootView() }
        """#,
        "richtext": #"""
        import SwiftUI

        struct RichNote: View {
            @State private var text: AttributedString = "note"
            @State private var selection = AttributedTextSelection()
            @Environment(\.fontResolutionContext) private var fonts
            var body: some View {
                TextEditor(text: $text, selection: $selection)
                    .attributedTextFormattingDefinition(Plain())
                    .toolbar {
                        Button("Bold") {
                            text.transformAttributes(in: &selection) { attributes in
                                let font = attributes.font ?? .default
                                attributes.font = font.bold(!font.resolve(in: fonts).isBold)
                            }
                        }
                        Button("Insert") { text.replaceSelection(&selection, withCharacters: "x") }
                    }
                    .onChange(of: selection) {
                        if selection.attributes(in: text)[\.underlineStyle].contains(.single) { print(text[selection].characters.count) }
                        switch selection.indices(in: text) {
                        case .insertionPoint(let index): print(index)
                        case .ranges(let ranges): print(ranges.ranges.count)
                        }
                    }
            }
        }

        struct Plain: AttributedTextFormattingDefinition {
            var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
                ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
            }
        }
        """#,
        "libs": #"""
        import SwiftUI

        struct Jump { var scale = 1.0; var stretch = 1.0; var rise = 0.0; var angle = Angle.zero; var hue = Angle.zero }

        struct Jumping: ViewModifier {
            @Binding var count: Int
            func body(content: Content) -> some View {
                content.keyframeAnimator(initialValue: Jump(), trigger: count) { content, value in
                    content.rotationEffect(value.angle).hueRotation(value.hue).scaleEffect(value.scale).scaleEffect(y: value.stretch).offset(y: value.rise)
                } keyframes: { _ in
                    KeyframeTrack(\.angle) { CubicKeyframe(.zero, duration: 0.5); CubicKeyframe(.degrees(16), duration: 0.1) }
                    KeyframeTrack(\.stretch) { CubicKeyframe(1.0, duration: 0.1); CubicKeyframe(0.6, duration: 0.15) }
                    KeyframeTrack(\.scale) { LinearKeyframe(1.0, duration: 0.3); SpringKeyframe(2.0, duration: 0.8, spring: .bouncy); SpringKeyframe(1, spring: .bouncy) }
                    KeyframeTrack(\.rise) { LinearKeyframe(0.0, duration: 0.1); SpringKeyframe(-60.0, duration: 1.0, spring: .bouncy) }
                    KeyframeTrack(\.hue) { LinearKeyframe(.zero, duration: 0.5); LinearKeyframe(.degrees(45), duration: 0.1) }
                }
            }
        }
        extension View { func jumping(_ count: Binding<Int>) -> some View { modifier(Jumping(count: count)) } }

        @Observable private final class HeaderGeometry { var offset: CGFloat = 0 }

        private struct HeaderContent: ViewModifier {
            @Environment(HeaderGeometry.self) private var geometry
            func body(content: Content) -> some View {
                let height = 200 - geometry.offset
                content.frame(height: height).padding(.bottom, geometry.offset).offset(y: geometry.offset)
            }
        }
        private struct HeaderScroll: ViewModifier {
            @State private var geometry = HeaderGeometry()
            func body(content: Content) -> some View {
                content
                    .onScrollGeometryChange(for: CGFloat.self) { min($0.contentOffset.y + $0.contentInsets.top, 0) } action: { _, offset in
                        geometry.offset = offset
                    }
                    .environment(geometry)
            }
        }
        extension ScrollView { @MainActor func stretchingHeader() -> some View { modifier(HeaderScroll()) } }
        extension View { func headerContent() -> some View { modifier(HeaderContent()) } }

        struct Wheel: View {
            let values: [(index: Int, text: String)]
            @Binding var selected: Int
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView(.horizontal) {
                        HStack(spacing: 16) {
                            ForEach(values, id: \.index) { value in
                                Text(value.text).containerRelativeFrame(.horizontal, count: 1, spacing: 0).id(value.index)
                                    .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
                            }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollTargetBehavior(.viewAligned)
                    .scrollPosition(id: .init(get: { let position: Int? = selected; return position }, set: { new in if let new { withAnimation { selected = new } } }))
                    .onAppear { DispatchQueue.main.async { withAnimation { proxy.scrollTo(selected, anchor: .center) } } }
                }
            }
        }

        struct Gravity: View {
            private let spacing: CGFloat = 24
            @State private var touch: CGPoint?
            @State private var spin: CGFloat = 0
            private let timer = Timer.publish(every: 1.0 / 60.0, on: .main, in: .common).autoconnect()
            var body: some View {
                Canvas { context, size in
                    for row in 0..<Int(size.height / spacing) {
                        let point = deform(CGPoint(x: 0, y: CGFloat(row) * spacing))
                        context.fill(Path(ellipseIn: CGRect(x: point.x, y: point.y, width: 3, height: 3)), with: .color(.primary.opacity(0.9)))
                    }
                    if let center = touch {
                        context.fill(Path(ellipseIn: CGRect(x: center.x, y: center.y, width: 20, height: 20)), with: .radialGradient(Gradient(colors: [.cyan.opacity(0.7), .clear]), center: center, startRadius: 0, endRadius: 40))
                        context.drawLayer { layer in layer.rotate(by: .radians(spin)); layer.blendMode = .overlay }
                    }
                }
                .gesture(drag)
                .onReceive(timer) { _ in spin += 0.02 }
                .animation(.spring(response: 0.45, dampingFraction: 0.75), value: touch)
            }
            private func deform(_ point: CGPoint) -> CGPoint {
                guard let center = touch else { return point }
                return CGPoint(x: point.x - center.x * exp(-spin), y: point.y)
            }
            private var drag: some Gesture { DragGesture(minimumDistance: 0).onChanged { touch = $0.location }.onEnded { _ in touch = nil } }
        }

        struct Fields: View {
            let side: WritableKeyPath<CGSize, CGFloat>
            @Binding var size: CGSize
            var isSearching: FocusState<Bool>.Binding
            var body: some View {
                Slider(value: .init(get: { size[keyPath: side] }, set: { size[keyPath: side] = $0 })).focused(isSearching)
                Text("\(Int(size.width)) of 3").font(.default).task { try? await Task.sleep(for: .seconds(0.3)); withAnimation { size = .zero } }
                Button("Go") { Task.detached(priority: .utility) { await MainActor.run { size = .zero } } }
            }
        }

        #Preview {
            let view: some View = { Gravity().frame(height: 100) }()
            view
        }
        """#,
    ]
}
