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
const explore: MenuLink = { label: "Explore", link: { to: "/explore" } };
const recommend: MenuLink = {
  label: "Recommend a Restaurant",
  link: { to: "/recommend-restaurant" },
};
const leaderboard: MenuLink = { label: "Leaderboard", link: { to: "/leaderboard" } };
const addRestaurant: LinkProps = { to: "/add-restaurant" };
/** For the curator, who cannot open other admin pages. */
const manageRestaurants: MenuLink = {
  label: "Manage Restaurants",
  link: { to: "/admin/restaurants" },
};

export function headerLinks(viewer: User | null): MenuLink[] {
  const everyone: MenuLink[] = [
    home,
    explore,
    { label: "My Collection", link: { to: "/collection" } },
  ];
  if (viewer?.role === "admin") {
    return [
      ...everyone,
      { label: "Add Restaurant", link: addRestaurant },
      { label: "Admin", link: { to: "/admin" } },
    ];
  }
  return viewer?.canEditCatalogue ? [...everyone, manageRestaurants] : everyone;
}

/** Also in the phone menu, because the footer is far away there. */
export const communityLinks = [recommend, leaderboard];

export function accountLinks(viewer: User | null): MenuLink[] {
  if (!viewer) {
    return [
      { label: "Login", link: { to: "/login" } },
      { label: "Register", link: { to: "/login", search: { tab: "register" } } },
    ];
  }
  const profile: MenuLink = { label: "Profile", link: { to: "/profile" } };
  if (viewer.role === "admin")
    return [profile, { label: "Admin Dashboard", link: { to: "/admin" } }];
  if (!viewer.canEditCatalogue) return [profile];
  return [profile, manageRestaurants];
}

export function bottomBarLinks(viewer: User | null): MenuLink[] {
  return [
    home,
    explore,
    { label: "Collection", link: { to: "/collection" } },
    ...(viewer?.role === "admin" ? [{ label: "Add", link: addRestaurant }] : []),
    viewer
      ? { label: "Profile", link: { to: "/profile" } }
      : { label: "Login", link: { to: "/login" } },
  ];
}

export const footerGroups: { title: string; links: MenuLink[] }[] = [
  {
    title: "Explore",
    links: [
      home,
      { label: "Explore Sandwiches", link: { to: "/explore" } },
      {
        label: "Find Restaurants",
        link: { to: "/explore", search: { view: "restaurants" } },
      },
      { label: "My Collection", link: { to: "/collection" } },
    ],
  },
  { title: "Community", links: communityLinks },
  {
    title: "Support",
    links: [
      { label: "Contact Us", link: { to: "/contact" } },
      { label: "Privacy Policy", link: { to: "/privacy" } },
      { label: "Terms of Service", link: { to: "/terms" } },
    ],
  },
];
