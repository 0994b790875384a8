extension AccessibilityElements: @preconcurrency CustomStringConvertible {
    package var description: String {
        all.map { element in
            var parts = [element.semantics.role.rawValue]
            if let label = element.label { parts.append("“\(label)”") }
            if let symbol = element.semantics.symbolName { parts.append("symbol \(symbol)") }
            if let value = element.semantics.value { parts.append("value “\(value)”") }
            if let identifier = element.semantics.identifier { parts.append("identifier \(identifier)") }
            if let hint = element.hint { parts.append("hint “\(hint)”") }
            if let details = element.semantics.details {
                if let chart = details.chart?.descriptor {
                    parts.append(
                        "chart “\(chart.title ?? "")” of \(chart.series.map(\.dataPoints.count).reduce(0, +)) points")
                }
                for said in element.customContent { parts.append("\(said.label): \(said.value ?? "")") }
                let speech = details.speech.names
                if !speech.isEmpty { parts.append("speech " + speech.joined(separator: ", ")) }
                let added = details.addedTraits.names
                if !added.isEmpty { parts.append("traits " + added.joined(separator: ", ")) }
                if let names = details.actions?.entries.map(\.kind.name), !names.isEmpty {
                    parts.append("actions " + names.joined(separator: ", "))
                }
            }
            if !element.semantics.isEnabled { parts.append("disabled") }
            if element.semantics.isSelected { parts.append("selected") }
            return String(repeating: "  ", count: element.depth) + parts.joined(separator: " ")
        }.joined(separator: "\n")
    }
}
