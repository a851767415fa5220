import { TextPage, TextSection } from "./text-page.tsx";

export function TermsPage() {
  return (
    <TextPage
      title="Terms of Service"
      lead="Be honest about what you ate, be decent to other people, and check before you rely on us."
    >
      <TextSection title="Your reviews">
        <p>
          Review sandwiches that you have eaten, once each, in your own words. You stay the author;
          by posting you let us show your review here. We may hide what is false on purpose, bought,
          abusive or against the law.
        </p>
      </TextSection>
      <TextSection title="Your account">
        <p>
          One person, one account. Keep your password to yourself. You can leave whenever you like;
          we may close an account that harms others.
        </p>
      </TextSection>
      <TextSection title="What we cannot promise">
        <p>
          Prices, hours and menus change faster than any catalogue. Ingredients and allergens are
          shown as far as somebody stated them, and unknown stays unknown:{" "}
          <strong>if you have an allergy, ask the restaurant</strong>. The service comes as it is,
          without warranty.
        </p>
      </TextSection>
    </TextPage>
  );
}
