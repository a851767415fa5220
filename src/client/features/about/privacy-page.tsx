import { TextPage, TextSection } from "./text-page.tsx";

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="We keep what the product needs to work, show nobody what is yours alone, and sell nothing."
    >
      <TextSection title="What we keep">
        <p>
          If you create an account: your username, your email address and a hash of your password,
          never the password itself; a picture, a display name, a bio and a location if you add
          them. Then what you do here: your collection with its notes, your ratings, reviews and
          photos, your points and badges, and the restaurants you recommend.
        </p>
        <p>
          For every sign-in we note when it began and was last used, the browser it came from and
          its network address, so that you can recognise and end it.
        </p>
      </TextSection>
      <TextSection title="Who can see it">
        <p>
          Everybody: your username and picture, your reviews, your level and your badges. Only you:
          your notes. Beside you, the team that keeps the catalogue can see your email address, the
          rest of your profile, which sandwiches are in your collection, and what you wrote in a
          recommendation.
        </p>
      </TextSection>
      <TextSection title="Cookies and storage">
        <p>
          One cookie keeps you signed in, and one tells us that this browser is known to you; four
          others remember whether you last looked at sandwiches or restaurants, your time zone, and
          whether you chose rows instead of cards and drawings instead of photos. Your browser also
          stores your own account record, what you have begun to write and the place you last
          searched near. There is no advertising, no tracking, and nothing on our pages is loaded
          from anybody else.
        </p>
      </TextSection>
      <TextSection title="Your location">
        <p>
          We ask for it when you press a button that needs it and use it to measure distances. It
          stands in the address of the page that shows them and stays in your browser, so that the
          next page knows it too; we do not keep it.
        </p>
      </TextSection>
      <TextSection title="Your data is yours">
        <p>
          You can download everything we have about you and delete your account at any time. Reviews
          and recommendations stay, without your name and without any way to reach you; all the rest
          is gone.
        </p>
      </TextSection>
    </TextPage>
  );
}
