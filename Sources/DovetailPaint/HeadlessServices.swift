import DovetailCore

extension HostServices {
    /// Services for painting without a display.
    package static func headless(clipboard: any Clipboard = PrivateClipboard()) -> HostServices {
        var services = HostServices(
            textEngine: PangoTextEngine.shared, clipboard: clipboard,
            imageSize: { ImageLoader.shared.size(of: $0) })
        services.symbolBounds = { SymbolPainter.bounds(of: $0) }
        return services
    }
}
