import type { CompiledPage, PaperBox, PaperPage, Path, Scope } from '../../../engine/index.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { literalText, serverText, type ServerText } from '../../core/texts/serverText.ts';
import { facesOf } from './paperFaces.ts';

/** Maximum number of places that an error names. */
const MAX_NAMED = 5;
const MAX_LETTERS = 10;
const MAX_TEXT = 20;

interface Undrawn {
  readonly text: string;
  readonly letters: readonly string[];
  /** Columns that the box shows. */
  readonly fields: readonly Path[];
}

type Box<Kind extends PaperBox['kind']> = Extract<PaperBox, { kind: Kind }>;

const isWithin = (text: Pick<Box<'text'>, 'x' | 'y'>, { x, y, width, height }: Box<'field'>): boolean =>
  text.x >= x && text.x <= x + width && text.y >= y && text.y <= y + height;

const isWritten = (box: PaperBox): box is Box<'text'> | Box<'watermark'> =>
  box.kind === 'text' || box.kind === 'watermark';

/** Texts of pages with characters that no face has. */
function undrawnOf({ boxes }: PaperPage): readonly Undrawn[] {
  return boxes.filter(isWritten).flatMap((box): readonly Undrawn[] => {
    const { missing } = facesOf([box.text]);
    if (missing.length === 0) return [];
    const shown = boxes.filter((one): one is Box<'field'> => one.kind === 'field' && isWithin(box, one));
    return [{ text: box.text, letters: missing, fields: shown.flatMap(({ fields }) => fields) }];
  });
}

/** `한(U+D55C)`: the code is included because the reader's screen may show the character as a box, too. */
function withCode(letter: string): string {
  const codes = [...letter].map((one) => (one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'));
  return `${letter}(${codes.map((code) => `U+${code}`).join(' ')})`;
}

/** The page and record that were laid out, and the record's name if there are several. */
export interface PaperOf {
  readonly page: CompiledPage;
  readonly scope: Scope;
  readonly name?: string | undefined;
}

const TEXT = '_dictText';

/** The column that contains the characters; undefined if they are not in the record. */
function titleOf(path: Path, letters: readonly string[], { page, scope }: PaperOf): ServerText | undefined {
  const [first = '', index, key] = path;
  const detail = page.detailByKey.get(String(first));
  const row = index === undefined ? scope.values : scope.details[String(first)]?.[Number(index)];
  const name = String(key ?? first);
  const value = `${row?.[name] ?? ''}${row?.[`${name}${TEXT}`] ?? ''}`.normalize('NFC');
  if (!letters.some((letter) => value.includes(letter))) return undefined;
  if (detail === undefined) return literalText(page.columnByKey.get(name)?.title ?? name);
  const title = detail.columns.find((column) => column.key === name)?.title ?? name;
  return serverText('printRowField', { detail: detail.title, row: Number(index) + 1, title });
}

function placeOf({ text, letters, fields }: Undrawn, of: PaperOf | undefined): ServerText {
  const titles = of === undefined ? [] : fields.flatMap((path) => titleOf(path, letters, of) ?? []);
  const [title = serverText('printOwnText', { text: text.slice(0, MAX_TEXT) })] = titles;
  return of?.name === undefined ? title : serverText('printOfRecord', { name: of.name, title });
}

/** Rejects pages with characters that no face has, which would be drawn as boxes. The error names their places. */
export function refuseUndrawn(sheets: readonly PaperPage[], of?: PaperOf): void {
  const undrawn = sheets.flatMap(undrawnOf);
  if (undrawn.length === 0) return;
  const places = new Map<string, { readonly place: ServerText; readonly letters: Set<string> }>();
  for (const one of undrawn) {
    const place = placeOf(one, of);
    const known = places.get(JSON.stringify(place)) ?? { place, letters: new Set() };
    for (const letter of one.letters) known.letters.add(letter);
    places.set(JSON.stringify(place), known);
  }
  const told = [...places.values()].slice(0, MAX_NAMED).map(({ place, letters }): ServerText => {
    const some = [...letters].slice(0, MAX_LETTERS).map(withCode);
    return serverText('printLettersAt', { place, letters: some });
  });
  throw businessFailure(serverText('printLetters', { places: told }));
}
