import { useState } from "react";
import type { Member } from "#contract/accounts.ts";
import { AdminPage } from "../admin-page.tsx";
import { AwardDialogHost } from "./award-dialog-host.tsx";
import { SelectedMember } from "./selected-member.tsx";
import { UserList } from "./user-list.tsx";

export function AwardPage() {
  const [member, setMember] = useState<Member | null>(null);
  const [isAwarding, setIsAwarding] = useState(false);

  function award(chosen: Member) {
    setMember(chosen);
    setIsAwarding(true);
  }
  return (
    <AdminPage title="Award Badges" back={{ href: "/admin", label: "Back to Admin" }}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <UserList selectedId={member?.id} onSelect={setMember} onAward={award} />
        <SelectedMember member={member} onAward={award} />
      </div>
      {member && isAwarding && (
        <AwardDialogHost member={member} onClose={() => setIsAwarding(false)} />
      )}
    </AdminPage>
  );
}
