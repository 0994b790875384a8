import SwiftUI

/// `didSet` sees assignments only; `onChange` sees every change.
public enum EX06 {
    public struct DidSetView: View {
        @State private var blurAmount = 0.0 {
            didSet {
                report("New value is \(blurAmount)")
            }
        }
        private let report: (String) -> Void

        public init(report: @escaping (String) -> Void = { print($0) }) { self.report = report }

        public var body: some View {
            VStack {
                Text("Hello")
                    .blur(radius: blurAmount)
                Slider(value: $blurAmount, in: 0...20)
                Button("Random Blur") {
                    blurAmount = Double.random(in: 0...20)
                }
            }
        }
    }

    public struct OnChangeView: View {
        @State private var blurAmount = 0.0
        private let report: (String) -> Void

        public init(report: @escaping (String) -> Void = { print($0) }) { self.report = report }

        public var body: some View {
            VStack {
                Text("Hello")
                    .blur(radius: blurAmount)
                Slider(value: $blurAmount, in: 0...20)
                Button("Random Blur") {
                    blurAmount = Double.random(in: 0...20)
                }
            }
            .onChange(of: blurAmount) { _, newValue in
                report("New value is \(newValue)")
            }
        }
    }
}
