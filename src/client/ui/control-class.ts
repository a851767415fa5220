/** The box shared by everything one types into or picks from. */
export const controlClass = "control";
