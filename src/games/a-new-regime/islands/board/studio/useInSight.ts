import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Pixels between the board and the upper edge of the screen. */
const MARGIN = 8;

/**
 * On a small screen the panel of a state lies over the foot of the screen. Then the page scrolls, as far as it must, so
 * that the board is seen above it: all of it with the keys below, or else the open state.
 *
 * @param inside the panel
 * @param key the state that it is about
 */
export function useInSight(inside: RefObject<HTMLElement>, key: number): void {
  useLayoutEffect(() => {
    const maker = inside.current?.closest('.maker');
    const find = (what: string) => maker?.querySelector<HTMLElement | SVGElement>(what);
    const [panel, frame, keys] = [find('.controls'), find('.sheet-frame'), find('.at-hand')];
    const state = find(`.overlay [data-id="${key}"]`);
    if (!(panel instanceof HTMLElement) || !frame || !keys || !state) return;
    if (getComputedStyle(panel).position !== 'fixed') return;
    // Not where the panel is drawn just now, for it may be sliding in.
    const floor = innerHeight - panel.offsetHeight;
    // In a frame that scrolls by itself, too.
    state.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const board = frame.getBoundingClientRect();
    const { bottom } = keys.getBoundingClientRect();
    if (bottom - board.top + MARGIN <= floor) {
      if (board.top < 0 || bottom > floor) scrollBy(0, board.top - MARGIN);
    } else {
      const { top, height } = state.getBoundingClientRect();
      if (top < 0 || top + height > floor) scrollBy(0, top + height / 2 - floor / 2);
    }
  }, [key]);
}
