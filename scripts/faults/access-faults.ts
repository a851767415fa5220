import type { Fault } from "./fault.types.ts";

const http = "src/server/http";
const features = "src/server/features";

/** In who gets in, may do what, and how a call behaves. */
export const accessFaults: Fault[] = [
  {
    title: "a throttle stops one try early",
    file: `src/server/domain/throttle.ts`,
    find: "+ ${tries}::int <= ${limit}::int",
    replace: "+ ${tries}::int < ${limit}::int",
    tests: [`src/server/domain/throttle.db.test.ts`],
  },
  {
    title: "a throttle's second window ends when the first did",
    file: `src/server/domain/throttle.ts`,
    find: "sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`",
    replace: "sql`${rateLimits.expiresAt}`",
    tests: [`src/server/domain/throttle.db.test.ts`],
  },
  {
    title: "scripts of the page can read the session cookie",
    file: `${http}/session-cookie.ts`,
    find: "httpOnly: true",
    replace: "httpOnly: false",
    tests: [`${features}/accounts/accounts.db.test.ts`],
  },
  {
    title: "the session cookie is gone when the browser closes",
    file: `${http}/session-cookie.ts`,
    find: "{ ...optionsFor(c, config), expires }",
    replace: "optionsFor(c, config)",
    tests: [`${features}/accounts/accounts.db.test.ts`],
  },
  {
    title: "a hundred right passwords shut an office out",
    file: `${features}/accounts/passwords.ts`,
    find: "await forgetTries(db, pairKey);\n    await takeBackTry(db, addressKey);",
    replace: "await forgetTries(db, pairKey);",
    tests: [`${features}/accounts/accounts.db.test.ts`],
  },
  {
    title: "a registration that was turned away unread counts",
    file: `${features}/accounts/accounts.service.ts`,
    find: "await takeBackTry(db, key);",
    replace: "",
    tests: [`${features}/accounts/accounts.db.test.ts`],
  },
  {
    title: "an idle session lives on until its last day",
    file: `${features}/accounts/sessions.repository.ts`,
    find: "and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince))",
    replace: "or(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince))",
    tests: [`${features}/accounts/sessions.db.test.ts`],
  },
  {
    title: "logging out only forgets the cookie",
    file: `${features}/accounts/accounts.routes.ts`,
    find: "if (token) await endSessionOfToken(db, token);",
    replace: "",
    tests: [`${features}/accounts/accounts.db.test.ts`],
  },
  {
    title: "a new password ends the session that sets it, too",
    file: `${features}/accounts/users.service.ts`,
    find: "deleteSessions(tx, id, actor.sessionId)",
    replace: "deleteSessions(tx, id)",
    tests: [`${features}/accounts/users.db.test.ts`],
  },
  {
    title: "the sessions of a blocked member wait for the end of the block",
    file: `${features}/accounts/members.service.ts`,
    find: "if (isBlocked) await deleteSessions(tx, id);",
    replace: "",
    tests: [`${features}/accounts/members.db.test.ts`],
  },
  {
    title: "the reserved name is free in other letters",
    file: `${features}/accounts/usernames.ts`,
    find: ".trim().toLowerCase()",
    replace: ".trim()",
    tests: [`${features}/accounts/accounts.db.test.ts`, `${features}/accounts/users.db.test.ts`],
  },
  {
    title: "any member passes for the owner",
    file: "src/contract/permissions.ts",
    find: "isAdmin(viewer) || (viewer !== null && viewer.id === ownerId)",
    replace: "isAdmin(viewer) || viewer !== null",
    tests: ["tests/permissions.db.test.ts"],
  },
  {
    title: "a bearer id that contradicts the session is overlooked",
    file: `${http}/guards.ts`,
    find: "if (!session || (claimed !== undefined && claimed !== session.viewer.id)) throw",
    replace: "if (!session) throw",
    tests: ["tests/permissions.db.test.ts"],
  },
  {
    title: "a sibling domain may send changes",
    file: `${http}/cross-site-guard.ts`,
    find: 'site !== "same-origin" && site !== "none"',
    replace: 'site !== "same-origin" && site !== "same-site" && site !== "none"',
    tests: [`${http}/http-base.db.test.ts`],
  },
  {
    title: "a caller behind the proxy can invent its address",
    file: `${http}/client-address.ts`,
    find: "forwarded.at(-trustedProxies)",
    replace: "forwarded.at(0)",
    tests: [`${http}/client-address.test.ts`],
  },
  {
    title: "a page that cannot be drawn may be kept",
    file: `${http}/error-handler.ts`,
    find: 'status, { "Cache-Control": "no-store" }',
    replace: "status",
    tests: [`${http}/http-base.db.test.ts`],
  },
  {
    title: "a full last page promises a next one",
    file: "src/server/domain/paging.ts",
    find: "rows.length > limit",
    replace: "rows.length >= limit",
    tests: [`${http}/paging.test.ts`],
  },
  {
    title: "an exported cell that goes on behind a semicolon is a formula",
    file: "src/contract/csv.ts",
    find: "(^|[;\\\\p{Cc}])",
    replace: "(^|[\\\\p{Cc}])",
    tests: ["src/contract/csv.test.ts"],
  },
  {
    title: "nothing is rolled back",
    file: "src/server/database/transaction.ts",
    find: "return db.transaction(work)",
    replace: "return work(db)",
    tests: [
      `${features}/gamification/rewards.db.test.ts`,
      `${features}/reviews/review-writing.db.test.ts`,
    ],
  },
];
