import DovetailCore

// Arguments that are accepted so that code for other systems compiles, and have no effect here. Each is told once in the log, and in
// docs/compatibility-table.md.

/// Arguments of axes that change nothing here: Apple does not document what they do.
enum AcceptedArguments {
    /// Whether the values of an axis reach to round bounds. Scales of numbers have round bounds in any case.
    static func noteRounding(_ lower: Bool?, _ upper: Bool?) {
        guard lower != nil || upper != nil else { return }
        Log.noteAccepted("AxisMarkValues(roundLowerBound:roundUpperBound:)")
    }

    /// How labels of several axes are aligned, and whether a label moves the marks.
    static func note(_ options: AxisLabelOptions) {
        if options.alignment != nil { Log.noteAccepted("AxisValueLabel(multiLabelAlignment:)") }
        if options.offsetsMarks != nil { Log.noteAccepted("AxisValueLabel(offsetsMarks:)") }
    }
}
