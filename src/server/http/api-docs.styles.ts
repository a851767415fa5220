import { raw } from "hono/html";

export const apiDocsStyles = raw(`
:root { color-scheme: light dark; --paper: #fff8e8; --ink: #2b2421; --line: #d9c9a8; --accent: #a8321a; --code: #f6ead0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #211c19; --ink: #f4e9d6; --line: #4b4038; --accent: #ff9b7a; --code: #2e2723; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
a { color: var(--accent); }
h2 { margin-top: 2.5rem; border-bottom: 2px solid var(--line); }
h3 { margin: 1rem 0 0.25rem; font-size: 0.95rem; }
details { border-bottom: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; min-height: 44px; padding: 0.6rem 0; cursor: pointer; }
summary::before { content: "+"; width: 1ch; font-weight: 700; }
details[open] > summary::before { content: "-"; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; overflow-wrap: anywhere; }
.method { min-width: 4.5rem; font-weight: 700; color: var(--accent); }
pre { margin: 0; padding: 0.75rem; overflow-x: auto; background: var(--code); border-radius: 0.375rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`);
