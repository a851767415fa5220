// A page that cannot be read; the message is a reason that a person may be told: "it is not a web page".
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}
