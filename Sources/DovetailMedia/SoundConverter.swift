import CGStreamer

/// Turns samples of one layout into those of another, by GStreamer. One thread at a time.
package final class SoundConverter {
    /// How samples are laid out.
    package struct Layout: Hashable, Sendable {
        package enum Sample: Sendable { case float32, float64, int16, int32 }

        package var sample: Sample
        /// Samples for each second.
        package var rate: Int
        /// How many sounds there are side by side.
        package var channels: Int
        /// Whether the samples of one time are side by side, and not each sound's after the other.
        package var isInterleaved: Bool

        package init(sample: Sample, rate: Int, channels: Int, isInterleaved: Bool) {
            self.sample = sample
            self.rate = rate
            self.channels = channels
            self.isInterleaved = isInterleaved
        }

        fileprivate var info: GstAudioInfo? {
            guard (1...64).contains(channels), (1...1_000_000).contains(rate) else { return nil }
            var info = GstAudioInfo()
            gst_audio_info_init(&info)
            let format =
                switch sample {
                case .float32: GST_AUDIO_FORMAT_F32LE
                case .float64: GST_AUDIO_FORMAT_F64LE
                case .int16: GST_AUDIO_FORMAT_S16LE
                case .int32: GST_AUDIO_FORMAT_S32LE
                }
            gst_audio_info_set_format(&info, format, gint(rate), gint(channels), nil)
            info.layout = isInterleaved ? GST_AUDIO_LAYOUT_INTERLEAVED : GST_AUDIO_LAYOUT_NON_INTERLEAVED
            return info
        }
    }

    private let converter: OpaquePointer

    /// - Parameter quality: How much is heard of the change of rate: 0, the quickest, to 10.
    /// - Returns: nil where the one can't be made of the other.
    package init?(from source: Layout, to target: Layout, quality: Int) {
        guard var input = source.info, var output = target.info, MediaLibrary.isReady else { return nil }
        let options = gst_structure_new_empty("options")
        gst_audio_resampler_options_set_quality(
            GST_AUDIO_RESAMPLER_METHOD_BLACKMAN_NUTTALL, guint(min(max(quality, 0), 10)), gint(source.rate),
            gint(target.rate),
            options)
        // Takes the options over.
        guard let made = gst_audio_converter_new(GST_AUDIO_CONVERTER_FLAG_NONE, &input, &output, options) else {
            return nil
        }
        converter = made
    }

    deinit { gst_audio_converter_free(converter) }

    /// How many samples come of some more.
    package func outputCount(of count: Int) -> Int { Int(gst_audio_converter_get_out_frames(converter, gsize(count))) }
    /// How many samples are needed for some more.
    package func inputCount(for count: Int) -> Int { Int(gst_audio_converter_get_in_frames(converter, gsize(count))) }
    /// How many samples it keeps to itself until more follow.
    package var latency: Int { Int(gst_audio_converter_get_max_latency(converter)) }

    /// Forgets what came before.
    package func reset() { gst_audio_converter_reset(converter) }

    /// Converts samples.
    ///
    /// - Parameters:
    ///   - input: Where they are: all of them, or each sound's; nil for silence.
    ///   - count: How many of each sound.
    ///   - output: Where room is, for as many as ``outputCount(of:)`` says.
    package func convert(
        _ input: [UnsafeMutableRawPointer]?, count: Int, to output: [UnsafeMutableRawPointer], outputCount: Int
    ) -> Bool {
        var input = input.map { $0.map(Optional.some) }
        var output = output.map(Optional.some)
        return output.withUnsafeMutableBufferPointer { output in
            guard input != nil else {
                return gst_audio_converter_samples(
                    converter, GST_AUDIO_CONVERTER_FLAG_NONE, nil, gsize(count), output.baseAddress,
                    gsize(outputCount)) != 0
            }
            return input!.withUnsafeMutableBufferPointer { input in
                gst_audio_converter_samples(
                    converter, GST_AUDIO_CONVERTER_FLAG_NONE, input.baseAddress, gsize(count), output.baseAddress,
                    gsize(outputCount)) != 0
            }
        }
    }
}
