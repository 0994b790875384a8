import AttributeGraph
import Foundation

extension View {
    /// Gives each pixel the colour that a function makes of it. The view is drawn unchanged here; see ``ShaderLibrary``.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(MissingShaderEffect(shader: isEnabled ? shader : nil))
    }

    /// Takes each pixel from where a function says. The view is drawn unchanged here; see ``ShaderLibrary``.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(MissingShaderEffect(shader: isEnabled ? shader : nil))
    }

    /// Gives each pixel the colour that a function makes of the whole picture. The view is drawn unchanged here; see ``ShaderLibrary``.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(MissingShaderEffect(shader: isEnabled ? shader : nil))
    }
}

/// Says in the log, when the view is made and when the function becomes another one, that the function is not run.
private struct MissingShaderEffect: PrimitiveViewModifier {
    typealias Body = Never
    let shader: Shader?

    nonisolated init(shader: Shader?) { self.shader = shader }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            modifier.value.shader?.logMissing()
            return GroupAppearance()
        }
    }
}

extension VisualEffect {
    /// Gives each pixel the colour that a function makes of it. Nothing is changed here; see ``ShaderLibrary``.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        missing(isEnabled ? shader : nil)
    }

    /// Takes each pixel from where a function says. Nothing is changed here; see ``ShaderLibrary``.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        missing(isEnabled ? shader : nil)
    }

    /// Gives each pixel the colour that a function makes of the whole picture. Nothing is changed here; see ``ShaderLibrary``.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        missing(isEnabled ? shader : nil)
    }

    private func missing(_ shader: Shader?) -> Self {
        shader?.logMissing()
        return self
    }
}
