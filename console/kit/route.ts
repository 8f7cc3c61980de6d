/** Current route of the console. The route follows the page's address, and the address follows the route. */
import { addressOf, hrefOf, type Page, type Route, routeIn, type SharedDocument } from "./address.ts";
import { createStore } from "./store.ts";

export const route = createStore<Route>(routeIn(location.hash));
addEventListener("hashchange", () => {
  const next = routeIn(location.hash);
  const { page, item, part } = route.get();
  if (next.page !== page || next.item !== item || next.part !== part) route.set(next);
});

export function goTo(page: Page, item = "", part = ""): void {
  const address = hrefOf(page, item, part);
  if (location.hash !== address) location.hash = address;
  route.set({ page, item, ...(part !== "" && { part }) });
}

/** Sets the page's address to that of a document, unless the reader has left the explorer. */
export function addressDocument(shared: SharedDocument): void {
  const address = addressOf(location, shared);
  if (address !== undefined) history.replaceState(null, "", address);
}
