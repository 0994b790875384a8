import TestSupport
import Testing

/// The forms that real apps write and that the compiler refused once, although the API was there (type-check differences 1 to 41).
/// Each is a file of its own, so that the compiler's message names the one that it refuses.
///
/// What Foundation alone brings along on Apple's systems (39 to 41) is imported: nothing in a library can make it do so here.
@Suite("Forms that apps write", .serialized)
struct TypeCheckDifferenceTests {
    private static let forms: [String: String] = [
        "form01": """
        import SwiftUI
        struct V1: View { var body: some View { Path { $0.addRect(.zero) }.stroke(Color.red, lineWidth: 2) } }
        """,
        "form02": """
        import SwiftUI
        struct V2: View { var body: some View { Circle().stroke(style: StrokeStyle(lineWidth: 3)).fill(Color.red) } }
        """,
        "form03": """
        import SwiftUI
        struct V3: View { var body: some View { Circle().fill(.red).strokeBorder(.blue, lineWidth: 2) } }
        """,
        "form04": """
        import SwiftUI
        struct V4: View { var body: some View { Circle().offset(x: 3, y: 3).fill(.red) } }
        """,
        "form05": """
        import SwiftUI
        func f5<T: Animatable>(_: T.Type) {}
        func g5() { f5(Double.self); f5(CGFloat.self) }
        """,
        "form06": """
        import SwiftUI
        func f6(_ a: inout Angle) { a += .degrees(3); a = a * 2; a = .degrees(90) / 8 }
        """,
        "form07": """
        import SwiftUI
        struct V7: View { let g = Gradient(colors: [.red]); var body: some View { Text("a").foregroundStyle(g) } }
        """,
        "form08": """
        import SwiftUI
        private let d8 = Color.red.description
        """,
        "form09": """
        import SwiftUI
        struct S9: Shape { var a: Double
          var animatableData: Double { get { a } set { a = newValue } }
          func path(in rect: CGRect) -> Path { Path() } }
        """,
        "form10": """
        import SwiftUI
        private let c10 = Color("Accent")
        """,
        "form11": """
        import SwiftUI
        struct V11: View { @State var on = false; let t: String; var body: some View { Text("a").alert(t, isPresented: $on) { Button("OK") {} } } }
        """,
        "form12": """
        import SwiftUI
        struct V12: View { let s = "x"; var body: some View { Text("a").accessibilityValue(s) } }
        """,
        "form13": """
        import SwiftUI
        struct P13: Identifiable { let id = 1 }
        struct V13: View { @State var p: P13?; var body: some View { Text("a").alert(item: $p) { _ in Alert(title: Text("x")) } } }
        """,
        "form14": """
        import SwiftUI
        struct V14: View { @State var n = 0; var body: some View { Picker(selection: $n, label: Text("n")) { Text("a").tag(0) } } }
        """,
        "form15": """
        import SwiftUI
        struct V15: View { var body: some View { Button("Add", systemImage: "plus") {} } }
        """,
        "form16": """
        import SwiftUI
        struct V16: View { @State var s = ""; var body: some View { TextField("a", text: $s, onCommit: {}) } }
        """,
        "form17": """
        import SwiftUI
        struct V17: View { @State var d = 1.0; var body: some View { TextField("d", value: $d, format: .number) } }
        """,
        "form18": """
        import SwiftUI
        struct V18: View { @State var s = ""; var body: some View { TextField("a", text: $s, axis: .vertical).lineLimit(3...5) } }
        """,
        "form19": """
        import SwiftUI
        struct V19: View { var body: some View { Text(Date(), style: .time) } }
        """,
        "form20": """
        import SwiftUI
        struct V20: View { var body: some View { Text(Image(systemName: "star")) } }
        """,
        "form21": """
        import SwiftUI
        struct V21: View { var body: some View { Text(AttributedString("a")) } }
        """,
        "form22": """
        import SwiftUI
        @MainActor private let t22 = Text("\\(Date(), formatter: DateFormatter())")
        """,
        "form23": """
        import SwiftUI
        struct V23: View { var body: some View { Text("a").navigationBarTitle("t", displayMode: .inline) } }
        """,
        "form24": """
        import SwiftUI
        struct V24: View { @State var t = "a"; var body: some View { Text("a").navigationTitle($t) } }
        """,
        "form25": """
        import SwiftUI
        struct T25: Shape { func path(in r: CGRect) -> Path { Path() } }
        struct V25: View { var body: some View { Text("a").background(.red, in: T25()).background(in: Circle()) } }
        """,
        "form26": """
        import SwiftUI
        struct V26: View { var body: some View { Text("a").clipShape(.rect(cornerRadius: 3)) } }
        """,
        "form27": """
        import SwiftUI
        struct V27: View { @State var o = false; var body: some View { Text("a").animation(.linear) { $0.opacity(o ? 1 : 0) } } }
        """,
        "form28": """
        import SwiftUI
        struct V28: View { var body: some View { Circle().strokeBorder(style: StrokeStyle(lineWidth: 1)) } }
        """,
        "form29": """
        import SwiftUI
        struct V29: View { var body: some View { Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)) } }
        """,
        "form30": """
        import SwiftUI
        struct V30: View { @State var d = 1.0; var body: some View { Slider(value: $d, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("x") } } }
        """,
        "form31": """
        import SwiftUI
        struct V31: View { var body: some View { RadialGradient(stops: [.init(color: .red, location: 0)], center: .top, startRadius: 1, endRadius: 2) } }
        """,
        "form32": """
        import SwiftUI
        struct V32: View { var body: some View { Circle().fill(.blue.tertiary) } }
        """,
        "form33": """
        import SwiftUI
        struct V33: View { var body: some View { Circle().fill(.fill) } }
        """,
        "form34": """
        import SwiftUI
        func f34(_ xs: inout [Int], _ o: IndexSet) { xs.remove(atOffsets: o); xs.move(fromOffsets: o, toOffset: 0) }
        """,
        "form35": """
        import SwiftUI
        private let r35 = ImageResource(name: "logo", bundle: .main)
        """,
        "form36": """
        import SwiftUI
        struct V36: View { var body: some View { Color(#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)) } }
        """,
        "form37": """
        import SwiftUI
        extension EnvironmentValues { @Entry var e: String = "x" }
        """,
        "form38": """
        import SwiftUI
        struct T38: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() } }
        """,
        "form39": """
        import Foundation
        import Combine
        final class Model39: ObservableObject { @Published var n = 0 }
        """,
        "form40": """
        import Foundation
        import FoundationNetworking
        private let s40 = URLSession.shared
        """,
        "form41": """
        import Foundation
        import Observation
        @Observable final class Model41 { var n = 0 }
        """,
    ]

    @Test("all 41 forms compile (type-check differences 1 to 41)", arguments: [5, 6])
    func compile(languageMode: Int) throws {
        #expect(Self.forms.count == 41)
        let result = try TestCompiler().check(Self.forms, languageMode: languageMode)
        #expect(result.succeeded, "\(result.output)")
    }

    @Test("A document may keep the types of its files in stored variables, which language mode 5 allows")
    func storedContentTypes() throws {
        let result = try TestCompiler().check(
            """
            import SwiftUI
            import UniformTypeIdentifiers
            struct Note: FileDocument {
              static var readableContentTypes = [UTType.plainText]
              static var writableContentTypes: [UTType] = [.plainText, .json]
              init(configuration: ReadConfiguration) throws {}
              func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }
            }
            final class Drawing: ReferenceFileDocument {
              static var readableContentTypes = [UTType.png]
              init(configuration: ReadConfiguration) throws {}
              func snapshot(contentType: UTType) throws -> Int { 1 }
              func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
                FileWrapper(regularFileWithContents: Data())
              }
            }
            """, languageMode: 5)
        #expect(result.succeeded, "\(result.output)")
    }
}
