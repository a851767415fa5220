/** What a project's global setup tells its tests about the engine they run on. */
export type TestEngine =
  | { engine: "embedded"; templateFile: string }
  | { engine: "server"; serverUrl: string; templateDatabase: string };

declare module "vitest" {
  export interface ProvidedContext {
    testEngine: TestEngine;
  }
}
