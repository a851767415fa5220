import { expect, test } from "vitest";
import { describeSchema, exampleFor, listFields, type Schema } from "./api-docs.schemas.ts";

const order: Schema = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 200 },
    sort: { type: "string", enum: ["new", "old"], default: "new" },
    note: { anyOf: [{ type: "string" }, { type: "null" }] },
    lines: {
      type: "array",
      items: { type: "object", properties: { photo: { $ref: "#/components/schemas/Image" } } },
    },
  },
};

test("fields are told in words, those inside a list behind their path", async () => {
  const told = await Promise.all(
    listFields(order).map(async ({ name, type, ...rest }) => [name, String(await type), rest]),
  );
  expect(told).toEqual([
    ["name", "text", { isRequired: true, limits: "1 to 200 characters" }],
    [
      "sort",
      "<code>new</code> or <code>old</code>",
      { isRequired: false, limits: '"new" by default' },
    ],
    ["note", "text or null", { isRequired: false, limits: "" }],
    ["lines", "list of object", { isRequired: false, limits: "" }],
    ["lines[].photo", '<a href="#schema-Image">Image</a>', { isRequired: false, limits: "" }],
  ]);
  expect(describeSchema({ type: "integer", minimum: 1 }).limits).toBe("at least 1");
});

test("an example follows names, and a schema that names itself comes to an end", () => {
  const named: Record<string, Schema> = {
    Image: { type: "object", properties: { url: { type: "string" }, of: { $ref: "#/x/Image" } } },
  };
  expect(exampleFor(order, named)).toEqual({
    name: "text",
    sort: "new",
    note: "text",
    lines: [{ photo: { url: "text", of: {} } }],
  });
});
