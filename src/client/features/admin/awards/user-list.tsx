import { Award } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";
import { cx } from "#client/ui/cx.ts";
import type { Member } from "#contract/accounts.ts";
import { MemberListStates } from "../members/member-list-states.tsx";
import { MemberSearchBox } from "../members/member-search-box.tsx";
import { MoreMembers } from "../members/more-members.tsx";
import { useMemberList } from "../members/use-member-list.ts";

type UserListProps = {
  selectedId: string | undefined;
  onSelect: (member: Member) => void;
  onAward: (member: Member) => void;
};

export function UserList({ selectedId, onSelect, onAward }: UserListProps) {
  const { search, list, members } = useMemberList();
  return (
    <Card>
      <CardBody>
        <h2 className="text-2xl">Users</h2>
        <MemberSearchBox {...search} />
        <div
          aria-busy={list.isFetching}
          className="max-h-[500px] overflow-y-auto rounded-control border-2 border-line"
        >
          <MemberListStates list={list} members={members} />
          <ul className="divide-y-2 divide-line">
            {members.map((member) => (
              <UserRow
                key={member.id}
                member={member}
                isSelected={member.id === selectedId}
                onSelect={() => onSelect(member)}
                onAward={() => onAward(member)}
              />
            ))}
          </ul>
          <MoreMembers list={list} />
        </div>
      </CardBody>
    </Card>
  );
}

type UserRowProps = {
  member: Member;
  isSelected: boolean;
  onSelect: () => void;
  onAward: () => void;
};

function UserRow({ member, isSelected, onSelect, onAward }: UserRowProps) {
  return (
    <li
      className={cx(
        "flex items-center gap-3 p-1.5 pr-3",
        isSelected ? "bg-mustard-wash text-on-mustard" : "hover:bg-sunk/60",
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className="min-h-touch min-w-0 flex-1 rounded-control px-2 text-left"
      >
        <span className="block truncate font-semibold">{member.username}</span>
        <span className={cx("block truncate text-[0.9375rem]", !isSelected && "text-soft")}>
          {member.email}
        </span>
      </button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Award a badge to ${member.username}`}
        onClick={onAward}
      >
        <Award aria-hidden="true" />
        Award
      </Button>
    </li>
  );
}
