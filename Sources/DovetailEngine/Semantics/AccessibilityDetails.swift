import Foundation

/// What accessibility modifiers say about the views that they are applied to. One value for a chain of modifiers; most views
/// have none, so it is kept apart from ``Semantics``.
package struct AccessibilityDetails: Equatable {
    package var hint: String?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    /// Elements of a higher priority come first among their siblings; 0 by default.
    package var sortPriority: Double = 0
    /// How much of a whole it shows, 0...1; nil where it shows none.
    package var fraction: Double?
    /// What a person may say to mean the element.
    package var inputLabels: [String] = []
    package var headingLevel: AccessibilityHeadingLevel?
    /// What an entry of a rotor names the element by.
    package var rotorTarget: AnyHashable?
    /// Stand-ins inside are in place of the other elements inside.
    package var replacesChildren = false
    /// The elements inside are such stand-ins.
    package var isStandIn = false
    /// The elements inside are not listed.
    package var hidesInner = false
    /// Said on demand.
    package var customContent: [AccessibilityCustomContent] = []
    /// Whether a person can do something with it; nil where that follows from its actions.
    package var respondsToInteraction: Bool?
    package var activationPoint: AccessibilityActivationPoint?
    package var textContentType: AccessibilityTextContentType?
    package var speech = SpeechSettings()
    package var pairing: AccessibilityPairing?
    package var linkedGroup: AccessibilityRelation?
    /// How presses go to it while a tool runs; nil where they go to the tool.
    package var directTouch: AccessibilityDirectTouchOptions?
    package var dragPoints: [AccessibilityDropPlace] = []
    package var dropPoints: [AccessibilityDropPlace] = []
    /// It is brought up to date in place, so it never counts as a change.
    package var chart: AccessibilityChart?
    /// The controls inside are not shown: what they do can be done with the element around.
    package var actionSource: AccessibilityActionCategory?
    /// What it has to do with the name of a control; nil for nothing.
    package var naming: AccessibilityNaming?
    /// Whether what it shows and hides is shown; nil where it does neither.
    package var isExpanded: Bool?
    /// The buttons inside are the choices of one control.
    package var holdsChoices = false
    /// A press opens a menu.
    package var opensMenu = false
    /// What the view is in a menu that the desktop shows; nil elsewhere.
    package var menuItem: MenuItemDetails?
    /// What sources inside can do can be done with this element.
    package var gathersActions = false
    /// The rows of the list that it is; what they are is asked, so they never count as a change.
    package var rows: AccessibilityRows?
    /// The row that it is.
    package var row: AccessibilityRow?
    /// The cell of a table, or the title of a column, that it is.
    package var cell: AccessibilityCell?
    /// How deep a row is in a tree, from 1; 0 where there is no tree.
    package var treeLevel = 0
    /// Where it leads, of a link.
    package var link: URL?
    /// What can be done, besides what the controls inside do. A cell that is refreshed in place, so it never counts as a
    /// change.
    package var actions: AccessibilityActions?

    package init() {}

    package static func == (left: AccessibilityDetails, right: AccessibilityDetails) -> Bool {
        left.hint == right.hint && left.addedTraits == right.addedTraits && left.removedTraits == right.removedTraits
            && left.sortPriority == right.sortPriority && left.inputLabels == right.inputLabels
            && left.headingLevel == right.headingLevel && left.hidesInner == right.hidesInner
            && left.rotorTarget == right.rotorTarget && left.actions === right.actions
            && left.customContent == right.customContent && left.respondsToInteraction == right.respondsToInteraction
            && left.activationPoint == right.activationPoint && left.textContentType == right.textContentType
            && left.speech == right.speech && left.pairing == right.pairing && left.linkedGroup == right.linkedGroup
            && left.directTouch == right.directTouch && left.dragPoints == right.dragPoints
            && left.dropPoints == right.dropPoints && left.chart === right.chart
            && left.actionSource == right.actionSource && left.gathersActions == right.gathersActions
            && left.menuItem == right.menuItem && left.fraction == right.fraction && left.rows === right.rows
            && left.row == right.row && left.link == right.link && left.naming == right.naming
            && left.isExpanded == right.isExpanded && left.holdsChoices == right.holdsChoices
            && left.opensMenu == right.opensMenu && left.cell == right.cell && left.treeLevel == right.treeLevel
            && left.replacesChildren == right.replacesChildren && left.isStandIn == right.isStandIn
    }

    /// Takes over what a modifier further out says: it stands for the same element and comes later.
    mutating func merge(outer: AccessibilityDetails) {
        hint = outer.hint ?? hint
        addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
        removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
        if outer.sortPriority != 0 { sortPriority = outer.sortPriority }
        if !outer.inputLabels.isEmpty { inputLabels = outer.inputLabels }
        headingLevel = outer.headingLevel ?? headingLevel
        rotorTarget = outer.rotorTarget ?? rotorTarget
        hidesInner = hidesInner || outer.hidesInner
        replacesChildren = replacesChildren || outer.replacesChildren
        isStandIn = isStandIn || outer.isStandIn
        customContent.removeAll { said in outer.customContent.contains { $0.label == said.label } }
        customContent += outer.customContent
        respondsToInteraction = outer.respondsToInteraction ?? respondsToInteraction
        activationPoint = outer.activationPoint ?? activationPoint
        textContentType = outer.textContentType ?? textContentType
        speech.fill(from: outer.speech)
        pairing = outer.pairing ?? pairing
        linkedGroup = outer.linkedGroup ?? linkedGroup
        directTouch = outer.directTouch ?? directTouch
        dragPoints += outer.dragPoints
        dropPoints += outer.dropPoints
        chart = outer.chart ?? chart
        actionSource = outer.actionSource ?? actionSource
        gathersActions = gathersActions || outer.gathersActions
        menuItem = outer.menuItem ?? menuItem
        fraction = outer.fraction ?? fraction
        rows = outer.rows ?? rows
        row = outer.row ?? row
        cell = outer.cell ?? cell
        if outer.treeLevel != 0 { treeLevel = outer.treeLevel }
        link = outer.link ?? link
        naming = outer.naming ?? naming
        isExpanded = outer.isExpanded ?? isExpanded
        holdsChoices = holdsChoices || outer.holdsChoices
        opensMenu = opensMenu || outer.opensMenu
        if let outer = outer.actions { actions = actions.map { AccessibilityActions(joining: $0, outer) } ?? outer }
    }
}

/// A list of places that an assistive tool can go through, such as all headings.
package struct AccessibilityRotor {
    package struct Entry {
        /// Nil for what is written in the range.
        package let label: String?
        /// The identity of the view that it leads to; nil for the view that lists it.
        package let id: AnyHashable?
        /// The part of the view's text that it leads to; nil for all of the view.
        package var range: Range<String.Index>?
        /// Runs before the tool goes there, to bring the view into sight.
        package let prepare: () -> Void

        package init(
            label: String?, id: AnyHashable?, range: Range<String.Index>? = nil, prepare: @escaping () -> Void
        ) {
            self.label = label
            self.id = id
            self.range = range
            self.prepare = prepare
        }
    }
    package let name: String
    /// The one that tools know by themselves and this one stands in place of.
    package var system: AccessibilitySystemRotor?
    package let entries: [Entry]

    package init(name: String, system: AccessibilitySystemRotor? = nil, entries: [Entry]) {
        self.name = name
        self.system = system
        self.entries = entries
    }
}
