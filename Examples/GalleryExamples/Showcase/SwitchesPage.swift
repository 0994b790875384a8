import SwiftUI

struct SwitchesPage: View {
    @State private var isOn = true
    @State private var toppings = [true, false, true]
    @State private var volume = 0.6
    @State private var rating = 3.0
    @State private var guests = 4

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Toggles") {
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                Toggle("Button", systemImage: "wifi", isOn: $isOn).toggleStyle(.button)
                Toggle("Tinted", isOn: $isOn).tint(.orange)
            }
            ShowcaseSection("One toggle for several") {
                Toggle("All toppings", sources: $toppings, isOn: \.self)
                ForEach(toppings.indices, id: \.self) { index in
                    Toggle(["Olives", "Capers", "Onions"][index], isOn: $toppings[index]).padding(.leading, 24)
                }
            }
            ShowcaseSection("Sliders") {
                Slider(value: $volume) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker.fill")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3.fill")
                }
                LabeledContent("Rating") { Text(rating, format: .number.precision(.fractionLength(0))) }
                Slider(value: $rating, in: 1...5, step: 1) { Text("Rating") }
            }
            ShowcaseSection("Steppers") {
                Stepper("Guests: \(guests)", value: $guests, in: 1...12)
            }
        }
    }
}
