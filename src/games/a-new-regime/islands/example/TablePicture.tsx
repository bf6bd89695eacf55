import type { Table } from '../../examples/table.ts';
import { AFFILIATION_LETTER, AFFILIATIONS } from '../../vocabulary.ts';
import { StatePicture } from './StatePicture.tsx';

interface Props {
  readonly table: Table;
  readonly caption: string | undefined;
}

/** The states of an example side by side, and the tokens that the reader holds. */
export function TablePicture({ table, caption }: Props) {
  const held = AFFILIATIONS.filter((one) => table.tokens[one] > 0);
  return (
    <figure class={table.states.length > 3 ? 'table-picture many' : 'table-picture'}>
      {caption && <figcaption class="kicker">{caption}</figcaption>}
      <div class="table-states">
        {table.states.map((state) => (
          <StatePicture key={state.name} state={state} outfits={table.outfits} />
        ))}
      </div>
      {held.length > 0 && (
        <p class="purse">
          You hold{' '}
          {held.map((one) => (
            <span key={one} class={`token ${one}`}>
              {table.tokens[one]} <abbr title={`${one} tokens`}>{AFFILIATION_LETTER[one]}</abbr>
            </span>
          ))}
        </p>
      )}
    </figure>
  );
}
