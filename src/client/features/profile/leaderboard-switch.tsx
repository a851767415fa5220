import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { progressKey } from "#client/features/gamification/progress-key.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Switch } from "#client/ui/switch.tsx";
import type { User } from "#contract/accounts.ts";
import { updateProfile } from "./update-profile.ts";

export function LeaderboardSwitch({ viewer }: { viewer: User }) {
  const queryClient = useQueryClient();
  const [wish, setWish] = useState<boolean | null>(null);
  const isListed = wish ?? !viewer.leaderboardOptOut;

  async function change(isWished: boolean) {
    setWish(isWished);
    const text = isWished
      ? "You are on the leaderboard."
      : "You are not on the leaderboard any more.";
    await updateProfile(queryClient, viewer.id, { leaderboardOptOut: !isWished }, text);
    queryClient.invalidateQueries({ queryKey: progressKey(viewer.id, "standing") });
    queryClient.invalidateQueries({ queryKey: ["leaderboard"] });
    setWish(null);
  }

  return (
    <div>
      <Switch
        label="Show me on the leaderboard"
        checked={isListed}
        disabled={wish !== null}
        onChange={(event) => change(event.target.checked)}
      />
      <p className="mt-1 text-soft">
        Others see your name, level and XP there.{" "}
        <AppLink href="/leaderboard" className="link">
          See the leaderboard
        </AppLink>
      </p>
    </div>
  );
}
