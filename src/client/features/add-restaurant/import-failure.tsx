/** What to do about it, and what the server knows. */
export function ImportFailure({ reason }: { reason: string | undefined }) {
  return (
    <div role="alert" className="rounded-control bg-beet-wash px-4 py-3">
      <p className="font-semibold text-beet">
        Failed to analyze website. Please check the URL and try again.
      </p>
      {reason && <p className="mt-1 wrap-anywhere text-ink">{reason}</p>}
      <p className="mt-1 text-ink">
        Does the site keep us out? Paste its page below and we read that.
      </p>
    </div>
  );
}
