import { useQuery } from "@tanstack/react-query";
import { PagePart } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
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
  const { data: counts } = useQuery(statsQuery(userId));
  return (
    <Tabs value={list} onValueChange={onListChange}>
      <TabsList aria-label="Your sandwiches">
        {names.map((name) => (
          <TabsTrigger key={name} value={name}>
            {profileLists[name].label}
            {counts && ` (${counts[name]})`}
          </TabsTrigger>
        ))}
      </TabsList>
      {names.map((name) => (
        <TabsContent key={name} value={name} className="pt-4">
          {/* As high whatever it holds, so that nothing below it moves from tab to tab. */}
          <div className="h-[400px]">
            <PagePart fallback={<Pending />}>
              <EntryList userId={userId} list={name} />
            </PagePart>
          </div>
        </TabsContent>
      ))}
    </Tabs>
  );
}

function Pending() {
  return (
    <div aria-busy="true" className="grid h-full gap-3 overflow-hidden">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
}
