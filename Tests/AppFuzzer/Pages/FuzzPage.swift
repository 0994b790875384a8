import SwiftUI

/// The pages that random events happen to.
enum FuzzPage: String, CaseIterable {
    case mail, library, shop, board, outline, settings

    @MainActor
    @ViewBuilder
    func view(_ data: FuzzData) -> some View {
        switch self {
        case .mail: MailPage(data: data)
        case .library: LibraryPage(data: data)
        case .shop: ShopPage(data: data)
        case .board: BoardPage(data: data)
        case .outline: OutlinePage(data: data)
        case .settings: SettingsPage(data: data)
        }
    }
}
