import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const read = (text: string) =>
  readMenu(text, "").map(({ name, section, description }) => [name, section, description]);

test("among names in capitals a phrase below a price describes", () => {
  const page = `Sandwiches
Chicken Shawarma
$9.49
Garlic sauce
Beef Shawarma
$9.99
Tahini sauce
Mix Shawarma
$9.99
Chicken and beef, garlic and tahini
Crispy Chicken
$10.49
Chicken fingers, cheddar, mayo`;
  expect(read(page)).toEqual([
    ["Chicken Shawarma", "Sandwiches", "Garlic sauce"],
    ["Mix Shawarma", "Sandwiches", "Chicken and beef, garlic and tahini"],
    ["Crispy Chicken", "Sandwiches", "Chicken fingers, cheddar, mayo"],
  ]);
});

test("below an empty line a title opens the next list, whatever its words", () => {
  const page = `Hamburguesas
Clásica
Carne, queso, lechuga
$ 9.000
Pollo crispy
Pechuga, cheddar, tomate
$ 9.500

Minutas
Milanesa napolitana con papas
$ 12.000
Suprema Maryland
Con papas, banana y crema de choclo
$ 12.500

Bebidas
Agua
$ 2.000
Gaseosa
$ 2.500`;
  expect(read(page)).toEqual([["Pollo crispy", "Hamburguesas", "Pechuga, cheddar, tomate"]]);
});
