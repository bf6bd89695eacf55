import { launchBrowser } from './tests/site/browser.ts';
import { serveFolder } from './scripts/server.ts';
const { address, close } = await serveFolder({ folder: process.env.D ?? '/tmp/search-dist', base: '/', port: 0 });
const b = await launchBrowser();
for (const [w,h,scheme] of [[1280,800,'light'],[1280,800,'dark'],[360,740,'light']] as const) {
  const ctx = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
  const p = await ctx.newPage();
  p.on('console', m => console.log('console', m.type(), m.text())); p.on('pageerror', e => console.log('ERR', e.message));
  await p.goto(address + 'a-new-regime/outfits/');
  await p.keyboard.press('/');
  await p.waitForTimeout(300);
  await p.screenshot({ path: `/tmp/shot-${w}-${scheme}-0.png` });
  let i=1;
  for (const q of ['imperalize', '8.2', 'outfit price', 'zzqq']) {
    await p.keyboard.press('Escape').catch(()=>{});
    if (!await p.locator('dialog').first().isVisible()) await p.keyboard.press('/');
    await p.locator('site-search .field').fill(q);
    if (q==='outfit price') { await p.keyboard.press('ArrowDown'); await p.keyboard.press('ArrowDown'); }
    await p.waitForTimeout(250);
    await p.screenshot({ path: `/tmp/shot-${w}-${scheme}-${i++}.png` });
  }
  await ctx.close();
}
await b.close(); await close();
