import { Biscuit, RiceBun } from "./bread-biscuit.tsx";
import { BunCrown, BunHeel } from "./bread-bun.tsx";
import { LongCrown, LongHeel } from "./bread-long.tsx";
import { PocketBack, PocketFront } from "./bread-pocket.tsx";
import type { BreadProps } from "./bread-props.ts";
import { Slice } from "./bread-slice.tsx";

/** Drawn before the filling. */
export function LowerBread(props: BreadProps) {
  switch (props.bread) {
    case "pocket":
      return <PocketBack {...props} />;
    case "baguette":
    case "ciabatta":
    case "croissant":
      return <LongHeel {...props} />;
    case "white":
    case "milk":
    case "sourdough":
    case "seeded":
      return <Slice {...props} />;
    case "biscuit":
      return <Biscuit {...props} />;
    case "rice":
      return <RiceBun {...props} />;
    default:
      return <BunHeel {...props} />;
  }
}

/** Drawn after the filling. */
export function UpperBread(props: BreadProps) {
  const raised = { ...props, y: props.y - props.height };
  switch (props.bread) {
    case "pocket":
      return <PocketFront {...props} />;
    case "baguette":
    case "ciabatta":
    case "croissant":
      return <LongCrown {...props} />;
    case "white":
    case "milk":
    case "sourdough":
    case "seeded":
      return <Slice {...raised} />;
    case "biscuit":
      return <Biscuit {...raised} browned />;
    case "rice":
      return <RiceBun {...raised} />;
    default:
      return <BunCrown {...props} />;
  }
}
