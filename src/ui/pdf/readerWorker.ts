/** The half of the PDF reader that runs beside the page: it starts itself when it is loaded in a worker. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
