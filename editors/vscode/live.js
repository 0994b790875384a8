'use strict';
// The protocol of docs/live-preview.md: JSON objects, one a line, on a socket. Used by the extension, its test and the benchmark.
const net = require('net');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { EventEmitter } = require('events');
const { spawn } = require('child_process');

/** A watcher that was started here, and the line of communication to it. Emits `message` for each message, `log` and `end`. */
class Live extends EventEmitter {
  /**
   * @param {string} program the command line, most often `dovetail`
   * @param {string[]} args what it is told beside the socket
   * @param {object} [windowEnvironment] what is told of a display: the watcher opens a window of its own there as well
   */
  constructor(program, args, windowEnvironment) {
    super();
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dovetail-editor-'));
    this.socketPath = path.join(this.folder, 'socket');
    this.rest = '';
    this.ended = false;
    const options = { stdio: ['ignore', 'pipe', 'pipe'] };
    if (windowEnvironment) {
      options.env = { ...process.env, ...windowEnvironment, XDG_RUNTIME_DIR: this.folder };
      this.process = spawn(program, [...args, '--watch'], options);
      this.socketPath = path.join(this.folder, `dovetail-${this.process.pid}`, 'socket');
    } else {
      this.process = spawn(program, [...args, '--watch', '--socket', this.socketPath], options);
    }
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', data => {
        this.emit('log', String(data));
        // It says what it watches when its socket is there.
        if (!this.socket) this.connect();
      });
    }
    this.process.on('error', error => this.finish(String(error)));
    this.process.on('exit', code => this.finish(`dovetail ended with status ${code}`));
  }

  connect() {
    if (!fs.existsSync(this.socketPath)) return;
    this.socket = net.connect(this.socketPath);
    this.socket.setEncoding('utf8');
    this.socket.on('error', () => {});
    this.socket.on('connect', () => this.send({ type: 'hello', role: 'window' }));
    this.socket.on('data', text => {
      this.rest += text;
      for (let end; (end = this.rest.indexOf('\n')) >= 0;) {
        const message = JSON.parse(this.rest.slice(0, end));
        this.rest = this.rest.slice(end + 1);
        if (message.type === 'frame') {
          // The file is written anew after a few pictures, so it is read before the next one is asked for.
          try { message.data = fs.readFileSync(message.file); } catch { /* Its program has gone. */ }
          this.send({ type: 'shown', number: message.number });
        }
        this.emit('message', message);
      }
    });
  }

  send(message) {
    if (this.socket && !this.socket.destroyed) this.socket.write(JSON.stringify(message) + '\n');
  }

  /** The next message that `matches` says yes to. */
  next(matches) {
    return new Promise((resolve, reject) => {
      const look = message => { if (matches(message)) { done(); resolve(message); } };
      const end = reason => { done(); reject(new Error(reason)); };
      const done = () => { this.off('message', look); this.off('end', end); };
      this.on('message', look);
      this.on('end', end);
    });
  }

  finish(reason) {
    if (this.ended) return;
    this.ended = true;
    if (this.socket) this.socket.destroy();
    fs.rmSync(this.folder, { recursive: true, force: true });
    this.emit('end', reason);
  }

  close() { this.process.kill('SIGTERM'); }
}

module.exports = { Live };
