interface Props {
  readonly count: number;
  /** What they are, for a reader who cannot see them: `2 black figures`. */
  readonly label: string;
}

/** People as small pawns in a row, in the colour of the text. */
export function Figures({ count, label }: Props) {
  const width = Math.max(1, count) * 14;
  return (
    <svg class="figures" viewBox={`0 0 ${width} 22`} width={width} height={22} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          transform={`translate(${index * 14})`}
          d="M7 1.5a3.6 3.6 0 0 1 1.9 6.6L10.6 17H12v3.5H2V17H3.4L5.1 8.1A3.6 3.6 0 0 1 7 1.5Z"
        />
      ))}
    </svg>
  );
}
