import TestSupport
import Testing

/// How much the compiler tries in bodies as apps write them. Overloads that suit equally well are tried in all combinations, so one pair of
/// them makes a body of forty modifiers one that is never done.
@Suite("Work of type-checking long bodies", .serialized)
struct LongBodyTests {
    /// Modifiers that were tried in combinations once: colours by their type and by a style, more transparent ones, layers.
    private static let repeated = [
        ".background(Color.red)", ".background(Color.red.opacity(0.5))", ".background(.red)",
        ".background(on ? Color.red : Color.blue)", ".overlay(Color.red.opacity(0.5))",
        ".overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.2), lineWidth: 1))",
        ".background(RoundedRectangle(cornerRadius: 8).fill(Color.red))", ".foregroundColor(on ? .red : .blue)",
        ".foregroundStyle(Color.primary.opacity(0.4))",
        ".shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 2)",
        ".foregroundStyle(on ? Color.red : Color.blue)", ".border(Color.red, width: 1)",
    ]

    private static let mixed = """
        import SwiftUI
        struct Mixed: View {
            @State private var on = false
            @State private var name = ""
            var body: some View {
                VStack(alignment: .leading, spacing: 8) { Text("Hello") }
                    .padding().padding(.horizontal, 16).frame(maxWidth: .infinity, alignment: .leading)
                    .background(Color.blue).background(.red).background(Color.green.opacity(0.5))
                    .foregroundColor(Color.white).foregroundStyle(.primary).font(.system(size: 12, weight: .bold))
                    .cornerRadius(8).shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 2)
                    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.4), lineWidth: 1))
                    .overlay(alignment: .top) { Text("y") }
                    .opacity(on ? 0.5 : 1).scaleEffect(on ? 1.2 : 1).rotationEffect(.degrees(on ? 20 : 0)).offset(x: 3, y: on ? 4 : 0)
                    .onAppear { on = true }.onTapGesture { on.toggle() }.onChange(of: on) { name = "a" }
                    .sheet(isPresented: $on) { Text("sheet") }
                    .alert("Title", isPresented: $on) { Button("OK") { on = false } }
                    .navigationTitle("Title").toolbar { Button("Done") { on = true } }
                    .animation(.default, value: on).transition(.move(edge: .top).combined(with: .opacity))
                    .accessibilityLabel("label").accessibilityIdentifier("id").disabled(on).lineLimit(2)
                    .clipShape(RoundedRectangle(cornerRadius: 8)).contentShape(Rectangle()).tint(.green)
                    .task { name = "b" }.id(name).zIndex(1).blur(radius: on ? 1 : 0).border(Color.red, width: 2)
                    .background(on ? Color.red : Color.blue).background(RoundedRectangle(cornerRadius: 8).fill(Color.yellow))
                    .foregroundColor(on ? .red : .gray).environment(\\.colorScheme, .dark)
            }
        }
        """

    @Test(
        "bodies of forty modifiers are done in some thousand choices each, with each kind of modifier over and over too"
    )
    func bodies() throws {
        var sources = ["Mixed": Self.mixed]
        for (index, modifier) in Self.repeated.enumerated() {
            let lines = Array(repeating: modifier, count: 16).joined(separator: "\n")
            sources["Repeated\(index)"] = """
                import SwiftUI
                struct Repeated\(index): View {
                    @State private var on = false
                    var body: some View { VStack { Text("a") }
                        \(lines)
                    }
                }
                """
        }
        // They take 442,000 together. One pair of overloads more for a modifier that is there sixteen times would be 65,000 times as many.
        let work = try SolverWork(of: sources)
        #expect(work.result.succeeded, "\(work.result.output)")
        #expect(work.choices < 700_000)
    }
}
