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

    package init(_ contents: BarContents) {
        title = contents.title
        hasLeading = !contents.items(at: .leading).isEmpty
        hasCenter = !contents.items(at: .center).isEmpty
        hasTrailing = !contents.items(at: .trailing).isEmpty
        hasBottom = !contents.items(at: .bottom).isEmpty
        hasKeyboard = !contents.items(at: .keyboard).isEmpty
        hasTitleMenu = !contents.items(at: .titleMenu).isEmpty
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
        var summary = BarSummary(contents)
        if summary.hasKeyboard, !environment.read({ $0.idiom.isTouch }) || isEditing?.value == false {
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
        .elements(.computed { view.value.contents.items(at: view.value.edge) })
    }
}
