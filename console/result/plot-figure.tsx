/** A chart of Observable Plot, as wide as its container. */
import * as Plot from "@observablehq/plot";
import { useEffect, useRef, useState } from "react";

const LEAST_WIDTH = 280;

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });

/** Formats a number on an axis: `1.2K`. */
export const axisText = (value: number): string => compact.format(value);

/** Width for the longest of some texts in a chart, px. */
export const roomFor = (texts: readonly string[]): number =>
  16 + Math.ceil(Math.max(0, ...texts.map(widthOf)));

/** Estimated width, px. Capitals, as in enum values, are wider than other letters. */
const widthOf = (text: string): number => 7 * text.length + 2 * (text.match(/[A-Z]/g)?.length ?? 0);

/** Makes a chart one image with one name for screen readers, and removes the names of its groups. */
function readable(chart: Element): void {
  for (const group of chart.querySelectorAll("g[aria-label]")) group.removeAttribute("aria-label");
  const drawing = chart.matches("svg") ? chart : chart.querySelector("svg[aria-label]");
  drawing?.setAttribute("role", "img");
}

interface PlotFigureProps {
  /** Options of the chart for a width, px. */
  readonly options: (width: number) => Plot.PlotOptions;
  /** Called with the title of the clicked part. */
  readonly onPart?: (title: string) => void;
}

export function PlotFigure({ options, onPart }: PlotFigureProps) {
  const place = useRef<HTMLDivElement>(null);
  const clicked = useRef(onPart);
  clicked.current = onPart;
  const [width, setWidth] = useState(480);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 480)));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const chart = Plot.plot(options(Math.max(LEAST_WIDTH, width)));
    readable(chart);
    chart.addEventListener("click", ({ target }) => {
      const title = target instanceof Element ? target.querySelector("title")?.textContent : undefined;
      if (title) clicked.current?.(title);
    });
    place.current?.replaceChildren(chart);
    return () => chart.remove();
  }, [options, width]);
  return <div className="bars" ref={place} />;
}
