type AvatarProps = {
  name: string;
  url: string | null;
  /** Sets its size and that of the letter. */
  className: string;
};

/** A member's picture, or the first letter of the name. Decorative, because the name is beside it. */
export function Avatar({ name, url, className }: AvatarProps) {
  const look = `avatar ${className}`;
  if (url) return <img src={url} alt="" loading="lazy" className={look} />;
  // CSS draws the letter: as text it would be read and copied before the name.
  return <span aria-hidden="true" data-letter={Array.from(name)[0]} className={look} />;
}
