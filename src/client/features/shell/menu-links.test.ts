import { describe, expect, it } from "vitest";
import type { User } from "#contract/accounts.ts";
import {
  accountLinks,
  bottomBarLinks,
  footerGroups,
  headerLinks,
  type MenuLink,
  markOf,
} from "./menu-links.ts";

const member: User = {
  id: "3f0c1c1e-7c1f-4f6e-9a55-0d5b5d0f6f11",
  username: "ana",
  email: "ana@example.com",
  isEmailConfirmed: true,
  role: "user",
  displayName: null,
  bio: null,
  location: null,
  avatarUrl: null,
  xp: 0,
  leaderboardOptOut: false,
  createdAt: "2026-01-05T12:00:00.000Z",
  canEditCatalogue: false,
  needsSecondFactor: false,
};
const admin: User = { ...member, role: "admin", canEditCatalogue: true };

const address = ({ link: { to, search } }: MenuLink) => {
  const query = new URLSearchParams(search as Record<string, string> | undefined);
  return query.size > 0 ? `${to}?${query}` : to;
};
const labels = (links: MenuLink[]) => links.map(({ label }) => label);

describe("menus", () => {
  it("shows a visitor the way in", () => {
    expect(labels(headerLinks(null))).toEqual(["Home", "Explore", "My Collection"]);
    expect(labels(accountLinks(null))).toEqual(["Login", "Register"]);
    expect(labels(bottomBarLinks(null))).toEqual(["Home", "Explore", "Collection", "Login"]);
  });

  it("shows a member their profile", () => {
    expect(labels(headerLinks(member))).toEqual(["Home", "Explore", "My Collection"]);
    expect(labels(accountLinks(member))).toEqual(["Profile"]);
    expect(labels(bottomBarLinks(member))).toEqual(["Home", "Explore", "Collection", "Profile"]);
  });

  it("shows the curator the way to the restaurants", () => {
    const curator = { ...member, canEditCatalogue: true };
    const way = { label: "Manage Restaurants", link: { to: "/admin/restaurants" } };
    expect(headerLinks(curator)).toEqual([...headerLinks(member), way]);
    expect(accountLinks(curator)).toContainEqual(way);
  });

  it("shows an admin what only admins use", () => {
    expect(labels(headerLinks(admin))).toEqual([
      "Home",
      "Explore",
      "My Collection",
      "Add Restaurant",
      "Admin",
    ]);
    expect(labels(accountLinks(admin))).toEqual(["Profile", "Admin Dashboard"]);
    expect(labels(bottomBarLinks(admin))).toEqual([
      "Home",
      "Explore",
      "Collection",
      "Add",
      "Profile",
    ]);
  });

  it("leads where its words say", () => {
    const links = [...headerLinks(admin), ...accountLinks(null), ...accountLinks(admin)];
    expect(Object.fromEntries(links.map((link) => [link.label, address(link)]))).toEqual({
      Home: "/",
      Explore: "/explore",
      "My Collection": "/collection",
      "Add Restaurant": "/add-restaurant",
      Admin: "/admin",
      Login: "/login",
      Register: "/login?tab=register",
      Profile: "/profile",
      "Admin Dashboard": "/admin",
    });
    expect(bottomBarLinks(admin).map(address)).toEqual([
      "/",
      "/explore",
      "/collection",
      "/add-restaurant",
      "/profile",
    ]);
  });

  it("has three groups in the footer", () => {
    expect(footerGroups.map(({ title, links }) => [title, ...labels(links)])).toEqual([
      ["Explore", "Home", "Explore Sandwiches", "Find Restaurants", "My Collection"],
      ["Community", "Recommend a Restaurant", "Leaderboard"],
      ["Support", "Contact Us", "Privacy Policy", "Terms of Service"],
    ]);
  });

  it("marks the page that the current one belongs to", () => {
    const marked = (links: MenuLink[], path: string) =>
      labels(links.filter((link) => "aria-current" in markOf(path, link)));
    expect(marked(headerLinks(member), "/wishlist")).toEqual(["My Collection"]);
    expect(marked(bottomBarLinks(member), "/Wishlist")).toEqual(["Collection"]);
    expect(marked(headerLinks(admin), "/edit-restaurant")).toEqual(["Admin"]);
    const curator = { ...member, canEditCatalogue: true };
    expect(marked(headerLinks(curator), "/edit-restaurant")).toEqual(["Manage Restaurants"]);
    expect(marked(headerLinks(member), "/explore")).toEqual([]);
  });
});
