import Dispatch
import Foundation

/// How a file is opened that is only watched. Linux has no such way: the file is opened for reading.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let O_EVTONLY: Int32 = O_RDONLY

/// A source that tells of changes of a file or folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    /// The descriptor of the file.
    var handle: Int32 { get }
    /// What has happened since the event handler was called the last time.
    var data: DispatchSource.FileSystemEvent { get }
    /// What the source tells of.
    var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource: DispatchSourceFileSystemObject {
    /// The descriptor of the file; -1 for a source of something else.
    public var handle: Int32 { FileWatch.shared.request(of: self)?.descriptor ?? -1 }

    /// What has happened since the event handler was called the last time.
    public var data: DispatchSource.FileSystemEvent {
        let bits: UInt = (self as any DispatchSourceUserDataOr).data
        return FileSystemEvent(rawValue: bits)
    }

    /// What the source tells of; nothing for a source of something else.
    public var mask: DispatchSource.FileSystemEvent { FileWatch.shared.request(of: self)?.mask ?? [] }

    /// A source that tells of changes of an open file or folder, by Linux's inotify.
    ///
    /// `revoke` is told when the file's volume is taken away, `link` when the number of its names changes, and `delete` when it has none any more.
    /// `funlock` is never told. Changes before the source is resumed are told when it is.
    /// - Parameters:
    ///   - fileDescriptor: The open file. It has to stay open until the source is cancelled.
    ///   - eventMask: What the source tells of.
    ///   - queue: Where the handlers run; nil for a queue in the background.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        let source = makeUserDataOrSource(queue: queue)
        guard let watched = source as? DispatchSource else { preconditionFailure("A source of another kind") }
        FileWatch.shared.add(watched, FileWatch.Request(descriptor: fileDescriptor, mask: eventMask))
        return watched
    }
}
