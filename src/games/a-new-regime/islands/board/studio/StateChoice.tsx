interface Props {
  readonly label: string;
  readonly states: readonly { readonly key: number; readonly name: string }[];
  /** Key of the state that is chosen. */
  readonly chosen: number;
  readonly onChoose: (key: number) => void;
  /** Shows a state on the map while it is thought about; undefined shows none. */
  readonly point: (key: number | undefined) => void;
}

/** A state to be chosen from a list, and shown on the map as it is. */
export function StateChoice({ label, states, chosen, onChoose, point }: Props) {
  return (
    <label class="to">
      <span>{label}</span>{' '}
      <select
        value={chosen}
        onChange={(event) => {
          onChoose(Number(event.currentTarget.value));
          point(Number(event.currentTarget.value));
        }}
        onBlur={() => point(undefined)}
      >
        {states.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
