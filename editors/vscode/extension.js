'use strict';
// Shows the app, or a preview, in a panel beside its code. It starts `dovetail … --watch --socket` and is one of its viewers.
const path = require('path');
const vscode = require('vscode');
const { Live } = require('./live.js');

function activate(context) {
  const output = vscode.window.createOutputChannel('Dovetail');
  const problems = vscode.languages.createDiagnosticCollection('dovetail');
  context.subscriptions.push(output, problems);
  for (const [command, verb] of [['dovetail.preview', 'preview'], ['dovetail.run', 'run']]) {
    context.subscriptions.push(vscode.commands.registerCommand(command, () => show(verb, output, problems)));
  }
}

function show(verb, output, problems) {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  if (!folder) return vscode.window.showErrorMessage('Open the folder of a package first.');
  const program = vscode.workspace.getConfiguration('dovetail').get('path');
  const args = [verb, '--package-path', folder];
  const file = vscode.window.activeTextEditor?.document.fileName;
  if (verb === 'preview' && file?.endsWith('.swift')) args.push('--name', path.basename(file));
  const live = new Live(program, args);
  const panel = vscode.window.createWebviewPanel('dovetail', 'Dovetail', vscode.ViewColumn.Beside, {
    enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [],
  });
  panel.webview.html = page();
  panel.webview.onDidReceiveMessage(message => live.send(message));
  panel.onDidDispose(() => { live.close(); problems.clear(); });
  live.on('log', text => output.append(text));
  live.on('end', reason => { output.appendLine(reason); panel.webview.postMessage({ type: 'failed', text: reason }); });
  live.on('message', message => {
    if (message.type === 'built') problems.clear();
    if (message.type === 'errors') report(message.errors, folder, problems);
    if (message.type === 'frame') {
      if (!message.data) return;
      if (message.title) panel.title = message.title;
      message = { ...message, data: `data:image/png;base64,${message.data.toString('base64')}` };
    }
    panel.webview.postMessage(message);
  });
}

function report(errors, folder, problems) {
  problems.clear();
  const byFile = new Map();
  for (const { file, line, text } of errors) {
    const name = path.resolve(folder, file);
    const range = new vscode.Range(Math.max(0, line - 1), 0, Math.max(0, line - 1), 1000);
    byFile.set(name, [...(byFile.get(name) || []), new vscode.Diagnostic(range, text)]);
  }
  for (const [name, list] of byFile) problems.set(vscode.Uri.file(name), list);
}

function page() {
  return `<!doctype html>
<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<style>
body { margin: 0; padding: 8px; }
img { display: block; margin: 8px auto; outline: 1px solid var(--vscode-panel-border); user-select: none; }
pre { position: fixed; left: 8px; right: 8px; bottom: 8px; margin: 0; padding: 8px; white-space: pre-wrap; border-radius: 6px;
  color: var(--vscode-inputValidation-errorForeground, #fff); background: var(--vscode-inputValidation-errorBackground, #90202a); }
pre:empty { display: none; }
</style></head>
<body tabindex="0">
<div>
<select id="size"><option value="393,852">Phone</option><option value="820,1180">Tablet</option><option value="640,480">Window</option></select>
<select id="typeSize"><option>large</option><option>xSmall</option><option>xxxLarge</option><option>accessibility3</option><option>accessibility5</option></select>
<label><input type="checkbox" id="dark"> Dark</label>
<label><input type="checkbox" id="rightToLeft"> Right to left</label>
<label><input type="checkbox" id="contrast"> Contrast</label>
<label><input type="checkbox" id="reduceMotion"> Less motion</label>
<span id="progress"></span>
</div>
<img id="picture" alt="">
<pre id="error"></pre>
<script>
const editor = acquireVsCodeApi(), at = id => document.getElementById(id), picture = at('picture');
const names = { Enter: 'return', Escape: 'escape', Tab: 'tab', Backspace: 'backspace', Delete: 'delete', ' ': 'space', ArrowLeft: 'left',
  ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Home: 'home', End: 'end', PageUp: 'pageUp', PageDown: 'pageDown' };
addEventListener('message', ({ data: message }) => {
  if (message.type === 'frame') {
    picture.src = message.data;
    picture.width = message.width / message.scale;
    picture.height = message.height / message.scale;
  } else if (message.type === 'building') {
    at('progress').textContent = message.of ? 'Building: ' + message.done + ' of ' + message.of : 'Building…';
  } else if (message.type === 'built') {
    at('progress').textContent = at('error').textContent = '';
  } else if (['errors', 'crash', 'failed'].includes(message.type)) {
    at('progress').textContent = '';
    at('error').textContent = message.text;
  }
});
const place = event => { const box = picture.getBoundingClientRect(); return { x: event.clientX - box.left, y: event.clientY - box.top }; };
const pointer = (phase, event) => editor.postMessage({ type: 'pointer', phase, ...place(event), clicks: event.detail || 1,
  button: ['primary', 'middle', 'secondary'][event.button] || 'primary' });
picture.addEventListener('pointerdown', event => { picture.setPointerCapture(event.pointerId); pointer('down', event); event.preventDefault(); document.body.focus(); });
picture.addEventListener('pointermove', event => pointer(event.buttons ? 'moved' : 'hover', event));
picture.addEventListener('pointerup', event => pointer('up', event));
picture.addEventListener('pointerleave', event => { if (!event.buttons) pointer('exited', event); });
picture.addEventListener('dragstart', event => event.preventDefault());
picture.addEventListener('wheel', event => {
  editor.postMessage({ type: 'scroll', phase: 'discrete', precise: true, dx: event.deltaX, dy: event.deltaY, ...place(event) });
  event.preventDefault();
}, { passive: false });
for (const [kind, phase] of [['keydown', 'down'], ['keyup', 'up']]) document.body.addEventListener(kind, event => {
  if (event.target !== document.body || event.ctrlKey || event.metaKey) return;
  const key = names[event.key] || event.key;
  if (event.key.length > 1 && !names[event.key]) return;
  editor.postMessage({ type: 'key', phase, key, characters: event.key.length === 1 ? event.key : '', repeat: event.repeat });
  event.preventDefault();
});
const settings = () => editor.postMessage({ type: 'settings', size: at('size').value.split(',').map(Number), typeSize: at('typeSize').value,
  colorScheme: at('dark').checked ? 'dark' : 'light', rightToLeft: at('rightToLeft').checked, contrast: at('contrast').checked,
  reduceMotion: at('reduceMotion').checked, scale: devicePixelRatio });
for (const id of ['size', 'typeSize', 'dark', 'rightToLeft', 'contrast', 'reduceMotion']) at(id).addEventListener('change', settings);
settings();
</script></body></html>`;
}

module.exports = { activate };
