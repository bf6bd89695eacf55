import { Key } from '#ui/Key.tsx';
import { renamed, tracedStates, without, type TraceState } from './traceState.ts';

interface Props {
  readonly state: TraceState;
  readonly onChange: (state: TraceState) => void;
}

/** The states of a trace by number: their names, and a way to take each out. */
export function TracedNames({ state, onChange }: Props) {
  const states = tracedStates(state.trace);
  if (states.length === 0) return <p class="fine">Nothing is traced yet. States without a name get one.</p>;
  return (
    <ol class="traced-names">
      {states.map(({ name }, at) => (
        <li key={at}>
          <input
            type="text"
            value={name}
            maxLength={40}
            autocomplete="off"
            placeholder="Name"
            aria-label={`Name of state ${at + 1}`}
            onInput={({ currentTarget }) => onChange(renamed(state, at, currentTarget.value))}
          />
          <Key label={`Remove state ${at + 1}`} onPress={() => onChange(without(state, at))}>
            ×
          </Key>
        </li>
      ))}
    </ol>
  );
}
