/** The mean of so many ones, twos, up to fives; 0 when there are none. */
export function averageOf(ratings: number[]): number {
  const count = ratings.reduce((sum, given) => sum + given, 0);
  const stars = ratings.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return count === 0 ? 0 : stars / count;
}
