/** Entry point of the console. */
import "./styles/tokens.css";
import "./styles/frame.css";
import "./styles/explore.css";
import "./styles/result.css";
import "./styles/pages.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { fitFirstDocument, openDocument } from "./data/documents.ts";
import { readSchema } from "./data/schema.ts";
import { readSession, session } from "./data/session.ts";
import { sharedIn } from "./kit/address.ts";

const shared = sharedIn(location);
if (shared) openDocument(shared.document, shared.variables);
if (location.search !== "") window.history.replaceState(null, "", `${location.pathname}${location.hash}`);

// The page is shown while the session and the schema load.
session.subscribe(() => fitFirstDocument(session.get()?.first ?? ""));
void readSession();
void readSchema();

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
