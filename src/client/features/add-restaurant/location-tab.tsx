import { MapPin, Plus } from "lucide-react";
import { useEffect } from "react";
import { LocationFields } from "#client/features/admin/edit-restaurant/location-fields.tsx";
import { HoursList } from "#client/features/restaurants/hours-list.tsx";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { findByText, type LocationPart, withNewLocation, withValues } from "./draft.ts";
import { sourceNotes, useDraftForm } from "./draft-form.tsx";
import {
  type OpenedPart,
  PartCard,
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
      ref={parts.addButton}
      variant={isEmpty ? "primary" : "secondary"}
      onClick={() => parts.add(withNewLocation)}
    >
      <Plus aria-hidden="true" strokeWidth={3} />
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
                <Card className="p-4 sm:p-5">
                  {parts.editing === part.key ? (
                    <LocationEditor
                      part={part}
                      checks={parts.checksFor(part.key)}
                      onClose={parts.close}
                    />
                  ) : (
                    <PartCard
                      part={part}
                      name={part.values.address || "this location"}
                      isKnown={Boolean(
                        findByText(known, part.values.address, ({ address }) => address),
                      )}
                      editRef={parts.focusAfter(part.key)}
                      onEdit={() => parts.open(part.key)}
                      onRemove={() => parts.remove(part.key)}
                    >
                      <LocationFacts part={part} />
                    </PartCard>
                  )}
                </Card>
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

type LocationEditorProps = { part: LocationPart; checks: number; onClose: () => void };

function LocationEditor({ part, checks, onClose }: LocationEditorProps) {
  const { store } = useDraft();
  const form = useDraftForm({
    values: part.values,
    resolver,
    onChange: (values) => store.change(withValues("locations", part.key, values)),
    checks,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("address"), [setFocus]);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(onClose)}
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
