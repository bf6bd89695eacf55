interface Props {
  readonly value: number;
  readonly shaded: boolean;
  /** Side length in CSS pixels. */
  readonly size?: number;
}

/** An eight-sided die seen from above: the face that counts in the middle, dark if it is shaded. */
export function ActionDie({ value, shaded, size = 48 }: Props) {
  return (
    <svg
      class={shaded ? 'die shaded' : 'die'}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role="img"
      aria-label={`Action die: ${shaded ? 'shaded' : 'unshaded'} ${value}`}
    >
      <path class="die-side" d="M24 2.5 42.6 13.2V34.8L24 45.5 5.4 34.8V13.2Z" />
      <path
        class="die-edge"
        d="M24 2.5 42.6 34.8H5.4ZM42.6 13.2 24 2.5 5.4 13.2M5.4 34.8 24 45.5 42.6 34.8"
      />
      <path class="die-face" d="M24 2.5 42.6 34.8H5.4Z" />
      <text class="die-value" x="24" y="31" text-anchor="middle">
        {value}
      </text>
    </svg>
  );
}
