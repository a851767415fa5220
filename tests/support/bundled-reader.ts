import { bundledProgram } from "./bundled-program.ts";

// For tests that have pages or menus read: from the source each reader takes more than a second to start.
process.env["READER_BUNDLE"] = await bundledProgram("reader");
