import SwiftUI

/// The pages that random events happen to.
enum FuzzPage: String, CaseIterable {
    case mail, library, shop, board, outline, settings

    @MainActor
    func view(_ data: FuzzData) -> some View { FuzzLook(page: self, data: data) }

    @MainActor
    @ViewBuilder
    fileprivate func content(_ data: FuzzData) -> some View {
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

/// A page, and what it is told by the app of how it is to look.
private struct FuzzLook: View {
    let page: FuzzPage
    @ObservedObject var data: FuzzData

    private static let schemes: [ColorScheme?] = [nil, .dark, .light]
    private static let typeSizes: [DynamicTypeSize?] = [nil, .xSmall, .xxxLarge, .accessibility3]
    private static let locales = [nil, "de_DE", "ar_EG", "ja_JP"]
    private static let directions: [LayoutDirection?] = [nil, nil, nil, .rightToLeft]

    /// One of the values; nil leaves what the window has.
    private func chosen<Value>(_ values: [Value?], by place: Int) -> Value? { values[data.look[place] % values.count] }

    var body: some View {
        page.content(data)
            .preferredColorScheme(chosen(Self.schemes, by: 0))
            .transformEnvironment(\.self) { environment in
                if let size = chosen(Self.typeSizes, by: 1) { environment.dynamicTypeSize = size }
                if let locale = chosen(Self.locales, by: 2) { environment.locale = Locale(identifier: locale) }
                if let direction = chosen(Self.directions, by: 3) { environment.layoutDirection = direction }
            }
    }
}
