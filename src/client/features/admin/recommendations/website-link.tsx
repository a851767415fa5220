import { ExternalLink } from "lucide-react";

/** Somebody else's page: in a tab of its own, and without a way back to ours. */
export function WebsiteLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="wrap-anywhere hover:text-paprika"
    >
      {address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
      <ExternalLink aria-hidden="true" className="ml-1.5 inline size-4 align-baseline" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
