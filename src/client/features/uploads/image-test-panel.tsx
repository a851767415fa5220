import { Image as ImageIcon } from "lucide-react";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { User } from "#contract/accounts.ts";
import { isAllowed } from "#contract/permissions.ts";
import { uploaders } from "#contract/upload-rules.ts";
import { ImageField } from "./image-field.tsx";
import type { ImageTest } from "./image-test-tabs.ts";
import { MayNotUpload } from "./may-not-upload.tsx";

type ImageTestPanelProps = {
  test: ImageTest;
  viewer: User | null;
  result: string | undefined;
  onResult: (url: string) => void;
};

export function ImageTestPanel({ test, viewer, result, onResult }: ImageTestPanelProps) {
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
