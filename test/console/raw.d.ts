/** Files that the console's bundler imports as text. */
declare module "*?raw" {
  const text: string;
  export default text;
}
