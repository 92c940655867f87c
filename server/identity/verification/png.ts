import { crc32, deflateSync } from 'node:zlib';
import type { Drawing } from './drawing.ts';

type Colour = readonly [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** 8 bits per pixel, colours by a palette (PNG, 11.2.2). */
const DEPTH = 8;
const BY_PALETTE = 3;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function header({ width, height }: Drawing): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(DEPTH, 8);
  data.writeUInt8(BY_PALETTE, 9);
  return data;
}

/** Colours from paper, without ink, to full ink. */
const palette = (paper: Colour, ink: Colour): Buffer =>
  Buffer.from(
    Array.from({ length: 256 }, (_, part) =>
      paper.map((from, channel) => Math.round(from + (((ink[channel] ?? 0) - from) * part) / 255)),
    ).flat(),
  );

/** Encodes the drawing as a PNG. */
export function toPng(drawing: Drawing, colours: { readonly paper: Colour; readonly ink: Colour }): Buffer {
  const { width, height, ink } = drawing;
  // Each line starts with its filter type: none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) lines.set(ink.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(drawing)),
    chunk('PLTE', palette(colours.paper, colours.ink)),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
