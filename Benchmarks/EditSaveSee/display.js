'use strict';
// A display of its own (Xvfb), whose pixels are read from the memory that it shares as a file.
const fs = require('fs');
const os = require('os');
const path = require('path');
const { spawn } = require('child_process');

class Display {
  /** Starts a display of that size. */
  static async open(width, height) {
    const display = new Display();
    display.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'edit-save-see-display-'));
    display.process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp', '-fbdir', display.folder],
      { stdio: ['ignore', 'pipe', 'ignore'] });
    display.name = await new Promise((resolve, reject) => {
      display.process.on('error', () => reject(new Error('Xvfb is not installed')));
      let text = '';
      display.process.stdout.on('data', data => {
        text += data;
        if (text.endsWith('\n')) resolve(':' + text.trim());
      });
    });
    process.on('exit', () => display.close());
    // The file is an XWD picture: a header of numbers with the highest byte first, colours of 12 bytes, and the pixels.
    display.file = fs.openSync(path.join(display.folder, 'Xvfb_screen0'), 'r');
    const header = Buffer.alloc(100);
    fs.readSync(display.file, header, 0, 100, 0);
    display.start = header.readUInt32BE(0) + 12 * header.readUInt32BE(76);
    display.lineLength = header.readUInt32BE(48);
    [display.width, display.height] = [width, height];
    return display;
  }

  /** What programs are told that are to use it. */
  get environment() {
    return { DISPLAY: this.name, GDK_BACKEND: 'x11', WAYLAND_DISPLAY: '', GSK_RENDERER: process.env.GSK_RENDERER || 'cairo' };
  }

  /** Red, green and blue at a place, as one number. */
  pixel(x, y) {
    const bytes = Buffer.alloc(4);
    fs.readSync(this.file, bytes, 0, 4, this.start + y * this.lineLength + x * 4);
    return bytes.readUInt32LE(0) & 0xffffff;
  }

  /** All pixels: red, green and blue of each, from the top. */
  pixels() {
    const lines = Buffer.alloc(this.lineLength * this.height);
    fs.readSync(this.file, lines, 0, lines.length, this.start);
    const result = Buffer.alloc(this.width * this.height * 3);
    for (let y = 0, to = 0; y < this.height; y++) {
      for (let x = 0, from = y * this.lineLength; x < this.width; x++, from += 4) {
        result[to++] = lines[from + 2];
        result[to++] = lines[from + 1];
        result[to++] = lines[from];
      }
    }
    return result;
  }

  close() {
    if (this.process.exitCode === null) this.process.kill();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

module.exports = { Display };
