import { Link } from "@tanstack/react-router";
import { SearchX, ShoppingBasket } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { useShelf } from "./shelf-context.ts";

type ShelfEmptyProps = {
  title: string;
  text?: string;
  link?: { label: string; href: string };
};

const toSandwiches = { label: "Explore Sandwiches", href: "/explore" };

export function ShelfEmpty({ title, text, link = toSandwiches }: ShelfEmptyProps) {
  return (
    <EmptyState
      art={<ShoppingBasket />}
      title={title}
      text={text}
      action={
        <Button asChild>
          <AppLink href={link.href}>{link.label}</AppLink>
        </Button>
      }
    />
  );
}

export function NoMatches({ q }: { q: string }) {
  const { path, search } = useShelf();
  return (
    <EmptyState
      art={<SearchX />}
      title={`Nothing here matches “${q}”`}
      action={
        <Button asChild variant="secondary">
          <Link to={path} search={{ ...search, q: undefined, cursor: undefined }}>
            Clear search
          </Link>
        </Button>
      }
    />
  );
}
