#!/usr/bin/env node
'use strict';
// Measures how long it takes from a saved line in a view to changed pixels in the window, in a package of 100 files, and what memory and
// processor time it takes. Looks after each save whether the app's state and a text that was typed in the view are there, and whether
// nothing has crashed. The window is on a display of its own (Xvfb), whose pixels are read from its memory.
//
//     node Benchmarks/EditSaveSee/measure.js [saves]        (with dovetail in PATH; 50 saves when not given)
//
// Ends with status 1 when something is lost, the median is above 1.5 s, the worst above 3 s, or watcher, window and program together have
// grown by more than 20 MB. VERBOSE=1 tells of each save.
const fs = require('fs');
const os = require('os');
const path = require('path');
const { Live } = require('../../editors/vscode/live.js');
const { Display } = require('./display.js');

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

/** What a process takes in MB, without what it shares with others that run the same libraries. */
const memory = pid => {
  const lines = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return ['Private_Clean', 'Private_Dirty'].reduce((sum, name) => sum + Number(lines.match(new RegExp(`${name}:\\s+(\\d+)`))[1]), 0) / 1024;
};

/** The window's process: the one that the watcher has started as such. */
const windowProcess = watcher => fs.readFileSync(`/proc/${watcher}/task/${watcher}/children`, 'utf8').trim().split(' ')
  .concat(fs.readdirSync('/proc').filter(name => /^\d+$/.test(name)))
  .find(pid => {
    try { return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').includes('DOVETAIL_HOST=live-window') && ownerOf(pid) === String(watcher); } catch { return false; }
  });
const ownerOf = pid => fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ')[1];

const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds));

(async () => {
  const display = await Display.open(1280, 900);
  const live = new Live('dovetail', ['run', '--package-path', folder], display.environment);
  live.on('log', text => { if (process.env.VERBOSE) process.stderr.write(text); });
  const failure = new Promise((resolve, reject) => {
    live.on('end', reason => reject(new Error(reason)));
    live.on('message', message => {
      if (['errors', 'crash', 'failed'].includes(message.type)) reject(new Error(JSON.stringify(message)));
    });
  });
  failure.catch(() => {});
  const orFail = promise => Promise.race([promise, failure]);
  const began = Date.now();
  // Pictures are named after the process that they come from.
  const processOf = message => path.basename(message.file).split('-')[0];
  let program = processOf(await orFail(live.next(message => message.type === 'frame')));
  live.on('message', message => { if (message.type === 'frame') program = processOf(message); });
  const elements = async () => {
    const next = live.next(message => message.type === 'elements');
    live.send({ type: 'elements' });
    return (await orFail(next)).elements;
  };
  const isKept = async () => {
    const all = await elements();
    return all.some(element => element.label === 'Taps 1') && all.some(element => element.value === 'Ann');
  };
  const isWindowThere = () => display.pixel(3, 3) !== 0;
  while (!isWindowThere()) await orFail(pause(20));
  console.log(`first build and window: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  // A person clicks, and types into the view that is edited.
  await orFail(pause(500));
  for (const wanted of [element => element.label === 'Taps 0', element => element.role === 'textField']) {
    const [x, y, width, height] = (await elements()).find(wanted).frame;
    for (const phase of ['down', 'up']) live.send({ type: 'pointer', phase, x: x + width / 2, y: y + height / 2, clicks: 1 });
  }
  live.send({ type: 'text', text: 'Ann' });
  while (!await isKept()) await pause(20);
  const title = (await elements()).find(element => element.label === 'Page 1').frame;
  // In the middle of the title's first letters no letter is: its left edge, which the colour behind it fills.
  const [x, y] = [Math.round(title[0]) - 3, Math.round(title[1] + title[3] / 2)];
  const times = [];
  const builds = [];
  const processorTimes = [];
  const loadBefore = os.loadavg()[0];
  let lost = 0;
  let atStart = 0;
  const used = () => [live.process.pid, windowProcess(live.process.pid), program].map(memory);
  for (let save = 0; save < saves; save++) {
    const color = [40 + save % 200, 90 + (save * 7) % 150, 200 - (save * 3) % 150];
    const pixel = color[0] << 16 | color[1] << 8 | color[2];
    const line = `Text("Page 1").padding(4).background(Color(red: ${color[0]} / 255, green: ${color[1]} / 255, blue: ${color[2]} / 255)).padding(-4)`;
    const before = processorTime(live.process);
    const start = Date.now();
    live.next(message => message.type === 'built').then(() => builds.push((Date.now() - start) / 1000), () => {});
    fs.writeFileSync(edited, original.replace('Text("Page 1")', line));
    while (display.pixel(x, y) !== pixel) {
      await orFail(pause(2));
      if (Date.now() - start > 60000) throw new Error(`save ${save}: no such pixel after a minute`);
    }
    times.push((Date.now() - start) / 1000);
    if (process.env.VERBOSE) console.error(`${times[save].toFixed(2)}, built after ${builds[save].toFixed(2)}`);
    if (!await isKept()) lost += 1;
    processorTimes.push(processorTime(live.process) - before);
    if (save === Math.min(4, saves - 1)) atStart = used();
  }
  const atEnd = used();
  const growth = atEnd.reduce((sum, value, index) => sum + value - atStart[index], 0);
  const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];
  const [middle, worst] = [median(times), Math.max(...times)];
  console.log(`${saves} saves: median ${middle.toFixed(2)} s (built after ${median(builds).toFixed(2)} s), worst ${worst.toFixed(2)} s; `
    + `processor time of a save ${median(processorTimes).toFixed(2)} s; state lost ${lost} times`);
  console.log(`memory of watcher, window and program: ${atStart.map(Math.round).join(', ')} MB after 5 saves, ${atEnd.map(Math.round).join(', ')} MB at the end`);
  console.log(`load of the machine: ${loadBefore.toFixed(1)} before, ${os.loadavg()[0].toFixed(1)} after, on ${os.cpus().length} processors`);
  live.removeAllListeners('end');
  const ended = new Promise(done => live.on('end', done));
  live.close();
  await ended;
  display.close();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(lost > 0 || middle > 1.5 || worst > 3 || growth > 20 ? 1 : 0);
})().catch(error => { console.error(String(error)); process.exit(1); });
