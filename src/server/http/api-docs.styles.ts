import { raw } from "hono/html";

export const apiDocsStyles = raw(`
:root { color-scheme: light dark; --paper: #fff8e8; --card: #fffdf6; --ink: #2b2421; --soft: #6a5a4d; --line: #d9c9a8; --accent: #a8321a; --code: #f6ead0;
  --get: #2f6135; --post: #8a4b00; --put: #5b3b9a; --patch: #5b3b9a; --delete: #a8321a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #211c19; --card: #2a2420; --ink: #f4e9d6; --soft: #c9b8a2; --line: #4b4038; --accent: #ff9b7a; --code: #332b26;
    --get: #9ed3a3; --post: #f2b96b; --put: #cbb3ff; --patch: #cbb3ff; --delete: #ff9b7a; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
header { max-width: 46rem; }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -0.02em; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.5rem; line-height: 1.2; }
h3 { margin: 1.25rem 0 0.4rem; font-size: 1rem; }
a { color: var(--accent); }
small { color: var(--soft); font-size: 0.8125rem; font-weight: 400; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
nav a { display: flex; gap: 0.5rem; align-items: baseline; min-height: 44px; padding: 0.5rem 0.75rem; border-radius: 0.5rem; color: inherit; text-decoration: none; font-weight: 600; }
nav a:hover { background: var(--code); }
details { background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; margin-bottom: 0.5rem; }
summary { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; align-items: baseline; min-height: 48px; padding: 0.6rem 0.875rem; cursor: pointer; list-style: none; border-radius: 0.5rem; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--code); }
summary > span { color: var(--soft); }
details:target { outline: 3px solid var(--accent); outline-offset: 2px; }
.call { padding: 0 0.875rem 1rem; border-top: 1px solid var(--line); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; overflow-wrap: anywhere; }
.method { min-width: 4.25rem; font-weight: 700; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .patch { color: var(--patch); } .delete { color: var(--delete); }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.375rem; }
table { width: 100%; border-collapse: collapse; }
tr + tr { border-top: 1px solid var(--line); }
th, td { padding: 0.45rem 0.75rem; text-align: left; vertical-align: top; font-weight: 400; }
th { width: 42%; }
.required { color: var(--accent); }
.refusals { margin: 0; padding: 0; list-style: none; columns: 2; column-gap: 2rem; }
.refusals li { break-inside: avoid; padding: 0.125rem 0; font-size: 0.9375rem; }
.example { margin: 0.5rem 0 0; background: none; border: 0; }
.example summary { display: inline-flex; min-height: 44px; padding: 0.5rem 0.75rem; font-weight: 600; color: var(--accent); }
pre { margin: 0; padding: 0.75rem; max-height: 30rem; overflow: auto; background: var(--code); border-radius: 0.375rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 40rem) { .refusals { columns: 1; } th { width: 45%; } }
@media (min-width: 62rem) {
  .columns { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 2.5rem; }
  nav ul { display: block; position: sticky; top: 1rem; margin-top: 2.5rem; max-height: calc(100vh - 2rem); overflow-y: auto; }
  nav a { justify-content: space-between; }
}
`);
