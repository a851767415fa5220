import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export const Tabs = Radix.Root;

export const TabsList = (props: ComponentProps<typeof Radix.List>) => (
  <Radix.List
    className="hide-scrollbar flex overflow-x-auto overflow-y-hidden border-ink border-b-2 p-1 pb-0"
    {...props}
  />
);

export const TabsTrigger = (props: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className="type-display flex min-h-touch shrink-0 cursor-pointer items-center gap-2 rounded-t-control px-4 text-lg text-soft transition-colors duration-150 hover:text-ink data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55 data-[state=active]:bg-ink data-[state=active]:text-paper"
    {...props}
  />
);

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cx("pt-6", className)} {...props} />;
}
