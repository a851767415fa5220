import { Switch } from "#client/ui/switch.tsx";
import { useExplore } from "./explore-context.ts";

type FilterSwitchProps = { name: "openNow" | "saved" | "untried"; label: string };

export function FilterSwitch({ name, label }: FilterSwitchProps) {
  const { search, change } = useExplore();
  return (
    <Switch
      name={name}
      value="1"
      label={label}
      checked={search[name] === 1}
      onChange={(event) => change({ [name]: event.target.checked ? 1 : undefined })}
    />
  );
}
