extension EnvironmentValues {
    /// Whether typed text is left as it is; nil for as usual. The older form of `autocorrectionDisabled`.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled ? true : nil }
        set { autocorrectionDisabled = newValue ?? false }
    }
}
