import Charts
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AnnotationTests {
    private func frame(
        _ position: AnnotationPosition, _ alignment: Alignment = .center, spacing: CGFloat? = 3
    ) throws -> CGRect {
        let probe = ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 6), width: .fixed(40))
                    .annotation(position: position, alignment: alignment, spacing: spacing) {
                        Color.red.frame(width: 20, height: 10).accessibilityElement().accessibilityIdentifier("note")
                    }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...12)
        }
        return try probe.host.frame(of: "note")
    }

    /// The bar reaches from (100, 60) to (140, 120).
    @Test func annotationsStandBesideTheirMarks() throws {
        #expect(try frame(.automatic).isAbout(110, 47, 20, 10))
        #expect(try frame(.top).isAbout(110, 47, 20, 10))
        #expect(try frame(.top, .leading).isAbout(100, 47, 20, 10))
        #expect(try frame(.top, .trailing).isAbout(120, 47, 20, 10))
        #expect(try frame(.overlay).isAbout(110, 85, 20, 10))
        #expect(try frame(.overlay, .top).isAbout(110, 60, 20, 10))
        #expect(try frame(.leading).isAbout(77, 85, 20, 10))
        #expect(try frame(.trailing, .bottom).isAbout(143, 110, 20, 10))
        #expect(try frame(.bottom).isAbout(110, 123, 20, 10))
        #expect(try frame(.topLeading).isAbout(80, 47, 20, 10))
        #expect(try frame(.topTrailing).isAbout(140, 47, 20, 10))
        #expect(try frame(.bottomLeading).isAbout(80, 123, 20, 10))
        #expect(try frame(.bottomTrailing).isAbout(140, 123, 20, 10))
        #expect(try frame(.top, spacing: 0).isAbout(110, 50, 20, 10))
    }

    @Test func annotationsAreMovedUntilTheyFit() throws {
        func frame(_ x: AnnotationOverflowResolution.Strategy, _ y: AnnotationOverflowResolution.Strategy) throws
            -> CGRect
        {
            let host = TestHost(size: CGSize(width: 240, height: 120)) {
                Chart {
                    RuleMark(x: .value("x", 10))
                        .annotation(position: .top, overflowResolution: .init(x: x, y: y)) {
                            Color.red.frame(width: 60, height: 20).accessibilityElement()
                                .accessibilityIdentifier("note")
                        }
                }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10)
            }
            return try host.frame(of: "note")
        }
        #expect(try frame(.disabled, .disabled).isAbout(210, -24, 60, 20))
        #expect(try frame(.fit(to: .chart), .disabled).isAbout(180, -24, 60, 20))
        #expect(try frame(.fit, .fit(to: .plot)).isAbout(180, 0, 60, 20))
    }

    @Test func aScaleMakesRoomForAnnotations() {
        func top(_ y: AnnotationOverflowResolution.Strategy) -> Double {
            ChartProbe(size: CGSize(width: 240, height: 120)) {
                Chart(Sale.three) { sale in
                    BarMark(x: .value("x", sale.name), y: .value("y", sale.amount))
                        .annotation(position: .top, overflowResolution: .init(x: .automatic, y: y)) { Text("note") }
                }
            }.proxy.yDomain(dataType: Double.self).last ?? 0
        }
        #expect(top(.disabled) == 10 && top(.padScale) > 10 && top(.automatic) > 10)
    }

    @Test func anAnnotationThatFitsIsToldTheSizeOfItsMark() throws {
        typealias Resolution = AnnotationOverflowResolution
        let fitted = Resolution(x: .fit(to: .automatic), y: .disabled)
        #expect(fitted.x == .fit && fitted.y == .disabled && Resolution.automatic == Resolution(x: .automatic))
        let host = TestHost(size: CGSize(width: 240, height: 120)) {
            Chart {
                RectangleMark(xStart: 200, xEnd: 240, yStart: 60, yEnd: 120)
                    .annotation(position: .top, overflowResolution: fitted) { (context: AnnotationContext) in
                        Color.red.frame(width: context.targetSize.width * 2, height: 10).accessibilityElement()
                            .accessibilityIdentifier("note")
                    }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let frame = try host.frame(of: "note")
        #expect(frame.width == 80 && abs(frame.maxX - 240) < 0.1 && frame.maxY <= 60)
    }

    @Test func anAnnotationIsToldTheSizeOfItsMark() {
        let host = TestHost(size: CGSize(width: 240, height: 120)) {
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 6), width: .fixed(40))
                    .annotation { context in Text("\(Int(context.targetSize.width))×\(Int(context.targetSize.height))")
                    }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...12)
        }
        #expect(host.exists("40×60"))
    }

    @Test func pointsOfLinesHaveAnnotationsAndViewsAsSymbols() throws {
        let host = TestHost(size: CGSize(width: 240, height: 120)) {
            Chart {
                LineMark(x: .value("x", 0), y: .value("y", 0))
                LineMark(x: .value("x", 10), y: .value("y", 10))
                    .symbol { Text("S") }
                    .annotation(position: .leading) { Text("ten") }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let symbol = try host.frame(of: "S")
        #expect(abs(symbol.midX - 240) < 1 && abs(symbol.midY) < 1)
        #expect(try host.frame(of: "ten").maxX < 240)
    }
}
