import { Globe, Rss, Share2 } from "lucide-react";
import { shareThisPage } from "./share-this-page.ts";

const pillClass =
  "type-display inline-flex h-touch items-center gap-2 rounded-full border-2 border-current px-4 text-lg transition-colors duration-150 hover:bg-band-ink hover:text-band [&_svg]:size-4.5";

/** The operator's own pages, and a way to pass this one on. */
export function SocialLinks({ addresses }: { addresses: string[] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-2.5">
      <li className="noscript:hidden">
        <button type="button" className={pillClass} onClick={shareThisPage}>
          <Share2 aria-hidden="true" strokeWidth={2.5} />
          Share
        </button>
      </li>
      <li>
        <a href="/feed.xml" className={pillClass}>
          <Rss aria-hidden="true" strokeWidth={2.5} />
          Feed
        </a>
      </li>
      {addresses.map((address) => (
        <li key={address}>
          <a href={address} rel="me noopener" className={pillClass}>
            <Globe aria-hidden="true" strokeWidth={2.5} />
            {new URL(address).hostname.replace(/^www\./, "")}
          </a>
        </li>
      ))}
    </ul>
  );
}
