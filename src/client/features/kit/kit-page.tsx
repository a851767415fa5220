import { PageContainer } from "#client/ui/page-container.tsx";
import { KitControls } from "./kit-controls.tsx";
import { KitForms } from "./kit-forms.tsx";
import { KitFoundations } from "./kit-foundations.tsx";
import { KitOverlays } from "./kit-overlays.tsx";
import { KitStates } from "./kit-states.tsx";
import { KitSurfaces } from "./kit-surfaces.tsx";
import { KitUploads } from "./kit-uploads.tsx";

/** Every piece of the design kit in every state, on one page. */
export function KitPage() {
  return (
    <PageContainer className="pt-10">
      <p className="type-label text-paprika">Development only</p>
      <h1 className="mt-2 mb-4 text-6xl sm:text-8xl">The kit</h1>
      <KitFoundations />
      <KitControls />
      <KitSurfaces />
      <KitForms />
      <KitUploads />
      <KitOverlays />
      <KitStates />
    </PageContainer>
  );
}
