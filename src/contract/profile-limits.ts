/** Limits of the texts of a profile. No zod: the form counts before it loads a schema. */
export const profileLimits = { displayName: 80, bio: 500, location: 120 } as const;
