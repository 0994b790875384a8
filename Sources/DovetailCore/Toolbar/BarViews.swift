import AttributeGraph

/// Makes the contents of a bar, for the bar to show and for the views below to fill.
package struct BarScope<Result: View>: PrimitiveView {
    nonisolated(unsafe) let makeResult: (BarContents) -> Result

    nonisolated package init(@ViewBuilder result: @escaping (BarContents) -> Result) { makeResult = result }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let contents = BarContents(scope: inputs.graphInputs.appearance)
        return Result._makeView(view: .computed { view.value.makeResult(contents) }, inputs: inputs)
    }
}

/// What there is in a bar.
package struct BarSummary: Equatable {
    package var title: Text?
    package var hasLeading: Bool
    package var hasCenter: Bool
    package var hasTrailing: Bool
    package var hasBottom = false
    package var hasKeyboard = false
    package var hasTitleMenu = false
    /// The names of the bars below the bar.
    package var accessoryBars: [String] = []
    package var options = BarOptions()
    package var hasItems: Bool { hasLeading || hasCenter || hasTrailing }

    package init(_ contents: BarContents, isTouch: Bool) {
        func has(_ edge: ToolbarItemPlacement.Edge) -> Bool { !contents.items(at: edge, isTouch: isTouch).isEmpty }
        title = contents.title
        hasLeading = has(.leading)
        hasCenter = has(.center)
        hasTrailing = has(.trailing)
        hasBottom = has(.bottom)
        hasKeyboard = has(.keyboard)
        hasTitleMenu = has(.titleMenu)
        accessoryBars = contents.accessoryBars
        options = contents.options
    }
}

/// Builds a view from what a bar contains; runs again when titles or items come and go.
package struct BarReader<Result: View>: MultiView {
    nonisolated(unsafe) let contents: BarContents
    nonisolated(unsafe) let makeResult: (BarSummary) -> Result

    nonisolated package init(_ contents: BarContents, @ViewBuilder result: @escaping (BarSummary) -> Result) {
        self.contents = contents
        makeResult = result
    }

    package static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let contents = view.untracked.contents
        let (environment, window) = (inputs.graphInputs.environment, inputs.graphInputs.window)
        let summary = Attribute(
            SummaryRule(contents: contents, environment: environment, isEditing: window?.isEditingText))
        let result = Attribute<Result>.computed { view.value.makeResult(summary.value) }
        return Result._makeViewList(view: result, inputs: inputs)
    }
}

/// What is in a bar. Items of the keyboard are above that of a touch device, which is there while text is edited; a desktop has none.
private struct SummaryRule: Rule {
    let contents: BarContents
    let environment: InheritedEnvironment
    let isEditing: Attribute<Bool>?

    var value: BarSummary {
        let isTouch = environment.read { $0.idiom.isTouch }
        var summary = BarSummary(contents, isTouch: isTouch)
        if summary.hasKeyboard, !isTouch || isEditing?.value == false {
            summary.hasKeyboard = false
        }
        return summary
    }
}

/// The items in a part of a bar.
package struct BarItems: MultiView {
    nonisolated(unsafe) let contents: BarContents
    let edge: ToolbarItemPlacement.Edge

    nonisolated package init(_ contents: BarContents, at edge: ToolbarItemPlacement.Edge) {
        self.contents = contents
        self.edge = edge
    }

    package static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let environment = inputs.graphInputs.environment
        return .elements(.computed { view.value.items(isTouch: environment.read { $0.idiom.isTouch }) })
    }

    private func items(isTouch: Bool) -> [ViewListElement] { contents.items(at: edge, isTouch: isTouch) }
}
