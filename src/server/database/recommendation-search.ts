import { searchColumns } from "./search-text.ts";

interface Recommended {
  websiteUrl: string;
  notes: string;
  name: string | null;
  email: string | null;
}

/** What admins find a recommendation by; goes beside these whenever one of them is written. */
export const recommendationSearch = ({ websiteUrl, notes, name, email }: Recommended) =>
  searchColumns(websiteUrl, notes, name, email);
