/** Letters of the texts whose answers are kept: those of a long menu, line by line and in pieces. */
const mostLetters = 400_000;
/** So much an answer weighs whatever its text. */
const lettersOfAnswer = 40;

/**
 * The same answer for the same text, thought of once: the stages look at the same lines one after another, and ask the
 * same about them. Whoever gets an answer shares it.
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  let letters = 0;
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    letters += text.length + lettersOfAnswer;
    if (letters > mostLetters) {
      answers.clear();
      letters = text.length + lettersOfAnswer;
    }
    answers.set(text, answer);
    return answer;
  };
}
