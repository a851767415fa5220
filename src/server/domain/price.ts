/** Cents for the database, null for an unknown price. The API uses 0 for it. */
export const toCents = (price: number): number | null => Math.round(price * 100) || null;

export const toPrice = (cents: number | null): number => (cents ?? 0) / 100;
