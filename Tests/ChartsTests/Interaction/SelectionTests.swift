import Charts
import DovetailTesting
import SwiftUI
import Testing

@MainActor
private final class Selected {
    var name: String?
    var names: [String?] = []
    var number: Double?
    var range: ClosedRange<Double>?
}

@MainActor
@Suite struct SelectionTests {
    private let selected = Selected()

    private func chart() -> some View {
        Chart(Sale.three) { BarMark(x: .value("Shape", $0.name), y: .value("Count", $0.amount)) }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10)
    }

    private var name: Binding<String?> {
        Binding {
            selected.name
        } set: {
            selected.name = $0
            selected.names.append($0)
        }
    }

    @Test func aFingerSelectsWhileItIsDown() {
        let host = TestHost(size: CGSize(width: 300, height: 100)) { chart().chartXSelection(value: name) }
        host.hold(at: CGPoint(x: 50, y: 50))
        #expect(selected.name == "Cube")
        host.move(to: CGPoint(x: 250, y: 50))
        #expect(selected.name == "Cone")
        host.release()
        #expect(selected.name == nil)
    }

    @Test func thePointerSelectsWhereItIs() {
        let host = TestHost(size: CGSize(width: 300, height: 100), idiom: .desktop) {
            chart().chartXSelection(value: name)
        }
        host.hover(at: CGPoint(x: 150, y: 50))
        #expect(selected.name == "Sphere")
    }

    @Test func valuesAlongYAndAnglesAreSelected() {
        let y = Binding<Double?> {
            selected.number
        } set: {
            selected.number = $0
        }
        let host = TestHost(size: CGSize(width: 300, height: 100)) { chart().chartYSelection(value: y) }
        host.hold(at: CGPoint(x: 50, y: 30))
        #expect(selected.number == 7)
        host.release()
        let round = TestHost(size: CGSize(width: 100, height: 100)) {
            Chart {
                SectorMark(angle: .value("n", 30))
                SectorMark(angle: .value("n", 10))
            }
            .chartAngleSelection(value: y)
        }
        round.hold(at: CGPoint(x: 50, y: 90))
        #expect(abs((selected.number ?? 0) - 20) < 0.01)
    }

    @Test func rangesAreDragged() {
        let range = Binding<ClosedRange<Double>?> {
            selected.range
        } set: {
            selected.range = $0
        }
        let host = TestHost(size: CGSize(width: 300, height: 100), idiom: .desktop) {
            chart().chartYSelection(range: range)
        }
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 70))
        #expect(selected.range == 3...8)
    }

    @Test func aGestureOfTheAppsGetsTheProxy() {
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            chart().chartGesture { proxy in
                SpatialTapGesture().onEnded { selected.name = proxy.value(atX: $0.location.x) }
            }
        }
        host.tap(at: CGPoint(x: 150, y: 50))
        #expect(selected.name == "Sphere")
    }

    @Test func anOverlayAndABackgroundGetTheProxy() throws {
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            chart()
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        let origin = proxy.plotFrame.map { geometry[$0].origin } ?? .zero
                        if let x = proxy.position(forX: "Cone") {
                            Text("here").position(x: origin.x + x, y: 20)
                        }
                    }
                }
                .chartBackground { proxy in Text("\(Int(proxy.plotSize.width)) wide") }
        }
        #expect(abs(try host.frame(of: "here").midX - 250) < 0.5)
        #expect(host.exists("300 wide"))
    }

    @Test func anAppSelectsByTheProxy() {
        let probe = ChartProbe(size: CGSize(width: 300, height: 100)) {
            chart().chartXSelection(value: name)
                .chartYSelection(
                    value: Binding {
                        selected.number
                    } set: {
                        selected.number = $0
                    })
        }
        probe.proxy.selectXValue(at: 250)
        probe.proxy.selectYValue(at: 25)
        #expect(selected.name == "Cone" && selected.number == 7.5)
        let range = Binding {
            selected.range
        } set: {
            selected.range = $0
        }
        func numbers<V: View>(_ modify: @escaping (AnyView) -> V) -> ChartProxy {
            ChartProbe(size: CGSize(width: 300, height: 100)) {
                modify(
                    AnyView(
                        Chart([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                            .chartXAxis(.hidden).chartYAxis(.hidden)
                            .chartXScale(domain: 0...10).chartYScale(domain: 0...10)))
            }.proxy
        }
        numbers { $0.chartXSelection(range: range) }.selectXRange(from: 90, to: 30)
        #expect(selected.range == 1...3)
        numbers { $0.chartYSelection(range: range) }.selectYRange(from: 0, to: 50)
        #expect(selected.range == 5...10)
        let sectors = ChartProbe(size: CGSize(width: 100, height: 100)) {
            Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("n", $0)) }
                .chartAngleSelection(
                    value: Binding {
                        selected.number
                    } set: {
                        selected.number = $0
                    })
        }
        sectors.proxy.selectAngleValue(at: .degrees(180))
        #expect(selected.number == 2)
    }
}
