import { useSuspenseQuery } from "@tanstack/react-query";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs.tsx";
import { EntryList } from "./entry-list.tsx";
import { statsQuery } from "./profile.queries.ts";
import { type ProfileList, profileLists } from "./profile-search.ts";

type CollectionListsProps = {
  userId: string;
  list: ProfileList;
  onListChange: (list: string) => void;
};

const names = Object.keys(profileLists) as ProfileList[];

export function CollectionLists({ userId, list, onListChange }: CollectionListsProps) {
  const { data: counts } = useSuspenseQuery(statsQuery(userId));
  return (
    <Tabs value={list} onValueChange={onListChange}>
      <TabsList aria-label="Your sandwiches">
        {names.map((name) => (
          <TabsTrigger key={name} value={name}>
            {profileLists[name].label} ({counts[name]})
          </TabsTrigger>
        ))}
      </TabsList>
      {names.map((name) => (
        <TabsContent key={name} value={name} className="pt-4">
          <EntryList userId={userId} list={name} />
        </TabsContent>
      ))}
    </Tabs>
  );
}
