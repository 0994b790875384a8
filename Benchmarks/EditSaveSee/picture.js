#!/usr/bin/env node
'use strict';
// Makes the moving picture of the README, docs/images/edit-save-see.png: an app in its live window while its source is edited and saved. Nothing
// of it is drawn by this script: the window is that of `dovetail run --watch`, the editor beside it an app by Dovetail, and both are seen on a
// display of their own (Xvfb). The picture is a PNG file of several frames, each of them what has changed since the one before.
//
//     node Benchmarks/EditSaveSee/picture.js [file]        (with dovetail in PATH, and xdotool)
const fs = require('fs');
const os = require('os');
const path = require('path');
const { execFileSync, spawn } = require('child_process');
const { Live } = require('../../editors/vscode/live.js');
const { Display } = require('./display.js');
const { MovingPicture } = require('./moving-picture.js');

const file = process.argv[2] || path.join(__dirname, '../../docs/images/edit-save-see.png');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'moving-picture-'));
const [editorWidth, width, height] = [520, 820, 424];

const write = (name, text) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
const makePackage = name => write(`${name}/Package.swift`, `// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "${name}", targets: [.executableTarget(name: "${name}")])
`);

makePackage('Tea');
write('Tea/Sources/Tea/App.swift', `import SwiftUI

@main struct TeaApp: App {
    var body: some Scene {
        WindowGroup("Tea") { Order().frame(maxWidth: .infinity, maxHeight: .infinity) }
            .defaultSize(width: ${width - editorWidth}, height: ${height})
    }
}
`);
let source = `import SwiftUI

struct Order: View {
    @State private var cups = 1

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "cup.and.saucer")
                .font(.system(size: 48))
                .foregroundStyle(.tint)
            Text("\\(cups) cups of tea")
                .font(.title2)
            Stepper("Cups", value: $cups)
                .fixedSize()
            Button("Order") {}
                .buttonStyle(.borderedProminent)
        }
        .tint(.blue)
    }
}`;
const sourceFile = path.join(folder, 'Tea/Sources/Tea/Order.swift');
const bufferFile = path.join(folder, 'buffer');
fs.writeFileSync(sourceFile, source);
fs.writeFileSync(bufferFile, source);

// Shows what is in the editor's buffer, with a caret where one is marked, and whether it is saved.
makePackage('Editor');
write('Editor/Sources/Editor/Editor.swift', `import SwiftUI

@main struct EditorApp: App {
    var body: some Scene { WindowGroup("Editor") { Editor() }.defaultSize(width: ${editorWidth}, height: ${height}) }
}

struct Editor: View {
    @State private var text = ""
    @State private var isSaved = true
    private let clock = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 8) {
                Text("Order.swift").fontWeight(.medium)
                Circle().fill(.orange).frame(width: 8, height: 8).opacity(isSaved ? 0 : 1)
            }
            .padding(.horizontal, 16).frame(height: 36)
            Divider()
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(text.split(separator: "\\n", omittingEmptySubsequences: false).enumerated()), id: \\.offset) { number, line in
                    HStack(spacing: 12) {
                        Text("\\(number + 1)").foregroundStyle(.tertiary).frame(width: 22, alignment: .trailing)
                        colored(String(line))
                    }
                    .frame(maxWidth: .infinity, minHeight: 18, alignment: .leading)
                    .background(line.contains("|") ? Color.accentColor.opacity(0.14) : .clear)
                }
            }
            .font(.system(size: 13, design: .monospaced))
            .padding(.top, 6)
            Spacer(minLength: 0)
        }
        .background(.background)
        .overlay(alignment: .trailing) { Rectangle().fill(.quaternary).frame(width: 1) }
        .frame(minHeight: ${height}, alignment: .top)
        .onReceive(clock) { _ in
            guard let now = try? String(contentsOfFile: "${bufferFile}", encoding: .utf8) else { return }
            text = now
            isSaved = now.replacingOccurrences(of: "|", with: "") == (try? String(contentsOfFile: "${sourceFile}", encoding: .utf8))
        }
    }

    /// Texts between quotes are red, and keywords purple.
    private func colored(_ line: String) -> Text {
        let keywords: Set = ["import", "struct", "private", "var", "some", "@State"]
        return line.split(separator: "\\"", omittingEmptySubsequences: false).enumerated().reduce(Text("")) { before, part in
            guard part.offset % 2 == 0 else {
                return before + Text(verbatim: "\\"" + part.element + "\\"").foregroundColor(.red)
            }
            let words = part.element.split(separator: " ", omittingEmptySubsequences: false).enumerated()
            return words.reduce(before) { before, word in
                before + Text(verbatim: (word.offset > 0 ? " " : "") + word.element)
                    .foregroundColor(keywords.contains(String(word.element)) ? .purple : .primary)
            }
        }
    }
}
`);

