import type { Finding, Level, PaperBox, PaperPage } from '../../../engine/index.ts';

/** A finding or a comment of a column. */
export interface PaperMark {
  readonly path: Finding['path'];
  readonly kind: Level | 'comment';
  readonly message: string;
  /** Action on click. */
  readonly run: () => void;
}

/** Most severe first. */
const KINDS: readonly PaperMark['kind'][] = ['error', 'comment', 'confirm', 'warn'];

export interface PaperSheetProps {
  readonly page: PaperPage;
  /** Accessible name: 第 1 页. */
  readonly label: string;
  /** Shown at the boxes of their columns; a box is displayed with its most severe mark. */
  readonly marks?: readonly PaperMark[] | undefined;
  /** Called on a click on a box without a mark. Default: no action. */
  readonly onBox?: ((path: Finding['path']) => void) | undefined;
}

type Of<K extends PaperBox['kind']> = Extract<PaperBox, { kind: K }>;

const isAt = (box: Of<'field'>, { path }: PaperMark): boolean =>
  box.fields.some((field) => field.every((part, index) => path[index] === part));

/** Returns the bars as one path; the gaps between them are blank. */
function barsPath({ x, y, width, height, modules }: Of<'bars'>): string {
  const module = width / modules.reduce((sum, one) => sum + one, 0);
  let at = x;
  let path = '';
  modules.forEach((count, index) => {
    const wide = count * module;
    if (index % 2 === 0) path += `M${at} ${y}h${wide}v${height}h${-wide}z`;
    at += wide;
  });
  return path;
}

function Bars({ box }: { readonly box: Of<'bars'> }) {
  return (
    <path d={barsPath(box)} role="img" aria-label={box.text} shapeRendering="crispEdges">
      <title>{box.text}</title>
    </path>
  );
}

type MarkedProps = Pick<PaperSheetProps, 'marks' | 'onBox'> & { readonly box: Of<'field'> };

/** A box whose column has marks: its label lists all of them, and a click runs the most severe one. */
function Marked({ box, marks = [], onBox }: MarkedProps) {
  const { x, y, width, height, fields } = box;
  const place = { x, y, width, height };
  const all = KINDS.flatMap((kind) => marks.filter((one) => one.kind === kind && isAt(box, one)));
  const [mark] = all;
  const [path = []] = fields;
  if (mark === undefined)
    return onBox === undefined ? null : <rect {...place} className="wb-paper-box" onClick={() => onBox(path)} />;
  const message = all.map((one) => one.message).join('；');
  return (
    <rect
      {...place}
      className={`wb-paper-mark wb-paper-${mark.kind}`}
      data-field={path.length === 1 ? path[0] : undefined}
      role="button"
      tabIndex={0}
      aria-label={message}
      onClick={mark.run}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        mark.run();
      }}
    >
      <title>{message}</title>
    </rect>
  );
}

function Box({ box }: { readonly box: PaperBox }) {
  switch (box.kind) {
    case 'text':
      return (
        <text
          x={box.x}
          y={box.y}
          fontSize={box.size}
          textLength={box.width}
          lengthAdjust="spacingAndGlyphs"
          fontWeight={box.bold ? 700 : 400}
        >
          {box.text}
        </text>
      );
    case 'line':
      return <line x1={box.x} y1={box.y} x2={box.toX} y2={box.toY} />;
    case 'bars':
      return <Bars box={box} />;
    case 'image':
      return <image x={box.x} y={box.y} width={box.width} height={box.height} href={box.data} />;
    case 'watermark':
      return (
        <text
          className="wb-paper-watermark"
          x={box.x}
          y={box.y + box.size / 3}
          fontSize={box.size}
          transform={`rotate(${-box.angle} ${box.x} ${box.y})`}
        >
          {box.text}
        </text>
      );
    case 'field':
      return null;
  }
}

/** One sheet, rendered from the same boxes as the PDF. It is white in every theme. */
export function PaperSheet({ page, label, marks = [], onBox }: PaperSheetProps) {
  const { width, height, boxes } = page;
  const isPlain = marks.length === 0 && onBox === undefined;
  const fields = isPlain ? [] : boxes.filter((box): box is Of<'field'> => box.kind === 'field');
  return (
    <svg
      className="wb-paper"
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      role="group"
      aria-label={label}
    >
      {boxes.map((box, index) => (
        <Box key={index} box={box} />
      ))}
      {fields.map((box, index) => (
        <Marked key={index} {...{ box, marks, onBox }} />
      ))}
    </svg>
  );
}
