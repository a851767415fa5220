import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Card, CardBody } from "#client/ui/card.tsx";
import type { Member } from "#contract/accounts.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { MemberListStates, MemberSearchBox, MoreMembers, useMemberList } from "./member-list.tsx";
import { MemberQuestion } from "./member-question.tsx";
import { memberColumns, PromoteButton } from "./member-rows.tsx";

export function MemberManagement() {
  const { search, list, members } = useMemberList();
  const [chosen, setChosen] = useState<Member | null>(null);
  return (
    <Card>
      <CardBody>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="user-management" className="text-2xl">
            User Management
          </h2>
          <Link to="/admin/members" className="link">
            Block, sign out and more
          </Link>
        </div>
        <MemberSearchBox {...search} />
        <MemberListStates list={list} members={members} />
        {members.length > 0 && (
          <section
            aria-labelledby="user-management"
            aria-busy={list.isFetching}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to scroll by keyboard
            tabIndex={0}
            className="max-h-[400px] overflow-y-auto"
          >
            <DataTable
              caption="Users"
              columns={memberColumns}
              rows={members}
              readKey={({ id }) => id}
              actions={(member) => (
                <PromoteButton member={member} onPromote={() => setChosen(member)} />
              )}
            />
            <MoreMembers list={list} />
          </section>
        )}
      </CardBody>
      {chosen && <MemberQuestion kind="promote" member={chosen} onClose={() => setChosen(null)} />}
    </Card>
  );
}
