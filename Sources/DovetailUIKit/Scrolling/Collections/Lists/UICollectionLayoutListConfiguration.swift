import Foundation

/// How a section of a collection looks and behaves that is a list.
public struct UICollectionLayoutListConfiguration {
    /// How the list looks.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// What stands above a section.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// What stands below a section.
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// The line of a row in place of what the list says.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Whether there are lines between rows.
    public var showsSeparators: Bool
    /// How the lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// How the line of each row looks, where it differs.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What is behind the list; nil for what is usual.
    public var backgroundColor: UIColor?
    /// What can be done with a row that is swiped from its leading side.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What can be done with a row that is swiped from its trailing side.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The space above headers, in points; nil for what is usual. It is kept, and nothing else.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The line of a row.
    func separator(of path: IndexPath) -> UIListSeparatorConfiguration {
        itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    }
}

/// How the lines between the rows of a list look.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }
    /// Insets that stand for what is usual.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: -.greatestFiniteMagnitude, leading: -.greatestFiniteMagnitude, bottom: -.greatestFiniteMagnitude,
        trailing: -.greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator
    /// The colour while several rows are selected. It is kept, and nothing else.
    public var multipleSelectionColor = UIColor.separator
    private let appearance: UICollectionLayoutListConfiguration.Appearance

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

    /// Where the line below a row begins, in points from the row's side; nil for where its text does.
    var lineStart: CGFloat? {
        bottomSeparatorInsets.leading == Self.automaticInsets.leading ? nil : bottomSeparatorInsets.leading
    }
    func isVisible(_ visibility: Visibility, _ showsSeparators: Bool) -> Visibility {
        visibility == .automatic && !showsSeparators ? .hidden : visibility
    }
}

extension NSCollectionLayoutSection {
    /// A section that is a list.
    ///
    /// Where all sections of a layout are lists of one appearance, the collection is a list of SwiftUI's. Beside sections of other kinds its rows stand
    /// below each other, as high as their content: without swipes.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.listConfiguration = configuration
        if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 35, trailing: 16)
        }
        func end(_ kind: String, _ alignment: NSRectAlignment) {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment))
        }
        if configuration.headerMode == .supplementary { end(UICollectionView.elementKindSectionHeader, .top) }
        if configuration.footerMode == .supplementary { end(UICollectionView.elementKindSectionFooter, .bottom) }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are lists.
    ///
    ///     let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// How a section looks that is a list; nil for others.
    func list(of section: Int) -> UICollectionLayoutListConfiguration? {
        plans.indices.contains(section) ? plans[section]?.section.listConfiguration : nil
    }

    /// How the sections look, where all are lists of one appearance; empty otherwise.
    var lists: [UICollectionLayoutListConfiguration] {
        let all = plans.compactMap { $0?.section.listConfiguration }
        guard all.count == plans.count, isVertical, configuration.boundarySupplementaryItems.isEmpty,
            Set(all.map(\.appearance)).count == 1
        else { return [] }
        return all
    }
}
