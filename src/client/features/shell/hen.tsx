/** The mascot: a hen that is also a sandwich. Decorative. */
export function Hen({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 66 64" aria-hidden="true" className={className}>
      <g className="fill-paprika">
        <path d="M20 18a6.8 6.8 0 0 1 1-12.6c3.2-1.1 6.3.3 7.7 2.7C30 3.8 33.5 1.5 37.3 2.3c3.4.8 5.2 3.4 5.2 6.3 3.2-.6 6.3 1 7.1 4.1.9 3.5-1.3 6.5-4.5 7.3z" />
        <path d="M50 23.5 63 31c.8.5.7 1.5-.1 1.9L52 38z" />
      </g>
      <path fill="#f2b632" d="M5 37.5C5 22.5 16 13.5 31 13.5s26 9 26 24z" />
      <circle cx="43" cy="26.5" r="3.7" fill="#241d19" />
      <rect x="4" y="42" width="54" height="11" rx="5.5" fill="#8c4a1d" />
      <path
        fill="#6f8f2a"
        d="M2.5 37h57v4c-2.8 5-8.4 5-11.4.6-3 4.6-8.4 4.6-11.4 0-3 4.6-8.4 4.6-11.4 0-3 4.6-8.4 4.6-11.4 0-3 4.4-8.6 4.4-11.4-.6z"
      />
      <path fill="#f2b632" d="M5 51h52v1.5c0 5.5-4 9.5-9.5 9.5h-33C9 62 5 58 5 52.5z" />
    </svg>
  );
}
