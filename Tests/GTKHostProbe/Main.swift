import DovetailGTK
import Foundation

/// A program for the tests of the window host: GTK wants a process, and a main thread, of its own. What happens is told
/// in lines on the standard output.
@main
enum Main {
    @MainActor
    static func main() {
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
        switch CommandLine.arguments.dropFirst().first {
        case "loop": LoopProbe().run()
        case "late-loop": LoopProbe().run(afterRunLoop: true)
        case "quiet-loop": QuietLoopProbe.run()
        case "busy": BusyApp.main()
        case "window": ProbeWindows.run(["Probe"])
        case "two-windows": ProbeWindows.run(["First", "Second"]) { _ in WindowCloser.start() }
        case "distorted": ProbeWindows.run(["Distorted"])
        case "scenes": ScenesProbe.run { _, _ in }
        case "scenes-new": ScenesProbe.run { application, app in application.open(app.newWindow()!) }
        case "scenes-close": ScenesProbe.run { _, _ in WindowCloser.closeOne() }
        case "alert": ProbeWindows.run(["Alert"])
        case "focus": ProbeWindows.run(["Focus"])
        case "menus": ProbeWindows.run(["Menus"])
        case "edited": ProbeWindows.run(["Edited"]) { _ in EditedView.watchComposition() }
        case "leaving": ProbeWindows.run(["Leaving"])
        case "overlaid": ProbeWindows.run(["Overlaid"])
        case "tokens": ProbeWindows.run(["Tokens"])
        case "hints": ProbeWindows.run(["Hints"]) { _ in HintsView.watch() }
        case "sizes": ProbeWindows.run(["Sizes"])
        case "pointer": ProbeWindows.run(["Pointer"])
        case "scroll": ProbeWindows.run(["Scroll"]) { Touchpad.listen($0) }
        case "table": ProbeWindows.run(["Table"])
        case "input": InputProbe.run()
        case "til": AppProbe.run(TILApp.self)
        case "fit": AppProbe.run(FitApp.self)
        case "mail": AppProbe.run(MailApp.self)
        case "controls": AppProbe.run(AccessibleApp.self)
        case "related": AppProbe.run(RelatedApp.self)
        case "form": AppProbe.run(FormApp.self)
        case "note": AppProbe.run(NoteApp.self)
        case "rows", "few-rows": AppProbe.run(RowsApp.self)
        case "peaks": AppProbe.run(PeaksApp.self)
        case "modifiers": AppProbe.run(ModifiersApp.self)
        case "pages": AppProbe.run(PagesApp.self)
        case "behaviors": AppProbe.run(BehaviorApp.self)
        case "looks": AppProbe.run(LookApp.self)
        case "edit-menu": AppProbe.run(EditMenuApp.self)
        case "animated": AnimatedApp.main()
        case "rooms": RoomsApp.main()
        case "stuck": StuckApp.main()
        case "restless": RestlessApp.main()
        case "gl": GLPictures.draw()
        case "sizing": SizingApp.main()
        case "sizing-window": AppProbe.run(SizingApp.self)
        case "tray": TrayHostProbe.run()
        case "documents": AppProbe.run(DocumentsApp.self)
        case "status": AppProbe.run(StatusApp.self)
        case "status-window": AppProbe.run(StatusWindowApp.self)
        case "drag-source": ProbeWindows.run(["Source"])
        case "drag-target": ProbeWindows.run(["Target"])
        case "drag-windows": ProbeWindows.run(["Source", "Target"])
        case "drag-back": ProbeWindows.run(["Both"])
        case "drag-files": ProbeWindows.run(["Files"])
        case "plain-target": PlainDrags.target()
        case "plain-target-files": PlainDrags.fileTarget()
        case "plain-source-text": PlainDrags.source("text/plain;charset=utf-8", "from elsewhere")
        case "plain-source-files":
            PlainDrags.source("text/uri-list", "# files\r\nfile:///tmp/a%20b.txt\r\nfile:///etc/hosts\r\n")
        case "portal": PortalProbe.run()
        case "paste": ClipboardProbe.run(copying: nil)
        case "copy": ClipboardProbe.run(copying: "from the views")
        case "copy-picture": ClipboardProbe.run(copying: nil, picture: Data(repeating: 7, count: 200_000))
        default:
            FileHandle.standardError.write(Data("GTKHostProbe runs for the tests only.\n".utf8))
            exit(64)
        }
    }
}

func say(_ line: String) { print(line) }
