import { useHydrated } from "@tanstack/react-router";
import { Flame, Plus, ScanText, Trash2 } from "lucide-react";
import { type RefObject, Suspense, useEffect, useImperativeHandle, useRef } from "react";
import { SandwichFields } from "#client/features/catalogue-editing/sandwich-fields.tsx";
import { findErrorMessage } from "#client/lib/error-message.ts";
import { schemaResolver } from "#client/lib/form.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { useSingleChange } from "#client/lib/use-single-change.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Field } from "#client/ui/field.tsx";
import { latePart } from "#client/ui/lazy-part.ts";
import { Price } from "#client/ui/price.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
import { processMenu } from "#contract/importer.endpoints.ts";
import { findByText, isDoubtful, type SandwichPart, withNewSandwich, withValues } from "./draft.ts";
import { SourceNote, sourceNotes, useDraftForm } from "./draft-form.tsx";
import {
  type OpenedPart,
  PartCard,
  type Parts,
  TabButtons,
  useKnownRestaurant,
  useParts,
} from "./draft-parts.tsx";
import { useDraft } from "./draft-store.ts";
import type { FailedCheck, Save } from "./use-save.ts";

const loadPictures = async () => (await import("./menu-pictures.tsx")).MenuPictures;
const MenuPictures = import.meta.env.SSR ? await loadPictures() : latePart(loadPictures);

type MenuTabProps = {
  failed: FailedCheck;
  opened: OpenedPart | null;
  save: Save;
  onBack: () => void;
};

type AddText = (text: string) => void;

export function MenuTab(props: MenuTabProps) {
  const { draft } = useDraft();
  const addText = useRef<AddText>(null);
  return (
    <>
      <Card className="grid gap-4 p-4 sm:p-6">
        {/* Goes on reading while a finished import or an answered question fills the rest anew. */}
        <Suspense fallback={<div className="h-11" />}>
          <MenuPictures onText={(text) => addText.current?.(text)} />
        </Suspense>
        <MenuText key={draft.revision} addText={addText} />
      </Card>
      <MenuSandwiches key={draft.revision} {...props} />
    </>
  );
}

function MenuSandwiches({ failed, opened, save, onBack }: MenuTabProps) {
  const { draft } = useDraft();
  const { menu } = useKnownRestaurant();
  const parts = useParts("sandwiches", failed, opened);
  const { sandwiches } = draft;
  const sections = new Set(sandwiches.flatMap(({ values }) => values.section || []));
  const isKnown = ({ values }: SandwichPart) =>
    findByText(menu, values.name, ({ name }) => name) !== undefined;
  const doubtful = sandwiches.filter((part) => isDoubtful(part) && !isKnown(part));
  return (
    <>
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={parts.afterLast} tabIndex={-1} className="text-2xl">
          {sandwiches.length === 0
            ? "No sandwiches yet"
            : formatCount(sandwiches.length, "sandwich", "sandwiches")}
        </h2>
        <Button variant="secondary" onClick={() => parts.add(withNewSandwich)}>
          <Plus strokeWidth={3} />
          Add Sandwich
        </Button>
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {sandwiches.map((part) => (
          <li key={part.key}>
            {part === doubtful[0] && <DoubtfulNote doubtful={doubtful} parts={parts} />}
            <PartCard
              part={part}
              parts={parts}
              name={part.values.name || "this sandwich"}
              isKnown={isKnown(part)}
              isDoubtful={doubtful.includes(part)}
              editor={<SandwichEditor part={part} parts={parts} sections={[...sections]} />}
            >
              <SandwichFacts part={part} isDoubtful={doubtful.includes(part)} />
            </PartCard>
          </li>
        ))}
      </ul>
      <TabButtons onBack={onBack} isBusy={save.isSaving}>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p role="status" className="text-soft">
            {save.step}
          </p>
          <Button size="lg" loading={save.isSaving} onClick={save.start}>
            {save.isSaving ? "Saving..." : "Save Restaurant"}
          </Button>
        </div>
      </TabButtons>
    </>
  );
}

type DoubtfulNoteProps = { doubtful: SandwichPart[]; parts: Parts };

/** Above the first doubtful dish. */
function DoubtfulNote({ doubtful, parts }: DoubtfulNoteProps) {
  const keys = doubtful.map(({ key }) => key);
  const isOne = keys.length === 1;
  return (
    <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-72">
        {isOne
          ? "This one may not be a chicken sandwich. It is saved too, unless you drop it."
          : `These ${keys.length} may not be chicken sandwiches. They are saved too, unless you drop them.`}
      </p>
      {!isOne && (
        <SmallButton onClick={() => parts.remove(keys, `${keys.length} doubtful dishes`)}>
          <Trash2 />
          Drop all doubtful ({keys.length})
        </SmallButton>
      )}
    </div>
  );
}

