import { openProgram, type Answer, type Question } from './program.ts';

/** Runs in a worker of its own: whoever has no use for an answer any more ends the worker. */
const ask = openProgram((answer: Answer) => postMessage(answer));

/** Questions are answered one after the other. */
let answered = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answered = answered.then(() => ask(data)).catch(reportError);
});
