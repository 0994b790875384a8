#!/usr/bin/env node
'use strict';
// Measures how long it takes from a saved line in a view to changed pixels, in a package of 100 files, and what memory the watcher takes.
//
//     node Benchmarks/EditSaveSee/measure.js [saves]        (with dovetail in PATH; 50 saves when not given)
//
// Ends with status 1 when the median is above 1.5 s, the worst above 3 s, or the watcher has grown by more than 20 MB.
const fs = require('fs');
const os = require('os');
const path = require('path');
const { Live } = require('../../editors/vscode/live.js');

const saves = Number(process.argv[2] || 50);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'edit-save-see-'));
const sources = path.join(folder, 'Sources/Large');
fs.mkdirSync(sources, { recursive: true });
fs.writeFileSync(path.join(folder, 'Package.swift'), `// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "Large", targets: [.executableTarget(name: "Large")])
`);
for (let number = 1; number < 100; number++) {
  fs.writeFileSync(path.join(sources, `Page${number}.swift`), `import SwiftUI

struct Page${number}: View {
    @State private var name = ""
    @State private var count = ${number}
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Page ${number}").font(.headline)
            TextField("Name", text: $name)
            Stepper("Count \\(count)", value: $count)
            if count > 3 { Text("More than three").foregroundStyle(.secondary) }
            ForEach(0..<3, id: \\.self) { Text("Line \\($0) of \\(name)") }
        }
        .padding()
    }
}
`);
}
const edited = path.join(sources, 'Page1.swift');
const original = fs.readFileSync(edited, 'utf8');
fs.writeFileSync(path.join(sources, 'App.swift'), `import SwiftUI

@main
struct LargeApp: App {
    @State private var taps = 0
    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Taps \\(taps)")
                ScrollView { VStack { ${Array.from({ length: 9 }, (_, i) => `Page${i + 1}()`).join('; ')} } }
            }
        }
    }
}
`);

const memory = process => {
  const line = fs.readFileSync(`/proc/${process.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  return Number(line[1]) / 1024;
};

(async () => {
  const live = new Live('dovetail', ['run', '--package-path', folder]);
  live.on('log', text => { if (process.env.VERBOSE) process.stderr.write(text); });
  const began = Date.now();
  let last = (await live.next(message => message.type === 'frame')).data;
  console.log(`first build and picture: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  const times = [];
  let atStart = 0;
  for (let save = 0; save < saves; save++) {
    let isBuilt = false;
    // What is drawn before the build is done is still the program before.
    const look = live.next(message => {
      if (message.type === 'built') isBuilt = true;
      return ['errors', 'crash', 'failed'].includes(message.type)
        || (isBuilt && message.type === 'frame' && message.data && !message.data.equals(last));
    });
    const start = Date.now();
    fs.writeFileSync(edited, original.replace('Text("Page 1")', `Text("Page 1, save ${save}")`));
    const message = await look;
    if (message.type !== 'frame') throw new Error(JSON.stringify(message));
    times.push((Date.now() - start) / 1000);
    if (process.env.VERBOSE) console.error(times[save].toFixed(2));
    last = message.data;
    if (save === 4) atStart = memory(live.process);
  }
  const growth = memory(live.process) - atStart;
  const sorted = [...times].sort((a, b) => a - b);
  const [median, worst] = [sorted[sorted.length >> 1], sorted[sorted.length - 1]];
  console.log(`${saves} saves: median ${median.toFixed(2)} s, worst ${worst.toFixed(2)} s; the watcher grew by ${growth.toFixed(1)} MB`);
  live.close();
  await new Promise(done => live.on('end', done));
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(median > 1.5 || worst > 3 || growth > 20 ? 1 : 0);
})().catch(error => { console.error(String(error)); process.exit(1); });
