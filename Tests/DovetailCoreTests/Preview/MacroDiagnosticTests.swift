import TestSupport
import Testing

/// What the compiler says where a macro is used in a way that makes no sense.
@Suite(.serialized) struct MacroDiagnosticTests {
    private let compiler = TestCompiler()

    @Test(
        "A macro that is used wrongly says so at its place",
        arguments: [
            ("struct S { @Entry var a = 1 }", "'@Entry' macro can only attach to variables in extensions of"),
            ("extension EnvironmentValues { @Entry var a: Int }", "'@Entry' macro needs a default value"),
            ("extension EnvironmentValues { @Entry static var a = 1 }", "a stored 'var' of an instance"),
            (
                "struct V: View { @Previewable @State var a = 1; var body: some View { Text(\"\") } }",
                "only be used in '#Preview'"
            ),
            ("@Animatable struct S { var a = make() }\nfunc make() -> Double { 1 }", "needs the type of 'a'"),
        ])
    func message(_ source: String, _ expected: String) throws {
        let result = try compiler.check("import SwiftUI\n\(source)", languageMode: 5)
        #expect(!result.succeeded)
        #expect(result.output.contains("Example.swift:2:"), "\(result.output)")
        #expect(result.output.contains(expected), "\(result.output)")
    }

    @Test("All forms of #Preview compile, in both language modes", arguments: [5, 6])
    func forms(_ mode: Int) throws {
        let result = try compiler.check(
            """
            import SwiftUI

            struct Row: View {
                @Binding var isOn: Bool
                var body: some View { Toggle("On", isOn: $isOn) }
            }

            extension EnvironmentValues { @Entry public var level: Double = 1 }

            #Preview { Row(isOn: .constant(true)) }
            #Preview("Named") {
                let isOn = true
                return Row(isOn: .constant(isOn))
            }
            #Preview("Traits", traits: .landscapeLeft, .sizeThatFitsLayout) { Row(isOn: .constant(true)).padding() }
            #Preview(traits: .fixedLayout(width: 10, height: 10)) { Row(isOn: .constant(true)) }
            #Preview {
                @Previewable @State var isOn = false
                @Previewable @Namespace var space
                @Previewable @FocusState var hasFocus: Bool
                Row(isOn: $isOn)
                    .focused($hasFocus)
                Text("on \\(isOn)")
            }
            #Preview {
                if Bool.random() { Text("a") } else { Row(isOn: .constant(false)) }
            }
            struct Row_Previews: PreviewProvider {
                static var previews: some View {
                    Row(isOn: .constant(true)).previewLayout(.sizeThatFits).previewDisplayName("Row")
                        .preferredDevice
                    ForEach(["iPhone SE", "iPad Pro"], id: \\.self) { name in
                        Row(isOn: .constant(true)).previewDevice(PreviewDevice(rawValue: name)).environment(\\.level, 2)
                    }
                }
            }
            extension View {
                var preferredDevice: some View { previewDevice("iPhone 12").previewInterfaceOrientation(.portrait) }
            }
            """, languageMode: mode)
        #expect(result.succeeded, "\(result.output)")
        #expect(!result.output.contains("warning:"), "\(result.output)")
    }
}
