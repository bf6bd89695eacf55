declare module 'subset-font' {
  /** Keeps the glyphs of the characters in `text`; resolves to the bytes of the smaller font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      readonly targetFormat?: 'truetype' | 'woff' | 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly dropTables?: readonly string[];
      readonly noHinting?: boolean;
      readonly noLayoutClosure?: boolean;
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
