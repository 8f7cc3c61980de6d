/** The page of `index.html`: a button reads the next page of tickets. */
import { openTickets } from "./tickets.js";

const [list, state, more] = ["tickets", "state", "more"].map((id) => document.getElementById(id));
const url = import.meta.env.VITE_GATEWAY ?? "http://127.0.0.1:4000/graphql";
const tickets = openTickets(url, 3);

async function next() {
  more.disabled = true;
  state.textContent = "Loading";
  try {
    const { value = [], done } = await tickets.next();
    for (const { subject, requester } of value) {
      const row = document.createElement("li");
      row.textContent = `${subject} (${requester?.displayName ?? "requester unknown"})`;
      list.append(row);
    }
    state.textContent = done ? "No more tickets" : "";
    more.disabled = done;
  } catch (error) {
    state.textContent = error.message;
  }
}

more.addEventListener("click", next);
next();
