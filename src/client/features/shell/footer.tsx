import { AppLink } from "#client/ui/app-link.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { footerGroups } from "./menu-links.ts";
import { SocialLinks } from "./social-links.tsx";
import { Wordmark } from "./wordmark.tsx";

type FooterProps = { socialLinks: string[]; hasDemo: boolean };

export function Footer({ socialLinks, hasDemo }: FooterProps) {
  return (
    <footer className="mt-20 overflow-hidden bg-band text-band-ink [--color-focus:var(--color-band-ink)]">
      <div aria-hidden="true" className="checker [--checker-color:var(--color-paper)]" />
      <PageContainer className="grid gap-x-8 gap-y-10 pt-12 pb-10 lg:grid-cols-[1.3fr_2fr]">
        <div>
          <p className="type-display max-w-[16ch] text-balance text-4xl sm:text-5xl">
            Discover, rate, and share the best chicken sandwiches in your area.
          </p>
          <SocialLinks addresses={socialLinks} />
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 grid-rows-[auto_1fr] gap-8 sm:grid-cols-3 sm:grid-rows-none lg:pt-1.5"
        >
          {footerGroups.map(({ title, links }) => (
            <div key={title} className="first:row-span-2 sm:first:row-span-1">
              <h2 className="type-label border-current border-b-2 pb-2">{title}</h2>
              <ul className="mt-1.5">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <AppLink
                      href={href}
                      className="inline-block py-2.5 leading-6 underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-current"
                    >
                      {label}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </PageContainer>
      {hasDemo && (
        <PageContainer className="pb-6">
          <p className="max-w-prose text-base">
            You are looking at a demo catalogue: its restaurants, sandwiches and reviews are
            invented.
          </p>
        </PageContainer>
      )}
      <PageContainer className="h-[21vw] max-h-60 overflow-hidden">
        <Wordmark className="w-full [--comb:var(--color-mustard)]" />
      </PageContainer>
    </footer>
  );
}
