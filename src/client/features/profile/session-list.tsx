import { useSuspenseQuery } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { ignoreGone } from "#client/lib/api.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Badge } from "#client/ui/badge.tsx";
import { SmallButton } from "#client/ui/button.tsx";
import { endOtherSessions, endSession } from "#contract/account-settings.endpoints.ts";
import type { Session } from "#contract/accounts.ts";
import { deviceName } from "#contract/device-name.ts";
import { sessionsQuery } from "./profile.queries.ts";

/** This device is logged out by the button in the page's header. */
export function SessionList({ userId }: { userId: string }) {
  const { data: sessions } = useSuspenseQuery(sessionsQuery(userId));
  const end = useEndSessions(userId);
  const otherCount = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      <ul className="max-h-[400px] divide-y-2 divide-line overflow-y-auto">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {otherCount > 1 && (
        <SmallButton
          className="mt-3"
          loading={end.isPending && end.variables === others}
          onClick={() => end.mutate(others)}
        >
          Log out all other devices
        </SmallButton>
      )}
    </>
  );
}

type SessionItemProps = { session: Session; isEnding: boolean; onEnd: () => void };

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { userAgent, ipAddress, lastSeenAt, isCurrent } = session;
  const name = deviceName(userAgent);
  const Icon = /iPhone|Android/.test(name) ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon className="size-6 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug">{name}</p>
        <p className="text-[0.9375rem] text-soft leading-snug">
          Last used {formatDate(lastSeenAt)}
          {ipAddress && <span className="block truncate">{ipAddress}</span>}
        </p>
      </div>
      {isCurrent ? (
        <Badge variant="success">This device</Badge>
      ) : (
        <SmallButton
          loading={isEnding}
          aria-label={`Log out ${name}, last used ${formatDate(lastSeenAt)}`}
          onClick={onEnd}
        >
          Log out
        </SmallButton>
      )}
    </li>
  );
}

const others = "others";

/** Takes the id of one session, or `others` for all but this one. */
function useEndSessions(userId: string) {
  return useChange({
    send: async (api, which: number | typeof others) => {
      if (which === others) return api.call(endOtherSessions);
      return api.call(endSession, { id: which }).catch(ignoreGone);
    },
    done: () => ({ title: "Logged out there" }),
    failed: () => ({ title: "Error", description: "Failed to log out there" }),
    reload: () => [sessionsQuery(userId).queryKey],
    reloadsOnFailure: true,
  });
}
