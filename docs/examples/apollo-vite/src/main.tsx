import { ApolloProvider } from "@apollo/client/react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { connect } from "./client.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element root");
const client = connect(import.meta.env["VITE_GATEWAY"] ?? "http://127.0.0.1:4000/graphql");
createRoot(root).render(
  <ApolloProvider client={client}>
    <App />
  </ApolloProvider>,
);
