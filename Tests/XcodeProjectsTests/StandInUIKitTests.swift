import Foundation
import Testing

@testable import XcodeProjects

@Suite("Stand-ins for views and controllers of UIKit's")
struct StandInUIKitTests {
    private let page = """
        import Film
        import SwiftUI
        struct Player: UIViewRepresentable {
            func makeUIView(context: Context) -> FilmView { FilmView(name: "a", loops: true) }
            func updateUIView(_ view: FilmView, context: Context) { view.speed = 2 }
        }
        struct Picker: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> FilmPicker { FilmPicker(kind: .all) }
            func updateUIViewController(_ controller: FilmPicker, context: Context) {}
        }
        func add(to view: UIView) { view.addSubview(FilmBadge()) }
        """

    @Test("what a representable makes is a view or a controller, and so is what is given in place of a view")
    func kinds() throws {
        let folder = try TestFolder([
            "App/Main.swift":
                "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Text(\"\") } } }",
            "App/Page.swift": page,
        ])
        let project = try ProjectOpener.open(folder["App"])
        let package = folder["package"]
        var writer = PackageWriter(project, dovetail: nil, to: package)
        try writer.write()
        let reader = StandInReader(project, package: package)
        var standIns = StandIns()
        func read(_ lines: [String]) {
            var messages = BuildMessages(package: package, project: project)
            for line in lines {
                messages.add("\(package.path)/Sources/\(project.app.name)/Code/Page.swift:\(line)")
            }
            _ = reader.read(messages.errors, into: &standIns)
        }
        read(["1:8: error: no such module 'Film'"])
        read([
            "4:42: error: cannot find type 'FilmView' in scope", "8:52: error: cannot find type 'FilmPicker' in scope",
            "11:45: error: cannot find 'FilmBadge' in scope",
        ])
        #expect(standIns.types["FilmView"]?.form == .uiView)
        #expect(standIns.types["FilmPicker"]?.form == .uiController)
        #expect(standIns.types["FilmBadge"]?.form == .value)
        read(["11:45: error: cannot convert value of type 'FilmBadge' to expected argument type 'UIView'"])
        #expect(standIns.types["FilmBadge"]?.form == .uiView)

        let uses = try #require(standIns.files.first { $0.path.hasSuffix("Uses.swift") }).text
        #expect(uses.contains("open class FilmView: UIView, StandInMembers {"), "\(uses)")
        #expect(uses.contains("public convenience init"), "\(uses)")
        #expect(uses.contains("open class FilmPicker: UIViewController, StandInMembers {"))
    }
}
