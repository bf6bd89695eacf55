import { describeEachPage } from './eachPage.ts';
import { chapterPages } from './pages.ts';

describeEachPage(chapterPages());
