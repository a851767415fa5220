import { type LinkProps, linkOptions } from "@tanstack/react-router";
import type { User } from "#contract/accounts.ts";

export interface MenuLink {
  label: string;
  link: LinkProps;
}

/** Exact, because every path starts with "/". */
export const homeLink = linkOptions({
  to: "/",
  activeOptions: { exact: true, includeSearch: false },
});

/** Pages without a menu link of their own, and the links that they belong to. */
const within: Record<string, string[]> = {
  "/wishlist": ["/collection"],
  "/edit-restaurant": ["/admin", "/admin/restaurants"],
};

/** Marks the link that the current page belongs to. The router marks the page's own link. */
export const markOf = (path: string, { link }: MenuLink) =>
  within[path.toLowerCase()]?.includes(String(link.to))
    ? ({ "aria-current": "page" } as const)
    : {};

const home: MenuLink = { label: "Home", link: homeLink };
const explore: MenuLink = { label: "Explore", link: linkOptions({ to: "/explore" }) };
const recommend: MenuLink = {
  label: "Recommend a Restaurant",
  link: linkOptions({ to: "/recommend-restaurant" }),
};
const leaderboard: MenuLink = {
  label: "Leaderboard",
  link: linkOptions({ to: "/leaderboard" }),
};
const addRestaurant = linkOptions({ to: "/add-restaurant" });
/** For the curator, who cannot open other admin pages. */
const manageRestaurants: MenuLink = {
  label: "Manage Restaurants",
  link: linkOptions({ to: "/admin/restaurants" }),
};

export function headerLinks(viewer: User | null): MenuLink[] {
  const everyone = [
    home,
    explore,
    { label: "My Collection", link: linkOptions({ to: "/collection" }) },
  ];
  if (viewer?.role === "admin") {
    return [
      ...everyone,
      { label: "Add Restaurant", link: addRestaurant },
      { label: "Admin", link: linkOptions({ to: "/admin" }) },
    ];
  }
  return viewer?.canEditCatalogue ? [...everyone, manageRestaurants] : everyone;
}

/** Also in the phone menu, because the footer is far away there. */
export const communityLinks = [recommend, leaderboard];

export function accountLinks(viewer: User | null): MenuLink[] {
  if (!viewer) {
    return [
      { label: "Login", link: linkOptions({ to: "/login" }) },
      { label: "Register", link: linkOptions({ to: "/login", search: { tab: "register" } }) },
    ];
  }
  const profile = { label: "Profile", link: linkOptions({ to: "/profile" }) };
  if (viewer.role === "admin")
    return [profile, { label: "Admin Dashboard", link: linkOptions({ to: "/admin" }) }];
  if (!viewer.canEditCatalogue) return [profile];
  return [profile, manageRestaurants];
}

export function bottomBarLinks(viewer: User | null): MenuLink[] {
  return [
    home,
    explore,
    { label: "Collection", link: linkOptions({ to: "/collection" }) },
    ...(viewer?.role === "admin" ? [{ label: "Add", link: addRestaurant }] : []),
    viewer
      ? { label: "Profile", link: linkOptions({ to: "/profile" }) }
      : { label: "Login", link: linkOptions({ to: "/login" }) },
  ];
}

export const footerGroups: { title: string; links: MenuLink[] }[] = [
  {
    title: "Explore",
    links: [
      home,
      { label: "Explore Sandwiches", link: linkOptions({ to: "/explore" }) },
      {
        label: "Find Restaurants",
        link: linkOptions({ to: "/explore", search: { view: "restaurants" } }),
      },
      { label: "My Collection", link: linkOptions({ to: "/collection" }) },
    ],
  },
  {
    title: "Community",
    links: communityLinks,
  },
  {
    title: "Support",
    links: [
      { label: "Contact Us", link: linkOptions({ to: "/contact" }) },
      { label: "Privacy Policy", link: linkOptions({ to: "/privacy" }) },
      { label: "Terms of Service", link: linkOptions({ to: "/terms" }) },
    ],
  },
];
