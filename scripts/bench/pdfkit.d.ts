declare module 'pdfkit' {
  /** The part of pdfkit that the bench uses. */
  export default class PDFDocument {
    constructor(options: {
      readonly size: readonly [number, number];
      readonly margin: number;
      readonly compress: boolean;
    });
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
    save(): this;
    restore(): this;
    rotate(degrees: number): this;
    scale(factor: number): this;
    translate(x: number, y: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this;
    closePath(): this;
    clip(): this;
    fill(colour: string, rule?: 'even-odd'): this;
    stroke(colour: string): this;
    fillAndStroke(fill: string, stroke: string, rule?: 'even-odd'): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    opacity(value: number): this;
    lineWidth(width: number): this;
    lineCap(cap: 'butt' | 'round'): this;
    lineJoin(join: 'miter' | 'round'): this;
    dash(length: number | readonly number[], options?: object): this;
    undash(): this;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options: object): this;
  }
}
