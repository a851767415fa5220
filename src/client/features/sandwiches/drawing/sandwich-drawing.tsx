import { ink } from "#client/lib/drawing/shape.tsx";
import { Backdrop } from "./backdrop.tsx";
import { LowerBread, UpperBread } from "./bread-layer.tsx";
import { breadSizes } from "./bread-props.ts";
import { describeSandwich } from "./describe-sandwich.ts";
import { Filling } from "./filling.tsx";
import { HeatFlames } from "./heat-flames.tsx";
import { stackLayers } from "./stack-layers.ts";

type SandwichDrawingProps = {
  name: string;
  ingredients: string[];
  spiceLevel: number;
  /** Says what is shown; without it the drawing is decoration. */
  title?: string;
  className?: string;
};

export function SandwichDrawing({
  name,
  ingredients,
  spiceLevel,
  title,
  className,
}: SandwichDrawingProps) {
  const plan = describeSandwich(ingredients, spiceLevel);
  const { width } = breadSizes[plan.bread];
  const stack = stackLayers(plan);
  const bread = { bread: plan.bread, width, seed: name };
  return (
    <svg
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role="img"
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Backdrop seed={name} floor={stack.floor} />
      <g
        stroke={ink}
        strokeWidth={stack.pen}
        strokeLinejoin="round"
        strokeLinecap="round"
        transform={stack.transform}
      >
        <LowerBread {...bread} {...stack.heel} />
        {stack.layers.map(({ layer, y, height }) => (
          <Filling
            key={y}
            layer={layer}
            y={y}
            height={height}
            width={width}
            seed={`${name} ${layer.kind} ${y}`}
          />
        ))}
        <UpperBread {...bread} {...stack.crown} />
        <HeatFlames heat={plan.heat} y={stack.peak - 14} seed={name} />
      </g>
    </svg>
  );
}
