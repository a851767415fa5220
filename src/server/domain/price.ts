/** Cents in the database, where null means that nobody knows the price; the API says 0 for that. */
export const toCents = (price: number): number | null => Math.round(price * 100) || null;

export const toPrice = (cents: number | null): number => (cents ?? 0) / 100;
