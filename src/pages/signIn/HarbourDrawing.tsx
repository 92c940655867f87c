/** Container positions on the deck, by colour: rows of height 26, containers 60 wide. */
const CONTAINERS: Readonly<Record<string, string>> = {
  '#f08a24': 'M246 150h60v26h-60zM182 122h60v26h-60zM246 94h60v26h-60z',
  '#2f6fb0': 'M118 150h60v26h-60zM246 122h60v26h-60z',
  '#d9e6f2': 'M182 150h60v26h-60zM118 122h60v26h-60z',
  '#c66a12': 'M182 94h60v26h-60z',
};

/** A loaded ship at dusk, with the line of its voyage; decorative. */
export const HarbourDrawing = () => (
  <svg className="harbour" viewBox="0 0 440 260" aria-hidden="true" fill="none">
    <path d="M372 206V52h-58M372 52l34 18M372 78l-40-26M392 206V64" stroke="#2a4a6c" strokeWidth="3" />
    {Object.entries(CONTAINERS).map(([tone, d]) => (
      <path key={tone} d={d} fill={tone} />
    ))}
    <path
      d="M126 163h176M126 135h176M190 107h112"
      stroke="#0b1e33"
      strokeOpacity=".28"
      strokeWidth="18"
      strokeDasharray="2 10"
    />
    <path d="M52 118h44v60H52zM60 104h28v14H60z" fill="#d9e6f2" />
    <path d="M58 128h32M58 140h32" stroke="#0b1e33" strokeWidth="5" strokeDasharray="7 4" />
    <path d="M30 178h300l-26 38H56z" fill="#1d4a7a" />
    <path d="M34 184h292" stroke="#f08a24" strokeWidth="3" />
    <path
      d="M4 226q13-9 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0"
      stroke="#2f6fb0"
      strokeWidth="2.5"
    />
    <path d="M20 248q200-16 398-2" stroke="#f08a24" strokeWidth="2" strokeDasharray="8 6" />
    <circle cx="20" cy="248" r="4" fill="#d9e6f2" />
    <circle cx="420" cy="246" r="4" fill="#f08a24" />
  </svg>
);
