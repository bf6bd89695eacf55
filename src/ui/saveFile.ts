/** Hands a file that was made here to the browser's downloads. */
export function saveFile(name: string, content: string | Uint8Array, type: string): void {
  // Copied where it is bytes: a blob may not be made of a view on shared memory, and types cannot tell.
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const address = URL.createObjectURL(new Blob([part], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the blob a little after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
