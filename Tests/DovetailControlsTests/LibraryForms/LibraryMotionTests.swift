import DovetailTesting
import SwiftUI
import Testing

/// Pages, sliders and effects as libraries build them of gestures and animations.
@MainActor
@Suite("Motion of libraries")
struct LibraryMotionTests {
    // MARK: Pages by a drag

    private struct Pager: View {
        let count: Int
        @Binding var page: Int
        @GestureState private var offset: CGFloat = 0

        var body: some View {
            GeometryReader { place in
                HStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { index in
                        Color.gray.accessibilityLabel("page \(index)").frame(width: place.size.width)
                    }
                }
                .frame(width: place.size.width, alignment: .leading)
                .offset(x: -CGFloat(page) * place.size.width + offset)
                .gesture(
                    DragGesture(minimumDistance: 10)
                        .updating($offset) { value, state, _ in state = value.translation.width }
                        .onEnded { value in
                            let turned = (value.translation.width / place.size.width).rounded()
                            page = min(max(page - Int(turned), 0), count - 1)
                        })
            }
        }
    }

    @Test("a pager of a stack, an offset and a gesture state follows the drag, and turns to the page or back")
    func pager() throws {
        struct Screen: View {
            @State private var page = 0
            var body: some View {
                VStack(spacing: 0) {
                    Pager(count: 3, page: $page).frame(height: 80)
                    Text("on \(page)").frame(height: 20)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Screen() }
        func left(_ page: Int) throws -> CGFloat {
            let shown: PresentationValues = try host.presentation(of: "page \(page)")
            return shown.frame.minX
        }
        host.hold(at: CGPoint(x: 90, y: 40))
        host.move(to: CGPoint(x: 60, y: 40))
        #expect(try left(0) == -30)
        host.move(to: CGPoint(x: 30, y: 40))
        #expect(try left(0) == -60)
        host.release()
        #expect(host.texts.contains("on 1"))
        #expect(try left(1) == 0)
        // Not far enough.
        host.drag(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 80, y: 40))
        host.advance(by: .seconds(2))
        #expect(host.texts.contains("on 1"))
        #expect(try left(1) == 0)
    }

    // MARK: A slider whose style gets a gesture state

    private struct Grip: Equatable {
        var start: CGFloat
        var place: CGFloat
    }

    private struct SliderParts {
        let value: Binding<Double>
        let grip: GestureState<Grip?>
        let editing: (Bool) -> Void
    }

    private struct Track: View {
        let parts: SliderParts
        var body: some View {
            let grip = parts.grip.wrappedValue
            GeometryReader { place in
                ZStack(alignment: .leading) {
                    Color.gray.frame(height: 4)
                    Circle().frame(width: 20, height: 20)
                        .accessibilityElement()
                        .accessibilityLabel("thumb")
                        .position(x: 10 + (place.size.width - 20) * parts.value.wrappedValue, y: place.size.height / 2)
                        .gesture(
                            DragGesture(minimumDistance: 0).updating(parts.grip) { value, state, _ in
                                state = Grip(start: state?.start ?? value.startLocation.x, place: value.location.x)
                            })
                }
                .onChange(of: grip) { _, grip in
                    guard let grip else { return }
                    parts.value.wrappedValue = min(max((grip.place - 10) / (place.size.width - 20), 0), 1)
                }
                .onChange(of: grip != nil) { parts.editing($1) }
            }
            .frame(height: 20)
        }
    }

    @Test(
        "a slider made of a gesture state that is handed on tells of its value, and of the begin and the end of the drag"
    )
    func slider() throws {
        final class Log { var edits: [Bool] = [] }
        struct Screen: View {
            let log: Log
            @State private var value = 0.5
            @GestureState private var grip: Grip?
            var body: some View {
                VStack {
                    Track(parts: SliderParts(value: $value, grip: $grip, editing: { log.edits.append($0) }))
                    Text("\(Int((value * 100).rounded()))")
                }
            }
        }
        let log = Log()
        let host = TestHost(size: CGSize(width: 120, height: 100)) { Screen(log: log) }
        let thumb = try host.frame(of: "thumb")
        #expect(thumb.midX == 60)
        host.drag(from: CGPoint(x: 60, y: thumb.midY), to: CGPoint(x: 85, y: thumb.midY))
        #expect(host.texts == ["75"])
        #expect(try host.frame(of: "thumb").midX == 85)
        #expect(log.edits == [true, false])
    }

    // MARK: Effects

    private struct Shake: GeometryEffect {
        var times: CGFloat
        var animatableData: CGFloat {
            get { times }
            set { times = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 10 * sin(times * .pi * 2), y: 0))
        }
    }

    @Test("a shake moves to both sides and ends where it began")
    func shake() throws {
        struct Screen: View {
            @State private var attempts = 0
            var body: some View {
                VStack {
                    Text("field").modifier(Shake(times: CGFloat(attempts)))
                    Button("Log in") { withAnimation(.linear(duration: 1)) { attempts += 1 } }
                }
            }
        }
        let host = TestHost { Screen() }
        func left() throws -> CGFloat {
            let shown: PresentationValues = try host.presentation(of: "field")
            return shown.frame.minX
        }
        let rest = try left()
        try host.tap("Log in")
        host.advance(by: .seconds(0.25))
        #expect(abs(try left() - rest - 10) < 0.5)
        host.advance(by: .seconds(0.5))
        #expect(abs(try left() - rest + 10) < 0.5)
        host.advance(by: .seconds(0.5))
        #expect(abs(try left() - rest) < 0.01)
    }

    @Test("a burst whose pieces fly out and then fall: the second animation goes on from where the first one is")
    func burst() throws {
        struct Piece: View {
            @State private var place = CGPoint.zero
            @State private var isFalling = false
            var body: some View {
                Color.red.frame(width: 10, height: 10).accessibilityLabel("piece")
                    .offset(x: place.x, y: place.y)
                    .onAppear {
                        withAnimation(.linear(duration: 1)) { place = CGPoint(x: 40, y: -40) }
                        withAnimation(.linear(duration: 2).delay(1)) { isFalling = true }
                    }
                    .offset(y: isFalling ? 80 : 0)
            }
        }
        struct Cannon: View {
            @Binding var trigger: Int
            @State private var bursts: [Int] = []
            @State private var ended = 0
            var body: some View {
                ZStack { ForEach(ended..<bursts.count, id: \.self) { _ in Piece() } }
                    .onChange(of: trigger) { bursts.append(trigger) }
            }
        }
        struct Screen: View {
            @State private var trigger = 0
            var body: some View {
                VStack {
                    Button("Fire") { trigger += 1 }
                    Cannon(trigger: $trigger).frame(width: 100, height: 100)
                }
            }
        }
        let host = TestHost { Screen() }
        #expect(!host.exists("piece"))
        try host.tap("Fire")
        let start = try host.presentation(of: "piece").frame.origin
        host.advance(by: .seconds(0.5))
        let half = try host.presentation(of: "piece").frame.origin
        #expect(abs(half.x - start.x - 20) < 1 && abs(half.y - start.y + 20) < 1)
        host.advance(by: .seconds(1.5))
        let falling = try host.presentation(of: "piece").frame.origin
        #expect(abs(falling.x - start.x - 40) < 1 && abs(falling.y - start.y) < 1)
    }

    // MARK: Gestures of several parts

    @Test("a press that becomes a drag tells of both parts, and gives its state back")
    func pressThenDrag() throws {
        enum Dragging: Equatable { case no, pressing, moving(CGFloat) }
        struct Screen: View {
            @GestureState private var state = Dragging.no
            @State private var moved: CGFloat = 0
            var body: some View {
                VStack {
                    Color.red.frame(width: 80, height: 40).accessibilityLabel("card")
                        .gesture(
                            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                                .updating($state) { value, state, _ in
                                    switch value {
                                    case .first(true): state = .pressing
                                    case .second(true, let drag): state = .moving(drag?.translation.width ?? 0)
                                    default: state = .no
                                    }
                                }
                                .onEnded { value in
                                    guard case .second(true, let drag?) = value else { return }
                                    moved += drag.translation.width
                                })
                    Text("\(String(describing: state)) \(Int(moved))")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Screen() }
        let middle = try host.frame(of: "card")
        let start = CGPoint(x: middle.midX, y: middle.midY)
        host.hold(at: start)
        #expect(host.texts == ["pressing 0"])
        host.advance(by: .seconds(0.6))
        #expect(host.texts == ["moving(0.0) 0"])
        host.move(to: CGPoint(x: start.x + 30, y: start.y))
        #expect(host.texts == ["moving(30.0) 0"])
        host.release()
        #expect(host.texts == ["no 30"])
    }
}
