// npm run build: the browser's files and the server into dist/, compressed, and held to the size budget.
import { cp } from "node:fs/promises";
import { createBuilder } from "vite";
import { checkFirstLoad } from "./build/first-load.ts";
import { precompress } from "./build/precompress.ts";

const builder = await createBuilder();
await builder.buildApp();
await cp("src/server/database/migrations", "dist/server/migrations", { recursive: true });
await precompress("dist/client");
await checkFirstLoad("dist/client");
