import SwiftUI

struct StacksPage: View {
    @State private var isVertical = false
    @State private var width = 320.0

    var body: some View {
        ShowcasePage {
            ShowcaseSection("One layout becomes another") {
                let layout = isVertical ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
                layout {
                    ForEach(0..<4) { index in
                        RoundedRectangle(cornerRadius: 10)
                            .fill([Color.red, .orange, .green, .blue][index].gradient)
                            .frame(width: 56, height: 56)
                    }
                }
                .frame(height: 260)
                .frame(maxWidth: .infinity)
                Button("Turn") { withAnimation(.bouncy) { isVertical.toggle() } }
            }
            ShowcaseSection("What fits") {
                ViewThatFits(in: .horizontal) {
                    Label("A long title with much to say", systemImage: "text.alignleft")
                    Label("A shorter one", systemImage: "text.alignleft")
                    Image(systemName: "text.alignleft")
                }
                .padding(10)
                .frame(width: width)
                .background(.quaternary, in: .rect(cornerRadius: 8))
                Slider(value: $width, in: 50...320) { Text("Width") }
            }
            ShowcaseSection("Alignment") {
                HStack(alignment: .firstTextBaseline) {
                    Text("Base").font(.largeTitle)
                    Text("lines").font(.caption)
                    Text("meet").font(.title2)
                }
                ZStack(alignment: .bottomTrailing) {
                    RoundedRectangle(cornerRadius: 14).fill(.teal.gradient).frame(height: 90)
                    Text("in the corner").padding(10).background(.background, in: .capsule).padding(8)
                }
            }
        }
    }
}
