import { createApi } from "./api.ts";
import { readStoredUser } from "./stored-user.ts";

/**
 * The session's cookie authenticates us. The id beside it lets the server notice a tab that still shows another member.
 */
export function browserFetch(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const user = readStoredUser();
  if (user) headers.set("Authorization", `Bearer ${user.id}`);
  return fetch(path, { ...init, headers, credentials: "include" });
}

export const browserApi = createApi(browserFetch);
