# Runs Debian's screen reader without a voice, for the tests: prints what it would say, each in a line that begins with "says", and a line for each
# thing that it does. Its only argument is the folder for its settings. Started without Orca's own script, which refuses to where the user runs another one.
import faulthandler
import sys

from orca import debug


class Log:
    """Takes the place of Orca's file for debugging, and prints what is said."""

    name = ""

    def writelines(self, lines):
        text = "".join(lines)
        start = text.find("SPEECH OUTPUT: '")
        if start >= 0:
            said = text[start + len("SPEECH OUTPUT: '"):].rstrip("\n")
            # What follows the text tells of the voice.
            end = max(said.rfind("' voice="), said.rfind("'{"), said.rfind("' {"), said.rfind("' None"))
            print("says " + said[: end if end >= 0 else len(said)].rstrip("'").replace("\n", "\\n"), flush=True)
        elif "ORCA: Starting registry" in text:
            print("ready", flush=True)
        else:
            # It is at work.
            print("works", flush=True)

    def write(self, text):
        self.writelines([text])


debug.debugFile = Log()
debug.debugLevel = debug.LEVEL_INFO
# It names a file that the log has not.
faulthandler.enable = lambda *arguments, **options: None

from orca import orca, settings

settings.enableSpeech = False
settings.enableBraille = False
settings.enableKeyEcho = False
manager = orca.getSettingsManager()
manager.activate(sys.argv[1], {"enableSpeech": False, "enableBraille": False, "enableKeyEcho": False})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
