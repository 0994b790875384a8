import SwiftUI

/// A page for each of the modules beside SwiftUI: what they do, in as few lines as an app needs for it.
@main
struct ModulesApp: App {
    var body: some Scene {
        WindowGroup("Modules") { ModulesPage().frame(minWidth: 680, minHeight: 460) }
    }
}

/// The list of pages, and the one that is chosen.
struct ModulesPage: View {
    @State private var selection: ModulePage? = .places

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                ForEach(ModulePage.Group.allCases, id: \.self) { group in
                    Section(group.rawValue) {
                        ForEach(ModulePage.allCases.filter { $0.group == group }) { page in
                            Label(page.title, systemImage: page.symbol)
                        }
                    }
                }
            }
            .navigationTitle("Modules")
        } detail: {
            if let selection {
                selection.content.navigationTitle(selection.title).id(selection)
            } else {
                ContentUnavailableView("Choose a module", systemImage: "square.stack.3d.up")
            }
        }
    }
}
