import AttributeGraph

/// A container whose views the label of a tab takes one by one: the bar arranges symbol and title itself, as UIKit's does.
package protocol TabLabelContainer: View {
    associatedtype Content: View
    nonisolated var content: Content { get }
}

/// The parts of a tab's label: its symbol before its title, whatever stack they are in and whichever comes first.
enum TabLabelParts {
    static func list<Label: View>(of label: Attribute<Label>, inputs: _ViewListInputs) -> _ViewListOutputs {
        if let container = Label.self as? any TabLabelContainer.Type {
            func inside<Stack: TabLabelContainer>(_ type: Stack.Type) -> _ViewListOutputs {
                // The same type, which the compiler does not know.
                let label = label as! Attribute<Stack>
                return list(of: label.projected { $0.content }, inputs: inputs)
            }
            return inside(container)
        }
        if let label = label as? Attribute<TupleView<(Text, Image)>> {
            let turned = label.projected { TupleView(($0.value.1, $0.value.0)) }
            return TupleView<(Image, Text)>._makeViewList(view: turned, inputs: inputs)
        }
        return Label._makeViewList(view: label, inputs: inputs)
    }
}
