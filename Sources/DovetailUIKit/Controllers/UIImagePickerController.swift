import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation
import UniformTypeIdentifiers

/// Hears of the picture that a person chose.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was chosen. It is for the delegate to end the presentation.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Nothing was chosen. It is for the delegate to end the presentation; one without this method leaves it to the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.leave() }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.leave() }
}

/// Lets a person choose a picture.
///
/// There is no library of pictures and no camera: the desktop's dialog asks for a file as soon as the controller is on show. What is chosen
/// is not edited, so the edited picture is the original one.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        case photoLibrary
        /// Not available here.
        case camera
        case savedPhotosAlbum
    }

    /// What is told of a picture that was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of the file: a text such as “public.image”.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture: a ``UIImage``.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture, where ``UIImagePickerController/allowsEditing`` asked for one: a ``UIImage``.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The file: a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The part that a person cut out. Nothing is cut: it is not told.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The film's file: a `URL`. Films are not chosen here: it is not told.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// What a camera noted. There is none: it is not told.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The picture's place in the library. There is none: it is not told.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The picture that moves. It is not told.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    }

    /// Where pictures come from: files, whatever it says.
    open var sourceType = SourceType.photoLibrary
    /// Whether a person may edit the picture. They can't here; it is told as edited all the same.
    open var allowsEditing = false
    /// The types of what can be chosen. Of these there are pictures only.
    open var mediaTypes = [UTType.image.identifier]
    // MARK: Camera

    /// A camera.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// Whether a camera lights what it takes.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// How good films are.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// What pictures are made when they are chosen.
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

    // There is no camera here: what is said of one is kept, and nothing else.
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    /// How good films are that are taken or chosen. It is kept, and nothing else.
    open var videoQuality = QualityType.typeMedium
    /// How long films are at most, in seconds. It is kept, and nothing else.
    open var videoMaximumDuration: TimeInterval = 600
    /// What films are made when they are chosen. They are told as they are: it is kept, and nothing else.
    open var videoExportPreset: String?
    /// What pictures are made when they are chosen. They are told as they are: it is kept, and nothing else.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// Whether there is a camera: no.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether a camera has a light: there is none.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// What a camera can take: there is none, so nil.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    /// Takes a picture. There is no camera, which the log says once.
    open func takePicture() { Log.warnOnce("takePicture", "There is no camera, so no picture is taken.") }
    /// Begins to take a film. There is no camera: false.
    open func startVideoCapture() -> Bool { false }
    /// Ends taking a film, of which there is none.
    open func stopVideoCapture() {}

    /// Hears of what was chosen.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    private let presentation = FilePickerPresentation()

    /// Whether pictures can come from somewhere: not from a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The types of what can come from somewhere; nil where nothing can.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier] : nil
    }

    open override func loadView() {
        view = FilePickerView(presentation) { [unowned self] in
            FilePickerView.Question(title: "Choose a picture", kind: .open(types: [.image], allowsMany: false)) {
                self.choose($0?.first)
            }
        }
    }

    private func choose(_ file: URL?) {
        guard let file, let image = UIImage(contentsOfFile: file.path) else {
            if let file { Log.logger.error("\(file.path) is no picture") }
            return cancel()
        }
        var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: file]
        if allowsEditing { info[.editedImage] = image }
        if let delegate { delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info) } else { leave() }
    }

    private func cancel() {
        if let delegate { delegate.imagePickerControllerDidCancel(self) } else { leave() }
    }

    fileprivate func leave() { presentation.end(of: self) }
}
