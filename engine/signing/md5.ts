/** How a word is mixed in one of the four rounds, which word of the block comes at a step, and how far is rotated. */
interface Round {
  readonly mix: (b: number, c: number, d: number) => number;
  readonly wordAt: (step: number) => number;
  readonly shifts: readonly number[];
}

/** RFC 1321, 3.4. */
const ROUNDS: readonly Round[] = [
  { mix: (b, c, d) => (b & c) | (~b & d), wordAt: (step) => step, shifts: [7, 12, 17, 22] },
  { mix: (b, c, d) => (b & d) | (c & ~d), wordAt: (step) => (5 * step + 1) % 16, shifts: [5, 9, 14, 20] },
  { mix: (b, c, d) => b ^ c ^ d, wordAt: (step) => (3 * step + 5) % 16, shifts: [4, 11, 16, 23] },
  { mix: (b, c, d) => c ^ (b | ~d), wordAt: (step) => (7 * step) % 16, shifts: [6, 10, 15, 21] },
];

const SINES: readonly number[] = Array.from({ length: 64 }, (_, step) =>
  Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32),
);

const BLOCK = 64;
const LENGTH_FIELD = 8;

/** As TextEncoder writes it, which not everything that runs the engine has: half a surrogate pair becomes U+FFFD. */
function utf8(text: string): readonly number[] {
  const bytes: number[] = [];
  const follow = (point: number, shift: number): void => void bytes.push(0x80 | ((point >> shift) & 0x3f));
  for (const character of text) {
    const given = character.codePointAt(0) ?? 0;
    const point = given >= 0xd800 && given <= 0xdfff ? 0xfffd : given;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12));
    else bytes.push(0xf0 | (point >> 18));
    if (point >= 0x10000) follow(point, 12);
    if (point >= 0x800) follow(point, 6);
    if (point >= 0x80) follow(point, 0);
  }
  return bytes;
}

/** The text, a bit of 1, zeros, and its length in bits: whole blocks. */
function padded(bytes: readonly number[]): DataView {
  const whole = Math.ceil((bytes.length + 1 + LENGTH_FIELD) / BLOCK) * BLOCK;
  const message = new Uint8Array(whole);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(whole - LENGTH_FIELD, bytes.length * 8, true);
  view.setUint32(whole - LENGTH_FIELD / 2, Math.floor(bytes.length / 2 ** 29), true);
  return view;
}

type State = readonly [number, number, number, number];

const START: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function mixBlock(state: State, message: DataView, offset: number): State {
  let [a, b, c, d] = state;
  let step = 0;
  for (const { mix, wordAt, shifts } of ROUNDS) {
    for (let inRound = 0; inRound < 16; inRound += 1, step += 1) {
      const word = message.getUint32(offset + 4 * wordAt(inRound), true);
      const sum = (a + mix(b, c, d) + word + (SINES[step] ?? 0)) | 0;
      [a, d, c, b] = [d, c, b, (b + rotate(sum, shifts[inRound % 4] ?? 0)) | 0];
    }
  }
  return [state[0] + a, state[1] + b, state[2] + c, state[3] + d];
}

/**
 * RFC 1321, of the text in UTF-8, as 32 small hexadecimal digits. For the signature of calls alone: it is no protection
 * against anybody, and browsers offer no other where a page came by plain http.
 */
export function md5(text: string): string {
  const message = padded(utf8(text));
  let state = START;
  for (let offset = 0; offset < message.byteLength; offset += BLOCK) state = mixBlock(state, message, offset);
  const digest = new DataView(new ArrayBuffer(16));
  for (const [place, word] of state.entries()) digest.setUint32(4 * place, word, true);
  return Array.from({ length: 16 }, (_, at) => digest.getUint8(at).toString(16).padStart(2, '0')).join('');
}
