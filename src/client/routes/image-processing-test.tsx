import { createFileRoute } from "@tanstack/react-router";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { ImageTestPage } from "#client/features/uploads/image-test-page.tsx";
import { readImageTestSearch } from "#client/features/uploads/image-test-search.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/image-processing-test")({
  validateSearch: readImageTestSearch,
  head: () => unlistedHead("Image Processing Test"),
  component: ImageProcessingTest,
});

function ImageProcessingTest() {
  const viewer = useViewer();
  const { tab = "general" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImageTestPage
      viewer={viewer}
      tab={tab}
      onTabChange={(chosen) =>
        navigate({
          search: { tab: chosen === "general" ? undefined : chosen },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
