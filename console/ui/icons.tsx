/** Icons of the console, drawn as lines in the color of their text. */

const paths = {
  explore: "M4 5h16M4 10h10M4 15h7M14 14l5 3-5 3z",
  reports: "M5 20V10M11 20V4M17 20v-7M3 20h18",
  families: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  links: "M6 6a2 2 0 1 0 .1 0M18 12a2 2 0 1 0 .1 0M6 18a2 2 0 1 0 .1 0M8 7l8 5M8 17l8-4",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  search: "M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5L20 20",
  run: "M7 4l13 8-13 8z",
  stop: "M6 6h12v12H6z",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  user: "M12 4a4 4 0 1 0 .1 0M4 20c1-5 15-5 16 0",
} as const;

export type IconName = keyof typeof paths;

/** Decorative icon beside a text, or in a button that has a label. Screen readers skip it. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
