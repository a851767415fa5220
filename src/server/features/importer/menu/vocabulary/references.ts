/** Words by which a menu describes a dish by another one. */
export const referenceWords = {
  /** The dish above. */
  above: `as above, same as above, same but, same with, same thing, the same, same, ditto, idem, as before, like above, see above, wie oben,
    das gleiche, dasselbe, wie vor, comme ci-dessus, pareil, le même, la même, igual, lo mismo, como arriba, igual que arriba, come sopra, lo stesso,
    uguale, to samé, totéž, jako výše, stejné, stejný, jako předchozí, to samo, jak wyżej, tak samo, 同上, 上記, 위와 동일, 위와 같`,
  like: `as, like, same as, just like, a, wie, comme, como, come, jako, jak, our, our famous, basically, basically the`,
  articles: `the, our, a, an, der, die, das, le, la, les, el, los, las, il, lo, gli`,
  number: `no, number, nr, nº, num, #, č, numero, número, numéro, n°`,
  /** What follows the name of the other dish. */
  joins: `with, w, plus, and, but, on, in, without, dipped, tossed, topped, mit, und, ohne, avec, et, sans, con, y, sin, e, senza, s, se, a, bez, z, i, oraz, made, gone`,
};
