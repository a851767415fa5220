import { Button } from "#client/ui/button.tsx";
import type { useMemberList } from "./use-member-list.ts";

type MoreMembersProps = { list: ReturnType<typeof useMemberList>["list"] };

export function MoreMembers({ list }: MoreMembersProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="p-3 text-center">
      <Button
        size="sm"
        variant="secondary"
        loading={list.isFetchingNextPage}
        onClick={() => list.fetchNextPage()}
      >
        Show more
      </Button>
    </div>
  );
}
