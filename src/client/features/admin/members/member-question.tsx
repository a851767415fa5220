import type { Api } from "#client/lib/api.ts";
import { failedWith } from "#client/lib/error-message.ts";
import type { ToastMessage } from "#client/lib/toast-queue.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Confirm } from "#client/ui/confirm.tsx";
import type { Member } from "#contract/accounts.ts";
import {
  blockMember,
  endMemberSessions,
  promoteMember,
  sendPasswordReset,
} from "#contract/members.endpoints.ts";
import { reloadsTables } from "../data-table/table.queries.ts";

interface Question {
  send: (api: Api) => Promise<unknown>;
  /** The title is the member's name between these. */
  title: [before: string, after: string];
  description: string;
  confirmLabel: string;
  busyLabel: string;
  done: ToastMessage;
  failed: (error: Error) => ToastMessage;
}

const updateFailed = failedWith("Update Failed");

const questions = {
  promote: ({ id, username }: Member): Question => ({
    send: (api) => api.call(promoteMember, { id }),
    title: ["Promote ", "?"],
    description:
      "An admin may change the whole catalogue, every badge and every member. There is no way back but the command line.",
    confirmLabel: "Promote",
    busyLabel: "Promoting...",
    done: { title: "User Promoted", description: `${username} is now an admin.` },
    failed: () => ({ title: "Promotion Failed", description: "Could not promote user to admin" }),
  }),
  block: ({ id, username }: Member): Question => ({
    send: (api) => api.call(blockMember, { id, body: { isBlocked: true } }),
    title: ["Block ", "?"],
    description: "They are signed out everywhere and cannot log in. What they wrote stays.",
    confirmLabel: "Block",
    busyLabel: "Saving...",
    done: { title: "User Blocked", description: `${username} cannot log in.` },
    failed: updateFailed,
  }),
  unblock: ({ id, username }: Member): Question => ({
    send: (api) => api.call(blockMember, { id, body: { isBlocked: false } }),
    title: ["Unblock ", "?"],
    description: "They can log in again.",
    confirmLabel: "Unblock",
    busyLabel: "Saving...",
    done: { title: "User Unblocked", description: `${username} can log in again.` },
    failed: updateFailed,
  }),
  endSessions: ({ id, username }: Member): Question => ({
    send: (api) => api.call(endMemberSessions, { id }),
    title: ["Sign ", " out everywhere?"],
    description: "They have to log in again on every device.",
    confirmLabel: "Sign out",
    busyLabel: "Signing out...",
    done: { title: "Sessions Ended", description: `${username} is signed out everywhere.` },
    failed: updateFailed,
  }),
  sendReset: ({ id, username, email }: Member): Question => ({
    send: (api) => api.call(sendPasswordReset, { id }),
    title: ["Send ", " a password reset?"],
    description: `The link goes to ${email} and works for an hour. Their password stays as it is until they use it.`,
    confirmLabel: "Send the link",
    busyLabel: "Sending...",
    done: { title: "Mail Sent", description: `${username} gets a link to choose a new password.` },
    failed: failedWith("Mail Not Sent"),
  }),
};

export type QuestionKind = keyof typeof questions;

type MemberQuestionProps = { kind: QuestionKind; member: Member; onClose: () => void };

/** Asks before a change of a member, and makes it. */
export function MemberQuestion({ kind, member, onClose }: MemberQuestionProps) {
  const { title, send, done, failed, ...question } = questions[kind](member);
  const change = useChange({
    ...reloadsTables,
    send,
    done: () => done,
    failed,
    onSuccess: onClose,
  });
  return (
    <Confirm
      {...question}
      title={
        <>
          {title[0]}
          <bdi>{member.username}</bdi>
          {title[1]}
        </>
      }
      isBusy={change.isPending}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    />
  );
}
