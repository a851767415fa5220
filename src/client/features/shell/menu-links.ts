import type { User } from "#contract/accounts.ts";

export interface MenuLink {
  label: string;
  href: string;
}

const home: MenuLink = { label: "Home", href: "/" };
const explore: MenuLink = { label: "Explore", href: "/explore" };
const addRestaurant = "/add-restaurant";
/** For the curator, who may open no other admin page. */
const manageRestaurants: MenuLink = { label: "Manage Restaurants", href: "/admin/restaurants" };

export function headerLinks(viewer: User | null): MenuLink[] {
  const everyone = [home, explore, { label: "My Collection", href: "/collection" }];
  if (viewer?.role === "admin") {
    return [
      ...everyone,
      { label: "Add Restaurant", href: addRestaurant },
      { label: "Admin", href: "/admin" },
    ];
  }
  return viewer?.canEditCatalogue ? [...everyone, manageRestaurants] : everyone;
}

export function accountLinks(viewer: User | null): MenuLink[] {
  if (!viewer) {
    return [
      { label: "Login", href: "/login" },
      { label: "Register", href: "/login?tab=register" },
    ];
  }
  const profile = { label: "Profile", href: "/profile" };
  if (viewer.role === "admin") return [profile, { label: "Admin Dashboard", href: "/admin" }];
  if (!viewer.canEditCatalogue) return [profile];
  return [profile, manageRestaurants];
}

export function bottomBarLinks(viewer: User | null): MenuLink[] {
  return [
    home,
    explore,
    { label: "Collection", href: "/collection" },
    ...(viewer?.role === "admin" ? [{ label: "Add", href: addRestaurant }] : []),
    viewer ? { label: "Profile", href: "/profile" } : { label: "Login", href: "/login" },
  ];
}

export const footerGroups: { title: string; links: MenuLink[] }[] = [
  {
    title: "Explore",
    links: [
      home,
      { label: "Explore Sandwiches", href: "/explore" },
      { label: "Find Restaurants", href: "/explore?view=restaurants" },
      { label: "My Collection", href: "/collection" },
    ],
  },
  {
    title: "Community",
    links: [
      { label: "Recommend a Restaurant", href: "/recommend-restaurant" },
      { label: "Leaderboard", href: "/leaderboard" },
    ],
  },
  {
    title: "Support",
    links: [
      { label: "Contact Us", href: "/contact" },
      { label: "Privacy Policy", href: "/privacy" },
      { label: "Terms of Service", href: "/terms" },
    ],
  },
];
