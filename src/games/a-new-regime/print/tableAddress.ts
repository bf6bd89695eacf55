import { err, ok, type Result } from '#lib/core/result.ts';

/** Longer than any address that a table on screen would fetch. */
const LONGEST = 1000;

/**
 * The address of the folder with the pictures as a table on screen wants it, with a slash at its end: of what was
 * typed, which may be an address or the path of a folder on Windows, macOS or Linux. Nothing stays nothing.
 */
export function tableAddress(typed: string): Result<string> {
  const text = typed.trim().replace(/^"(.*)"$/, '$1');
  if (text === '') return ok('');
  const forward = text.replaceAll('\\', '/');
  const address = /^[a-z]:\//i.test(forward)
    ? `file:///${forward}`
    : forward.startsWith('/') && !forward.startsWith('//')
      ? `file://${forward}`
      : text;
  if (text.length > LONGEST || !/^(?:https?:\/\/[^\s/]\S*|file:\/\/\/.+)$/.test(address))
    return err({
      code: 'bad-address',
      message:
        'This must be an address that begins with https:// or http:// and holds no space, or the path of a folder, as in C:\\Games\\regime or /home/me/regime, or nothing.',
      where: 'address',
      got: text,
    });
  return ok(address.endsWith('/') ? address : `${address}/`);
}
