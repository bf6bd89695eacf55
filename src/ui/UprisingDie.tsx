interface Props {
  readonly value: number;
  /** Side length in CSS pixels. */
  readonly size?: number;
}

/** A six-sided die that bears figures, 0 to 5. */
export function UprisingDie({ value, size = 48 }: Props) {
  return (
    <svg
      class="die"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role="img"
      aria-label={`Uprising die: ${value}`}
    >
      <rect class="die-side" x="5.5" y="5.5" width="37" height="37" rx="7" />
      <circle class="die-edge" cx="24" cy="24" r="15.5" />
      <text class="die-value" x="24" y="31.5" text-anchor="middle">
        {value}
      </text>
    </svg>
  );
}
