import { deflateRawSync } from 'node:zlib';

/** A part of a zip, whose header may contain false values. */
export interface RawEntry {
  readonly name: string;
  readonly content: Buffer | string;
  /** The name in front of the content, if it differs from the one in the directory. */
  readonly localName?: string;
  /** Claimed size. */
  readonly claimedSize?: number;
}

interface Written {
  readonly local: Buffer;
  readonly listed: Buffer;
}

function writeEntry({ name, content, localName = name, claimedSize }: RawEntry, offset: number): Written {
  const bytes = Buffer.from(content);
  const packed = deflateRawSync(bytes, { level: 1 });
  const facts = Buffer.alloc(22);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x0800, 2);
  facts.writeUInt16LE(8, 4);
  // None of our readers compares the checksum.
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(claimedSize ?? bytes.length, 18);
  const lengths = (of: string, extra: number): Buffer => {
    const written = Buffer.alloc(extra);
    written.writeUInt16LE(Buffer.byteLength(of), 0);
    return written;
  };
  const place = Buffer.alloc(4);
  place.writeUInt32LE(offset);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), facts, lengths(localName, 4), Buffer.from(localName), packed]),
    listed: Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, lengths(name, 14), place, Buffer.from(name)]),
  };
}

/** Returns a zip as no packer writes it. `claimedEntries`: claimed number of parts. */
export function rawZip(entries: readonly RawEntry[], claimedEntries = entries.length): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, listed } = writeEntry(entry, offset);
    locals.push(local);
    list.push(listed);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(claimedEntries, 8);
  end.writeUInt16LE(claimedEntries, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...list, end]);
}
