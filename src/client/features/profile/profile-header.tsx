import { LogOut } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#client/lib/format-date.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import type { User } from "#contract/accounts.ts";

type ProfileHeaderProps = { viewer: User; onLogout: () => Promise<void> };

export function ProfileHeader({ viewer, onLogout }: ProfileHeaderProps) {
  const { username, role, createdAt } = viewer;
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await onLogout();
    setLeaving(false);
  }

  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <span
        aria-hidden="true"
        className="type-display grid size-20 shrink-0 -rotate-6 place-items-center rounded-full border-2 border-ink bg-band text-5xl text-band-ink uppercase"
      >
        {Array.from(username)[0]}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h1 dir="auto" className="break-words text-4xl sm:text-6xl">
          {username}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <Badge variant={role === "admin" ? "solid" : "success"}>
            {role === "admin" ? "Admin" : "User"}
          </Badge>
          Member since {formatDate(createdAt)}
        </p>
      </div>
      <Button variant="secondary" loading={isLeaving} onClick={leave}>
        {!isLeaving && <LogOut aria-hidden="true" />}
        Log out
      </Button>
    </header>
  );
}
