import Charts
import DovetailTesting
import SwiftUI

/// A chart in a window, with the proxy that its overlay gets.
@MainActor
final class ChartProbe {
    private final class Seen {
        var proxy: ChartProxy?
    }

    let host: TestHost
    private let seen = Seen()

    /// The chart's proxy. There is one once the chart was laid out.
    var proxy: ChartProxy {
        guard let proxy = seen.proxy else { fatalError("the chart has given no proxy") }
        return proxy
    }

    init<V: View>(
        size: CGSize = CGSize(width: 300, height: 200), idiom: Idiom = .pad, @ViewBuilder _ chart: @escaping () -> V
    ) {
        let seen = seen
        host = TestHost(size: size, idiom: idiom) {
            chart().chartOverlay { proxy in Watcher(proxy: proxy) { seen.proxy = $0 } }
        }
    }

    /// Where a mark is, from the plot area's corner.
    func place(of name: String) throws -> CGRect {
        let plot = try host.frame(of: "plot corner")
        return try host.frame(of: name).offsetBy(dx: -plot.minX, dy: -plot.minY)
    }

    private struct Watcher: View {
        let proxy: ChartProxy
        let see: (ChartProxy) -> Void

        var body: some View {
            let _ = see(proxy)
            GeometryReader { geometry in
                if let frame = proxy.plotFrame {
                    let plot = geometry[frame]
                    Color.clear.frame(width: 1, height: 1).accessibilityElement()
                        .accessibilityIdentifier("plot corner")
                        .position(x: plot.minX + 0.5, y: plot.minY + 0.5)
                }
            }
            .allowsHitTesting(false)
        }
    }
}

extension CGRect {
    /// Whether the edges are the same to a tenth of a point.
    func isAbout(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        abs(minX - x) < 0.1 && abs(minY - y) < 0.1 && abs(self.width - width) < 0.1 && abs(self.height - height) < 0.1
    }
}
