'use strict';
// A PNG file of several frames (APNG), each of them the part that has changed since the one before.
const zlib = require('zlib');

class MovingPicture {
  constructor(width, height) {
    [this.width, this.height] = [width, height];
    this.frames = [];
  }

  /** Adds what is seen at a time in milliseconds: red, green and blue of each pixel. The same as before is no frame of its own. */
  add(pixels, time) {
    const part = this.last ? this.changedPart(pixels) : { x: 0, y: 0, width: this.width, height: this.height };
    if (!part) return;
    this.last = pixels;
    this.frames.push({ ...part, time, pixels: this.cut(pixels, part) });
  }

  changedPart(pixels) {
    const stride = this.width * 3;
    let [left, right, top, bottom] = [this.width, -1, -1, -1];
    for (let y = 0; y < this.height; y++) {
      const [now, before] = [pixels, this.last].map(all => all.subarray(y * stride, (y + 1) * stride));
      if (now.equals(before)) continue;
      if (top < 0) top = y;
      bottom = y;
      let first = 0;
      while (now[first] === before[first]) first++;
      let end = stride - 1;
      while (now[end] === before[end]) end--;
      left = Math.min(left, Math.floor(first / 3));
      right = Math.max(right, Math.floor(end / 3));
    }
    return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  }

  /** The rows of a part as they are in the file: as they are or as what differs from the row above, whichever is shorter. */
  cut(pixels, { x, y, width, height }) {
    const stride = this.width * 3;
    const packed = [false, true].map(isFiltered => {
      const rows = Buffer.alloc((width * 3 + 1) * height);
      for (let row = 0; row < height; row++) {
        const to = row * (width * 3 + 1);
        const from = (y + row) * stride + x * 3;
        const filters = isFiltered && row > 0;
        rows[to] = filters ? 2 : 0;
        for (let index = 0; index < width * 3; index++) {
          rows[to + 1 + index] = pixels[from + index] - (filters ? pixels[from + index - stride] : 0);
        }
      }
      return zlib.deflateSync(rows, { level: 9 });
    });
    return packed[0].length < packed[1].length ? packed[0] : packed[1];
  }

  /** The file. `end` is when the last frame ends, in milliseconds. */
  data(end) {
    const numbers = (...values) => {
      const bytes = Buffer.alloc(values.length * 4);
      values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
      return bytes;
    };
    const parts = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];
    const chunk = (name, ...content) => {
      const body = Buffer.concat([Buffer.from(name), ...content]);
      parts.push(numbers(body.length - 4), body, numbers(MovingPicture.checksum(body)));
    };
    chunk('IHDR', numbers(this.width, this.height), Buffer.from([8, 2, 0, 0, 0]));
    chunk('acTL', numbers(this.frames.length, 0));
    let sequence = 0;
    this.frames.forEach((frame, index) => {
      const next = index + 1 < this.frames.length ? this.frames[index + 1].time : end;
      const delay = Buffer.alloc(6);
      delay.writeUInt16BE(Math.min(Math.max(next - frame.time, 10), 60000), 0);
      delay.writeUInt16BE(1000, 2);
      chunk('fcTL', numbers(sequence++, frame.width, frame.height, frame.x, frame.y), delay);
      if (index === 0) chunk('IDAT', frame.pixels);
      else chunk('fdAT', numbers(sequence++), frame.pixels);
    });
    chunk('IEND');
    return Buffer.concat(parts);
  }

  static checksum(bytes) {
    let sum = 0xffffffff;
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    }
    return ~sum >>> 0;
  }
}

module.exports = { MovingPicture };
