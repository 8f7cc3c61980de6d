/** Helpers for browser functions: files and the clipboard. */

/** Downloads a text as a file. */
export const download = (name: string, text: string, type = "application/json"): void =>
  saveBlob(name, new Blob([text], { type }));

/** Downloads a blob as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Lets the user choose a text file. @returns its text, or undefined if none was chosen. */
export function chooseFile(accept: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file) file.text().then(resolve, () => resolve(undefined));
      else resolve(undefined);
    });
    input.addEventListener("cancel", () => resolve(undefined));
    input.click();
  });
}

export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
