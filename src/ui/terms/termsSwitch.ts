/** Whether definitions open beside words. On the root while they do not; ThemeScript puts it there on opening. */
const KEY = 'realmwright-terms';

export const termsAreOn = (): boolean => document.documentElement.dataset['terms'] !== 'off';

/** Holds for this page at once, and for all later ones where the browser lets it be remembered. */
export function switchTerms(on: boolean): void {
  show(on);
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Not remembered then.
  }
}

/** Follows what another open page of this site chooses, and calls `told` when it does. */
export function followTermsSwitch(told: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    show(newValue !== 'off');
    told();
  });
}

function show(on: boolean): void {
  if (on) delete document.documentElement.dataset['terms'];
  else document.documentElement.dataset['terms'] = 'off';
}
