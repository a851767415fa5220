import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check, RefreshCw } from "lucide-react";
import type { Api } from "#client/lib/api.ts";
import { endpointKey, keyedQuery } from "#client/lib/endpoint-query.ts";
import { failedWith } from "#client/lib/error-message.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { useChange } from "#client/lib/use-change.ts";
import { useSingleChange } from "#client/lib/use-single-change.ts";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import {
  addSandwich,
  changeLocation,
  changeRestaurant,
  changeSandwich,
} from "#contract/catalogue-changes.endpoints.ts";
import type { StatedSource } from "#contract/facts.ts";
import { hoursAsText } from "#contract/hours/write-hours.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { deleteSandwich } from "#contract/trash.endpoints.ts";
import {
  dismissWebsiteChanges,
  findWebsiteChanges,
  readWebsiteAgain,
} from "#contract/website-changes.endpoints.ts";
import type { WebsiteChange } from "#contract/website-changes.ts";
import { reloadsTables, tablesKey } from "../data-table/table.queries.ts";
import { reloadsCatalogue } from "../reload-catalogue.ts";

/** Below the key of the tables, so that a change of the catalogue compares again. */
const changesQuery = (id: number) =>
  keyedQuery([...tablesKey, ...endpointKey(findWebsiteChanges, { id })], findWebsiteChanges, {
    id,
  });

/** How the website differs from the catalogue. Each difference can be accepted. */
export function WebsiteChanges({ restaurant }: { restaurant: Restaurant }) {
  const { id, website } = restaurant;
  const { data: found } = useQuery(changesQuery(id));
  const reading = useSingleChange({
    ...reloadsTables,
    send: (api) => api.call(readWebsiteAgain, { id }),
    failed: failedWith("Website Analysis Failed"),
  });
  const dismissal = useChange({
    ...reloadsTables,
    send: (api) => api.call(dismissWebsiteChanges, { id }),
    failed: failedWith("Update Failed"),
    onSuccess: () => reading.reset(),
  });
  const changes = found?.changes ?? [];
  return (
    <Card className="mt-6 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">What its website says</h2>
        {website && (
          <Button variant="secondary" loading={reading.isPending} onClick={() => reading.mutate()}>
            {!reading.isPending && <RefreshCw />}
            {reading.isPending ? "Reading..." : "Read again"}
          </Button>
        )}
      </div>
      <p role="status" className="mt-1 text-soft">
        {website
          ? describeState(changes.length, found?.readAt ?? reading.data?.readAt)
          : "It has no website yet."}
      </p>
      {changes.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {changes.map((change) => (
            <ChangeLine
              key={keyOf(change)}
              restaurantId={id}
              change={change}
              readAt={found?.readAt}
            />
          ))}
        </ul>
      )}
      {found?.readAt && (
        <SmallButton
          className="mt-4"
          variant="quiet"
          loading={dismissal.isPending}
          onClick={() => dismissal.mutate()}
        >
          {changes.length > 0 ? "Dismiss the rest" : "Done"}
        </SmallButton>
      )}
    </Card>
  );
}

function describeState(count: number, readAt: string | null | undefined): string {
  if (!readAt) return "Reads the website and shows what differs from the catalogue.";
  if (count === 0) return "No change found";
  return `Read on ${formatDate(readAt)}. Nothing is changed until you accept it.`;
}

const keyOf = (change: WebsiteChange): string =>
  change.kind === "newSandwich" ? `new ${change.sandwich.name}` : `${change.kind} ${change.id}`;

type ChangeLineProps = {
  restaurantId: number;
  change: WebsiteChange;
  readAt: string | null | undefined;
};

function ChangeLine({ restaurantId, change, readAt }: ChangeLineProps) {
  const { title, before, after } = describeChange(change);
  const acceptance = useChange({
    ...reloadsCatalogue,
    send: (api) =>
      sendChange(api, restaurantId, change, { from: "website", date: readAt?.slice(0, 10) }),
    done: () => ({ title: doneTitles[change.kind], description: title }),
    failed: failedWith("Update Failed"),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunk p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="wrap-anywhere font-semibold">{title}</h3>
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 whitespace-pre-line">
          {before !== undefined && (
            <>
              <del className="text-soft">{before}</del>
              <ArrowRight aria-label="becomes" className="size-4 shrink-0" />
            </>
          )}
          <ins className="no-underline">{after}</ins>
        </p>
      </div>
      <SmallButton
        loading={acceptance.isPending}
        aria-label={`Accept: ${title}`}
        onClick={() => acceptance.mutate()}
      >
        <Check />
        Accept
      </SmallButton>
    </li>
  );
}

const showPrice = (price: number) => (price > 0 ? `$${price.toFixed(2)}` : "Price not listed");

function describeChange(change: WebsiteChange): { title: string; before?: string; after: string } {
  switch (change.kind) {
    case "name":
      return { title: "Name", before: change.before, after: change.after };
    case "restaurantType":
      return { title: "Restaurant Type", before: change.before, after: change.after };
    case "priceRange":
      return { title: "Price Range", before: change.before, after: change.after };
    case "phoneNumber":
      return {
        title: `Phone Number, ${change.address}`,
        before: change.before ?? "None",
        after: change.after,
      };
    case "hoursOfOperation":
      return {
        title: `Hours, ${change.address}`,
        before: hoursAsText(change.before) || "Hours not available",
        after: hoursAsText(change.after),
      };
    case "price":
      return {
        title: `Price of ${change.name}`,
        before: showPrice(change.before),
        after: showPrice(change.after),
      };
    case "newSandwich": {
      const { name, price, ingredients } = change.sandwich;
      const facts = [showPrice(price), ingredients.join(", ")].filter(Boolean);
      return { title: `New: ${name}`, after: facts.join(" · ") };
    }
    case "goneSandwich":
      return {
        title: `Gone: ${change.name}`,
        after: "It is not on the menu any more. Accepting moves it to the trash.",
      };
  }
}

const doneTitles: Record<WebsiteChange["kind"], string> = {
  name: "Restaurant Updated",
  restaurantType: "Restaurant Updated",
  priceRange: "Restaurant Updated",
  phoneNumber: "Location Updated",
  hoursOfOperation: "Location Updated",
  price: "Sandwich Updated",
  newSandwich: "Sandwich Added",
  goneSandwich: "Sandwich Deleted",
};

/** The same calls as those of the forms. The version keeps them from overwriting newer changes. */
function sendChange(
  api: Api,
  restaurantId: number,
  change: WebsiteChange,
  source: StatedSource,
): Promise<unknown> {
  switch (change.kind) {
    case "newSandwich":
      return api.call(addSandwich, {
        body: { ...change.sandwich, priceSource: source, restaurantId },
      });
    case "goneSandwich":
      return api.call(deleteSandwich, { id: change.id });
    case "price":
      return api.call(changeSandwich, {
        id: change.id,
        body: { ...newValue(change), priceSource: source },
      });
    case "hoursOfOperation":
      return api.call(changeLocation, {
        id: change.id,
        body: { ...newValue(change), hoursSource: source },
      });
    case "phoneNumber":
      return api.call(changeLocation, { id: change.id, body: newValue(change) });
    default:
      return api.call(changeRestaurant, { id: change.id, body: newValue(change) });
  }
}

const newValue = ({ kind, after, version }: { kind: string; after: unknown; version: number }) => ({
  [kind]: after,
  version,
});