const menuTextResolver = schemaResolver(
  async () => (await import("./draft-schemas.ts")).menuTextForm,
);

/** Finds the chicken sandwiches in a pasted menu and adds them to the draft. */
function MenuText({ addText }: { addText: RefObject<AddText | null> }) {
  const { draft, store } = useDraft();
  const form = useDraftForm({
    values: { menuText: draft.menuText },
    resolver: menuTextResolver,
    onChange: ({ menuText }) => store.change((known) => ({ ...known, menuText })),
    checks: 0,
  });
  const isAlive = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isError } = useSingleChange({
    send: async (api, menuText: string) => {
      const restaurantName = store.get().basics.name.slice(0, 200);
      const { withSandwiches } = await import("./fill-draft.ts");
      const { sandwiches } = await api.call(processMenu, { body: { menuText, restaurantName } });
      return { count: sandwiches.length, fill: withSandwiches(sandwiches) };
    },
    onSuccess: ({ fill }) => store.change(fill),
    done: ({ count }) => (count > 0 ? foundToast(count) : noneFoundToast),
    failed: (error) => ({ title: "Error Processing Menu", description: findErrorMessage(error) }),
  });
  useEffect(() => {
    if (!isPending) return;
    // A disabled button loses the focus to the page.
    return () => {
      if (document.activeElement === document.body)
        requestAnimationFrame(() => button.current?.focus());
    };
  }, [isPending]);
  useImperativeHandle(addText, () => (text) => {
    const known = form.getValues("menuText").trimEnd();
    form.setValue("menuText", known ? `${known}\n\n${text}` : text, { shouldValidate: true });
  });
  const failure = isError && !isPending ? "Failed to process menu. Please try again." : undefined;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit(({ menuText }) => mutate(menuText))}
    >
      <Field
        label="Menu text"
        hint="Paste the menu as it is: we find the chicken sandwiches and leave the rest."
        error={form.formState.errors.menuText?.message ?? failure}
      >
        <Textarea
          rows={6}
          {...form.register("menuText")}
          className="max-h-96"
          placeholder={"SANDWICHES\nThe Classic ........ 9.50\nfried chicken, pickles, brioche bun"}
        />
      </Field>
      <div>
        <Button
          ref={button}
          type="submit"
          variant="secondary"
          loading={isPending}
          disabled={!isAlive}
        >
          {!isPending && <ScanText />}
          {isPending ? "Processing..." : "Process Menu"}
        </Button>
      </div>
    </form>
  );
}

const foundToast = (count: number) => ({
  title: "Menu Processed Successfully",
  description: `Found ${formatCount(count, "chicken sandwich", "chicken sandwiches")}`,
});

const noneFoundToast = {
  title: "No Chicken Sandwiches Found",
  description:
    "We couldn't identify any chicken sandwiches in the provided menu text. Please check the text or add sandwiches manually.",
  variant: "info" as const,
};

const sandwichResolver = schemaResolver(
  async () => (await import("./draft-schemas.ts")).sandwichForm,
);

type SandwichEditorProps = { part: SandwichPart; parts: Parts; sections: string[] };

function SandwichEditor({ part, parts, sections }: SandwichEditorProps) {
  const { store } = useDraft();
  const form = useDraftForm({
    values: part.values,
    resolver: sandwichResolver,
    onChange: (values) => store.change(withValues("sandwiches", part.key, values)),
    checks: parts.checksFor(part.key),
  });
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(parts.close)}
      className="grid grid-cols-1 gap-5 sm:grid-cols-6"
    >
      <SandwichFields form={form} sections={sections} notes={sourceNotes(part.sources)} />
      <div className="sm:col-span-6">
        <Button type="submit">Done</Button>
      </div>
    </form>
  );
}

type SandwichFactsProps = { part: SandwichPart; isDoubtful: boolean };

function SandwichFacts({ part, isDoubtful }: SandwichFactsProps) {
  const { name, price, section, ingredients, description, spiceLevel } = part.values;
  const heat = Number(spiceLevel);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-xl">{name || "Name missing"}</h3>
        <Price value={Number(price.replace(",", ".")) || 0} />
        {heat > 0 && (
          <Badge>
            <Flame />
            Heat {heat}
          </Badge>
        )}
      </div>
      <p className="line-clamp-2 text-soft">
        {[section, ingredients.join(", ") || description].filter(Boolean).join(" · ") ||
          "Ingredients unknown"}
      </p>
      {isDoubtful && part.sources.name && (
        <p className="mt-2 text-[0.9375rem]">
          <span className="font-semibold">Is this a chicken sandwich?</span>{" "}
          <span className="text-soft">
            <SourceNote source={part.sources.name} />
          </span>
        </p>
      )}
    </>
  );
}
