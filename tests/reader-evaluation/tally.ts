// Counts how much is right, by field, and remembers the mistakes.

export type Tally = ReturnType<typeof createTally>;

export function createTally() {
  const counts = new Map<string, { right: number; all: number }>();
  const mistakes: string[] = [];
  return {
    mistakes,
    count(where: string, field: string, isRight: boolean, wanted: unknown, got: unknown): void {
      const { right, all } = counts.get(field) ?? { right: 0, all: 0 };
      counts.set(field, { right: right + Number(isRight), all: all + 1 });
      if (isRight) return;
      mistakes.push(`${where} ${field}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`);
    },
    /** "name 94.5 %  price 92.7 %" */
    shares: () =>
      [...counts].map(([field, { right, all }]) => `${field} ${percent(right / all)}`).join("  "),
  };
}

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
