import SafariServices
import SwiftUI

/// A page of the web on a sheet.
struct SafariPage: View {
    @State private var isShown = false

    var body: some View {
        ContentUnavailableView {
            Label("Swift", systemImage: "swift")
        } description: {
            Text("swift.org")
        } actions: {
            Button("Read") { isShown = true }.buttonStyle(.borderedProminent)
        }
        .sheet(isPresented: $isShown) {
            ControllerView { SFSafariViewController(url: URL(string: "https://www.swift.org")!) }
                .frame(minWidth: 480, minHeight: 360)
        }
    }
}
