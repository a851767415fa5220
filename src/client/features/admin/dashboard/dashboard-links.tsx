import {
  Award,
  ChevronRight,
  ClipboardList,
  Flag,
  Inbox,
  type LucideIcon,
  Medal,
  Plus,
  ScrollText,
  Search,
  Store,
  Users,
} from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";

interface DashboardLink {
  label: string;
  href: string;
  icon: LucideIcon;
}

const groups: { title: string; links: DashboardLink[] }[] = [
  {
    title: "Content Management",
    links: [
      { label: "Add Restaurant", href: "/add-restaurant", icon: Plus },
      { label: "Manage Restaurants", href: "/admin/restaurants", icon: Store },
      { label: "Explore Sandwiches", href: "/explore", icon: Search },
      { label: "Restaurant Recommendations", href: "/admin/recommendations", icon: Inbox },
    ],
  },
  {
    title: "Badge Management",
    links: [
      { label: "Manage Badges", href: "/admin/badges", icon: Medal },
      { label: "Award Badges", href: "/admin/award-badges", icon: Award },
    ],
  },
  {
    title: "Community",
    links: [
      { label: "Reported Reviews", href: "/admin/reviews", icon: Flag },
      { label: "Members", href: "/admin/members", icon: Users },
      { label: "Audit Log", href: "/admin/audit-log", icon: ScrollText },
      { label: "What Is Missing", href: "/admin/gaps", icon: ClipboardList },
    ],
  },
];

export function DashboardLinks() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ title, links }) => (
        <Card key={title}>
          <CardBody>
            <h2 className="text-2xl">{title}</h2>
            <ul className="-mx-2">
              {links.map(({ label, href, icon: Icon }) => (
                <li key={href}>
                  <AppLink
                    href={href}
                    className="group flex min-h-touch items-center gap-3 rounded-control px-2 font-semibold hover:bg-mustard-wash hover:text-on-mustard"
                  >
                    <Icon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-paprika group-hover:text-current"
                    />
                    {label}
                    <ChevronRight aria-hidden="true" className="ml-auto size-5 text-soft" />
                  </AppLink>
                </li>
              ))}
            </ul>
          </CardBody>
        </Card>
      ))}
    </div>
  );
}