// As editors save: nobody reads half of a file.
const replace = (name, text) => {
  fs.writeFileSync(`${name}~`, text);
  fs.renameSync(`${name}~`, name);
};
const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds));

(async () => {
  const display = await Display.open(width, height);
  const environment = { ...process.env, ...display.environment };
  const person = (...args) => execFileSync('xdotool', args, { env: environment }).toString().trim();
  execFileSync('dovetail', ['build', '--package-path', path.join(folder, 'Editor')], { stdio: 'inherit' });
  const editor = spawn(path.join(folder, 'Editor/.build/debug/Editor'), { env: environment, stdio: 'ignore' });
  const live = new Live('dovetail', ['run', '--package-path', path.join(folder, 'Tea')], display.environment);
  live.on('log', text => process.stderr.write(text));
  const isShown = live.next(message => message.type === 'frame');
  const window = async title => {
    for (;;) {
      try {
        const found = person('search', '--onlyvisible', '--name', `^${title}$`).split('\n').filter(Boolean);
        if (found.length > 0) return found[found.length - 1];
      } catch { /* There is none yet. */ }
      await pause(50);
    }
  };
  const place = async (title, x, wide) => {
    const id = await window(title);
    // A window may be as high as its rows of text, and no higher.
    person('windowmove', id, x, 0, 'windowsize', id, wide, height + 24);
  };
  await place('Editor', 0, editorWidth);
  await place('Tea', editorWidth, width - editorWidth);
  await isShown;
  const elements = async () => {
    const next = live.next(message => message.type === 'elements');
    live.send({ type: 'elements' });
    return (await next).elements;
  };
  const until = async condition => { while (!(await elements()).some(condition)) await pause(30); };
  const click = async wanted => {
    const [x, y, wide, high] = (await elements()).find(wanted).frame;
    for (const phase of ['down', 'up']) live.send({ type: 'pointer', phase, x: x + wide / 2, y: y + high / 2, clicks: 1 });
  };
  const isIncrement = element => element.label === 'Increment' || element.label === '+' || /increment/i.test(element.label || '');
  await until(element => /cups of tea/.test(element.label || ''));
  await pause(1500);

  const picture = new MovingPicture(width, height);
  let isOver = false;
  const film = (async () => {
    while (!isOver) {
      picture.add(display.pixels(), Date.now());
      await pause(40);
    }
  })();
  const tap = async count => {
    await click(isIncrement);
    await until(element => element.label === `${count} cups of tea`);
    await pause(350);
  };
  // Types in the place of some text, and saves. The caret stands where the typing is.
  const change = async (old, typed) => {
    const start = source.indexOf(old);
    const [before, after] = [source.slice(0, start), source.slice(start + old.length)];
    const show = text => replace(bufferFile, before + text + '|' + after);
    for (let length = old.length; length >= 0; length--) { show(old.slice(0, length)); await pause(45); }
    for (let length = 1; length <= typed.length; length++) { show(typed.slice(0, length)); await pause(80); }
    await pause(500);
    source = before + typed + after;
    const shown = live.next(message => message.type === 'built').then(() => live.next(message => message.type === 'frame'));
    replace(sourceFile, source);
    await shown;
    await pause(1700);
  };
  await pause(800);
  await tap(2);
  await tap(3);
  await pause(600);
  await change('.blue', '.orange');
  await change('spacing: 16', 'spacing: 28');
  await change('size: 48', 'size: 96');
  await tap(4);
  await pause(1800);
  isOver = true;
  await film;
  fs.writeFileSync(file, picture.data(Date.now()));
  console.log(`${file}: ${picture.frames.length} frames, ${Math.round(fs.statSync(file).size / 1000)} kB`);
  editor.kill();
  const ended = new Promise(done => live.on('end', done));
  live.close();
  await ended;
  display.close();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(0);
})().catch(error => { console.error(error); process.exit(1); });
