import { useNavigate, useRouter } from "@tanstack/react-router";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { Switch } from "#client/ui/switch.tsx";
import { useExplore } from "./explore-context.ts";
import { FilterSwitch } from "./filter-switch.tsx";

type MemberSwitchProps = { name: "saved" | "untried"; label: string; loginText: string };

/** A filter by the member's own shelf. A visitor is asked to log in, and finds it switched on afterwards. */
export function MemberSwitch({ name, label, loginText }: MemberSwitchProps) {
  const { viewer } = useExplore();
  const navigate = useNavigate({ from: "/explore" });
  const router = useRouter();
  if (viewer) return <FilterSwitch name={name} label={label} />;

  async function logIn() {
    await navigate({ to: "/explore", search: (now) => ({ ...now, [name]: 1 }), replace: true });
    askToLogin(router, loginText);
  }
  return <Switch name={name} value="1" label={label} checked={false} onChange={logIn} />;
}
