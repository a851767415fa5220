import type { ReactNode } from "react";
import { PageContainer } from "#client/ui/page-container.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

type LoginPageProps = {
  tab: string;
  onTabChange: (tab: string) => void;
  /** Why the person was sent here. */
  message?: string;
  art: ReactNode;
};

/** A ticket: the house's side with the bird, and the side one fills in. */
export function LoginPage({ tab, onTabChange, message, art }: LoginPageProps) {
  return (
    <PageContainer className="py-6 sm:py-10 lg:py-16">
      <div className="mx-auto grid max-w-5xl overflow-hidden rounded-card border-2 border-ink bg-card shadow-lift lg:grid-cols-[5fr_6fr]">
        <div className="relative flex items-center gap-5 overflow-hidden bg-band px-5 py-5 text-band-ink sm:px-8 lg:flex-col lg:items-start lg:justify-between lg:gap-10 lg:p-10">
          <div className="grid aspect-square w-20 shrink-0 -rotate-6 place-items-center rounded-full border-2 border-ink bg-paper p-3 sm:w-24 lg:w-60 lg:p-9 [&_svg]:h-auto [&_svg]:w-full">
            {art}
          </div>
          <div>
            <h1 className="text-3xl sm:text-4xl lg:text-6xl">
              {tab === "register" ? "Start Your Collection" : "Welcome Back to the Counter"}
            </h1>
            <p className="mt-3 hidden max-w-xs text-lg lg:block">
              Keep what you tried, what you loved, and what is next.
            </p>
          </div>
          <div
            aria-hidden="true"
            className="checker absolute inset-x-0 bottom-0 hidden lg:block [--checker-color:color-mix(in_oklab,currentColor_25%,transparent)]"
          />
        </div>
        <div className="border-ink border-t-2 border-dashed px-5 py-6 sm:px-8 lg:border-t-0 lg:border-l-2 lg:p-10">
          {message && (
            <p
              role="status"
              className="mb-6 rounded-control bg-mustard-wash px-4 py-3 font-semibold text-on-mustard"
            >
              {message}
            </p>
          )}
          <Tabs value={tab} onValueChange={onTabChange}>
            <TabsList aria-label="Account">
              <TabsTrigger value="login">Login</TabsTrigger>
              <TabsTrigger value="register">Register</TabsTrigger>
            </TabsList>
            <TabsContent value="login">
              <LoginForm />
            </TabsContent>
            <TabsContent value="register">
              <RegisterForm />
            </TabsContent>
          </Tabs>
        </div>
      </div>
    </PageContainer>
  );
}
