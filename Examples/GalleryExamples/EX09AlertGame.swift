import SwiftUI

/// A game with an alert whose text follows a slider.
public enum EX09 {
    public struct ContentView: View {
        @State private var alertIsVisible: Bool = false
        @State private var sliderValue: Double = 80.0

        public init() {}

        public var body: some View {
            VStack {
                HStack {
                    Text("1")
                    Slider(value: self.$sliderValue, in: 1...100)
                    Text("100")
                }
                Button("Hit me") {
                    self.alertIsVisible = true
                }
                .alert(isPresented: $alertIsVisible) { () -> Alert in
                    let roundValue: Int = Int(self.sliderValue.rounded())
                    return Alert(
                        title: Text("Hello there!"),
                        message: Text("The slider's value is \(roundValue)"),
                        dismissButton: .default(Text("Awesome")))
                }
            }
        }
    }
}
