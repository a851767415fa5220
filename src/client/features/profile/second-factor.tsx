import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { useChange } from "#client/lib/use-change.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { Confirm } from "#client/ui/confirm.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { User } from "#contract/accounts.ts";
import {
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "#contract/second-factor.endpoints.ts";
import type { NewRecoveryCodes, SecondFactorSecret } from "#contract/second-factor.ts";
import { secondFactorQuery } from "./profile.queries.ts";
import { failedUnproved, needsProof, useProof } from "./use-proof.tsx";

const loadSetup = () => import("./second-factor-setup.tsx");
const waiting = <Skeleton className="h-96" />;
const Setup = lazyPart(async () => (await loadSetup()).SecondFactorSetup, waiting);
const RecoveryCodes = lazyPart(async () => (await loadSetup()).RecoveryCodes, waiting);

const about = "second-factor";

export function SecondFactor({ viewer }: { viewer: User }) {
  const queryClient = useQueryClient();
  const { queryKey, ...query } = secondFactorQuery(viewer.id);
  const { data: factor } = useSuspenseQuery({ queryKey, ...query });
  const { askForProof, proofDialog } = useProof(viewer);
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [question, setQuestion] = useState<keyof typeof questions | null>(null);

  // A failure reloads too: another tab may have turned it on or off.
  const reloads = { reload: () => [queryKey], reloadsOnFailure: true };
  const starting = useChange({
    ...reloads,
    send: (api) => api.call(startSecondFactor),
    onSuccess: setSecret,
    failed: failedUnproved("Not turned on", about),
    onFailure: (error) => {
      askForProof(error, starting.mutate);
    },
  });
  const turningOn = useChange({
    send: (api, code: string) => api.call(turnOnSecondFactor, { body: { code } }),
    failed: () => undefined,
    onSuccess: ({ recoveryCodes }: NewRecoveryCodes) => {
      setSecret(null);
      setCodes(recoveryCodes);
    },
    onFailure: (error, code) => askForProof(error, () => turningOn.mutate(code)),
    reload: () => [queryKey],
  });
  const turningOff = useChange({
    ...reloads,
    send: (api) => api.call(turnOffSecondFactor),
    done: () => ({ title: "Second factor is off", about }),
    failed: failedUnproved("Not turned off", about),
    onFailure: (error) => {
      setQuestion(null);
      askForProof(error, turningOff.mutate);
    },
    onReloaded: () => setQuestion(null),
  });
  const renewing = useChange({
    ...reloads,
    send: (api) => api.call(renewRecoveryCodes),
    onSuccess: ({ recoveryCodes }: NewRecoveryCodes) => {
      setQuestion(null);
      setCodes(recoveryCodes);
    },
    failed: failedUnproved("No new codes", about),
    onFailure: (error) => {
      setQuestion(null);
      askForProof(error, renewing.mutate);
    },
  });

  function finish() {
    setCodes(null);
    // An admin who had to set one up may now use the other pages.
    if (viewer.needsSecondFactor) queryClient.invalidateQueries(viewerQuery);
  }

  function showPart() {
    if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
    if (secret) {
      const isRefused = turningOn.error && !needsProof(turningOn.error);
      return (
        <Setup
          secret={secret}
          isBusy={turningOn.isPending}
          refusal={isRefused ? turningOn.error : null}
          onCode={turningOn.mutate}
          onCancel={() => {
            turningOn.reset();
            setSecret(null);
          }}
        />
      );
    }
    if (!factor.turnedOnAt) {
      return (
        <>
          <p className="text-soft">
            Besides your password, a login then asks for a code that an app on your phone shows.
          </p>
          <SmallButton
            className="mt-3"
            loading={starting.isPending}
            onClick={() => starting.mutate()}
          >
            Turn on
          </SmallButton>
        </>
      );
    }
    return (
      <>
        <p className="text-soft">
          On since {formatDate(factor.turnedOnAt)}. {leftOver(factor.recoveryCodesLeft)}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <AskButton onClick={() => setQuestion("renew")}>New recovery codes</AskButton>
          <AskButton onClick={() => setQuestion("turnOff")}>Turn off</AskButton>
        </div>
      </>
    );
  }

  const asked = { renew: renewing, turnOff: turningOff };
  return (
    <>
      {showPart()}
      {question && (
        <Confirm
          {...questions[question]}
          isBusy={asked[question].isPending}
          onConfirm={() => asked[question].mutate()}
          onCancel={() => setQuestion(null)}
        />
      )}
      {proofDialog}
    </>
  );
}

function AskButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <SmallButton aria-haspopup="dialog" onClick={onClick}>
      {children}
    </SmallButton>
  );
}

const questions = {
  renew: {
    title: "Make new recovery codes?",
    description: "Those that you have do not work any more then.",
    confirmLabel: "Make new codes",
    busyLabel: "Making...",
  },
  turnOff: {
    title: "Turn off the second factor?",
    description: "Your password alone is enough to log in then.",
    confirmLabel: "Turn off",
    busyLabel: "Turning off...",
  },
};

function leftOver(count: number): string {
  if (count === 0) return "No recovery code is left: make new ones.";
  return count === 1 ? "One recovery code is left." : `${count} recovery codes are left.`;
}
