/**
 * Several statements of a transaction in one round trip: each is sent without waiting for the answer to the one before.
 * They run in the order of the list, and each sees what those before it did. A call sends one statement, at once: a
 * second one would come after the trip, and perhaps after the end of the transaction.
 */
export async function sendTogether<const Calls extends readonly unknown[]>(calls: Calls) {
  // Drizzle's builders send theirs when they are waited for, which is after all others of the list.
  if (calls.some((call) => call && !(call instanceof Promise))) {
    throw new Error("Only what an async function sends can be sent together with others");
  }
  return Promise.all(calls);
}
