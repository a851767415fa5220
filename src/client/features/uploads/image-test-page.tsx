import { useState } from "react";
import { PageContainer } from "#client/ui/page-container.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs.tsx";
import type { User } from "#contract/accounts.ts";
import { ImageTestPanel } from "./image-test-panel.tsx";
import type { ImageTestTab } from "./image-test-search.ts";
import { imageTests } from "./image-test-tabs.ts";

const tabs = Object.keys(imageTests) as ImageTestTab[];

type ImageTestPageProps = {
  viewer: User | null;
  tab: ImageTestTab;
  onTabChange: (tab: ImageTestTab) => void;
};

export function ImageTestPage({ viewer, tab, onTabChange }: ImageTestPageProps) {
  const [results, setResults] = useState<Partial<Record<ImageTestTab, string>>>({});
  return (
    <PageContainer className="max-w-5xl py-10 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">Image Processing Test</h1>
      <div aria-hidden="true" className="rule-menu my-5" />
      <p className="max-w-prose text-pretty text-lg">
        Every upload gets a unique file name, has its metadata removed, and is resized.
      </p>
      <Tabs
        className="mt-8"
        value={tab}
        onValueChange={(chosen) => onTabChange(chosen as ImageTestTab)}
      >
        <TabsList aria-label="Kind of image">
          {tabs.map((name) => (
            <TabsTrigger key={name} value={name}>
              {imageTests[name].label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map((name) => (
          <TabsContent key={name} value={name}>
            <ImageTestPanel
              test={imageTests[name]}
              viewer={viewer}
              result={results[name]}
              onResult={(url) => setResults((all) => ({ ...all, [name]: url }))}
            />
          </TabsContent>
        ))}
      </Tabs>
    </PageContainer>
  );
}
