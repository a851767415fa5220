import { cx } from "#client/ui/cx.ts";
import type { LeaderboardRow } from "#contract/gamification.ts";

const medals: Record<number, string> = {
  1: "bg-mustard text-[#4a3203]",
  2: "bg-sunk text-ink shadow-[inset_0_0_0_2px_var(--color-edge)]",
  3: "bg-paprika-wash text-paprika-deep dark:text-paprika",
};

type LeaderRowsProps = { rows: LeaderboardRow[]; ownId: string | undefined };

export function LeaderRows({ rows, ownId }: LeaderRowsProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-1.5">
      <thead className="type-label text-left text-soft">
        <tr>
          <th scope="col" className="w-14 px-2 font-[inherit]">
            Rank
          </th>
          <th scope="col" className="px-2 font-[inherit]">
            Member
          </th>
          <th scope="col" className="w-14 px-2 text-right sm:w-20 font-[inherit]">
            Level
          </th>
          <th scope="col" className="w-18 px-2 text-right sm:w-24 font-[inherit]">
            XP
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LeaderRow key={row.userId} row={row} isOwn={row.userId === ownId} />
        ))}
      </tbody>
    </table>
  );
}

function LeaderRow({ row, isOwn }: { row: LeaderboardRow; isOwn: boolean }) {
  const { rank, username, level, xp } = row;
  return (
    <tr
      aria-current={isOwn || undefined}
      className={cx("tabular-nums", isOwn ? "bg-mustard-wash text-on-mustard" : "bg-card")}
    >
      <td className="rounded-l-control p-2">
        <span
          className={cx(
            "type-display inline-grid h-9 min-w-9 place-items-center rounded-full px-1 text-lg",
            medals[rank],
          )}
        >
          {rank}
        </span>
      </td>
      <th scope="row" className="max-w-0 truncate p-2 text-left font-semibold">
        <bdi>{username}</bdi>
        {isOwn && <span className="font-normal"> (you)</span>}
      </th>
      <td className="p-2 text-right">{level}</td>
      <td className="type-display rounded-r-control p-2 text-right text-lg">{xp}</td>
    </tr>
  );
}
