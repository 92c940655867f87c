import './moments.css';

/** Result of a typed text, at the end of its input, while typing: `t` is 2026-08-01. */
export const MomentRead = ({ text }: { readonly text: string }) => (
  <output className="wb-moment-read" hidden={text === ''}>
    {text}
  </output>
);
