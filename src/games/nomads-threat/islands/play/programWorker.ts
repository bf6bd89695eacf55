import { openProgram, type Answer, type Question } from './program.ts';

/** Runs in a worker of its own: whoever has no use for an answer any more ends the worker. */
const ask = openProgram((answer: Answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<Question>) => ask(data));
