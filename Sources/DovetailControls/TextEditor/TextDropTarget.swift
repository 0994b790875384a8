import DovetailCore

/// Lets text be dropped on an editor: it is inserted where it is dropped, as a person's edit.
struct TextDropTarget: ViewModifier {
    @State private var finder = TextFinder()

    func body(content: Content) -> some View {
        content
            .interaction { responder, _ in
                responder.isTransparent = true
                finder.area = responder
            }
            .dropDestination(for: String.self) { strings, location in
                finder.insert(strings.joined(separator: "\n"), at: location)
                return true
            }
    }
}
