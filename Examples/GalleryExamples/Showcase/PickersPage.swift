import SwiftUI

struct PickersPage: View {
    private enum Flavour: String, CaseIterable, Identifiable {
        case vanilla = "Vanilla"
        case chocolate = "Chocolate"
        case strawberry = "Strawberry"
        var id: Self { self }
    }
    @State private var flavour = Flavour.vanilla
    @State private var color = Color.teal

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Menu") { picker.pickerStyle(.menu) }
            ShowcaseSection("Segments") { picker.pickerStyle(.segmented).labelsHidden() }
            ShowcaseSection("Inline") { picker.pickerStyle(.inline).labelsHidden() }
            ShowcaseSection("Wheel") { picker.pickerStyle(.wheel).labelsHidden().frame(height: 140) }
            ShowcaseSection("Colour") {
                ColorPicker("Accent", selection: $color)
                RoundedRectangle(cornerRadius: 12).fill(color.gradient).frame(height: 60)
            }
        }
    }

    private var picker: some View {
        Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue) }
        }
    }
}
