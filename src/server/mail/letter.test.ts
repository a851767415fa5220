import { expect, test } from "vitest";
import { writeLetter } from "./letter.ts";

const parts = {
  subject: "Choose a new password",
  username: `<b>"Hen" & Co</b>`,
  paragraphs: ["Somebody asked."],
  action: { label: "Go on", url: "https://cluck.example/reset-password#a&b" },
  note: "Nothing to do otherwise.",
};

test("the text has all that the HTML says, and the address as it is typed", () => {
  const { subject, text } = writeLetter(parts);
  expect(subject).toBe("Choose a new password");
  expect(text).toBe(
    `Hello <b>"Hen" & Co</b>,\n\nSomebody asked.\n\nGo on:\nhttps://cluck.example/reset-password#a&b\n\nNothing to do otherwise.\n\nCluck\n`,
  );
});

test("a name cannot bring markup into the HTML", () => {
  const { html } = writeLetter(parts);
  expect(html).toContain("Hello &lt;b&gt;&quot;Hen&quot; &amp; Co&lt;/b&gt;,");
  expect(html).toContain('href="https://cluck.example/reset-password#a&amp;b"');
  expect(html).not.toContain("<b>");
});

test("without an action there is no link", () => {
  const { text, html } = writeLetter({ ...parts, action: undefined });
  expect(text).not.toContain("http");
  expect(html).not.toContain("<a ");
});
