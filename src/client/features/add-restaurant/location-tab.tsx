import { MapPin, Plus } from "lucide-react";
import { useEffect } from "react";
import { LocationFields } from "#client/features/catalogue-editing/location-fields.tsx";
import { HoursList } from "#client/features/restaurants/hours-list.tsx";
import { schemaResolver } from "#client/lib/form.ts";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { findByText, type LocationPart, withNewLocation, withValues } from "./draft.ts";
import { sourceNotes, useDraftForm } from "./draft-form.tsx";
import {
  type OpenedPart,
  PartCard,
  type Parts,
  TabButtons,
  useKnownRestaurant,
  useParts,
} from "./draft-parts.tsx";
import { useDraft } from "./draft-store.ts";
import type { FailedCheck } from "./use-save.ts";

type LocationTabProps = {
  failed: FailedCheck;
  opened: OpenedPart | null;
  onBack: () => void;
  onNext: () => void;
};

export function LocationTab({ failed, opened, onBack, onNext }: LocationTabProps) {
  const { draft } = useDraft();
  const { locations: known } = useKnownRestaurant();
  const parts = useParts("locations", failed, opened);
  const isEmpty = draft.locations.length === 0;
  const addButton = (
    <Button
      ref={parts.afterLast}
      variant={isEmpty ? "primary" : "secondary"}
      onClick={() => parts.add(withNewLocation)}
    >
      <Plus strokeWidth={3} />
      {isEmpty ? "Add First Location" : "Add Another Location"}
    </Button>
  );
  return (
    <>
      {isEmpty ? (
        <EmptyState
          art={<MapPin />}
          title="No locations yet"
          text="Where people find it, and when it is open. At least one is needed."
          action={addButton}
        />
      ) : (
        <>
          <ul className="mb-4 grid grid-cols-1 gap-4">
            {draft.locations.map((part) => (
              <li key={part.key}>
                <PartCard
                  part={part}
                  parts={parts}
                  name={part.values.address || "this location"}
                  isKnown={Boolean(
                    findByText(known, part.values.address, ({ address }) => address),
                  )}
                  editor={<LocationEditor part={part} parts={parts} />}
                >
                  <LocationFacts part={part} />
                </PartCard>
              </li>
            ))}
          </ul>
          {addButton}
        </>
      )}
      <TabButtons onBack={onBack}>
        <Button size="lg" onClick={onNext}>
          Next
        </Button>
      </TabButtons>
    </>
  );
}

function LocationFacts({ part: { values } }: { part: LocationPart }) {
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        <h3 className="text-xl">{values.address || "Address missing"}</h3>
        {values.phoneNumber && <p className="mt-1 text-soft">{values.phoneNumber}</p>}
      </div>
      <HoursList hours={values.hoursOfOperation} missing="Hours unavailable" />
    </div>
  );
}

const resolver = schemaResolver(async () => (await import("./draft-schemas.ts")).locationForm);

function LocationEditor({ part, parts }: { part: LocationPart; parts: Parts }) {
  const { store } = useDraft();
  const form = useDraftForm({
    values: part.values,
    resolver,
    onChange: (values) => store.change(withValues("locations", part.key, values)),
    checks: parts.checksFor(part.key),
  });
  const { setFocus } = form;
  useEffect(() => setFocus("address"), [setFocus]);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(parts.close)}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <LocationFields
        form={form}
        notes={sourceNotes(part.sources)}
        missingHours="Hours unavailable"
      />
      <div className="sm:col-span-2">
        <Button type="submit">Done</Button>
      </div>
    </form>
  );
}
