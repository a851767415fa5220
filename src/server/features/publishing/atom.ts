import { xml } from "./xml.ts";

export interface AtomFeed {
  title: string;
  /** The page that the feed is about. */
  page: string;
  self: string;
  entries: AtomEntry[];
}

interface AtomEntry {
  title: string;
  /** Where to read it; it is also the entry's id, so it must stay. */
  url: string;
  author: string;
  text: string;
  publishedAt: Date;
  updatedAt: Date;
}

/** An empty feed still has to say when it was updated. */
const neverUpdated = new Date(0);

export function atomFeed({ title, page, self, entries }: AtomFeed) {
  const updatedAt = entries.reduce(
    (latest, entry) => (entry.updatedAt > latest ? entry.updatedAt : latest),
    neverUpdated,
  );
  return xml`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self}</id><title>${title}</title><updated>${updatedAt.toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${page}"/>
${entries.map(atomEntry)}</feed>`;
}

const atomEntry = ({ title, url, author, text, publishedAt, updatedAt }: AtomEntry) =>
  xml`<entry><id>${url}</id><title>${title}</title><link rel="alternate" href="${url}"/>
<published>${publishedAt.toISOString()}</published><updated>${updatedAt.toISOString()}</updated>
<author><name>${author}</name></author><content type="text">${text}</content></entry>
`;
