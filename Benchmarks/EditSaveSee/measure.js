#!/usr/bin/env node
'use strict';
// Measures how long it takes from a saved line in a view to changed pixels, in a package of 100 files, and what memory the watcher takes.
// Looks after each save whether the app's state and a text that was typed in the view are there, and whether nothing has crashed.
//
//     node Benchmarks/EditSaveSee/measure.js [saves]        (with dovetail in PATH; 50 saves when not given)
//
// Ends with status 1 when something is lost, the median is above 1.5 s, the worst above 3 s, or the watcher has grown by more than 20 MB.
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
                Button("Taps \\(taps)") { taps += 1 }
                ScrollView { VStack { ${Array.from({ length: 9 }, (_, i) => `Page${i + 1}()`).join('; ')} } }
            }
        }
    }
}
`);

// Processor time of the watcher and of all that it has waited for: compilers, linkers and programs that were replaced. In seconds.
const processorTime = process => {
  const fields = fs.readFileSync(`/proc/${process.pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
};

const memory = process => {
  const line = fs.readFileSync(`/proc/${process.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  return Number(line[1]) / 1024;
};

(async () => {
  const live = new Live('dovetail', ['run', '--package-path', folder]);
  live.on('log', text => { if (process.env.VERBOSE) process.stderr.write(text); });
  const began = Date.now();
  // Pictures are named after the process that they come from.
  const processOf = message => path.basename(message.file).split('-')[0];
  let last = processOf(await live.next(message => message.type === 'frame'));
  console.log(`first build and picture: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  const elements = async () => {
    const next = live.next(message => message.type === 'elements');
    live.send({ type: 'elements' });
    return (await next).elements;
  };
  const isKept = async () => {
    const all = await elements();
    return all.some(element => element.label === 'Taps 1') && all.some(element => element.value === 'Ann');
  };
  // A person clicks, and types into the view that is edited.
  live.send({ type: 'settings', size: [500, 700], scale: 1 });
  await live.next(message => message.type === 'frame' && message.width === 500);
  for (const wanted of [element => element.label === 'Taps 0', element => element.role === 'textField']) {
    const [x, y, width, height] = (await elements()).find(wanted).frame;
    for (const phase of ['down', 'up']) live.send({ type: 'pointer', phase, x: x + width / 2, y: y + height / 2, clicks: 1 });
  }
  live.send({ type: 'text', text: 'Ann' });
  while (!await isKept()) await new Promise(done => setTimeout(done, 20));
  const times = [];
  const builds = [];
  const processorTimes = [];
  let lost = 0;
  let atStart = 0;
  for (let save = 0; save < saves; save++) {
    // A caret blinks meanwhile: what counts is a picture of the new program.
    const look = live.next(message => ['errors', 'crash', 'failed'].includes(message.type)
      || (message.type === 'frame' && message.data && processOf(message) !== last));
    const before = processorTime(live.process);
    const start = Date.now();
    live.next(message => message.type === 'built').then(() => builds.push((Date.now() - start) / 1000), () => {});
    fs.writeFileSync(edited, original.replace('Text("Page 1")', `Text("Page 1, save ${save}")`));
    const message = await look;
    if (message.type !== 'frame') throw new Error(JSON.stringify(message));
    times.push((Date.now() - start) / 1000);
    if (process.env.VERBOSE) console.error(`${times[save].toFixed(2)}, built after ${builds[save].toFixed(2)}`);
    last = processOf(message);
    const isNew = (await elements()).some(element => element.label === `Page 1, save ${save}`);
    if (!isNew) throw new Error('the picture is of the program before');
    if (!await isKept()) lost += 1;
    processorTimes.push(processorTime(live.process) - before);
    if (save === 4) atStart = memory(live.process);
  }
  const growth = memory(live.process) - atStart;
  const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];
  const [middle, worst] = [median(times), Math.max(...times)];
  console.log(`${saves} saves: median ${middle.toFixed(2)} s (built after ${median(builds).toFixed(2)} s), worst ${worst.toFixed(2)} s; `
    + `processor time of a save ${median(processorTimes).toFixed(2)} s; the watcher grew by ${growth.toFixed(1)} MB; state lost ${lost} times; `
    + `load of the machine ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} processors`);
  live.close();
  await new Promise(done => live.on('end', done));
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(lost > 0 || middle > 1.5 || worst > 3 || growth > 20 ? 1 : 0);
})().catch(error => { console.error(String(error)); process.exit(1); });
