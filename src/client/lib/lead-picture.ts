import type { MouseEvent } from "react";

/** Only one picture of a page may have it: the browser moves it to the one that the next page has. */
const leading = "lead-picture";

/** The picture of a card, also of one on the shelf. */
export const cardPicture = ".card-media, .shelf-media";

/** For a link on a card: its picture grows into the one of the page it leads to. */
export const leadWithPicture = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  leadWith(currentTarget.closest(".card, .shelf-card")?.querySelector(cardPicture));

export function leadWith(picture: Element | null | undefined) {
  for (const other of document.querySelectorAll(`.${leading}`)) other.classList.remove(leading);
  picture?.classList.add(leading);
}
