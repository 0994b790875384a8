// Combine under Apple's module name: OpenCombine, with its Dispatch and Foundation parts, which declare Apple's members
// (`Timer.publish`, `NotificationCenter.publisher`, `URLSession.dataTaskPublisher`, the schedulers) on Linux.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
