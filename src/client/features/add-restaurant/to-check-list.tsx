import { Check, CircleHelp, Pencil } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { SmallButton } from "#client/ui/button.tsx";
import type { ImportChoice } from "#contract/importer.ts";
import { openQuestionEffect } from "./draft.ts";
import { SourceNote } from "./draft-form.tsx";
import { useKnownRestaurant, useUndoableChange } from "./draft-parts.tsx";
import { useDraft } from "./draft-store.ts";
import {
  type DoubtfulGroup,
  listDoubts,
  listQuestions,
  type OpenQuestion,
  withAnswer,
  withConfirmed,
} from "./to-check.ts";

type ToCheckListProps = { onEdit: (part: DoubtfulGroup["part"]) => void };

/** Lists what the admin should check before saving: questions, then uncertain values. */
export function ToCheckList({ onEdit }: ToCheckListProps) {
  const { store } = useDraft();
  const { questions, doubts } = useToCheck();
  const section = useRef<HTMLElement>(null);
  const change = useUndoableChange();
  const [isBegun, setIsBegun] = useState(false);
  const count = questions.length + doubts.length;
  if (count === 0 && !isBegun) return null;

  /** The button that was pressed disappears: the focus goes to what took its place, or to the heading. */
  function moveOn(at: number) {
    setIsBegun(true);
    requestAnimationFrame(() => {
      const items = section.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [];
      (items[Math.min(at, items.length - 1)] ?? section.current)?.focus();
    });
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="to-check"
      className="mt-6 rounded-card border-2 border-mustard bg-mustard-wash p-4 text-on-mustard outline-none sm:p-5"
    >
      <h2 id="to-check" className="text-2xl">
        {count === 0 ? "Everything is checked" : "Please check these first"}
      </h2>
      {count > 0 && (
        <p className="mt-1">You can also save as it is: what stays open is not filled in.</p>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-3 empty:hidden lg:grid-cols-2">
        {questions.map((open, at) => (
          <QuestionItem
            key={`${open.key} ${open.question.text}`}
            open={open}
            onAnswer={(choice) => {
              const { name, list, key } = open;
              change(`Answered: ${choice.label}`, name, list, [key], withAnswer(open, choice));
              moveOn(at);
            }}
          />
        ))}
        {doubts.map((group, at) => (
          <DoubtItem
            key={group.part?.key ?? "basics"}
            group={group}
            onConfirm={() => {
              store.change(withConfirmed(group));
              moveOn(questions.length + at);
            }}
            onEdit={() => onEdit(group.part)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Leaves out what the restaurant already has in the catalogue, because it is not saved again. */
export function useToCheck() {
  const { draft } = useDraft();
  const { locations, menu } = useKnownRestaurant();
  const known = new Set([
    ...locations.map(({ address }) => address),
    ...menu.map(({ name }) => name),
  ]);
  const isNew = ({ name }: { name: string }) => !known.has(name);
  return {
    questions: listQuestions(draft).filter(isNew),
    doubts: listDoubts(draft).filter(isNew),
  };
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <li
    data-item
    tabIndex={-1}
    className="flex min-w-0 flex-col rounded-control bg-paper p-4 text-ink outline-offset-2"
  >
    <p className="wrap-anywhere text-[0.9375rem] text-soft">{name}</p>
    {children}
  </li>
);

/** The words of the site or menu, so that the admin need not look them up. */
const Quote = ({ children }: { children: string }) =>
  children.trim() === "" ? null : (
    <blockquote className="wrap-anywhere mt-1 line-clamp-4 border-mustard border-l-4 pl-3 text-[0.9375rem]">
      “{children.trim()}”
    </blockquote>
  );

type QuestionItemProps = { open: OpenQuestion; onAnswer: (choice: ImportChoice) => void };

function QuestionItem({ open: { name, question }, onAnswer }: QuestionItemProps) {
  return (
    <Item name={name}>
      <h3 className="flex items-start gap-2 font-semibold text-lg">
        <CircleHelp className="mt-0.5 size-5 shrink-0" />
        {question.text}
      </h3>
      {question.words !== name && <Quote>{question.words}</Quote>}
      <fieldset aria-label={`${name}: ${question.text}`} className="mt-3 flex flex-wrap gap-2">
        {question.choices.map((choice) => (
          <SmallButton key={choice.label} onClick={() => onAnswer(choice)}>
            {choice.label}
          </SmallButton>
        ))}
      </fieldset>
      <p className="mt-2 text-[0.9375rem] text-soft">{openQuestionEffect(question)}</p>
    </Item>
  );
}

type DoubtItemProps = { group: DoubtfulGroup; onConfirm: () => void; onEdit: () => void };

function DoubtItem({ group: { name, values }, onConfirm, onEdit }: DoubtItemProps) {
  return (
    <Item name={name}>
      <dl className="grid gap-3">
        {values.map(({ label, value, source }) => (
          <div key={label}>
            <dt className="text-[0.9375rem] text-soft">{label}</dt>
            <dd className="wrap-anywhere">
              <p className="whitespace-pre-line font-semibold">{value || "Empty"}</p>
              <Quote>{source.text}</Quote>
              <p className="text-[0.9375rem] text-soft">
                <SourceNote source={source} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        <SmallButton aria-label={`${name}: that is right`} onClick={onConfirm}>
          <Check />
          That is right
        </SmallButton>
        <SmallButton variant="quiet" aria-label={`Change ${name}`} onClick={onEdit}>
          <Pencil />
          Change
        </SmallButton>
      </div>
    </Item>
  );
}
