/** A waybill aboard a ship. */
export function BrandMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#1890ff" />
      <path d="M9 5.5h9.5L23 10v7H9z" fill="#fff" />
      <path d="M18.5 5.5V10H23z" fill="#a6d3ff" />
      <path d="M12 10.5h4M12 13.5h8" stroke="#1890ff" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M5 18.5h22l-3.2 6.2H8.2z" fill="#fff" />
      <path
        d="M5.5 27.5c1.75 0 1.75-1.2 3.5-1.2s1.75 1.2 3.5 1.2 1.75-1.2 3.5-1.2 1.75 1.2 3.5 1.2 1.75-1.2 3.5-1.2 1.75 1.2 3.5 1.2"
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
