/** The ring pin: growth rings that close into a pin on the map. */
export function RingPin({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden className={className} fill="none">
      <g className="stroke-spruce">
        <path d="M16 38.5 6.7 24.9A13 13 0 1 1 25.3 24.9Z" strokeWidth="3" strokeLinejoin="round" />
        <path d="M22.3 21.5A8.2 8.2 0 1 1 24 17.5" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M12.5 13.8a4 4 0 1 1-.3 4.4" strokeWidth="2.2" strokeLinecap="round" />
      </g>
      <circle cx="15.7" cy="16" r="1.5" className="fill-orange" />
    </svg>
  );
}
