const id = "wordmark";
const viewBox = "8 -10 180 73";

/** The logo. The element around it has an accessible name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={className} id={id}>
      <path
        className="fill-(--comb,var(--color-paprika))"
        d="M17.5 8C11 3 13-5.5 19.5-6c3-.2 5 1.3 6 3 .8-4.3 4-6.8 8-6.5 4 .3 6.3 3 6.5 6.5 3.3-.5 6.5 1.7 6.8 5.2.3 3.5-2.3 6-6.3 8z"
      />
      <g fill="none" stroke="currentColor" strokeWidth="12">
        <path d="M43 26v-2.5a14.5 14.5 0 0 0-29 0v19a14.5 14.5 0 0 0 29 0V40" />
        <path d="M60 3v60" />
        <path d="M77 22v24a11 11 0 0 0 22 0V22" />
        <path d="M99.5 22v41" strokeWidth="11" />
        <path d="M140 34.5v-1a11.3 11.3 0 0 0-22.6 0v12a11.3 11.3 0 0 0 22.6 0v-1" />
        <path d="M157.5 3v60" />
      </g>
      <path fill="currentColor" d="M162 39 173.5 22H187L174.8 39.5 188 63h-13.4L162 44z" />
    </svg>
  );
}

/** The logo again on the same page, which reuses the first one's paths. */
export const WordmarkAgain = ({ className }: { className?: string }) => (
  <svg viewBox={viewBox} aria-hidden="true" className={className}>
    <use href={`#${id}`} x="8" y="-10" width="180" height="73" />
  </svg>
);
