/** A new element of a class, with children; texts become text, never markup. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}
