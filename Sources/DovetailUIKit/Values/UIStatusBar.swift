/// How the time and the battery are drawn at the top of a phone. There is no such bar on a desktop: all styles are the same.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// How the bar at the top of a phone changes. There is none on a desktop.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
