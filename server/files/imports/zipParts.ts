import { CFB } from '@e965/xlsx';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { type BookCounts, BookRefused } from './readBook.ts';
import { XmlMeter } from './texts/xmlMeter.ts';

/** Parts of a zip file, in the format of the library. */
export type Container = unknown;

/** Parts without cells: counted but not retained. */
const UNREAD =
  /(^|\/)(media|printerSettings|embeddings|activeX|customXml|docProps)\/|(^|\/)(comments|persons)[^/]*\.xml$/i;

/** Parts by which the library would treat the file as one of another program, without these limits. */
const OTHER_PROGRAM =
  /^(META-INF\/manifest\.xml|objectdata\.xml|Index\.zip|index\.xml(\.gz)?|Index\/.*|xl\/workbook\.bin)$/i;

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

/** Rejects parts that are not needed and that contain active content or fetch external data. */
function refuseByName(name: string): void {
  if (/(^|\/)vbaProject\.bin$/i.test(name) || /(^|\/)macrosheets\//i.test(name)) throw new BookRefused('macros');
  if (/(^|\/)externalLinks\//i.test(name)) throw new BookRefused('externalLinks');
  if (OTHER_PROGRAM.test(name)) throw new BookRefused('noWorkbook');
}

/** Inflates an entry and checks it meanwhile. Sizes in headers are not trusted. */
const inflate = (
  zip: ZipFile,
  entry: Entry,
  { most, meter, isKept }: { readonly most: number; readonly meter: XmlMeter; readonly isKept: boolean },
) =>
  new Promise<{ readonly size: number; readonly content: Buffer }>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const pieces: Buffer[] = [];
      let size = 0;
      stream.on('data', (piece: Buffer) => {
        size += piece.length;
        try {
          if (size > most) throw new BookRefused('tooMuchInside');
          meter.write(piece);
          if (isKept) pieces.push(piece);
        } catch (refusal) {
          reject(refusal);
          stream.destroy();
        }
      });
      stream.on('error', reject);
      stream.on('end', () => resolve({ size, content: Buffer.concat(pieces) }));
    });
  });

/**
 * Reads the parts of an .xlsx file, inflated once and counted meanwhile. The library receives these parts and never the
 * file, in which it might trust other sizes and names than the checked ones.
 */
export async function readZipParts(bytes: Buffer, counts: BookCounts): Promise<Container> {
  const { entries, inflated } = counts.limits;
  const zip = await openZip(bytes);
  if (zip.entryCount > entries) throw new BookRefused('tooManyEntries');
  const container: Container = CFB.utils.cfb_new();
  const names = new Set<string>();
  let size = 0;
  const take = async (entry: Entry): Promise<void> => {
    const name = entry.fileName.replaceAll('\\', '/').replace(/^\//, '');
    refuseByName(name);
    if (names.has(name.toLowerCase())) throw new BookRefused('damaged');
    names.add(name.toLowerCase());
    if (entry.fileName.endsWith('/')) return;
    const isKept = !UNREAD.test(name);
    const part = await inflate(zip, entry, { most: inflated - size, meter: new XmlMeter(counts, name), isKept });
    size += part.size;
    if (isKept) CFB.utils.cfb_add(container, `/${name}`, part.content, { unsafe: true });
  };
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => void take(entry).then(() => zip.readEntry(), reject));
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.readEntry();
  });
  if (!names.has('xl/workbook.xml')) throw new BookRefused('noWorkbook');
  return container;
}
