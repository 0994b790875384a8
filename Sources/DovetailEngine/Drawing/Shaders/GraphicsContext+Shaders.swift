import Foundation

extension GraphicsContext.Filter {
    /// Gives each pixel the colour that a function makes of it. Nothing is changed here; see ``ShaderLibrary``.
    public static func colorShader(_ shader: Shader) -> Self { missing(shader) }
    /// Takes each pixel from where a function says. Nothing is changed here; see ``ShaderLibrary``.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { missing(shader) }
    /// Gives each pixel the colour that a function makes of the whole picture. Nothing is changed here; see ``ShaderLibrary``.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { missing(shader) }

    private static func missing(_ shader: Shader) -> Self {
        Self { _ in
            shader.logMissing()
            return []
        }
    }
}

extension GraphicsContext.Shading {
    /// What a function draws, in a rectangle or in that around what is filled. The foreground style here; see ``ShaderLibrary``.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self { style(shader) }
}
