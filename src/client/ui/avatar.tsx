type AvatarProps = {
  name: string;
  url: string | null;
  /** Its size, and that of the letter. */
  className: string;
};

/** A member's picture, else the first letter of the name. Decoration: the name stands beside it. */
export function Avatar({ name, url, className }: AvatarProps) {
  const look = `avatar ${className}`;
  if (url) return <img src={url} alt="" loading="lazy" className={look} />;
  // The letter is drawn by the style sheet: as text, it would be read and copied before the name.
  return <span aria-hidden="true" data-letter={Array.from(name)[0]} className={look} />;
}
