/** The box shared by everything one types into or picks from. */
export const controlClass =
  "w-full min-w-0 rounded-control border-2 border-edge bg-card text-base text-ink transition-[border-color,box-shadow] duration-150 placeholder:text-soft hover:border-ink aria-invalid:border-beet aria-invalid:bg-beet-wash/40 disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:border-edge";
