import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { TextPage, TextSection } from "./text-page.tsx";

export function ContactPage() {
  const { contactEmail: email } = useSuspenseQuery(siteQuery).data;
  return (
    <TextPage
      title="Contact Us"
      lead="Cluck is kept by a small team that eats a lot of chicken sandwiches."
    >
      <TextSection title="A restaurant is missing">
        <p>
          <Link to="/recommend-restaurant" className="link">
            Recommend it
          </Link>
          : its website and a line about why it is worth adding are all we need. You do not have to
          sign in.
        </p>
      </TextSection>
      <TextSection title="Everything else">
        {email ? (
          <p>
            Wrong prices, closed doors, lost passwords, ideas: write to{" "}
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
            .
          </p>
        ) : (
          <p>
            The people who run this installation have not published an address yet. What you tell us
            through a recommendation reaches them too.
          </p>
        )}
      </TextSection>
    </TextPage>
  );
}
