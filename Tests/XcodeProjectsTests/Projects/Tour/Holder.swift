import SwiftUI
import UIKit

struct Holder: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> HolderController { HolderController() }
    func updateUIViewController(_ uiViewController: HolderController, context: Context) {}
}

final class HolderController: UIViewController, UIGestureRecognizerDelegate {
    private let host = UIHostingController(rootView: Text("Inside"))
    private let generator = UIImpactFeedbackGenerator(style: .medium)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        view.addSubview(host.view)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            host.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        host.didMove(toParent: self)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        tap.numberOfTapsRequired = 2
        tap.delegate = self
        view.addGestureRecognizer(tap)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handlePress))
        press.minimumPressDuration = 0.3
        view.addGestureRecognizer(press)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        generator.impactOccurred()
        if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
            UIApplication.shared.open(url)
        }
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }

    @objc func handlePress(gesture: UILongPressGestureRecognizer) {
        guard gesture.state == .began else { return }
        let point = gesture.location(in: view)
        UIView.animate(withDuration: 0.2) { self.host.view.alpha = point.x > 10 ? 0.5 : 1 }
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.rootViewController?.present(sheet, animated: true)
        if UIDevice.current.userInterfaceIdiom == .pad { print(UIScreen.main.bounds.width) }
    }
}

extension Color {
    static let brand = Color(uiColor: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
}

struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 8)
        return Path(path.cgPath)
    }
}
