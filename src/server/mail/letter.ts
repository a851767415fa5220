/** A mail as plain text and as HTML. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

export interface LetterParts {
  subject: string;
  username: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Below the action, in small letters. */
  note: string;
}

const paper = "#fcf0cb";
const card = "#fffaeb";
const ink = "#241d19";
const soft = "#625243";
const paprika = "#bb2d17";
const cream = "#fff1cc";

/** The layout of every mail. Mail programs need tables and inline styles. */
export function writeLetter({ subject, username, paragraphs, action, note }: LetterParts): Letter {
  const lines = [`Hello ${username},`, ...paragraphs];
  const text = [...lines, ...(action ? [`${action.label}:\n${action.url}`] : []), note, "Cluck"];
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${inHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${paper};color:${ink};font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:17px;line-height:1.5">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:${card};border:2px solid ${ink};border-radius:16px;border-collapse:separate">
<tr><td style="padding:20px 28px;background:${paprika};color:${cream};border-radius:13px 13px 0 0;font-size:26px;font-weight:800">Cluck</td></tr>
<tr><td style="padding:24px 28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${inHtml(subject)}</h1>
${lines.map((line) => `<p style="margin:0 0 16px">${inHtml(line)}</p>`).join("\n")}
${action ? buttonOf(action) : ""}
<p style="margin:0;color:${soft};font-size:15px">${inHtml(note)}</p>
</td></tr>
</table>
</body>
</html>
`;
  return { subject, text: `${text.join("\n\n")}\n`, html };
}

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 16px"><a href="${inHtml(url)}" style="display:inline-block;padding:12px 24px;background:${paprika};color:${cream};border-radius:10px;font-weight:700;text-decoration:none">${inHtml(label)}</a></p>
<p style="margin:0 0 16px;color:${soft};font-size:15px">If the button does not work, open this address:<br><a href="${inHtml(url)}" style="color:${paprika};word-break:break-all">${inHtml(url)}</a></p>`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
