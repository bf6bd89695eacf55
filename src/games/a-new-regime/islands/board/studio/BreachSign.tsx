/** A warning triangle with a number, in a square of 20 around 0: the same in the list and on the map. */
export function BreachSign({ number }: { readonly number: number }) {
  return (
    <g class="breach-sign">
      <path class="casing" d="M0-8.5 9 7.500H-9Z" />
      <path class="sign" d="M0-8.5 9 7.500H-9Z" />
      <text y="5.2" text-anchor="middle" class={number > 9 ? 'long' : undefined}>
        {number}
      </text>
    </g>
  );
}
