export interface S3Object {
  name: string;
  writtenAt: Date;
}

/** Every object whose name starts so, in the order of the names, page by page. */
export async function* listObjects(
  ask: (query: URLSearchParams) => Promise<Response>,
  prefix: string,
): AsyncGenerator<S3Object> {
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ "list-type": "2", prefix });
    if (token) query.set("continuation-token", token);
    const xml = await (await ask(query)).text();
    for (const object of xml.split("<Contents>").slice(1)) {
      const writtenAt = new Date(textOf(object, "LastModified") ?? Number.NaN);
      yield { name: textOf(object, "Key") ?? "", writtenAt };
    }
    token = textOf(xml, "NextContinuationToken");
  } while (token);
}

/** Our own names need no unescaping; a token may hold an ampersand. */
const textOf = (xml: string, element: string) =>
  xml.split(`<${element}>`)[1]?.split("<")[0]?.replaceAll("&amp;", "&");
