import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { withSearch } from "../data-table/table-address.ts";
import type { AuditSearch } from "./audit-search.ts";

const things = [
  { value: "", label: "Everything" },
  { value: "restaurant", label: "Restaurants" },
  { value: "location", label: "Locations" },
  { value: "sandwich", label: "Sandwiches" },
  { value: "review", label: "Reviews" },
  { value: "recommendation", label: "Recommendations" },
  { value: "badge", label: "Badges" },
  { value: "user", label: "Members" },
  { value: "action_config", label: "Rewards" },
];

type AuditFiltersProps = { path: string; search: AuditSearch };

/** A plain form: what it says is in the address, with and without a script. */
export function AuditFilters({ path, search }: AuditFiltersProps) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    navigate({ href: withSearch(path, Object.fromEntries(form)) });
  }

  return (
    <search>
      <form
        key={withSearch("", search)}
        action={path}
        onSubmit={submit}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      >
        <Field label="Words in the change">
          <Input type="search" name="q" defaultValue={search.q} maxLength={200} />
        </Field>
        <Field label="Person">
          <Input
            name="actor"
            defaultValue={search.actor}
            placeholder="Username"
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Field label="Action">
          <Input
            name="action"
            defaultValue={search.action}
            placeholder="badge.award"
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Field label="Thing">
          <NativeSelect name="entityType" defaultValue={search.entityType} options={things} />
        </Field>
        <Button type="submit" variant="secondary" className="h-12!">
          Search
        </Button>
      </form>
    </search>
  );
}
