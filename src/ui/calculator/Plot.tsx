import { useId } from 'preact/hooks';
import { toNumber } from '#lib/core/rational.ts';
import { percentText } from './numbers.ts';
import type { Filling, Plot as PlotData } from './view.ts';

/** Room for values above and labels below the columns, as shares of the height. */
const TOP = 12;
const FOOT = 86;

/**
 * Chances as columns, each with its value above it; fillings differ in pattern as well as in colour. All is placed by
 * shares of the box, so that letters keep their size on every screen.
 */
export function Plot({ title, bars, fillings }: PlotData) {
  const id = useId();
  const highest = Math.max(...bars.map(({ chance }) => toNumber(chance)), 0.0001);
  const slot = 100 / bars.length;
  const width = Math.min(slot * 0.82, 22);
  const told = bars.map(({ label, chance }) => `${label}: ${percentText(chance)}`).join('; ');
  const small = bars.length > 8;
  const many = bars.length > 12;
  return (
    <figure class="plot">
      <figcaption class="kicker">{title}</figcaption>
      <svg class={small ? 'plot-columns small' : 'plot-columns'} role="img" aria-label={`${title}. ${told}.`}>
        <defs>
          <pattern
            id={`${id}-hatched`}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect class="plot-ground" width="7" height="7" />
            <rect class="plot-mark" width="2.6" height="7" />
          </pattern>
          <pattern id={`${id}-dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect class="plot-ground" width="6" height="6" />
            <circle class="plot-mark" cx="3" cy="3" r="1.1" />
          </pattern>
        </defs>
        {bars.map(({ label, chance, filling }, index) => {
          const height = (toNumber(chance) / highest) * (FOOT - TOP);
          const middle = slot * (index + 0.5);
          // Where the screen is narrow every other value has to do, the last one among them.
          const between = many && (bars.length - 1 - index) % 2 === 1 ? ' between' : '';
          return (
            <g key={index}>
              <rect
                class={`plot-bar ${filling}`}
                x={`${middle - width / 2}%`}
                y={`${FOOT - height}%`}
                width={`${width}%`}
                height={`${height}%`}
                fill={filling === 'solid' ? undefined : `url(#${id}-${filling})`}
              />
              <text
                class={`plot-value${between}`}
                x={`${middle}%`}
                y={`${FOOT - height}%`}
                dy="-5"
                text-anchor="middle"
              >
                {small ? percentText(chance, 0).replace(/.%$/, '') : percentText(chance)}
              </text>
              <text
                class={`plot-label${between}`}
                x={`${middle}%`}
                y={`${FOOT}%`}
                dy="18"
                text-anchor="middle"
              >
                {label}
              </text>
            </g>
          );
        })}
        <line class="plot-foot" x1="0" x2="100%" y1={`${FOOT}%`} y2={`${FOOT}%`} />
      </svg>
      {Object.keys(fillings).length > 1 && (
        <ul class="plot-key" role="list">
          {(Object.entries(fillings) as [Filling, string][]).map(([filling, words]) => (
            <li key={filling}>
              <svg width="22" height="14" aria-hidden="true">
                <rect
                  class={`plot-bar ${filling}`}
                  x="0.5"
                  y="0.5"
                  width="21"
                  height="13"
                  fill={filling === 'solid' ? undefined : `url(#${id}-${filling})`}
                />
              </svg>
              {words}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
