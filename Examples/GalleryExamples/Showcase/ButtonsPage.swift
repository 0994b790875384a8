import SwiftUI

struct ButtonsPage: View {
    @State private var count = 0

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Styles") {
                FlowLayout(spacing: 12) {
                    Button("Automatic") { count += 1 }
                    Button("Bordered") { count += 1 }.buttonStyle(.bordered)
                    Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
                    Button("Plain") { count += 1 }.buttonStyle(.plain)
                }
                Text("Pressed ^[\(count) time](inflect: true)").foregroundStyle(.secondary)
            }
            ShowcaseSection("Roles and tints") {
                HStack(spacing: 12) {
                    Button("Delete", systemImage: "trash", role: .destructive) { count = 0 }
                    Button("Add", systemImage: "plus") { count += 1 }.tint(.blue)
                    Button("Off") {}.disabled(true)
                }
                .buttonStyle(.bordered)
            }
            ShowcaseSection("Sizes and shapes") {
                HStack(spacing: 12) {
                    Button("Mini") {}.controlSize(.mini)
                    Button("Small") {}.controlSize(.small)
                    Button("Regular") {}.controlSize(.regular)
                    Button("Large") {}.controlSize(.large)
                }
                .buttonStyle(.borderedProminent)
                HStack(spacing: 12) {
                    Button("Capsule") {}.buttonBorderShape(.capsule)
                    Button("Rounded") {}.buttonBorderShape(.roundedRectangle(radius: 4))
                    Button {
                        count += 1
                    } label: {
                        Image(systemName: "heart.fill")
                    }.buttonBorderShape(.circle)
                }
                .buttonStyle(.bordered)
            }
            ShowcaseSection("A style of one's own") {
                Button("Hold me") { count += 1 }.buttonStyle(GlowingButtonStyle())
            }
        }
    }
}

/// A button that shrinks and glows while it is held.
private struct GlowingButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 22)
            .padding(.vertical, 12)
            .background(
                LinearGradient(
                    colors: [Color(red: 0.42, green: 0.16, blue: 0.66), Color(red: 0.7, green: 0.1, blue: 0.36)],
                    startPoint: .leading, endPoint: .trailing), in: .capsule
            )
            .shadow(
                color: .pink.opacity(configuration.isPressed ? 0.7 : 0.25), radius: configuration.isPressed ? 16 : 6
            )
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.snappy, value: configuration.isPressed)
    }
}
