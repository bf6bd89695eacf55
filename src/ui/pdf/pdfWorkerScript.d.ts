/** The reader's other half is a script without types: it is loaded for what it does. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
