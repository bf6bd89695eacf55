/** What the search uses of Pagefind's interface, which ships without types. */
declare module '@pagefind/default-ui' {
  export const PagefindUI: new (options: {
    readonly element: HTMLElement;
    readonly baseUrl: string;
    readonly bundlePath: string;
    readonly showImages: boolean;
    readonly showSubResults: boolean;
    readonly translations: Readonly<Record<string, string>>;
  }) => object;
}
