import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import type { Member } from "#contract/accounts.ts";

type PromoteButtonProps = { member: Member; onPromote: () => void };

/** Who is an admin cannot become one. */
export function PromoteButton({ member, onPromote }: PromoteButtonProps) {
  if (member.role === "admin") return <Badge variant="success">Admin</Badge>;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`Promote ${member.username}`}
      onClick={onPromote}
    >
      Promote
    </Button>
  );
}
