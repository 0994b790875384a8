@_exported import simd
