import type { MouseEvent } from "react";

/** One picture per page has this class: a view transition moves it to the picture with the class on the next page. */
const leading = "lead-picture";

/** The picture of a card. */
export const cardPicture = ".card-media, .shelf-media";

/** For a link on a card, whose picture grows into that of the next page. */
export const leadWithPicture = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  leadWith(currentTarget.closest(".card, .shelf-card")?.querySelector(cardPicture));

export function leadWith(picture: Element | null | undefined) {
  for (const other of document.querySelectorAll(`.${leading}`)) other.classList.remove(leading);
  picture?.classList.add(leading);
}
