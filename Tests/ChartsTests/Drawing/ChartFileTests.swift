import Charts
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Charts that are drawn into files, and every kind of them in each idiom.
@MainActor
@Suite struct ChartFileTests {
    private static let charts =
        ChartPicture.allCases.map { ($0.rawValue, $0.chart) }
        + ChartKindPicture.allCases.map { ($0.rawValue, $0.chart) }

    /// The bytes of a page with a chart on it, as tall and wide as the chart.
    private func page(_ chart: some View) throws -> String {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 280, height: 190)
        let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
        let file = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        file.beginPDFPage(nil)
        var drawn = CGSize.zero
        ImageRenderer(content: chart.frame(width: 280, height: 190)).render { size, draw in
            drawn = size
            draw(file)
        }
        file.endPDFPage()
        file.closePDF()
        #expect(drawn == CGSize(width: 280, height: 190))
        return String(decoding: data as Data, as: UTF8.self)
    }

    @Test func everyKindOfChartIsAPageOfPDF() throws {
        let blank = try page(Color.clear).utf8.count
        for (name, chart) in Self.charts {
            let page = try page(chart)
            #expect(page.hasPrefix("%PDF-1.4") && page.contains("%%EOF"), "\(name)")
            #expect(page.contains("/MediaBox [ 0 0 280 190 ]"), "\(name)")
            #expect(page.utf8.count > blank + 500, "\(name)")
        }
    }

    @Test func labelsOfAPageAreTextsAndBarsAreShapes() throws {
        let page = try page(
            Chart(Sale.three) { BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)) })
        #expect(page.contains("/Type /Font\n"))
        #expect(!page.contains("/Subtype /Image"))
    }

    @Test func aChartIsAPictureAtItsScale() throws {
        let renderer = ImageRenderer(
            content: Chart { RectangleMark().foregroundStyle(.black) }.chartXAxis(.hidden).chartYAxis(.hidden)
                .frame(width: 40, height: 30))
        renderer.scale = 2
        let image = try #require(renderer.cgImage)
        #expect(image.width == 80 && image.height == 60)
    }

    @Test(arguments: [Idiom.phone, .pad, .desktop])
    func everyKindOfChartIsShownInEachIdiom(idiom: Idiom) throws {
        let size = CGSize(width: 280, height: 190)
        let empty = try TestHost(size: size, idiom: idiom) { Color.clear }.png()
        for (name, chart) in Self.charts {
            let host = TestHost(size: size, idiom: idiom) { chart }
            #expect(try host.png().count > empty.count * 2, "\(name)")
            // What is said of marks and axes is the same wherever the chart is shown.
            let texts = Set(TestHost(size: size, idiom: .pad) { chart }.texts)
            #expect(Set(host.texts) == texts, "\(name)")
        }
    }
}
