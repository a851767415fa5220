import { useRouterState } from "@tanstack/react-router";
import { Image as ImageIcon, Lock } from "lucide-react";
import { useState } from "react";
import { loginLink } from "#client/features/accounts/login-search.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs.tsx";
import type { User } from "#contract/accounts.ts";
import { isAllowed } from "#contract/permissions.ts";
import { type UploadSlug, uploaders } from "#contract/upload-rules.ts";
import { ImageField } from "./image-field.tsx";
import type { ImageTestTab } from "./image-test-search.ts";

interface ImageTest {
  label: string;
  slug: UploadSlug;
  size: string;
  /** Who may upload such images. */
  people: string;
}

export const imageTests = {
  general: {
    label: "General",
    slug: "generalImageUploader",
    size: "1200x1200",
    people: "members",
  },
  restaurant: {
    label: "Restaurant",
    slug: "restaurantImageUploader",
    size: "1200x800 landscape",
    people: "the people who look after the restaurants",
  },
  sandwich: {
    label: "Sandwich",
    slug: "sandwichImageUploader",
    size: "800x600",
    people: "admins",
  },
} satisfies Record<ImageTestTab, ImageTest>;

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

type ImageTestPanelProps = {
  test: ImageTest;
  viewer: User | null;
  result: string | undefined;
  onResult: (url: string) => void;
};

function ImageTestPanel({ test, viewer, result, onResult }: ImageTestPanelProps) {
  const { label, slug, size, people } = test;
  if (!isAllowed(uploaders[slug].access, viewer)) {
    return <MayNotUpload isSignedIn={viewer !== null} label={label} people={people} />;
  }
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section>
        <h2 className="mb-1.5 text-2xl">{label} image</h2>
        <p className="mb-4 text-soft">
          {label} images are resized to fit {size}.
        </p>
        <ImageField
          slug={slug}
          label={`${label} image to process`}
          value={null}
          onChange={(url) => url && onResult(url)}
          finishedText={`${label} image uploaded successfully`}
        />
      </section>
      <section>
        <h2 className="mb-4 text-2xl">Processed image</h2>
        {result ? (
          <>
            <img
              src={result}
              alt={`Processed ${label.toLowerCase()} upload`}
              className="max-h-128 max-w-full rounded-card border-2 border-ink bg-sunk"
            />
            <p className="mt-3">
              <a href={result} target="_blank" rel="noopener" className="link break-all py-2">
                {result}
              </a>
            </p>
          </>
        ) : (
          <EmptyState
            art={<ImageIcon />}
            title="Nothing uploaded yet"
            text="What the server makes of your image appears here, with its address."
          />
        )}
      </section>
    </div>
  );
}

type MayNotUploadProps = { isSignedIn: boolean; label: string; people: string };

function MayNotUpload({ isSignedIn, label, people }: MayNotUploadProps) {
  const here = useRouterState({ select: ({ location }) => location.href });
  const rule = `${label} images can be uploaded by ${people}.`;
  if (isSignedIn) {
    return <EmptyState art={<Lock />} title="You cannot upload these images" text={rule} />;
  }
  return (
    <EmptyState
      art={<Lock />}
      title="Please log in to upload images."
      text={rule}
      action={<ButtonLink {...loginLink(here)}>Login</ButtonLink>}
    />
  );
}
