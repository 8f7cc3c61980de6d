/** Files that the console's bundler hands in as text. */
declare module "*?raw" {
  const text: string;
  export default text;
}
