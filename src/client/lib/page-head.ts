/** Title and description as tabs, search results and shared links show them. */
export function pageHead({ title, description }: { title: string; description: string }) {
  return {
    meta: [
      { title: `${title} · Cluck` },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
    ],
  };
}
