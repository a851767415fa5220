import { QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import { EditImageButton } from "./edit-image-button.tsx";

const people = {
  visitor: null,
  member: { role: "user", canEditCatalogue: false } as User,
  curator: { role: "user", canEditCatalogue: true } as User,
  admin: { role: "admin", canEditCatalogue: true } as User,
};

const whoSees = (title: string, of: "sandwich" | "restaurant") =>
  Object.entries(people).flatMap(([who, viewer]) => {
    const queryClient = createQueryClient({} as Api);
    queryClient.setQueryData(viewerQuery.queryKey, viewer);
    const image = { of, id: 1, name: "" };
    const button = createElement(EditImageButton, { image });
    const html = renderToStaticMarkup(
      createElement(QueryClientProvider, { client: queryClient }, button),
    );
    return html.includes(title) ? who : [];
  });

// proves: sandwich-dialog-1, restaurant-2, sandwich-4
test.each([
  ["Edit Photo", "sandwich", ["admin"]],
  ["Edit Image", "restaurant", ["curator", "admin"]],
] as const)("%s of the %s is there for %j", (title, of, who) => {
  expect(whoSees(title, of)).toEqual(who);
});
