const { compilerConfig } = require("tributary/client/relay");

module.exports = {
  ...compilerConfig,
  src: "src",
  language: "typescript",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
};
