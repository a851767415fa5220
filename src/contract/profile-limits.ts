/** How long the texts of a profile may be. No zod: the form counts before it loads a schema. */
export const profileLimits = { displayName: 80, bio: 500, location: 120 } as const;
