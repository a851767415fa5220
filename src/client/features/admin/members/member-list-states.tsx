import { Button } from "#client/ui/button.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import type { useMemberList } from "./use-member-list.ts";

type MemberListStatesProps = Pick<ReturnType<typeof useMemberList>, "list" | "members">;

/** In the place of the members, while there are none to show. */
export function MemberListStates({ list, members }: MemberListStatesProps) {
  if (list.isPending) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 p-8 text-soft">
        <Spinner />
        Loading users...
      </p>
    );
  }
  if (list.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 p-6">
        <p className="font-semibold text-beet">
          Failed to load users. Please try refreshing the page.
        </p>
        <Button variant="secondary" size="sm" onClick={() => list.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (members.length > 0) return null;
  return (
    <p role="status" className="p-8 text-center text-soft">
      No users match your search
    </p>
  );
}
