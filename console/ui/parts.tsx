/** Components that all pages share. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { familyLook, hueStyle } from "#console/data/family-look.ts";
import type { FamilyState } from "#console/data/family-status.ts";
import { Icon, type IconName } from "./icons.tsx";

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  onClick(): void;
}

/** Button that shows only an icon. Its label is its accessible name and its tooltip. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface SwitchTabsProps<T extends string> {
  readonly label: string;
  readonly choices: readonly Choice<NoInfer<T>>[];
  readonly value: T;
  onChange(value: NoInfer<T>): void;
  /** The id of the panel that the tabs switch. */
  readonly controls?: string;
}

/** Tabs of one panel; the arrow keys move between them. */
export function SwitchTabs<T extends string>({
  label,
  choices,
  value,
  onChange,
  controls,
}: SwitchTabsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = choices.findIndex((choice) => choice.value === value);
    const next = choices[(at + step + choices.length) % choices.length];
    if (!next) return;
    onChange(next.value);
    row.current?.querySelectorAll("button")[choices.indexOf(next)]?.focus();
  };
  return (
    <div className="switch-tabs" role="tablist" aria-label={label} ref={row} onKeyDown={move}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="tab"
          aria-selected={choice.value === value}
          aria-controls={controls}
          tabIndex={choice.value === value ? 0 : -1}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

const CONTROLS = "button:not(.menu-panel *), select:not(.menu-panel *)";

/** Toolbar with one tab stop. The arrow keys move between its controls. */
export function ControlRow({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | undefined>(undefined);
  const controls = () => [...(row.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const setStop = () => {
    const all = controls();
    const stop =
      all.find((one) => one === focused.current) ?? all.find((one) => one.ariaCurrent === "true") ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  useEffect(setStop); // each rendering may add or remove controls
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const all = controls();
    const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
    if (step === 0 || at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    <div
      className={className}
      role="toolbar"
      aria-label={label}
      ref={row}
      onKeyDown={move}
      onFocus={({ target }) => {
        focused.current = target;
        setStop();
      }}
    >
      {children}
    </div>
  );
}

/** A menu below its button; Escape and a click elsewhere close it. */
export function Menu({
  label,
  children,
  align = "left",
}: {
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
  readonly align?: "left" | "right";
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  return (
    <div className="menu" ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        className="quiet"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        <Icon name="down" size={12} />
      </button>
      {open && (
        <div className={`menu-panel ${align}`} id={id}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** Name of a family, after a square in its color. */
export function FamilyName({ name, short = false }: { readonly name: string; readonly short?: boolean }) {
  const look = familyLook(name);
  return (
    <span className="family-name" style={hueStyle(name)}>
      <i aria-hidden="true" />
      {short ? look.short : look.label}
    </span>
  );
}

/** Health of a family as text, after a square in its color. */
export function Health({
  state,
  children,
}: {
  readonly state: FamilyState | undefined;
  readonly children?: ReactNode;
}) {
  const health = state?.health ?? "unknown";
  return (
    <span className={`health ${health}`}>
      <i aria-hidden="true" />
      {children} {health === "ok" ? "well" : health}
    </span>
  );
}

/** Placeholder without content. It says why the place is empty and how to fill it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="empty">
      <strong>{title}</strong>
      {children && <div>{children}</div>}
    </div>
  );
}

interface SplitProps {
  readonly id: string;
  readonly label: string;
  readonly first: ReactNode;
  readonly second: ReactNode;
  readonly direction?: "row" | "column";
  /** True if the second part precedes the first in tab order and for screen readers. */
  readonly secondFirst?: boolean;
  /** Share of the first part in percent, until the user has moved the line. */
  readonly initial: number;
}

const readShare = (id: string, initial: number): number => {
  const stored = Number(localStorage.getItem(`tributary.split.${id}`));
  return stored >= 10 && stored <= 90 ? stored : initial;
};

/** Two parts with a line between them, which the pointer and the arrow keys move. */
export function Split({ id, label, first, second, direction = "row", secondFirst, initial }: SplitProps) {
  const [share, setShare] = useState(() => readShare(id, initial));
  const root = useRef<HTMLDivElement>(null);
  const moveTo = (percent: number) => {
    const next = Math.min(85, Math.max(12, percent));
    setShare(next);
    localStorage.setItem(`tributary.split.${id}`, String(Math.round(next)));
  };
  const drag = (event: PointerEvent<HTMLHRElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = root.current?.getBoundingClientRect();
    if (!box) return;
    moveTo(
      direction === "row"
        ? ((event.clientX - box.left) / box.width) * 100
        : ((event.clientY - box.top) / box.height) * 100,
    );
  };
  const key = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -2, ArrowUp: -2, ArrowRight: 2, ArrowDown: 2 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(share + step);
  };
  const template = `minmax(0, ${share}fr) 1px minmax(0, ${100 - share}fr)`;
  return (
    <div
      className={`split ${direction}`}
      ref={root}
      style={direction === "row" ? { gridTemplateColumns: template } : { gridTemplateRows: template }}
    >
      <div className={secondFirst ? "split-part last" : "split-part"}>{secondFirst ? second : first}</div>
      <hr
        className="split-line"
        aria-label={label}
        aria-orientation={direction === "row" ? "vertical" : "horizontal"}
        aria-valuenow={Math.round(share)}
        aria-valuemin={12}
        aria-valuemax={85}
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={key}
      />
      <div className={secondFirst ? "split-part first" : "split-part"}>{secondFirst ? first : second}</div>
    </div>
  );
}

/** A message that disappears after some seconds. Screen readers announce it. */
export function useNotice(): readonly [ReactNode, (text: string) => void] {
  const [text, setText] = useState("");
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => setText(""), 4_000);
    return () => clearTimeout(timer);
  }, [text]);
  return [
    <div key="notice" className="notice" role="status">
      {text}
    </div>,
    setText,
  ];
}
