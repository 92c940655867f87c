import './moments.css';

/** What a typed text became, at the end of its input, as long as it is typed: `t` is 2026-08-01. */
export const MomentRead = ({ text }: { readonly text: string }) => (
  <output className="wb-moment-read" hidden={text === ''}>
    {text}
  </output>
);
