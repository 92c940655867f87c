const CONTAINERS: readonly (readonly [x: number, y: number, tone: string])[] = [
  [118, 150, '#1890ff'],
  [182, 150, '#2f6fb0'],
  [246, 150, '#e8a33d'],
  [118, 122, '#2f6fb0'],
  [182, 122, '#d9e6f2'],
  [246, 122, '#1890ff'],
  [182, 94, '#c4573f'],
  [246, 94, '#2f6fb0'],
];

const ribs = (x: number, y: number): string => [12, 24, 36, 48].map((step) => `M${x + step} ${y + 4}v18`).join('');

/** A loaded ship at dusk; decoration only. */
export function HarbourDrawing() {
  return (
    <svg className="harbour" viewBox="0 0 440 260" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      <g stroke="#2a4a6c" strokeWidth="3" fill="none">
        <path d="M372 206V52h-58M372 52l34 18M372 78l-40-26M392 206V64" />
        <path d="M332 52v26" strokeWidth="1.5" />
      </g>
      {CONTAINERS.map(([x, y, tone]) => (
        <g key={`${x}-${y}`}>
          <rect x={x} y={y} width="60" height="26" rx="1.5" fill={tone} />
          <path d={ribs(x, y)} stroke="#0b1e33" strokeOpacity="0.28" strokeWidth="2" />
        </g>
      ))}
      <path d="M52 118h44v60H52zM60 104h28v14H60z" fill="#d9e6f2" />
      <path d="M58 128h32M58 140h32" stroke="#0b1e33" strokeWidth="5" strokeDasharray="7 4" />
      <path d="M30 178h300l-26 38H56z" fill="#16395e" />
      <path d="M34 184h292" stroke="#1890ff" strokeWidth="3" />
      <g fill="none" stroke="#2f6fb0" strokeWidth="2.5" strokeLinecap="round">
        <path d="M8 224c13 0 13-7 26-7s13 7 26 7 13-7 26-7 13 7 26 7 13-7 26-7 13 7 26 7 13-7 26-7 13 7 26 7 13-7 26-7 13 7 26 7 13-7 26-7 13 7 26 7 13-7 26-7 13 7 26 7 13-7 26-7 13 7 20 7" />
        <path
          d="M30 242c13 0 13-7 26-7s13 7 26 7 13-7 26-7 13 7 26 7 13-7 26-7 13 7 26 7 13-7 26-7 13 7 26 7 13-7 26-7 13 7 26 7"
          opacity="0.5"
        />
      </g>
    </svg>
  );
}
