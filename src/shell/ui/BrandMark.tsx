/** Logo: the line of a voyage in the shape of a W, ending in a container. */
export function BrandMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#16406e" />
      <path
        d="M5 10.5q2.7 12.5 5.6 12.5t5.4-9q2.6 9 5.4 9t4.6-8"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M21 7h8v6h-8z" fill="#f08a24" />
    </svg>
  );
}
