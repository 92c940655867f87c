import type { Finding, PaperBox, PaperPage } from '../../engine/index.ts';

export interface PaperSheetProps {
  readonly page: PaperPage;
  /** Read to those who do not see it: 第 1 页. */
  readonly label: string;
  /** Marked at the boxes of their columns; a press on one leads there. */
  readonly findings?: readonly Finding[] | undefined;
  readonly onFinding?: ((finding: Finding) => void) | undefined;
}

type Of<K extends PaperBox['kind']> = Extract<PaperBox, { kind: K }>;

const isAt = (box: Of<'field'>, finding: Finding): boolean =>
  box.fields.some((field) => field.every((part, index) => finding.path[index] === part));

/** The bars as one outline; blanks are what is left between them. */
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

/** A box whose column has findings: the worst of them is said, and pressed it leads there. */
function Marked({
  box,
  findings = [],
  onFinding,
}: Pick<PaperSheetProps, 'findings' | 'onFinding'> & { box: Of<'field'> }) {
  const [finding] = findings.filter((one) => isAt(box, one)).sort((a) => (a.level === 'error' ? -1 : 1));
  if (finding === undefined) return null;
  const { x, y, width, height } = box;
  const lead = (): void => onFinding?.(finding);
  return (
    <rect
      {...{ x, y, width, height }}
      className={`wb-paper-mark wb-paper-${finding.level}`}
      role="button"
      tabIndex={0}
      aria-label={finding.message}
      onClick={lead}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        lead();
      }}
    >
      <title>{finding.message}</title>
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

/** One sheet, drawn from the very boxes that the PDF is drawn from. It is white, whatever is around it. */
export function PaperSheet({ page, label, findings = [], onFinding }: PaperSheetProps) {
  const { width, height, boxes } = page;
  const fields = findings.length === 0 ? [] : boxes.filter((box): box is Of<'field'> => box.kind === 'field');
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
        <Marked key={index} {...{ box, findings, onFinding }} />
      ))}
    </svg>
  );
}
