import DovetailCore

/// Shows its content below a bar with a title and buttons.
///
/// The bar shows the `navigationTitle` and the `toolbar` of the content. It is there as soon as the content gives it something to
/// show.
public struct NavigationView<Content: View>: View {
    nonisolated(unsafe) private let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { BarredContent(showsTitle: true) { content } }
}

/// A view that takes all the space it gets, below a bar of its own.
struct BarredContent<Content: View>: View {
    private let showsTitle: Bool
    nonisolated(unsafe) private let content: Content

    init(showsTitle: Bool, @ViewBuilder content: () -> Content) {
        self.showsTitle = showsTitle
        self.content = content()
    }

    var body: some View {
        BarScope { contents in
            VStack(spacing: 0) {
                BarReader(contents) { summary in
                    let title = showsTitle ? summary.title : nil
                    if summary.hasItems || title != nil {
                        Bar(contents: contents, title: title, role: .navigationBar)
                    }
                }
                VStack { content }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .environment(\.barContents, contents)
            }
        }
    }
}
