// Values and what is added to Foundation are modules of their own, and parts of this one for all who import it.
@_exported import CoreTransferable
@_exported import DovetailBase
@_exported import FoundationAdditions

// Of Combine what an app's models are made of. The rest has to be imported, as on Apple's systems: apps and their packages have types of their own
// that are called `Subscription`, `Record`, `Empty` or `Future`, and two of a name would be ambiguous.
@_exported import class Combine.AnyCancellable
@_exported import struct Combine.AnyPublisher
@_exported import protocol Combine.Cancellable
@_exported import protocol Combine.ConnectablePublisher
@_exported import class Combine.CurrentValueSubject
@_exported import struct Combine.Just
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import class Combine.PassthroughSubject
@_exported import struct Combine.Published
@_exported import protocol Combine.Publisher
@_exported import enum Combine.Publishers

// `URLSession` is part of Foundation on Apple's systems.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
