#!/usr/bin/env node
'use strict';
// Edits a package as a person would, and looks at what comes over the protocol. Waits for messages, never for time.
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { Live } = require('../live.js');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dovetail-protocol-'));
const source = path.join(folder, 'Sources/Small/App.swift');
fs.mkdirSync(path.dirname(source), { recursive: true });
fs.writeFileSync(path.join(folder, 'Package.swift'), `// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "Small", targets: [.executableTarget(name: "Small")])
`);
const app = `import SwiftUI

@main
struct SmallApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
    @State private var isRed = false
    var body: some View {
        ZStack {
            (isRed ? Color.red : Color.blue)
            LABEL
        }
        .onTapGesture { isRed = true }
    }
}
`;
const save = label => fs.writeFileSync(source, app.replace('LABEL', label));

(async () => {
  save('EmptyView()');
  const live = new Live('dovetail', ['run', '--package-path', folder]);
  let log = '';
  live.on('log', text => { log += text; });
  const frame = () => live.next(message => message.type === 'frame' && message.data);
  const after = async (type, act) => { const next = live.next(message => message.type === type); act(); return next; };
  try {
    const first = await frame();
    assert(first.width > 0 && first.height > 0, 'a picture has a size');

    let next = live.next(message => message.type === 'frame' && message.width === 200 && message.height === 100);
    live.send({ type: 'settings', size: [200, 100], scale: 1, colorScheme: 'light' });
    const blue = await next;

    next = live.next(message => message.type === 'frame' && message.data && !message.data.equals(blue.data));
    for (const phase of ['down', 'up']) live.send({ type: 'pointer', phase, x: 20, y: 20, clicks: 1 });
    const red = await next;

    const errors = await after('errors', () => save('Txt("Oh")'));
    assert.deepStrictEqual(errors.errors.map(({ file, line }) => [file, line]), [['Sources/Small/App.swift', 13]]);
    assert.match(errors.errors[0].text, /Txt/);

    // The view looks as it did before the error, and is still red: its state was kept.
    next = live.next(message => message.type === 'built');
    save('EmptyView().padding()');
    await next;
    const kept = await frame();
    assert(kept.data.equals(red.data), 'the state is kept');

    const crash = await after('crash', () => save('Text("\\([1, 2][Int.random(in: 5...6)])")'));
    assert.match(crash.text, /out of range/);
    assert.match(crash.function, /ContentView\.body/);
    assert.strictEqual(crash.place, `${source}:13`);

    next = live.next(message => message.type === 'built');
    save('EmptyView()');
    await next;
    assert((await frame()).data.equals(red.data), 'the state from before the crash is kept');
    console.log('protocol: all is well');
    process.exitCode = 0;
  } catch (error) {
    console.error(log);
    console.error(error);
    process.exitCode = 1;
  }
  const end = new Promise(done => live.on('end', done));
  live.close();
  if (!live.ended) await end;
  fs.rmSync(folder, { recursive: true, force: true });
})();
